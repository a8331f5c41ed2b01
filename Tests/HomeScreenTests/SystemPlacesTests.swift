import Drawing
import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

@Suite struct SystemPlacesTests {
    /// A widget, an activity with three states, and a control.
    private static func extensionWithPlaces() -> FakeExtension {
        let fake = FakeExtension()
        fake.listing.widgets += [WidgetDescription(kind: "Ferry", families: ["activityBanner", "islandCompact", "islandMinimal", "islandExpanded"], configuration: "activity"),
                                 WidgetDescription(kind: "Lamp", displayName: "Lamp", families: ["control", "controlSmall", "controlWide"], configuration: "control")]
        fake.provider = { request, now in request.kind == "Ferry" ? .init([(now, "boarding"), (now, "sailing"), (now, "landed")]) : .init([(now, request.kind)]) }
        return fake
    }

    private func ferry(_ device: TestDevice) throws -> JSONValue { try #require(try device.state["activities"]?.array?.first) }
    private func places(_ device: TestDevice) throws -> JSONValue? { try device.state["shownActivities"]?.array?.first?["places"] }
    private static let kind: [JSONValue.Member] = [.init("extension", "com.example.widget"), .init("kind", "Ferry")]
    private func set(_ device: TestDevice, _ members: [JSONValue.Member]) throws -> JSONValue { try device.post("/api/activities", .object(Self.kind + members)) }

    @Test("activities and controls are not in the gallery; an activity is drawn in all its places while it runs, in the state it is in")
    func running() throws {
        try withTestDevice(Self.extensionWithPlaces()) { device in
            #expect(try device.get("/api/gallery")["widgets"]?.array?.compactMap { $0["kind"]?.string } == ["Status"])
            #expect(try ferry(device)["isRunning"]?.bool == false && places(device) == nil)
            _ = try set(device, [.init("running", true)])
            let all = try #require(try places(device))
            #expect(all.members?.map(\.name) == ["activityBanner", "islandCompact", "islandExpanded", "islandMinimal"])
            let tree = try #require(all["islandCompact"]?["tree"]?.string)
            #expect(try device.get(tree)["root"]?["label"]?.string == "boarding")
            let banner = try #require(all["activityBanner"]?["picture"]?.string)
            #expect(try device.ask("GET", banner + "&scale=1").status == 200)
            _ = try set(device, [.init("entry", 2)])
            let last = try #require(try places(device)?["islandCompact"]?["tree"]?.string)
            #expect(try device.get(last)["root"]?["label"]?.string == "landed")
            #expect(try set(device, [.init("entry", 3)])["error"] != nil)
            _ = try set(device, [.init("running", false)])
            #expect(try ferry(device)["isRunning"]?.bool == false)
        }
    }

    @Test("an activity without a known state says why it is not drawn")
    func withoutState() throws {
        let fake = Self.extensionWithPlaces()
        fake.provider = { _, _ in .init([]) }
        try withTestDevice(fake) { device in
            let answer = try set(device, [.init("running", true)]), after = try ferry(device)
            #expect(answer["error"]?.string?.isEmpty == false)
            #expect(after["isRunning"]?.bool == false)
        }
    }

    @Test("controls have their current values, and are drawn anew after an intent ran")
    func controls() throws {
        try withTestDevice(Self.extensionWithPlaces()) { device in
            let before = try device.state["controls"]
            #expect(before?["count"]?.number == 1)
            let control = try #require(try device.get("/api/controls")["controls"]?.array?.first)
            #expect(control["name"]?.string == "Lamp" && control["places"]?.members?.map(\.name) == ["controlSmall", "controlWide"])
            try device.add()
            try device.post("/api/widgets/1/tap", ["x": 10, "y": 10])
            #expect(try device.state["controls"]?["generation"] != before?["generation"])
            for body in [["kind": "Lamp", "extension": "com.example.widget", "family": "systemSmall", "x": 1, "y": 1], ["kind": "Status", "extension": "com.example.widget", "family": "controlSmall", "x": 1, "y": 1]] as [JSONValue] {
                #expect(try device.post("/api/system/tap", body)["error"] != nil)
            }
        }
    }
}
