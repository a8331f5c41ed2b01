/// Everything a widget extension is made of, as its project says: files, settings, resources, and the modules it needs.
///
/// Paths are absolute. Lists are in a stable order: two readings of the same files give equal models.
public struct ExtensionModel: Sendable, Hashable {
    /// The target's name, or the folder's where there is no project.
    public var name: String
    /// PRODUCT_MODULE_NAME: a valid Swift identifier.
    public var moduleName: String
    /// The folder of the project.
    public var root: String
    /// The `.xcodeproj`, `Package.swift` or `project.yml` this was read from; nil for a plain folder.
    public var project: String?
    /// The Swift files the extension compiles, those outside its folder included.
    public var sources: [String]
    /// SWIFT_VERSION's major number: "5" or "6" ("5" where the project says nothing or something older).
    public var swiftVersion: String
    /// SWIFT_ACTIVE_COMPILATION_CONDITIONS of the debug configuration, `DEBUG` first.
    public var conditions: [String]
    /// SWIFT_DEFAULT_ACTOR_ISOLATION: "MainActor", or nil for nonisolated.
    public var defaultIsolation: String?
    /// Upcoming language features that the project turns on, by the compiler's names.
    public var upcomingFeatures: [String]
    /// Experimental language features that the project turns on, by the compiler's names.
    public var experimentalFeatures: [String]
    public var bundleIdentifier: String
    /// CFBundleShortVersionString.
    public var version: String
    /// CFBundleVersion.
    public var build: String
    /// The oldest system the extension runs on ("17.0"); nil where unknown.
    public var deploymentTarget: String?
    /// The system the target is for.
    public var platform: Platform
    /// CFBundleDevelopmentRegion: the language that strings fall back to ("en").
    public var developmentLanguage: String
    /// The Info.plist with build settings put in and generated keys added.
    public var infoPlist: [String: PropertyValue]
    public var infoPlistPath: String?
    public var entitlementsPath: String?
    /// The app groups that the entitlements grant; nil where no entitlements file is known.
    public var appGroups: [String]?
    /// Whether the entitlements protect its files completely: they cannot be read while the device is locked, and widgets show their placeholder.
    public var isDataProtected = false
    public var resources: ResourceFiles
    /// Frameworks and packages of the same repository (or of the folder named by `packages`), those needed first in front.
    public var modules: [ModuleModel]
    /// Modules that the sources import and that cannot be found.
    public var missingModules: [MissingModule]
    /// Packages from elsewhere that the project depends on, as its settings and Package.resolved ask for them.
    public var remotePackages: [RemotePackage]
    /// The Intents extension that answers for the widget's dynamic options.
    public var intentsExtension: IntentsExtensionModel?
    /// The app that contains the extension; nil where there is none in the project.
    public var app: AppModel?

    /// What may be in the wrong place or could not be read, without stopping the build: each a sentence.
    public var notes: [String]

    public enum Platform: String, Sendable, Hashable, Codable { case iOS, watchOS, macOS, tvOS, visionOS }

    public init(name: String, moduleName: String, root: String) {
        self.name = name; self.moduleName = moduleName; self.root = root
        project = nil; sources = []; swiftVersion = "5"; conditions = ["DEBUG"]; defaultIsolation = nil
        upcomingFeatures = []; experimentalFeatures = []
        bundleIdentifier = "local.\(moduleName)"; version = "1.0"; build = "1"; deploymentTarget = nil; platform = .iOS
        developmentLanguage = "en"; infoPlist = [:]; infoPlistPath = nil; entitlementsPath = nil; appGroups = nil
        resources = ResourceFiles(); modules = []; missingModules = []; remotePackages = []; intentsExtension = nil; app = nil; notes = []
    }

    /// The app groups that the extension is granted: a target of an Xcode project without entitlements has none. Nil where nothing says.
    public var grantedGroups: [String]? { appGroups ?? (hasTargets && entitlementsPath == nil ? [] : nil) }

    /// The app groups that the app is granted; nil where there is no app or nothing says.
    public var groupsOfApp: [String]? { app.flatMap { $0.appGroups ?? (hasTargets && $0.entitlementsPath == nil ? [] : nil) } }

    /// Whether the project says of every target what it is entitled to.
    private var hasTargets: Bool { project?.hasSuffix(".xcodeproj") == true }

    public var assetCatalogs: [String] { resources.assetCatalogs }
    public var stringCatalogs: [String] { resources.stringCatalogs }
    public var stringsFiles: [StringsFile] { resources.stringsFiles }
    public var intentDefinitions: [String] { resources.intentDefinitions }
    public var fonts: [String] { resources.fonts }

    /// ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: the colour set that tints the extension; "AccentColor" by default.
    public var accentColorName: String { resources.accentColorName }
    /// ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME; "WidgetBackground" by default.
    public var widgetBackgroundColorName: String { resources.widgetBackgroundColorName }
}
