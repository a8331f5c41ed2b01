import Findings

extension DayReload {
    /// What the ledger says of a request, for people and programs.
    ///
    /// - Parameter deferredUntil: until when it was put off for want of budget at any time.
    init(_ record: ReloadRecord, deferredUntil: Double?) {
        let decision: Decision = switch record.decision {
        case .pending: .pending
        case .deferred: .deferred
        case .granted: .granted
        case .coalesced: .coalesced
        case .refused: .refused
        }
        let outcome: Outcome = switch record.outcome {
        case .newTimeline?: .newTimeline
        case .identical?: .identical
        case .empty?: .empty
        case .refused?: .refused
        case .failed?: .failed
        case nil: .none
        }
        self.init(askedAt: record.requestedAt, cause: record.cause.name, causeWords: record.cause.words, decision: decision, ranAt: record.startedAt,
                  deferredUntil: deferredUntil, isCharged: record.isCharged, outcome: outcome, duration: record.duration ?? 0)
    }
}

extension ReloadRecord {
    /// As rules see it.
    func recorded(deferredUntil: Double?) -> RecordedDay.Reload {
        let isFromCode = if case .widgetCenter = cause { true } else { false }
        return RecordedDay.Reload(askedAt: requestedAt, ranAt: startedAt, isCharged: isCharged, deferredUntil: deferredUntil, isIdentical: outcome == .identical, isFromCode: isFromCode)
    }
}

extension ReloadCause {
    /// For programs: "policyAfter", "widgetCenter" ...
    public var name: String {
        switch self {
        case .placed: "placed"
        case .configured: "configured"
        case .policyAtEnd: "policyAtEnd"
        case .policyAfter: "policyAfter"
        case .widgetCenter(let caller, _): "widgetCenter-\(caller.rawValue)"
        case .intent: "intent"
        case .settings: "settings"
        case .systemEvent: "systemEvent"
        case .retry: "retry"
        case .pushed: "pushed"
        }
    }
}
