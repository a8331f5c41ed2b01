import Drawing
import Foundation

/// What the host asks of an extension's process. One request, one reply, in order; each is a frame (see `MessageChannel`).
public enum ExtensionRequest: Codable, Sendable {
    /// Pins the world and closes the sandbox. Always the first request; answered by `started`.
    case start(WorldConfiguration)
    /// Loads the built extension and lists its widgets. Always the second request.
    case load(LoadRequest)
    /// Calls the provider for one role and keeps the entries under the number it answers.
    case entries(EntriesRequest)
    /// Evaluates the view of one kept entry for an environment: answered by a `WidgetArchive`.
    case render(RenderRequest)
    /// Forgets kept entries.
    case release(entries: Int)
    /// Moves the virtual clock; seconds since 1970-01-01.
    case setClock(Double)
    /// Runs the intent of a button or toggle; answered when `perform()` has returned.
    case perform(PerformRequest)
    /// Asks what a parameter of a configuration may be; answered by `options`.
    case options(OptionsRequest)
    /// Lays out the edit sheet of a widget; answered by `sheet`.
    case sheet(SheetRequest)
    /// Asks the Intents extension that is loaded about an intent; answered by `intent`.
    case intent(IntentQuestion)
    /// Hands over which preferences and groups were used since it was asked last; answered by `uses`.
    case takePreferenceUses
    /// Tells which widgets are placed: what `WidgetCenter` answers. Answered by `done`.
    case setPlaced([PlacedDescription])
    /// Evaluates the views of several kept entries: answered by one `archive` or `failed` an entry, in order.
    case renderEntries(RenderEntriesRequest)
    /// Calls several providers, the next while those before it wait, as the system may (widgetkit-behaviour M9): answered by `several`, or by
    /// `failed` where one of them did not answer in time.
    case entriesTogether([EntriesRequest])
    /// Asks which types literals of the sources were seen to have; answered by `literalTypes`.
    case literalTypes(LiteralQuestion)
}

/// A placed widget as its extension is told of it.
public struct PlacedDescription: Codable, Hashable, Sendable {
    public var id: Int
    public var kind: String
    public var family: String
    /// Values by parameter name, as JSON.
    public var configuration: [String: String]
    public init(id: Int, kind: String, family: String, configuration: [String: String] = [:]) {
        self.id = id; self.kind = kind; self.family = family; self.configuration = configuration
    }
}

public struct LoadRequest: Codable, Sendable {
    /// The path of the shared object that ExtensionBuild made.
    public var library: String
    /// The folder that stands for the extension's bundle: Info.plist, catalogs, strings, fonts.
    public var bundle: String
    public var bundleIdentifier: String
    /// The OS version simulated, as "26.0" or "17.2".
    public var systemVersion: String
    /// Whether the previews are listed: user code is run for it, which widgets do not need.
    public var listsPreviews: Bool
    /// Whether it is an Intents extension, which answers questions about intents and has no widgets.
    public var isIntentsExtension = false
    /// Literals of the sources that were edited since the build: they hold before any user code runs.
    public var literals = LiteralOverrides.none
    public init(library: String, bundle: String, bundleIdentifier: String, systemVersion: String, listsPreviews: Bool = true) {
        self.library = library; self.bundle = bundle; self.bundleIdentifier = bundleIdentifier; self.systemVersion = systemVersion
        self.listsPreviews = listsPreviews
    }
}

/// A parameter of a widget's configuration intent, as its edit sheet shows it.
public struct ParameterDescription: Codable, Hashable, Sendable {
    public struct Choice: Codable, Hashable, Sendable {
        /// What is stored.
        public var value: String
        public var title: String
        public init(value: String, title: String) { self.value = value; self.title = title }
    }
    /// What stored configurations and `--config NAME=VALUE` call it.
    public var name: String
    public var title: String
    /// "bool", "integer", "double", "string", "date", "enumeration", "entity" or another type's name.
    public var kind: String
    public var isOptional: Bool
    public var isArray: Bool
    /// JSON; nil where there is none.
    public var defaultValue: String?
    /// The values of an enumeration.
    public var choices: [Choice]
    /// Whether a query or a provider offers the values.
    public var hasOptions: Bool
    /// What the edit sheet asks with (widgetkit-behaviour H2 to H11): "switch", "textField", "numberField", "stepper", "slider",
    /// "datePicker", "picker", "list", "searchableList", "reorderableList" or another type's own.
    public var control = ""
    /// Inclusive limits of a number.
    public var minimum, maximum: Double?
    /// How many values a list may have.
    public var sizes: [ListSize] = []
    /// Which part of a date is asked for: "date", "time" or "dateTime".
    public var dateKind: String?
    /// What is said about it below its title.
    public var details: String?
    /// The number of values of a list in a family; the family is empty where it holds for all.
    public struct ListSize: Codable, Hashable, Sendable {
        public var family: String
        public var minimum, maximum: Int
        public init(family: String, minimum: Int, maximum: Int) { self.family = family; self.minimum = minimum; self.maximum = maximum }
    }
    public init(name: String, title: String, kind: String, isOptional: Bool = false, isArray: Bool = false, defaultValue: String? = nil,
                choices: [Choice] = [], hasOptions: Bool = false) {
        self.name = name; self.title = title; self.kind = kind; self.isOptional = isOptional; self.isArray = isArray
        self.defaultValue = defaultValue; self.choices = choices; self.hasOptions = hasOptions
    }
}

