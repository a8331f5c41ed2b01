import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

/// Live Activities that intents begin, update and end, on the page.
@Suite struct BegunActivitiesTests {
    /// A widget whose intent changes activities as `changes` says, and an activity whose label is the state that it is asked for in.
    private final class Ferries {
        let fake = FakeExtension()
        var changes: [ActivityRecord] = []

        init() {
            fake.listing.widgets.append(WidgetDescription(kind: "Ferry", families: ["activityBanner", "islandCompact", "islandMinimal", "islandExpanded"], configuration: "activity"))
            fake.provider = { request, now in
                guard request.kind == "Ferry" else { return .init([(now, "content")]) }
                let isStale = request.configuration[ActivityRecord.staleName] == "true"
                return .init([(now, "\(request.configuration[ActivityRecord.stateName] ?? "none")\(isStale ? " stale" : "")")])
            }
            fake.intent = { [unowned self] _ in
                var performed = WidgetSession.Performed()
                performed.activities = changes
                return .success(performed)
            }
        }

        func perform(_ device: TestDevice, _ changes: ActivityRecord...) throws {
            self.changes = changes
            try device.device.change { _ = try device.device.host.perform(PerformRequest(intent: "Move", parameters: "{}"), of: 1) }
        }
    }

    private static func record(_ id: String, _ state: String, relevance: Double = 0, phase: ActivityRecord.Phase = .active, stale: Double? = nil, dismissal: Double? = nil) -> ActivityRecord {
        ActivityRecord(id: id, kind: "Ferry", attributes: "{}", state: state, staleDate: stale, relevance: relevance, phase: phase, dismissalDate: dismissal)
    }

    /// "a: 9" is identifier and what its banner says; an ended one has a cross.
    private func shown(_ device: TestDevice) throws -> [String] {
        try (device.state["shownActivities"]?.array ?? []).map { one in
            let tree = try #require(one["places"]?["activityBanner"]?["tree"]?.string)
            return "\(one["id"]?.string ?? "-"): \(try device.get(tree)["root"]?["label"]?.string ?? "")\(one["hasEnded"]?.bool == true ? " x" : "")"
        }
    }

    @Test("what an intent begins is shown, what it updates changes, what it ends stays on the Lock Screen for a while, and what it ends at once is gone")
    func life() throws {
        let ferries = Ferries()
        try withTestDevice(ferries.fake) { device in
            try device.add()
            try ferries.perform(device, Self.record("a", "9"))
            #expect(try shown(device) == ["a: 9"])
            try ferries.perform(device, Self.record("a", "4"), Self.record("b", "7"))
            #expect(try shown(device) == ["a: 4", "b: 7"])
            // The extension knows them.
            #expect(ferries.fake.toldActivities.map(\.id) == ["a", "b"])
            try ferries.perform(device, Self.record("b", "7", phase: .dismissed), Self.record("a", "0", phase: .ended))
            #expect(try shown(device) == ["a: 0 x"])
            try device.post("/api/clock", ["at": JSONValue(start + 3 * 3600)])
            #expect(try shown(device) == ["a: 0 x"])
            try device.post("/api/clock", ["at": JSONValue(start + 4 * 3600 + 1)])
            #expect(try shown(device) == [])
        }
    }

    @Test("the most relevant one is in front; one runs for eight hours at most; its time on the Lock Screen may be shorter; an old state is stale")
    func times() throws {
        let ferries = Ferries()
        try withTestDevice(ferries.fake) { device in
            try device.add()
            try ferries.perform(device, Self.record("a", "1"), Self.record("b", "2", relevance: 5), Self.record("c", "3"))
            #expect(try shown(device) == ["b: 2", "a: 1", "c: 3"])
            try ferries.perform(device, Self.record("a", "1", phase: .ended, dismissal: start + 60), Self.record("c", "3", stale: start + 30))
            try device.post("/api/clock", ["at": JSONValue(start + 40)])
            #expect(try shown(device) == ["b: 2", "a: 1 x", "c: 3 stale"])
            try device.post("/api/clock", ["at": JSONValue(start + 70)])
            #expect(try shown(device) == ["b: 2", "c: 3 stale"])
            try device.post("/api/clock", ["at": JSONValue(start + 8 * 3600 + 60)])
            #expect(try shown(device) == ["b: 2 x", "c: 3 stale x"])
        }
    }

    @Test("an activity outlives the server, is told to a new build, and can be taken away by hand")
    func kept() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = Ferries(), before = try TestDevice(folder, first.fake)
        try before.add()
        try first.perform(before, Self.record("a", "9"))
        before.device.close()
        let second = Ferries(), after = try TestDevice(folder, second.fake)
        defer { after.device.close() }
        #expect(try shown(after) == ["a: 9"])
        try after.post("/api/widgets/1/reload")
        #expect(second.fake.toldActivities.map(\.state) == ["9"])
        try after.post("/api/activities", ["extension": "com.example.widget", "kind": "Ferry", "activity": "a", "running": false])
        #expect(try shown(after) == [])
        try after.post("/api/widgets/1/reload")
        #expect(second.fake.toldActivities == [])
        #expect(try after.post("/api/activities", ["extension": "com.example.widget", "kind": "Ferry", "activity": "a", "running": false])["error"] != nil)
    }

    @Test("an app has so many activities at most; one more is not kept, which the log says")
    func limit() throws {
        let ferries = Ferries()
        try withTestDevice(ferries.fake) { device in
            try device.add()
            for number in 1...25 { try ferries.perform(device, Self.record("a\(number)", "\(number)")) }
            #expect(try device.state["shownActivities"]?.array?.count == 20)
            #expect(try device.get("/api/log")["lines"]?.array?.count { $0["text"]?.string?.contains("was not begun") == true } == 5)
        }
    }
}
