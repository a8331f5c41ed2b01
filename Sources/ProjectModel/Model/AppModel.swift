/// The settings of the app that contains the extension, as far as the extension depends on them.
public struct AppModel: Sendable, Hashable {
    public var name: String
    public var bundleIdentifier: String
    public var version: String
    public var build: String
    public var deploymentTarget: String?
    public var infoPlist: [String: PropertyValue] = [:]
    public var infoPlistPath: String?
    public var entitlementsPath: String?
    /// The app groups that its entitlements grant; nil where no entitlements file is known.
    public var appGroups: [String]?
    public var sources: [String] = []
    public var resources = ResourceFiles()
    /// The modules the app links, by name.
    public var modules: [String] = []

    public init(name: String, bundleIdentifier: String, version: String = "1.0", build: String = "1", deploymentTarget: String? = nil) {
        self.name = name; self.bundleIdentifier = bundleIdentifier; self.version = version; self.build = build
        self.deploymentTarget = deploymentTarget
    }

    /// The URL schemes that the app declares (CFBundleURLTypes).
    public var urlSchemes: [String] {
        (infoPlist["CFBundleURLTypes"]?.array ?? []).flatMap { $0["CFBundleURLSchemes"]?.texts ?? [] }
    }
}

/// The extension that resolves SiriKit intents and supplies their dynamic options.
public struct IntentsExtensionModel: Sendable, Hashable {
    public var name: String
    public var moduleName: String
    public var bundleIdentifier: String
    public var sources: [String]
    public var swiftVersion: String = "5"
    public var conditions: [String] = ["DEBUG"]
    public var resources = ResourceFiles()
    public var infoPlist: [String: PropertyValue] = [:]
    public var appGroups: [String]?
    /// The `INExtension` subclass that the extension is entered by, without its module; nil where none can be told.
    public var principalClass: String?
    public init(name: String, moduleName: String, bundleIdentifier: String, sources: [String]) {
        self.name = name; self.moduleName = moduleName; self.bundleIdentifier = bundleIdentifier; self.sources = sources
    }

    /// The class that the Info.plist names, else the first of the sources that is a subclass of `INExtension`.
    mutating func findPrincipalClass() {
        if let named = infoPlist["NSExtension"]?["NSExtensionPrincipalClass"]?.text?.split(separator: ".").last, !named.contains("$") {
            principalClass = String(named)
            return
        }
        for path in sources {
            guard let bytes = try? FileReading.bytes(path), let found = SwiftScan(bytes: bytes).inherits(from: "INExtension") else { continue }
            principalClass = found.name
            return
        }
    }
}
