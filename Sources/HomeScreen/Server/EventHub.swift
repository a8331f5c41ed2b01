import Foundation

/// Tells every open page what changed.
///
/// A page needs only the latest of each kind of event, so that a reader who is slow, or away for an hour, costs no memory.
public final class EventHub: @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions: [ObjectIdentifier: EventSubscription] = [:]
    private var latest: [String: [UInt8]] = [:]
    private var isClosed = false

    /// The most pages that listen at once.
    public static let largestAudience = 24

    public init() {}

    /// How many pages listen.
    public var audience: Int { lock.withLock { subscriptions.count } }

    /// Sends an event to all pages, and to those that come later.
    ///
    /// - Parameter data: one line.
    public func publish(_ name: String, _ data: String) {
        let message = Array("event: \(name)\ndata: \(data.filter { !$0.isNewline })\n\n".utf8)
        lock.withLock {
            latest[name] = message
            for subscription in subscriptions.values { subscription.put(name, message) }
        }
    }

    /// A reader of events, which first hears the latest of each kind. Nil where enough pages listen already.
    func subscribe() -> EventSubscription? {
        lock.withLock {
            guard !isClosed, subscriptions.count < Self.largestAudience else { return nil }
            let subscription = EventSubscription { [weak self] in self?.remove($0) }
            subscriptions[ObjectIdentifier(subscription)] = subscription
            for (name, message) in latest.sorted(by: { $0.key < $1.key }) { subscription.put(name, message) }
            return subscription
        }
    }

    /// Ends every stream.
    func close() {
        let all = lock.withLock {
            isClosed = true
            return Array(subscriptions.values)
        }
        for subscription in all { subscription.end() }
    }

    private func remove(_ subscription: EventSubscription) {
        lock.withLock { subscriptions[ObjectIdentifier(subscription)] = nil }
    }
}

/// One page's stream of events.
public final class EventSubscription: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [(name: String, message: [UInt8])] = []
    private var rest: ArraySlice<UInt8> = []
    private var isEnded = false
    private let onCancel: @Sendable (EventSubscription) -> Void

    /// After so many seconds without an event a comment is sent, which shows whether the reader is still there.
    static let heartbeat = 20.0

    init(onCancel: @escaping @Sendable (EventSubscription) -> Void) { self.onCancel = onCancel }

    func put(_ name: String, _ message: [UInt8]) {
        condition.withLock {
            waiting.removeAll { $0.name == name }
            waiting.append((name, message))
            condition.signal()
        }
    }

    func end() {
        condition.withLock {
            isEnded = true
            condition.signal()
        }
    }

    func cancel() {
        end()
        onCancel(self)
    }

    /// Waits for bytes. Nil: the stream has ended.
    func read(atMost limit: Int, heartbeat: Double = EventSubscription.heartbeat) -> ArraySlice<UInt8>? {
        condition.withLock {
            let deadline = Date(timeIntervalSinceNow: heartbeat)
            while rest.isEmpty {
                if isEnded { return nil }
                if !waiting.isEmpty {
                    rest = waiting.removeFirst().message[...]
                } else if !condition.wait(until: deadline) {
                    rest = Array(": here\n\n".utf8)[...]
                }
            }
            let part = rest.prefix(limit)
            rest = rest.dropFirst(part.count)
            return part
        }
    }
}
