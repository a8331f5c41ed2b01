@testable import ActivityKit
import Foundation
import Testing

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int; var note = "" }
    var driver: String
}

/// The process has one registry of activities.
@Suite(.serialized) struct ActivityTests {
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

    @Test("what the system keeps is found by processes that did not begin it, and follows what the system says")
    func kept() async throws {
        func ride(_ minutes: Int, _ phase: ActivityState = .active) -> KeptActivity {
            KeptActivity(id: "a", kind: "Ride", attributes: Data(#"{"driver":"Bo"}"#.utf8), state: Data(#"{"minutes":\#(minutes),"note":""}"#.utf8), relevanceScore: 2, phase: phase)
        }
        let other = KeptActivity(id: "b", kind: "Flight", attributes: Data("{}".utf8), state: Data("{}".utf8))
        ActivityRegistry.set([ride(5), other])
        let activity = try #require(Activity<Ride>.activities.first)
        #expect(Activity<Ride>.activities.count == 1 && activity.id == "a" && activity.attributes.driver == "Bo" && activity.content.state.minutes == 5 && activity.content.relevanceScore == 2)
        #expect(ActivityRegistry.takeChanges() == [])
        await activity.update(.init(state: .init(minutes: 4), staleDate: Date(timeIntervalSince1970: 9), relevanceScore: 3))
        await activity.update(.init(state: .init(minutes: 3), staleDate: nil))
        #expect(ActivityRegistry.takeChanges() == [KeptActivity(id: "a", kind: "Ride", attributes: ride(3).attributes, state: ride(3).state)])
        ActivityRegistry.set([ride(1)])
        #expect(Activity<Ride>.activities.first === activity && activity.content.state.minutes == 1)
        ActivityRegistry.set([ride(1, .ended)])
        #expect(activity.activityState == .ended)
        await activity.end(nil, dismissalPolicy: .immediate)
        #expect(ActivityRegistry.takeChanges().map(\.phase) == [.dismissed] && Activity<Ride>.activities.isEmpty)
        ActivityRegistry.set([])
    }

    @Test("a widget's own process begins none, and an update over 4 KB is dropped; both are told")
    func refused() async throws {
        _ = ActivityRegistry.takeProblems()
        let activity = try Activity.request(attributes: Ride(driver: "Ann"), content: .init(state: .init(minutes: 5), staleDate: nil))
        ActivityRegistry.mayBegin = false
        defer { ActivityRegistry.mayBegin = true }
        #expect(throws: ActivityAuthorizationError.visibility) { try Activity.request(attributes: Ride(driver: "Ann"), content: .init(state: .init(minutes: 5), staleDate: nil)) }
        await activity.update(.init(state: .init(minutes: 3, note: String(repeating: "x", count: 5000)), staleDate: nil))
        #expect(activity.content.state.minutes == 5)
        #expect(ActivityRegistry.takeProblems().count == 2)
        await activity.end(nil, dismissalPolicy: .immediate)
        ActivityRegistry.set([])
    }
}
