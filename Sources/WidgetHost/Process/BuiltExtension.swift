import ExtensionMessages

/// A built extension, as a session runs it.
public struct BuiltExtension: Hashable, Sendable {
    /// The shared object that ExtensionBuild made.
    public var library: String
    /// The folder that stands for the bundle.
    public var bundle: String
    public var bundleIdentifier: String
    /// "26.0".
    public var systemVersion: String
    /// Whether processes list the previews when they load: user code is run for it, which widgets do not need.
    public var listsPreviews = true
    /// Whether it is an Intents extension, which answers questions about intents and has no widgets.
    public var isIntentsExtension = false
    /// Whether its files cannot be read while the device is locked.
    public var isDataProtected = false
    /// Literals of the sources that were edited since the build: every process has them from its start.
    public var literals = LiteralOverrides.none
    public init(library: String, bundle: String, bundleIdentifier: String, systemVersion: String) {
        self.library = library; self.bundle = bundle; self.bundleIdentifier = bundleIdentifier; self.systemVersion = systemVersion
    }
}