/// Asks for the values that the edit sheet offers for a parameter.
public struct OptionsRequest: Codable, Sendable {
    /// The widget or control.
    public var kind: String
    public var parameter: String
    /// The values chosen so far: options may depend on them.
    public var configuration: [String: String]
    /// What was typed into the search field; nil: nothing.
    public var search: String?
    /// Seconds of the simulated clock that the query may take.
    public var timeout: Double
    public init(kind: String, parameter: String, configuration: [String: String] = [:], search: String? = nil, timeout: Double = 10) {
        self.kind = kind; self.parameter = parameter; self.configuration = configuration; self.search = search; self.timeout = timeout
    }
}

/// Asks for the edit sheet of a widget with the values chosen so far.
public struct SheetRequest: Codable, Sendable {
    public var kind: String
    /// "systemSmall": summaries may depend on it.
    public var family: String
    public var configuration: [String: String]
    public var timeout: Double
    public init(kind: String, family: String, configuration: [String: String] = [:], timeout: Double = 10) {
        self.kind = kind; self.family = family; self.configuration = configuration; self.timeout = timeout
    }
}

/// An edit sheet as it is laid out: which parameters it shows, in which order, with which values.
public struct ParameterSheet: Codable, Hashable, Sendable {
    public struct Row: Codable, Hashable, Sendable {
        public var name: String
        /// Left out by the summary or by the parameter that it depends on; its value is kept and still passed.
        public var isHidden: Bool
        /// JSON; nil where it is unset.
        public var value: String?
        /// How the value is shown, where it has words of its own.
        public var title: String?
        public init(name: String, isHidden: Bool = false, value: String? = nil, title: String? = nil) {
            self.name = name; self.isHidden = isHidden; self.value = value; self.title = title
        }
    }
    /// The summary's sentence; a parameter stands in it as its name in brackets.
    public var summary: String?
    /// In the order of the sheet, what is hidden last.
    public var rows: [Row]
    public init(summary: String? = nil, rows: [Row] = []) { self.summary = summary; self.rows = rows }
}

/// The values that a parameter may have, in the sections of its list.
public struct ParameterOptions: Codable, Hashable, Sendable {
    public struct Option: Codable, Hashable, Sendable {
        /// What is stored: JSON.
        public var value: String
        public var title: String
        public var subtitle: String?
        public init(value: String, title: String, subtitle: String? = nil) { self.value = value; self.title = title; self.subtitle = subtitle }
    }
    public struct Section: Codable, Hashable, Sendable {
        public var title: String?
        public var options: [Option]
        public init(title: String? = nil, options: [Option]) { self.title = title; self.options = options }
    }
    /// Nil: any value may be given; there is no list.
    public var sections: [Section]?
    /// How long the query took: seconds of the simulated clock.
    public var seconds = 0.0
    public init(sections: [Section]?) { self.sections = sections }
}

