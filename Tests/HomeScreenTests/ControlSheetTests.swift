import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

/// The edit sheet of a control.
@Suite struct ControlSheetTests {
    private static func configurable() -> FakeExtension {
        let fake = FakeExtension()
        var door = WidgetDescription(kind: "Door", displayName: "Door", families: ["control", "controlSmall"], configuration: "control")
        door.parameters = [ParameterDescription(name: "deck", title: "Deck", kind: "string", isOptional: true, defaultValue: "\"upper\""), ParameterDescription(name: "city", title: "City", kind: "entity", hasOptions: true)]
        fake.listing.widgets.append(door)
        fake.provider = { request, now in .init([(now, "door \(request.configuration["deck"] ?? "-")")]) }
        fake.offered = { request in .success(ParameterOptions(sections: [.init(options: [.init(value: "\"x\"", title: "\(request.kind) \(request.configuration["deck"] ?? "-")")])])) }
        return fake
    }
    private static let key: [JSONValue.Member] = [.init("extension", "com.example.widget"), .init("kind", "Door")]
    private static let query = "extension=com.example.widget&kind=Door"

    private func label(_ device: TestDevice) throws -> String? {
        let tree = try #require(try device.get("/api/controls")["controls"]?.array?.first?["places"]?["controlSmall"]?["tree"]?.string)
        return try device.get(tree)["root"]?["label"]?.string
    }

    @Test("a control with parameters says so, shows its sheet and lists, is drawn with what was chosen, and undo takes it back")
    func sheet() throws {
        try withTestDevice(Self.configurable()) { device in
            #expect(try device.get("/api/controls")["controls"]?.array?.first?["isEditable"]?.bool == true)
            #expect(try label(device) == "door -")
            #expect(try device.get("/api/controls/configuration?\(Self.query)&sheet=a")["parameters"]?.array?.compactMap { $0["value"]?.string ?? "" } == ["upper", ""])
            let generation = try device.state["controls"]?["generation"]
            try device.post("/api/controls/configure", .object(Self.key + [.init("name", "deck"), .init("value", "lower")]))
            #expect(try device.state["controls"]?["generation"] != generation)
            #expect(try label(device) == "door \"lower\"")
            #expect(try device.get("/api/controls/options?\(Self.query)&parameter=city")["sections"]?.array?.first?["options"]?.array?.first?["title"]?.string == "Door \"lower\"")
            try device.post("/api/controls/configure", .object(Self.key + [.init("name", "deck"), .init("value", .null)]))
            #expect(try label(device) == "door null")
            try device.post("/api/undo")
            #expect(try label(device) == "door \"lower\"")
            #expect(try device.post("/api/controls/configure", .object(Self.key + [.init("name", "none"), .init("value", 1)]))["error"] != nil)
            #expect(try device.ask("GET", "/api/controls/configuration?extension=com.example.widget&kind=Status").status == 404)
        }
    }

    @Test("what a control was given is kept with the device")
    func kept() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let before = try TestDevice(folder, Self.configurable())
        try before.post("/api/controls/configure", .object(Self.key + [.init("name", "deck"), .init("value", "lower")]))
        before.device.close()
        let after = try TestDevice(folder, Self.configurable())
        defer { after.device.close() }
        #expect(try label(after) == "door \"lower\"")
    }
}
