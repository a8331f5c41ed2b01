/// A module to compile, with everything the compiler has to know.
struct ModulePlan: Sendable {
    var name: String
    /// Paths of the user's files.
    var sources: [String]
    /// Files that Vitrine adds: name and text.
    var generated: [GeneratedSource] = []
    var swiftVersion = "5"
    var conditions: [String] = []
    var defaultIsolation: String?
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    /// The package whose modules see each other's `package` declarations.
    var package: String?
    /// Modules of the project that it may import, those they import included.
    var dependencies: [BuiltModule] = []
    /// Names that the project's modules have and that Vitrine's own have too, with what they are called instead.
    var renamed: [String: String] = [:]

    /// Whether literals are compiled to calls, so that they can be changed without compiling.
    var liftsLiterals = false
    /// Sources of the project's modules that it may import: what they declare may give a literal another meaning.
    var imported: [String] = []

    /// The name in objects and swiftmodules.
    var builtName: String { renamed[name] ?? name }
}

/// A Swift file made from something else of the project.
struct GeneratedSource: Hashable, Sendable {
    /// "AssetSymbols.swift"
    var name: String
    var text: String
    /// The user's file that messages about it are told on.
    var origin: String
}

/// A compiled module of the project.
struct BuiltModule: Hashable, Sendable {
    /// As the project's sources call it.
    var name: String
    /// The folder that holds its swiftmodule and object.
    var folder: String
    var object: String
    /// Of what importers see.
    var interfaceHash: ContentHash
    var diagnostics: [Diagnostic] = []
    /// The literals that were lifted, where the plan wanted it.
    var lifted: LiftedSources?
}
