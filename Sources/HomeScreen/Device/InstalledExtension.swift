import ExtensionMessages
import WidgetHost

/// An extension as it is put on the page's device: what is shown of its app, and how a process of it is started.
public struct InstalledExtension: Sendable {
    /// What of the device's settings a process is started with.
    public struct World: Hashable, Sendable {
        /// "26.0".
        public var systemVersion: String
        public var locale: String
        public var timeZone: String
        /// Seconds since 1970-01-01.
        public var now: Double
    }

    /// The extension's bundle identifier.
    public var identifier: String
    /// The name under the widgets: that of the app.
    public var appName: String
    /// The path of a PNG file; nil where the project has no icon.
    public var appIcon: String?
    /// The project's folder: places in the sources are named relative to it.
    public var root: String
    /// Paths of the sources, the only files that the page may read.
    public var sources: [String]
    /// URL schemes that the app declares.
    public var urlSchemes: [String] = []
    /// Starts the built extension.
    public var start: @Sendable (World) throws -> any HostedExtension

    public init(identifier: String, appName: String, appIcon: String? = nil, root: String, sources: [String], urlSchemes: [String] = [], start: @escaping @Sendable (World) throws -> any HostedExtension) {
        self.identifier = identifier; self.appName = appName; self.appIcon = appIcon; self.root = root; self.sources = sources
        self.urlSchemes = urlSchemes; self.start = start
    }

    /// A path as the page names it.
    func shown(_ path: String) -> String {
        let folder = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}
