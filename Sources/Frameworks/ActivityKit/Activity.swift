// Status of this file: approximate: an activity lives in the process that asked for it; nothing is pushed (`pushType`), no alert
// is shown (`alertConfiguration`), `style` and `timestamp` change nothing.

import Foundation

/// A running Live Activity.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ActivityStateUpdates = AsyncStream<ActivityState>
    /// The most that attributes and state may take together (widgetkit-behaviour K3).
    static var sizeLimit: Int { 4096 }

    public let id: String
    public let attributes: Attributes
    private let lock = NSRecursiveLock()
    private var current: ActivityContent<ContentState>
    private var state = ActivityState.active
    private var contentListeners: [UUID: AsyncStream<ActivityContent<ContentState>>.Continuation] = [:]
    private var stateListeners: [UUID: AsyncStream<ActivityState>.Continuation] = [:]

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = ActivityRegistry.nextIdentifier()
        self.attributes = attributes; current = content
    }

    /// Begins an activity.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` over 4 KB.
    @discardableResult
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> {
        let encoder = JSONEncoder()
        let bytes = try encoder.encode(attributes).count + encoder.encode(content.state).count
        guard bytes <= sizeLimit else { throw ActivityAuthorizationError.attributesTooLarge }
        let activity = Activity(attributes: attributes, content: content)
        ActivityRegistry.add(activity, id: activity.id)
        return activity
    }
    @discardableResult
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType)
    }
    @discardableResult
    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// All activities of these attributes, in the order they began.
    public static var activities: [Activity<Attributes>] { ActivityRegistry.all.compactMap { $0 as? Activity<Attributes> }.filter { $0.activityState != .dismissed } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { continuation in activities.forEach { continuation.yield($0) }; continuation.finish() } }

    public var content: ActivityContent<ContentState> { lock.lock(); defer { lock.unlock() }; return current }
    public var contentState: ContentState { content.state }
    /// Stale once the content's date has passed.
    public var activityState: ActivityState {
        lock.lock()
        defer { lock.unlock() }
        if state == .active, let date = current.staleDate, date <= Date() { return .stale }
        return state
    }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        AsyncStream { continuation in
            let key = UUID()
            lock.withLock { contentListeners[key] = continuation }
            continuation.onTermination = { [weak self] _ in self?.lock.withLock { self?.contentListeners[key] = nil } }
        }
    }
    public var contentStateUpdates: AsyncMapSequence<AsyncStream<ActivityContent<ContentState>>, ContentState> { contentUpdates.map(\.state) }
    public var activityStateUpdates: AsyncStream<ActivityState> {
        AsyncStream { continuation in
            let key = UUID()
            continuation.yield(activityState)
            lock.withLock { stateListeners[key] = continuation }
            continuation.onTermination = { [weak self] _ in self?.lock.withLock { self?.stateListeners[key] = nil } }
        }
    }

    public func update(_ content: ActivityContent<ContentState>) async { change(content, state: nil) }
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async { change(content, state: nil) }
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async { change(content, state: nil) }
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        change(ActivityContent(state: contentState, staleDate: content.staleDate), state: nil)
    }
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        change(content, state: dismissalPolicy.isImmediate ? .dismissed : .ended)
    }
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async {
        await end(content, dismissalPolicy: dismissalPolicy)
    }
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }

    /// An ended activity is not changed any more.
    private func change(_ content: ActivityContent<ContentState>?, state next: ActivityState?) {
        lock.lock()
        guard state == .active else { lock.unlock(); return }
        if let content { current = content }
        if let next { state = next }
        let contents = content == nil ? [] : Array(contentListeners.values), states = next == nil ? [] : Array(stateListeners.values), now = current
        lock.unlock()
        contents.forEach { $0.yield(now) }
        if let next { states.forEach { $0.yield(next); $0.finish() } }
        ActivityRegistry.didChange()
    }
}

/// The activities of the process, for the host.
public enum ActivityRegistry {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var activities: [(id: String, activity: AnyObject)] = []
        var count = 0
        var onChange: @Sendable () -> Void = {}
    }
    private static let box = Box()
    static func nextIdentifier() -> String { box.lock.withLock { box.count += 1; return "activity-\(box.count)" } }
    static func add(_ activity: AnyObject, id: String) {
        box.lock.withLock { box.activities.append((id, activity)) }
        didChange()
    }
    static func didChange() { box.lock.withLock { box.onChange }() }
    /// In the order they began.
    public static var all: [AnyObject] { box.lock.withLock { box.activities.map(\.activity) } }
    /// Called after an activity began, changed or ended.
    public static var onChange: @Sendable () -> Void {
        get { box.lock.withLock { box.onChange } }
        set { box.lock.withLock { box.onChange = newValue } }
    }
}
