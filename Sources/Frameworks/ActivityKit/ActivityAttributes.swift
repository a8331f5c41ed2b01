// Status of this file: exact as data.

@_exported import AppIntents
@_exported import Foundation

/// What a Live Activity shows: what stays, and the state that changes.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// A state and how long it holds.
public struct ActivityContent<State: Codable & Hashable>: Hashable, Codable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { self.state = state; self.staleDate = staleDate; self.relevanceScore = relevanceScore }
    public var description: String { "\(state)" }
}
extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Int, Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }
public enum ActivityStyle: Hashable, Codable, Sendable { case standard, transient }

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    let date: Date?
    let isImmediate: Bool
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date, isImmediate: false) }
}

/// What an update says loudly.
public struct AlertConfiguration: Hashable, Sendable {
    public struct AlertSound: Hashable, Sendable {
        let name: String?
        public static var `default`: AlertSound { .init(name: nil) }
        public static func named(_ name: String) -> AlertSound { .init(name: name) }
    }
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) { self.title = title; self.body = body; self.sound = sound }
}

/// How an activity is updated from a server.
public struct PushType: Hashable, Sendable {
    let channel: String?
    public static var token: PushType { .init(channel: nil) }
    public static func channel(_ id: String) -> PushType { .init(channel: id) }
}

/// Why an activity could not begin.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, reconnectNotPermitted,
         targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
    public var errorDescription: String? {
        switch self {
        case .attributesTooLarge: "Attributes and state take more than 4 KB. Keep large data in an app group and its key in the attributes."
        case .visibility: "The activity could not begin: its app is not in front. Begin it in the app, or in an intent that conforms to LiveActivityIntent."
        case .targetMaximumExceeded: "The app has as many activities as it may. End one first."
        default: "The activity could not begin: \(self)."
        }
    }
}

/// Whether the person allows Live Activities.
open class ActivityAuthorizationInfo: @unchecked Sendable {
    public init() {}
    open var areActivitiesEnabled: Bool { true }
    open var frequentPushesEnabled: Bool { false }
    /// The answer now; it does not change.
    open var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(true); $0.finish() } }
    open var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(false); $0.finish() } }
}
