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
    /// Locks or unlocks the device. Answered by `done`.
    case setLock(DeviceLock)
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
    /// Tells which Live Activities the system keeps for the extension: what `Activity.activities` answers. Answered by `done`.
    case setActivities([ActivityRecord])
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
