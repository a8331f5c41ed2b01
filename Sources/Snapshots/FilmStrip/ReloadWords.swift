import WidgetHost

/// What became of reloads, for people.
enum ReloadWords {
    static func of(_ decision: DayReload.Decision) -> String {
        switch decision {
        case .granted: "granted"
        case .pending: "still waiting at the end"
        case .deferred: "put off"
        case .coalesced: "joined an earlier request"
        case .refused: "dropped"
        }
    }

    static func of(_ outcome: DayReload.Outcome) -> String {
        switch outcome {
        case .newTimeline: "new pictures"
        case .identical: "the same pictures"
        case .empty: "no entry: old content stays"
        case .refused: "too much: old content stays"
        case .failed: "failed: old content stays"
        case .none: ""
        }
    }

    /// Who asked, as a part of a sentence: "4 by its timeline (.after)".
    static func asked(_ reload: DayReload) -> String {
        switch reload.cause {
        case "placed": "when it was placed"
        case "configured": "after it was edited"
        case "policyAtEnd": "by its timeline (.atEnd)"
        case "policyAfter": "by its timeline (.after)"
        case "widgetCenter-provider": "by the provider itself (WidgetCenter)"
        case "widgetCenter-intent": "by an intent (WidgetCenter)"
        case "widgetCenter-app": "by the app (WidgetCenter)"
        case "intent": "after a tap that ran an intent"
        case "retry": "again after a failure"
        case "pushed": "by a push"
        default: "by the system (\(reload.causeWords))"
        }
    }
}
