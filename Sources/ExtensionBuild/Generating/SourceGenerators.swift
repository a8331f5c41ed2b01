import ProjectModel

/// Makes Swift sources from other files of a target, as Xcode's build does.
protocol SourceGenerator {
    /// - Parameter own: what the module's sources declare themselves.
    /// - Parameter bundle: the expression that finds the bundle the resources are in.
    /// - Throws: `BuildError.damagedResource`.
    static func sources(for resources: ResourceFiles, own: OwnMembers, bundle: String, sdk: PreparedSDK) throws -> [GeneratedSource]
}

/// All generators.
enum SourceGenerators {
    private static let all: [any SourceGenerator.Type] = [AssetSymbols.self, IntentClasses.self, ManagedObjectClasses.self]

    static func sources(for resources: ResourceFiles, beside sources: [String], bundle: String = "Foundation.Bundle.main", sdk: PreparedSDK) throws -> [GeneratedSource] {
        let own = OwnMembers(sources: resources.assetCatalogs.isEmpty ? [] : sources)
        return try all.flatMap { try $0.sources(for: resources, own: own, bundle: bundle, sdk: sdk) }
    }

    /// What of the files could not be turned into sources.
    static func problems(of resources: ResourceFiles, sdk: PreparedSDK) -> [BuildProblem] { IntentClasses.problems(of: resources, sdk: sdk) }
}
