import Drawing

/// What an Intents extension is asked about an intent whose parameters are being chosen.
public struct IntentQuestion: Codable, Hashable, Sendable {
    public enum Subject: Codable, Hashable, Sendable {
        /// `provide…OptionsCollection`.
        case options(parameter: String, search: String?)
        /// `default…`.
        case defaultValue(parameter: String)
        /// `resolve…`.
        case resolution(parameter: String)
    }
    /// The generated class.
    public var intent: String
    public var subject: Subject
    /// The values chosen so far, by parameter: JSON.
    public var values: [String: String]
    /// Seconds of the simulated clock that the handler may take.
    public var timeout: Double
    public init(intent: String, subject: Subject, values: [String: String] = [:], timeout: Double = 10) {
        self.intent = intent; self.subject = subject; self.values = values; self.timeout = timeout
    }
}

/// What an Intents extension answered; what was not asked for is nil.
public struct IntentAnswer: Codable, Hashable, Sendable {
    /// Sections nil: the handler does not provide any.
    public var options: ParameterOptions?
    /// The default: JSON; nil where the handler names none.
    public var value: String?
    /// What became of a resolution, one a value: "success", "needsValue", "unsupported" ...
    public var outcomes: [String]?
    public init(options: ParameterOptions? = nil, value: String? = nil, outcomes: [String]? = nil) {
        self.options = options; self.value = value; self.outcomes = outcomes
    }
}

public struct PerformRequest: Codable, Sendable {
    public var intent: String
    /// The archived parameters, JSON.
    public var parameters: String
    /// The new value, for a toggle.
    public var toggleValue: Bool?
    /// Virtual seconds that `perform()` may take.
    public var timeout: Double
    /// Whether the device is locked: intents that want the owner to unlock it are not run.
    public var isLocked = false
    public init(intent: String, parameters: String, toggleValue: Bool? = nil, timeout: Double = 30) {
        self.intent = intent; self.parameters = parameters; self.toggleValue = toggleValue; self.timeout = timeout
    }
}

/// What became of an intent that was run.
public struct PerformReply: Codable, Hashable, Sendable {
    public var findings: [Finding]
    /// What it asked to open, in order.
    public var openedURLs: [String]
    /// The kinds of which it asked for new timelines; "*" stands for all.
    public var reloadedKinds: [String]
    /// The error that it threw, in words.
    public var thrown: String?
    /// What it says to people, where its result has a dialog.
    public var dialog: String?
    /// Why a phone runs it in the app's process where the app's target holds it too: the protocol, or "openAppWhenRun" (widgetkit-behaviour G3).
    public var appReason: String?
    /// How long it took: seconds of the simulated clock.
    public var duration: Double
    /// Whether it was not run, since its `authenticationPolicy` wants the device to be unlocked.
    public var needsUnlock = false
    /// The Live Activities that were begun, updated or ended since it was said last.
    public var activities: [ActivityRecord] = []
    public init(findings: [Finding] = [], openedURLs: [String] = [], reloadedKinds: [String] = [], thrown: String? = nil, dialog: String? = nil, appReason: String? = nil,
                duration: Double = 0) {
        self.findings = findings; self.openedURLs = openedURLs; self.reloadedKinds = reloadedKinds; self.thrown = thrown; self.dialog = dialog
        self.appReason = appReason; self.duration = duration
    }
}
