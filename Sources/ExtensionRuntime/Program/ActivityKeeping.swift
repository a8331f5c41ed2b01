import ActivityKit
import ExtensionMessages
import ExtensionService
import FindingTable
import Foundation

/// Live Activities between the host, which keeps them, and user code, which begins, updates and ends them.
@MainActor enum ActivityKeeping {
    static func set(_ activities: [ActivityRecord]) {
        ActivityRegistry.set(activities.map { record in
            KeptActivity(id: record.id, kind: record.kind, attributes: Data(record.attributes.utf8), state: Data(record.state.utf8), staleDate: record.staleDate.map { Date(timeIntervalSince1970: $0) },
                         relevanceScore: record.relevance, phase: ActivityState(record.phase), dismissalDate: record.dismissalDate.map { Date(timeIntervalSince1970: $0) })
        })
    }

    /// What user code changed; what it asked for in vain becomes findings.
    static func take() -> [ActivityRecord] {
        for problem in ActivityRegistry.takeProblems() { RuntimeFindings.shared.add(FindingCode.activityRefused.finding(problem)) }
        return ActivityRegistry.takeChanges().map { kept in
            ActivityRecord(id: kept.id, kind: kept.kind, attributes: String(decoding: kept.attributes, as: UTF8.self), state: String(decoding: kept.state, as: UTF8.self),
                           staleDate: kept.staleDate?.timeIntervalSince1970, relevance: kept.relevanceScore, phase: ActivityRecord.Phase(kept.phase),
                           dismissalDate: kept.dismissalDate?.timeIntervalSince1970)
        }
    }
}

private extension ActivityState {
    init(_ phase: ActivityRecord.Phase) {
        self = switch phase {
        case .active: .active
        case .ended: .ended
        case .dismissed: .dismissed
        }
    }
}

private extension ActivityRecord.Phase {
    init(_ state: ActivityState) {
        self = switch state {
        case .ended: .ended
        case .dismissed: .dismissed
        case .active, .stale, .pending: .active
        }
    }
}
