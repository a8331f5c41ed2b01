import ProjectModel

/// Makes Swift sources from other files of a target, as Xcode's build does.
protocol SourceGenerator {
    /// - Parameter bundle: the expression that finds the bundle the resources are in.
    /// - Throws: `BuildError.damagedResource`.
    static func sources(for resources: ResourceFiles, bundle: String, sdk: PreparedSDK) throws -> [GeneratedSource]
}

/// All generators.
enum SourceGenerators {
    private static let all: [any SourceGenerator.Type] = [AssetSymbols.self, IntentClasses.self]

    static func sources(for resources: ResourceFiles, bundle: String = "Foundation.Bundle.main", sdk: PreparedSDK) throws -> [GeneratedSource] {
        try all.flatMap { try $0.sources(for: resources, bundle: bundle, sdk: sdk) }
    }

    /// What of the files could not be turned into sources.
    static func problems(of resources: ResourceFiles, sdk: PreparedSDK) -> [BuildProblem] { IntentClasses.problems(of: resources, sdk: sdk) }
}
