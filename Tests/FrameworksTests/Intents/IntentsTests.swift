import ActivityKit
import Foundation
import Intents
import Testing

private final class CityIntent: INIntent, @unchecked Sendable {
    var city: String? { get { value("city") } set { setValue("city", newValue) } }
}
private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int; var note = "" }
    var driver: String
}

@Suite struct IntentsTests {
    @Test("an intent keeps its parameters by name, and a copy has its own")
    func values() {
        let intent = CityIntent()
        intent.city = "Como"
        let copy = intent.copy() as? CityIntent
        #expect(copy?.city == "Como" && copy == intent)
        copy?.city = nil
        #expect(intent.city == "Como" && copy != intent)
        #expect(intent.value(forKey: "city") as? String == "Como")
    }

    @Test("a collection lists the items of its sections")
    func collections() {
        let object = INObject(identifier: "1", display: "One")
        let collection = INObjectCollection(sections: [INObjectSection(title: "A", items: [object]), INObjectSection(title: nil, items: [INObject(identifier: "2", display: "Two")])])
        #expect(collection.allItems.map(\.displayString) == ["One", "Two"])
        #expect(INObject(identifier: "1", display: "One") == object)
    }

    @Test("an activity is listed, updated, becomes stale and ends")
    func activity() async throws {
        let activity = try Activity.request(attributes: Ride(driver: "Ann"), content: .init(state: .init(minutes: 5), staleDate: nil))
        #expect(Activity<Ride>.activities.contains { $0.id == activity.id })
        await activity.update(.init(state: .init(minutes: 3), staleDate: .distantPast))
        #expect(activity.content.state.minutes == 3 && activity.activityState == .stale)
        await activity.end(.init(state: .init(minutes: 0), staleDate: nil), dismissalPolicy: .immediate)
        await activity.update(.init(state: .init(minutes: 9), staleDate: nil))
        #expect(activity.content.state.minutes == 0 && activity.activityState == .dismissed)
        #expect(!Activity<Ride>.activities.contains { $0.id == activity.id })
    }

    @Test("an activity with more than 4 KB does not begin")
    func activityTooLarge() {
        #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
            try Activity.request(attributes: Ride(driver: "Ann"), content: .init(state: .init(minutes: 5, note: String(repeating: "x", count: 5000)), staleDate: nil))
        }
    }
}
