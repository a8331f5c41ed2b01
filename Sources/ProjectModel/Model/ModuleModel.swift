/// A module built from source beside the extension: a framework target, or a target of a Swift package.
public struct ModuleModel: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A framework or library target of an Xcode project.
        case framework
        /// A target of a Swift package.
        case package
        /// A folder the user named to stand in for a module that cannot be built here.
        case stub
    }
    public var name: String
    public var kind: Kind
    /// The project or package it comes from: the `.xcodeproj`, the `Package.swift` or the stub's folder.
    public var origin: String
    public var sources: [String]
    public var swiftVersion: String
    public var conditions: [String]
    public var defaultIsolation: String?
    public var upcomingFeatures: [String]
    public var experimentalFeatures: [String]
    /// Modules of this model that it imports; all of them stand before it in the list.
    public var dependencies: [String]
    public var resources: ResourceFiles
    /// The resource bundle's name without its extension: "Package_Target" for a package, the framework's name otherwise.
    public var bundleName: String
    /// The bundle identifier of a framework; nil for a package's target.
    public var bundleIdentifier: String?
    /// Whether it holds C, C++ or Objective-C sources, which are not built.
    public var hasOtherLanguages: Bool

    public init(name: String, kind: Kind, origin: String) {
        self.name = name; self.kind = kind; self.origin = origin
        sources = []; swiftVersion = "5"; conditions = ["DEBUG"]; defaultIsolation = nil; upcomingFeatures = []; experimentalFeatures = []
        dependencies = []; resources = ResourceFiles(); bundleName = name; bundleIdentifier = nil; hasOtherLanguages = false
    }
}

/// A module that the sources import and that is neither Apple's nor built from the repository.
public struct MissingModule: Sendable, Hashable {
    public var name: String
    /// The first file that imports it.
    public var importer: String
    public var line: Int
    /// Where the package that holds it comes from, as the project says; nil where that is unknown.
    public var url: String?
    /// The version or revision of Package.resolved.
    public var pin: String?
    /// The framework in the repository that holds it only in compiled form, for Apple's systems.
    public var binary: String?
    public init(name: String, importer: String, line: Int, url: String? = nil, pin: String? = nil, binary: String? = nil) {
        self.name = name; self.importer = importer; self.line = line; self.url = url; self.pin = pin; self.binary = binary
    }
}
