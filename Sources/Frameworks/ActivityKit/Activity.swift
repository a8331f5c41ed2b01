// Status of this file: approximate: the home screen shows an activity that an intent begins, and the extension's processes all know it; nothing is
// pushed (`pushType`), no alert is shown (`alertConfiguration`), `style` and `timestamp` change nothing.

import Foundation

/// A running Live Activity.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, AnyActivity, @unchecked Sendable {
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

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        self.id = id; self.attributes = attributes; current = content
    }

    /// One that another process, or this one before, began; nil for what these types cannot read.
    private convenience init?(_ kept: KeptActivity) {
        guard let attributes = try? JSONDecoder().decode(Attributes.self, from: kept.attributes), let content = Self.content(kept) else { return nil }
        self.init(id: kept.id, attributes: attributes, content: content)
        state = kept.phase
    }

    private static func content(_ kept: KeptActivity) -> ActivityContent<ContentState>? {
        guard let state = try? JSONDecoder().decode(ContentState.self, from: kept.state) else { return nil }
        return ActivityContent(state: state, staleDate: kept.staleDate, relevanceScore: kept.relevanceScore)
    }

    private static var kind: String { "\(Attributes.self)" }

    /// Begins an activity, which only the app in front and an intent for Live Activities may (that the others get `visibility` is assumed).
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` over 4 KB, `.visibility` from a widget's own process.
    @discardableResult
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> {
        guard ActivityRegistry.mayBegin else {
            ActivityRegistry.note("The activity of \(kind) did not begin: request(attributes:content:pushType:) was called while its app is not in front.")
            throw ActivityAuthorizationError.visibility
        }
        let activity = Activity(id: ActivityRegistry.nextIdentifier(), attributes: attributes, content: content)
        ActivityRegistry.keep(try activity.kept(content, .active, nil), activity)
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
    public static var activities: [Activity<Attributes>] {
        ActivityRegistry.all.filter { $0.kind == kind && $0.phase != .dismissed }.compactMap { kept in ActivityRegistry.object(of: kept.id) { Activity<Attributes>(kept) } }
    }
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
        change(content, state: dismissalPolicy.isImmediate ? .dismissed : .ended, dismissal: dismissalPolicy.date)
    }
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async {
        await end(content, dismissalPolicy: dismissalPolicy)
    }
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }

    /// An ended activity is not changed any more, but for being dismissed; a state that is too large or cannot be written leaves the one before.
    private func change(_ content: ActivityContent<ContentState>?, state next: ActivityState?, dismissal: Date? = nil) {
        lock.lock()
        guard state == .active || state == .ended && next == .dismissed else { lock.unlock(); return }
        var content = content
        var kept: KeptActivity
        do { kept = try self.kept(content ?? current, next ?? state, dismissal) } catch {
            ActivityRegistry.note("An update of the activity of \(Self.kind) was dropped: \((error as? ActivityAuthorizationError)?.errorDescription ?? "\(error)")")
            guard next != nil, let before = try? self.kept(current, next ?? state, dismissal) else { lock.unlock(); return }
            kept = before
            content = nil
        }
        lock.unlock()
        ActivityRegistry.keep(kept, self)
        apply(content, next)
    }

    private func apply(_ content: ActivityContent<ContentState>?, _ next: ActivityState?) {
        lock.lock()
        if let content { current = content }
        if let next { state = next }
        let contents = content == nil ? [] : Array(contentListeners.values), states = next == nil ? [] : Array(stateListeners.values), now = current
        lock.unlock()
        contents.forEach { $0.yield(now) }
        if let next { states.forEach { $0.yield(next); $0.finish() } }
    }

    func adopt(_ kept: KeptActivity) {
        let content = Self.content(kept)
        lock.lock()
        let isOld = content == nil || content == current, next = kept.phase == state ? nil : kept.phase
        lock.unlock()
        apply(isOld ? nil : content, next)
    }

    /// - Throws: `ActivityAuthorizationError.attributesTooLarge`, or what the types' own encoding throws.
    private func kept(_ content: ActivityContent<ContentState>, _ phase: ActivityState, _ dismissal: Date?) throws -> KeptActivity {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let attributes = try encoder.encode(attributes), state = try encoder.encode(content.state)
        guard attributes.count + state.count <= Self.sizeLimit else { throw ActivityAuthorizationError.attributesTooLarge }
        return KeptActivity(id: id, kind: Self.kind, attributes: attributes, state: state, staleDate: content.staleDate, relevanceScore: content.relevanceScore, phase: phase, dismissalDate: dismissal)
    }
}
