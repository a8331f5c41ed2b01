/// Why a placed widget's timeline is asked for.
public enum ReloadCause: Codable, Hashable, Sendable {
    /// Added by a person.
    case placed
    /// Edited by a person.
    case configured
    /// The last entry's date passed.
    case policyAtEnd
    /// The policy's date came.
    case policyAfter
    /// `WidgetCenter`, called from the provider, an intent or the app.
    case widgetCenter(from: Caller, foreground: Bool)
    /// `perform()` of an intent that a tap on this widget ran has returned.
    case intent
    /// A setting that reloads changed: "locale", "typeSize", "timeZone" ...
    case settings(String)
    /// Something of the system's own: "restart", "app updated", "clock" ...
    case systemEvent(String)
    /// An earlier attempt failed.
    case retry(attempt: Int)
    /// A push of the widget's server.
    case pushed

    public enum Caller: String, Codable, Hashable, Sendable { case provider, intent, app }

    /// Whether it counts against the budget. Free are reloads with the app in front, after an intent that the widget ran, by a person's hand,
    /// and by the system's own events (widgetkit-behaviour B13, B22, B23, G4).
    public var isCharged: Bool {
        switch self {
        case .placed, .configured, .intent, .settings, .systemEvent: false
        case .widgetCenter(_, let foreground): !foreground
        case .policyAtEnd, .policyAfter, .retry, .pushed: true
        }
    }

    /// "policy .atEnd".
    public var words: String {
        switch self {
        case .placed: "placed"
        case .configured: "edited"
        case .policyAtEnd: "policy .atEnd"
        case .policyAfter: "policy .after"
        case .widgetCenter(let caller, let foreground): "WidgetCenter from \(caller == .app ? "the app" : caller == .intent ? "an intent" : "the provider")\(foreground ? " in front" : "")"
        case .intent: "intent performed"
        case .settings(let what): "setting: \(what)"
        case .systemEvent(let what): "system: \(what)"
        case .retry(let attempt): "retry \(attempt)"
        case .pushed: "push"
        }
    }
}
