import Drawing
import ExtensionMessages
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

@Suite struct EditSheetTests {
    /// A widget whose sheet shows "line" only while "isOn" is true, with the line first.
    private static func configurable() -> FakeExtension {
        let fake = FakeExtension()
        var isOn = ParameterDescription(name: "isOn", title: "On", kind: "bool"), line = ParameterDescription(name: "line", title: "Line", kind: "entity", isOptional: true, defaultValue: "\"u1\"", hasOptions: true)
        isOn.control = "switch"
        line.control = "searchableList"
        fake.listing.widgets[0].parameters = [isOn, line]
        fake.laidOut = { request in
            let shows = request.configuration["isOn"] == "true"
            let line = ParameterSheet.Row(name: "line", isHidden: !shows, value: request.configuration["line"], title: request.configuration["line"] == "\"u2\"" ? "Second" : nil)
            let isOn = ParameterSheet.Row(name: "isOn", value: request.configuration["isOn"])
            return .success(ParameterSheet(summary: "[isOn]", rows: shows ? [line, isOn] : [isOn, line]))
        }
        return fake
    }

    private func rows(_ device: TestDevice) throws -> [String] {
        try (device.get("/api/widgets/1/configuration")["parameters"]?.array ?? []).map { row in
            "\(row["name"]?.string ?? "")\(row["isHidden"]?.bool == true ? " hidden" : "") \(row["value"]?.text(isCompact: true) ?? "")\(row["text"]?.string.map { " (\($0))" } ?? "")"
        }
    }

    @Test("the sheet has the summary's order; what it hides is marked, and comes as soon as a value asks for it, with the value it had")
    func summary() throws {
        try withTestDevice(Self.configurable()) { device in
            try device.add()
            try device.post("/api/widgets/1/configure", ["name": "line", "value": "u2"])
            #expect(try rows(device) == ["isOn null", "line hidden \"u2\" (Second)"])
            try device.post("/api/widgets/1/configure", ["name": "isOn", "value": true])
            #expect(try rows(device) == ["line \"u2\" (Second)", "isOn true (true)"])
        }
    }

    @Test("an optional value that is cleared is unset, also where there is a default; undo brings it back")
    func clearing() throws {
        try withTestDevice(Self.configurable()) { device in
            try device.add()
            try device.post("/api/widgets/1/configure", ["name": "line", "value": "u2"])
            try device.post("/api/widgets/1/configure", ["name": "line", "value": .null])
            #expect(device.fake.timelineCalls.last?.configuration["line"] == "null")
            #expect(try device.get("/api/widgets/1/configuration")["parameters"]?.array?.last?["value"] == .null)
            try device.post("/api/undo")
            #expect(device.fake.timelineCalls.last?.configuration["line"] == "\"u2\"")
            try device.post("/api/undo")
            #expect(device.fake.timelineCalls.last?.configuration["line"] == nil)
        }
    }

    @Test("what is typed reaches the query with the values chosen so far; its time and its failure are told")
    func queries() throws {
        let fake = Self.configurable()
        fake.offered = { request in
            guard request.search != "x" else { return .failure([Finding(code: "intent-options-failed", severity: .warning, basis: .doc, message: "It is closed.", fix: "Open it.")]) }
            var options = ParameterOptions(sections: [.init(title: "Lines", options: [.init(value: "\"u9\"", title: "\(request.search ?? "all") \(request.configuration["isOn"] ?? "")", subtitle: "blue")])])
            options.seconds = 4
            return .success(options)
        }
        try withTestDevice(fake) { device in
            try device.add()
            try device.post("/api/widgets/1/configure", ["name": "isOn", "value": true])
            let answer = try device.get("/api/widgets/1/options?parameter=line&search=ab%20c")
            let option = answer["sections"]?.array?.first?["options"]?.array?.first
            #expect(option?["value"]?.string == "u9" && option?["title"]?.string == "ab c true" && option?["subtitle"]?.string == "blue")
            #expect(answer["seconds"]?.number == 4)
            let failed = try device.get("/api/widgets/1/options?parameter=line&search=x")
            #expect(failed["problems"]?.array?.first?.string == "It is closed. [intent-options-failed]")
            #expect(try device.ask("GET", "/api/widgets/1/options?parameter=none").status == 404)
        }
    }

    @Test("a sheet that cannot be laid out says why, and shows the parameters as they are declared")
    func noSheet() throws {
        let fake = Self.configurable()
        fake.laidOut = { _ in .failure([Finding(code: "extension-crashed", severity: .error, basis: .seen, message: "It trapped.", fix: "Mend it.")]) }
        try withTestDevice(fake) { device in
            try device.add()
            let form = try device.get("/api/widgets/1/configuration")
            #expect(form["problems"]?.array?.first?.string == "It trapped. [extension-crashed]")
            #expect(form["parameters"]?.array?.compactMap { $0["name"]?.string } == ["isOn", "line"])
        }
    }
}
