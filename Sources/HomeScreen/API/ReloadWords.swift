import WidgetHost

/// What became of a reload, in a few words.
enum ReloadWords {
    static func decision(of record: ReloadRecord) -> String {
        switch record.decision {
        case .pending: "pending"
        case .deferred: "deferred"
        case .granted: "granted"
        case .coalesced: "coalesced"
        case .refused: "refused"
        }
    }

    static func text(of record: ReloadRecord) -> String {
        let charge = record.isCharged ? ", charged" : ""
        switch record.decision {
        case .pending: return "waits"
        case .deferred: return "deferred, the budget is spent"
        case .coalesced: return "joined an earlier one"
        case .refused(let reason): return reason
        case .granted:
            switch record.outcome {
            case .newTimeline: return "new timeline" + charge
            case .identical: return "identical timeline" + charge
            case .empty: return "empty timeline" + charge
            case .refused: return "timeline refused" + charge
            case .failed: return "failed" + charge
            case nil: return "under way"
            }
        }
    }
}
