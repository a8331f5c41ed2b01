import ExtensionMessages

/// A Live Activity that user code began, as the device keeps it.
public struct LiveActivity: Codable, Hashable, Sendable {
    public var extensionIdentifier: String
    public var record: ActivityRecord
    /// Seconds since 1970-01-01; the end where it has ended.
    public var begunAt: Double
    public var endedAt: Double?

    /// An activity is ended by the system after 8 hours, and leaves the Lock Screen 4 hours after its end at the latest (widgetkit-behaviour K2, K8).
    static let longestRun = 8 * 3600.0, longestRest = 4 * 3600.0

    /// When it leaves the Lock Screen; nil while it runs.
    var removal: Double? {
        endedAt.map { ended in min(max(record.dismissalDate ?? .infinity, ended), ended + Self.longestRest) }
    }

    func isStale(at moment: Double) -> Bool { record.staleDate.map { $0 <= moment } ?? false }

    /// The next instant at which something of it changes by itself; one that is past, where its end is overdue.
    func nextEvent(after moment: Double) -> Double? {
        [endedAt == nil ? begunAt + Self.longestRun : removal, record.staleDate.flatMap { $0 > moment ? $0 : nil }].compactMap { $0 }.min()
    }
}

extension WidgetHost {
    /// The Live Activities that are shown: in the Dynamic Island those that run, on the Lock Screen also those that ended a while ago. The one with
    /// the highest relevance is first, and of equal ones the one that began first (doc).
    public var activities: [LiveActivity] {
        keptActivities.enumerated().sorted { ($1.element.record.relevance, $0.offset) < ($0.element.record.relevance, $1.offset) }.map(\.element)
    }

    /// Takes an activity away, as its owner does with a swipe.
    ///
    /// - Throws: `HostError.unknownActivity`.
    public func dismissActivity(_ id: String, of identifier: String) throws {
        guard var activity = keptActivities.first(where: { $0.extensionIdentifier == identifier && $0.record.id == id }) else { throw HostError.unknownActivity(id) }
        activity.record.phase = .dismissed
        try noteActivities([activity.record], from: identifier)
        untold.insert(identifier)
    }

    /// The values by which its entry is asked for: another one says that it looks otherwise.
    public func configuration(of activity: LiveActivity) -> [String: String] {
        [ActivityRecord.attributesName: activity.record.attributes, ActivityRecord.stateName: activity.record.state, ActivityRecord.identifierName: activity.record.id,
         ActivityRecord.staleName: activity.isStale(at: now) ? "true" : "false"]
    }

    // MARK: For the parts of the host

    /// The most activities of an app at once (assumed).
    static let activityLimit = 20

    /// Takes over what user code began, updated or ended.
    func noteActivities(_ changes: [ActivityRecord], from identifier: String) throws {
        guard !changes.isEmpty else { return }
        var kept = keptActivities, said: [String] = []
        for record in changes {
            let index = kept.firstIndex { $0.extensionIdentifier == identifier && $0.record.id == record.id }
            guard let index else {
                guard record.phase != .dismissed else { continue }
                guard kept.count(where: { $0.extensionIdentifier == identifier }) < Self.activityLimit else {
                    said.append("The Live Activity \(record.kind) was not begun: the app has \(Self.activityLimit) already, as many as it may.")
                    continue
                }
                kept.append(LiveActivity(extensionIdentifier: identifier, record: record, begunAt: now, endedAt: record.phase == .ended ? now : nil))
                said.append("The Live Activity \(record.kind) began.")
                continue
            }
            switch record.phase {
            case .dismissed:
                kept.remove(at: index)
                said.append("The Live Activity \(record.kind) is gone.")
                continue
            case .ended where kept[index].endedAt == nil:
                kept[index].endedAt = now
                said.append("The Live Activity \(record.kind) ended.")
            case .ended, .active: said.append("The Live Activity \(record.kind) was updated.")
            }
            kept[index].record = record
        }
        try replaceActivities(kept)
        // Processes to come are told, and this one of what was not taken.
        untold.insert(identifier)
        for text in said { emit(.logged(text)) }
    }

    /// Ends those that ran too long, and takes away those whose time on the Lock Screen is over.
    func stepActivities() throws {
        guard !keptActivities.isEmpty else { return }
        var kept = keptActivities
        for index in kept.indices where kept[index].endedAt == nil && kept[index].begunAt + LiveActivity.longestRun <= now {
            kept[index].endedAt = kept[index].begunAt + LiveActivity.longestRun
            kept[index].record.phase = .ended
        }
        kept.removeAll { $0.removal.map { $0 <= now } ?? false }
        let isStale = kept.contains { $0.record.staleDate == now }
        guard kept != keptActivities else {
            if isStale { emit(.logged("A Live Activity is stale.")) }
            return
        }
        untold.formUnion(keptActivities.map(\.extensionIdentifier))
        try replaceActivities(kept)
        emit(.logged("A Live Activity ended by itself, or left the Lock Screen."))
    }

    func nextActivityEvent() -> Double? { keptActivities.compactMap { $0.nextEvent(after: now) }.min() }

    private func replaceActivities(_ kept: [LiveActivity]) throws {
        try store.transaction { try store.set(kept, for: "activities") }
        keptActivities = kept
    }
}