/// What an Intents extension is asked about an intent whose parameters are being chosen.
public struct IntentQuestion: Codable, Hashable, Sendable {
    public enum Subject: Codable, Hashable, Sendable {
        /// `provide…OptionsCollection`.
        case options(parameter: String, search: String?)
        /// `default…`.
        case defaultValue(parameter: String)
        /// `resolve…`.
        case resolution(parameter: String)
        /// `confirm`.
        case confirmation
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
    /// What became of a resolution, one a value: "success", "needsValue", "unsupported" ...; or the code of a confirmation.
    public var outcomes: [String]?
    public init(options: ParameterOptions? = nil, value: String? = nil, outcomes: [String]? = nil) {
        self.options = options; self.value = value; self.outcomes = outcomes
    }
}

/// A widget as the gallery lists it.
public struct WidgetDescription: Codable, Hashable, Sendable {
    public var kind: String
    public var displayName: String
    public var description: String
    /// The families it declares, as Apple spells them: "systemSmall".
    public var families: [String]
    /// "static", "intent", "appIntent", "activity" or "control".
    public var configuration: String
    /// The configuration intent's type, where there is one.
    public var intent: String?
    public var contentMarginsDisabled: Bool
    public var containerBackgroundRemovable: Bool
    /// The configuration intent's parameters, in the order in which they are declared.
    public var parameters: [ParameterDescription] = []
    public init(kind: String, displayName: String = "", description: String = "", families: [String] = [], configuration: String = "static",
                intent: String? = nil, contentMarginsDisabled: Bool = false, containerBackgroundRemovable: Bool = true) {
        self.kind = kind; self.displayName = displayName; self.description = description; self.families = families
        self.configuration = configuration; self.intent = intent; self.contentMarginsDisabled = contentMarginsDisabled
        self.containerBackgroundRemovable = containerBackgroundRemovable
    }
}

/// A `#Preview` or `PreviewProvider` found in the extension.
public struct PreviewDescription: Codable, Hashable, Sendable {
    public var name: String
    public var kind: String
    public var families: [String]
    public var file: String
    public var line: Int
    public init(name: String, kind: String = "", families: [String] = [], file: String = "", line: Int = 0) {
        self.name = name; self.kind = kind; self.families = families; self.file = file; self.line = line
    }
}

public enum Role: String, Codable, Hashable, Sendable, CaseIterable { case placeholder, snapshot, timeline, preview }

public struct EntriesRequest: Codable, Sendable {
    public var kind: String
    /// Names the preview where `role` is `.preview`.
    public var preview: String?
    public var role: Role
    public var environment: RenderEnvironment
    /// Values of the configuration's parameters by name, as JSON; what is not named has its default.
    public var configuration: [String: String]
    /// Real seconds the provider may take.
    public var timeout: Double
    public init(kind: String, preview: String? = nil, role: Role, environment: RenderEnvironment, configuration: [String: String] = [:], timeout: Double = 10) {
        self.kind = kind; self.preview = preview; self.role = role; self.environment = environment
        self.configuration = configuration; self.timeout = timeout
    }
}

/// What a timeline says about reloading. Dates are seconds since 1970-01-01.
public enum ReloadPolicy: Codable, Hashable, Sendable { case atEnd, never, after(Double) }

public struct EntriesReply: Codable, Sendable {
    /// The number under which the process keeps the entries.
    public var set: Int
    /// One a entry; seconds since 1970-01-01.
    public var dates: [Double]
    public var policy: ReloadPolicy?
    /// Score and duration in seconds, per entry, where the entry has a relevance.
    public var relevances: [Relevance?]
    /// What each entry holds in texts, data and pictures, in bytes; empty where it was not measured.
    public var sizes: [Int]
    /// How much the heap grew while the provider ran, in bytes.
    public var heapGrowth: Int
    /// How many stored values, suites and containers the provider asked the device for. The host counts them.
    public var storeReads: Int
    public var findings: [Finding]
    /// Seconds of the simulated clock that the provider took.
    public var duration = 0.0
    /// What the provider asked `WidgetCenter` to reload; "*" stands for every kind.
    public var reloadedKinds: [String] = []
    public struct Relevance: Codable, Hashable, Sendable {
        public var score: Float
        public var duration: Double
        public init(score: Float, duration: Double) { self.score = score; self.duration = duration }
    }
    public init(set: Int, dates: [Double], policy: ReloadPolicy? = nil, relevances: [Relevance?] = [], sizes: [Int] = [], heapGrowth: Int = 0,
                storeReads: Int = 0, findings: [Finding] = []) {
        self.set = set; self.dates = dates; self.policy = policy; self.relevances = relevances; self.sizes = sizes
        self.heapGrowth = heapGrowth; self.storeReads = storeReads; self.findings = findings
    }
}

/// The device that user code asks UIKit about.
public struct RenderDevice: Codable, Hashable, Sendable {
    /// "iPhone" or "iPad".
    public var model: String
    /// Points.
    public var screenWidth, screenHeight: Double
    public init(model: String, screenWidth: Double, screenHeight: Double) {
        self.model = model; self.screenWidth = screenWidth; self.screenHeight = screenHeight
    }
}

/// Everything outside the entry that a view's drawing may depend on.
public struct RenderEnvironment: Codable, Hashable, Sendable {
    /// "systemSmall" ...
    public var family: String
    /// Points.
    public var width, height: Double
    /// Content margins in points: top, leading, bottom, trailing.
    public var margins: [Double]
    public var cornerRadius: Double
    public var displayScale: Double
    /// "light" or "dark".
    public var appearance: String
    /// "fullColor", "accented" or "vibrant".
    public var renderingMode: String
    public var increasesContrast: Bool
    public var showsContainerBackground: Bool
    public var isLuminanceReduced: Bool
    /// As Apple spells it: "large", "accessibility1".
    public var typeSize: String
    public var locale: String
    public var timeZone: String
    public var isRightToLeft: Bool
    /// The OS version simulated: "26.0".
    public var systemVersion: String
    public var isPreview: Bool
    /// "placeholder", "privacy", "invalidated".
    public var redactions: [String]
    /// Nil: a phone of the default size.
    public var device: RenderDevice?
    /// What a finger does to it while it is drawn.
    public var interaction: RenderInteraction?
    public init(family: String, width: Double, height: Double, margins: [Double] = [16, 16, 16, 16], cornerRadius: Double = 22, displayScale: Double = 3,
                appearance: String = "light", renderingMode: String = "fullColor", increasesContrast: Bool = false,
                showsContainerBackground: Bool = true, isLuminanceReduced: Bool = false, typeSize: String = "large", locale: String = "en_US",
                timeZone: String = "UTC", isRightToLeft: Bool = false, systemVersion: String = "26.0", isPreview: Bool = false, redactions: [String] = [],
                device: RenderDevice? = nil) {
        self.family = family; self.width = width; self.height = height; self.margins = margins; self.cornerRadius = cornerRadius
        self.displayScale = displayScale; self.appearance = appearance; self.renderingMode = renderingMode
        self.increasesContrast = increasesContrast; self.showsContainerBackground = showsContainerBackground
        self.isLuminanceReduced = isLuminanceReduced; self.typeSize = typeSize; self.locale = locale; self.timeZone = timeZone
        self.isRightToLeft = isRightToLeft; self.systemVersion = systemVersion; self.isPreview = isPreview; self.redactions = redactions
        self.device = device
    }
}

/// What a finger does to a widget: the elements by their identity in the tree.
public struct RenderInteraction: Codable, Hashable, Sendable {
    /// The button that is held down.
    public var pressed: UInt64?
    /// The toggle that is drawn in its other position: the system flips it before the intent runs (widgetkit-behaviour G5).
    public var flipped: UInt64?
    public init(pressed: UInt64? = nil, flipped: UInt64? = nil) { self.pressed = pressed; self.flipped = flipped }
}

public struct RenderRequest: Codable, Sendable {
    public var set: Int
    public var index: Int
    public var environment: RenderEnvironment
    public init(set: Int, index: Int, environment: RenderEnvironment) { self.set = set; self.index = index; self.environment = environment }
}

/// Asks for the drawings of several entries at once: a message an entry would cost more than small views do.
public struct RenderEntriesRequest: Codable, Sendable {
    public var set: Int
    public var indices: [Int]
    public var environment: RenderEnvironment
    /// The instant that the views see; seconds since 1970-01-01.
    public var moment: Double
    public init(set: Int, indices: [Int], environment: RenderEnvironment, moment: Double) {
        self.set = set; self.indices = indices; self.environment = environment; self.moment = moment
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
    public init(findings: [Finding] = [], openedURLs: [String] = [], reloadedKinds: [String] = [], thrown: String? = nil, dialog: String? = nil, appReason: String? = nil,
                duration: Double = 0) {
        self.findings = findings; self.openedURLs = openedURLs; self.reloadedKinds = reloadedKinds; self.thrown = thrown; self.dialog = dialog
        self.appReason = appReason; self.duration = duration
    }
}

/// What an extension's process answers. An archive follows as a binary frame of its own.
public enum ExtensionReply: Codable, Sendable {
    /// The world stands; or, with failures, it does not and the process must not be used: each names a symbol and what it did.
    case started(sandbox: SandboxReport, failures: [String])
    case loaded(widgets: [WidgetDescription], previews: [PreviewDescription], findings: [Finding])
    case entries(EntriesReply)
    /// The next frame holds the `WidgetArchive` in its binary form. Milliseconds spent evaluating and laying out; bytes by which the
    /// heap grew meanwhile. The findings are those of the archive: whoever keeps its bytes need not read them.
    case archive(milliseconds: Double, heapGrowth: Int = 0, findings: [Finding] = [])
    case done(findings: [Finding], openedURLs: [String], reloadedKinds: [String])
    /// `perform()` has returned, or thrown.
    case performed(PerformReply)
    /// The request could not be carried out; the process goes on.
    case failed(message: String, findings: [Finding])
    case options(ParameterOptions, findings: [Finding])
    case sheet(ParameterSheet, findings: [Finding])
    case intent(IntentAnswer, findings: [Finding])
    /// One `entries` or `failed` a request, in their order.
    case several([ExtensionReply])
    /// The uses since the last request for them, at most some thousands.
    case uses([PreferenceUse])
    /// One a literal that was asked about.
    case literalTypes([LiteralType])
}
