import Foundation
import JSONValues
import Testing

/// What app and extension have apart: versions, groups, assets.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ProjectCases {
    private func project(_ name: String) -> String { CaseRun.folder.appendingPathComponent("Extensions/\(name)").path }

    private func findings(_ arguments: [String]) throws -> [JSONValue] {
        try JSONValue(parsing: CommandLineRun(arguments + ["--json"]).output)["findings"]?.array ?? []
    }

    @Test("W49: below the extension's own deployment target the gallery has no widget of the app, from it on it has")
    func deploymentTarget() throws {
        let path = project("W49")
        for (system, kinds, code) in [("26.0", [], Int32(4)), ("26.4", ["Habits"], 0), ("26", ["Habits"], 0), ("18", [], 4)] {
            let run = try CommandLineRun(["describe", path, "--os", system, "--json"])
            let document = try JSONValue(parsing: run.output)
            #expect((document["galleries"]?.array?.first?["widgets"]?.array ?? []).compactMap { $0["kind"]?.string } == kinds, "\(system)")
            #expect(run.code == code, "\(system): \(run.errors)")
            let reason = (document["findings"]?.array ?? []).first { $0["code"] == "system-below-deployment-target" }
            #expect((reason == nil) == !kinds.isEmpty)
            if let reason {
                #expect(reason["severity"] == "error")
                for word in ["Habits", "HabitsWidget", "26.4"] { #expect(reason["message"]?.string?.contains(word) == true, "\(reason)") }
            }
        }
        // Where the app does not run either nobody misses its widgets.
        let old = try findings(["describe", path, "--os", "17"]).first { $0["code"] == "system-below-deployment-target" }
        #expect(old?["severity"] == "note")
        #expect(try findings(["doctor", path]).contains { $0["code"] == "deployment-target-above-app" })
        try withFolder { folder in
            let drawn = try CaseRun("W49", ["--os", "26.4", "--role", "timeline"], in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Habits")).texts.first?.contains("26.4") == true)
            let none = try CommandLineRun(["snapshot", path, "--os", "26.0", "--out", folder + "/none"])
            #expect(none.code == 4 && none.errors.contains("26.4"))
        }
    }

    @Test("W52: what the app writes to a group reaches the widget only where both targets hold the group")
    func group() throws {
        try withFolder { folder in
            for (name, greeting, code) in [("Lacking", "none", Int32(1)), ("Both", "Hello", 0)] {
                let path = "W52/\(name).xcodeproj", state = ["--state", folder + "/\(name)-state"], group = "group.example.greeting"
                let set = try CommandLineRun(["group", project(path), "set", group, "greeting", "--string", "Hello", "--as", "app"] + state)
                #expect(set.code == code, "\(set.errors)")
                // The app reads what it wrote either way: nothing tells it.
                #expect(try CommandLineRun(["group", project(path), "get", group, "greeting", "--as", "app"] + state).output == "Hello\n")
                let drawn = try CaseRun(path, ["--role", "timeline"] + state, in: folder + "/\(name)")
                #expect(try drawn.tree(drawn.row(widget: "Greeting")).texts == [greeting])
                let found = drawn.findings("app-group-in-one-target")
                #expect(found.isEmpty == (code == 0))
                for message in found.compactMap({ $0["message"]?.string }) + (code == 0 ? [] : [set.errors]) {
                    #expect(message.contains("not to Greeter:") && message.contains(group), "\(message)")
                }
                #expect(try findings(["doctor", project(path)]).contains { $0["code"] == "app-group-in-one-target" } == (code != 0))
            }
        }
    }

    @Test("W53: a picture of the extension's catalog alone is drawn in the extension; in the app's process nothing is, and the finding names the catalog")
    func asset() throws {
        try withFolder { folder in
            func red(_ run: CaseRun, _ row: JSONValue) throws -> Int { count(in: try run.picture(row), red: 250 ... 255, green: 0 ... 10, blue: 0 ... 10) }
            let own = try CaseRun("W53", ["--role", "timeline,preview"], in: folder + "/extension")
            for row in own.rows() { #expect(try red(own, row) > 20_000, "\(row)") }
            #expect(own.rows().count == 2 && own.findings("asset-missing").isEmpty)
            let app = try CaseRun("W53", ["--process", "app"], in: folder + "/app")
            let row = try #require(app.rows(("role", "preview")).first)
            #expect(app.rows().count == 1)
            #expect(try red(app, row) == 0)
            #expect(try app.tree(row).texts.contains("Monday"))
            let finding = try #require(app.findings("asset-missing").first)
            #expect(finding["message"]?.string?.contains("Extension.xcassets of CalendarWidget") == true, "\(finding)")
            #expect(finding["file"] == "Widget/CalendarWidget.swift" && finding["line"] == 8, "\(finding)")
            let refused = try CommandLineRun(["snapshot", project("W53"), "--process", "app", "--role", "timeline", "--out", folder + "/refused"])
            #expect(refused.code == 2 && refused.complaint?.contains("previews") == true)
        }
    }
}
