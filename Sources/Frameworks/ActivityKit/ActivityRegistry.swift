import Foundation
import FoundationSupplement

/// A Live Activity as the system keeps it, its types unknown.
package struct KeptActivity: Equatable, Sendable {
    package var id: String
    /// The name of the attributes' type.
    package var kind: String
    /// JSON.
    package var attributes, state: Data
    package var staleDate: Date?
    package var relevanceScore: Double
    /// Never `.stale`: that follows from the date.
    package var phase: ActivityState
    package var dismissalDate: Date?
    package init(id: String, kind: String, attributes: Data, state: Data, staleDate: Date? = nil, relevanceScore: Double = 0, phase: ActivityState = .active, dismissalDate: Date? = nil) {
        self.id = id; self.kind = kind; self.attributes = attributes; self.state = state; self.staleDate = staleDate; self.relevanceScore = relevanceScore
        self.phase = phase; self.dismissalDate = dismissalDate
    }
}

/// An `Activity` of whatever attributes.
protocol AnyActivity: AnyObject {
    /// Takes over what the system keeps now.
    func adopt(_ kept: KeptActivity)
}

/// The activities that this process knows: told by the host, begun and changed by user code on any thread.
///
/// The host keeps them when the process is gone. What changes here is handed over with the reply to the request in hand.
package enum ActivityRegistry {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        /// In the order they began.
        var kept: [KeptActivity] = []
        var objects: [String: any AnyActivity] = [:]
        var changed: [String] = []
        var problems: [String] = []
        var mayBegin = true
        var count = 0
    }
    private static let box = Box()

    // MARK: For the host

    /// Whether user code may begin an activity: the app is in front, or an intent for Live Activities runs.
    package static var mayBegin: Bool {
        get { box.lock.withLock { box.mayBegin } }
        set { box.lock.withLock { box.mayBegin = newValue } }
    }

    /// What the system keeps now.
    package static func set(_ kept: [KeptActivity]) {
        let told = box.lock.withLock {
            box.kept = kept
            box.changed = []
            let known = Set(kept.map(\.id))
            box.objects = box.objects.filter { known.contains($0.key) }
            return kept.compactMap { one in box.objects[one.id].map { ($0, one) } }
        }
        for (object, one) in told { object.adopt(one) }
    }

    /// What began or changed since it was asked last, in the order of the first change, each as it is now.
    package static func takeChanges() -> [KeptActivity] {
        box.lock.withLock {
            defer { box.changed = [] }
            return box.changed.compactMap { id in box.kept.first { $0.id == id } }
        }
    }

    /// Why what user code asked for was not done, in words, since it was asked last.
    package static func takeProblems() -> [String] {
        box.lock.withLock {
            defer { box.problems = [] }
            return box.problems
        }
    }

    // MARK: For activities

    /// An identifier that none has: of the form of a UUID, the same in every run.
    static func nextIdentifier() -> String {
        let moment = UInt64(max(0, Date().timeIntervalSince1970 * 1000)) & 0xFFFF_FFFF_FFFF
        return box.lock.withLock {
            while true {
                box.count += 1
                let id = String(format: "%08X-0000-4000-8000-%012lX", box.count, moment)
                if !box.kept.contains(where: { $0.id == id }) { return id }
            }
        }
    }

    static func keep(_ kept: KeptActivity, _ object: any AnyActivity) {
        box.lock.withLock {
            if let index = box.kept.firstIndex(where: { $0.id == kept.id }) { box.kept[index] = kept } else { box.kept.append(kept) }
            box.objects[kept.id] = object
            if !box.changed.contains(kept.id) { box.changed.append(kept.id) }
        }
    }

    static func note(_ problem: String) {
        box.lock.withLock { if box.problems.count < 20, !box.problems.contains(problem) { box.problems.append(problem) } }
    }

    static var all: [KeptActivity] { box.lock.withLock { box.kept } }

    /// The object of an activity; made where there is none yet.
    static func object<Object: AnyActivity>(of id: String, make: () -> Object?) -> Object? {
        if let known = box.lock.withLock({ box.objects[id] }) { return known as? Object }
        guard let made = make() else { return nil }
        return box.lock.withLock {
            if let known = box.objects[id] { return known as? Object }
            box.objects[id] = made
            return made
        }
    }
}
