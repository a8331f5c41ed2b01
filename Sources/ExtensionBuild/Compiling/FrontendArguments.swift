/// The arguments of swift-frontend that all compilations of a build share.
///
/// The frontend is called without the driver: that saves a process that plans what is planned here.
struct FrontendArguments: Sendable {
    var toolchain: Toolchain
    var sdk: PreparedSDK
    var macros: String
    /// Where the compiler keeps C modules.
    var moduleCache: String

    /// What the renamed `main` of an extension is called.
    static let entryPoint = "vitrine_main"

    func common(for plan: ModulePlan) -> [String] {
        var arguments = [
            toolchain.frontend, "-frontend", "-c", "-target", toolchain.triple, "-disable-objc-interop", "-module-name", plan.builtName,
            "-swift-version", plan.swiftVersion == "6" ? "6" : "5", "-Onone", "-gline-tables-only", "-debug-info-format=dwarf", "-dwarf-version=4",
            "-diagnostic-style=llvm", "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics", "-empty-abi-descriptor",
            "-enable-anonymous-context-mangled-names", "-module-cache-path", moduleCache, "-plugin-path", toolchain.plugins,
            "-in-process-plugin-server-path", toolchain.pluginServer, "-load-plugin-executable", "\(macros)#Macros",
            "-entry-point-function-name", Self.entryPoint,
        ]
        if !plan.sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        for dependency in plan.dependencies { arguments += ["-I", dependency.folder] }
        arguments += ["-I", sdk.folder] + sdk.clangArguments
        if sdk.hasSupplement { arguments += ["-import-module", "FoundationSupplement"] }
        if sdk.hasAssetResources { arguments += ["-import-module", "DeveloperToolsSupport"] }
        for condition in plan.conditions { arguments += ["-D", condition] }
        if let isolation = plan.defaultIsolation { arguments += ["-default-isolation", isolation] }
        for feature in plan.upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        for feature in plan.experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        if let package = plan.package { arguments += ["-package-name", package] }
        return arguments
    }

    /// Everything that decides what comes out of a compilation besides the sources.
    func key(for plan: ModulePlan) -> ContentHash {
        var hash = ContentHash("frontend 1")
        hash.combine(toolchain.version)
        hash.combine(sdk.hash)
        // Folders of dependencies change with each of their builds; what counts is their interface.
        hash.combine(common(for: plan).filter { argument in !plan.dependencies.contains { $0.folder == argument } })
        for dependency in plan.dependencies {
            hash.combine(dependency.name)
            hash.combine(dependency.interfaceHash)
        }
        for (from, to) in plan.renamed.sorted(by: { $0.key < $1.key }) { hash.combine(from + ">" + to) }
        return hash
    }
}
