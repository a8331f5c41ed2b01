import Foundation
import ProjectModel

/// One build of one extension: its modules in order, its sources, the link, the bundle.
struct BuildSession {
    let builder: ExtensionBuilder
    let model: ExtensionModel
    let progress: (BuildProgress) -> Void
    private let compiler: ModuleCompiler
    private let renamed: [String: String]

    init(builder: ExtensionBuilder, model: ExtensionModel, progress: @escaping (BuildProgress) -> Void) throws {
        self.builder = builder
        self.model = model
        self.progress = progress
        let sdk = try PreparedSDK(builder.sdk, cache: builder.cache)
        compiler = ModuleCompiler(arguments: FrontendArguments(toolchain: builder.toolchain, sdk: sdk, macros: builder.sdk.macros,
                                                               moduleCache: builder.cache.path("compiler")),
                                  cache: builder.cache, processes: builder.processes, timeout: builder.timeout)
        let own = Set(model.modules.map(\.name) + [model.moduleName])
        renamed = Dictionary(uniqueKeysWithValues: own.intersection(sdk.names).map { ($0, "\($0)_") })
    }

    func build() throws -> BuiltExtension {
        let modules = try buildModules()
        let generated = try SourceGenerators.sources(for: model.resources, beside: model.sources, sdk: compiler.arguments.sdk)
        var plan = ModulePlan(name: model.moduleName, sources: model.sources, generated: generated)
        plan.swiftVersion = model.swiftVersion
        plan.conditions = model.conditions
        plan.defaultIsolation = model.defaultIsolation
        plan.upcomingFeatures = model.upcomingFeatures
        plan.experimentalFeatures = model.experimentalFeatures
        plan.dependencies = modules
        plan.renamed = renamed
        plan.liftsLiterals = liftsLiterals
        plan.imported = model.modules.flatMap(\.sources)
        let code = try library(plan, project: "\(model.project ?? model.root) \(model.name)", modules: modules)
        var others = [(owner: String, catalogs: [String])]()
        if let app = model.app { others.append((app.name, app.resources.assetCatalogs.filter { !model.assetCatalogs.contains($0) })) }
        let bundle = try bundle(resources: model.resources, infoPlist: model.infoPlist, modules: model.modules, others: others)
        var built = BuiltExtension(library: code.library, bundle: bundle.folder, diagnostics: modules.flatMap(\.diagnostics) + code.diagnostics + bundle.diagnostics,
                                   seconds: 0, wasCached: code.compiled.isEmpty && bundle.wasCached)
        if builder.assemblesAppBundle, let app = model.app {
            let other = (owner: model.name, catalogs: model.assetCatalogs.filter { !app.resources.assetCatalogs.contains($0) })
            built.appBundle = try self.bundle(resources: app.resources, infoPlist: app.infoPlist, modules: model.modules, process: "app", others: [other]).folder
        }
        built.lifted = code.lifted
        // What two programs share has to change in both.
        for path in model.intentsExtension?.sources ?? [] { built.lifted?.files[path] = nil }
        for module in modules { if let lifted = module.lifted { built.lifted?.add(lifted) } }
        built.problems = SourceGenerators.problems(of: model.resources, sdk: compiler.arguments.sdk)
        if let intents = model.intentsExtension {
            do { built.intentsExtension = try build(intents, modules: modules) } catch let error as BuildError where !error.stopsEverything {
                // The widget runs without it, as on a phone where it crashes: only its options are missing.
                built.problems.append(BuildProblem(.intentsExtensionNotBuilt, path: error.diagnostics.first { $0.severity == .error }?.path ?? "", message: "\(error)"))
            }
        }
        return built
    }

    private func build(_ intents: IntentsExtensionModel, modules: [BuiltModule]) throws -> BuiltIntentsExtension {
        var generated = try SourceGenerators.sources(for: intents.resources, beside: intents.sources, sdk: compiler.arguments.sdk)
        if let entry = IntentsEntry.source(for: intents) { generated.append(entry) }
        // Nobody imports it: one that is called as a framework, such as Intents, has another name, and what it imports is the framework.
        let taken = compiler.arguments.sdk.names.contains(intents.moduleName)
        var plan = ModulePlan(name: taken ? "\(intents.moduleName)_" : intents.moduleName, sources: intents.sources, generated: generated)
        plan.swiftVersion = intents.swiftVersion
        plan.conditions = intents.conditions
        plan.dependencies = modules
        plan.renamed = renamed
        let code = try library(plan, project: "\(model.project ?? model.root) \(intents.name) intents", modules: modules)
        let bundle = try bundle(resources: intents.resources, infoPlist: intents.infoPlist, modules: model.modules)
        return BuiltIntentsExtension(library: code.library, bundle: bundle.folder, bundleIdentifier: intents.bundleIdentifier, appGroups: intents.appGroups)
    }

    // MARK: Code

    private var liftsLiterals: Bool { builder.liftsLiterals && compiler.arguments.sdk.hasSupplement }

    /// Whether literals of a module are lifted: those of what people edit here, which lies in the project and in no folder of what was
    /// fetched. What an Intents extension shares would have to change in two programs.
    private func liftsLiterals(of module: ModuleModel) -> Bool {
        guard liftsLiterals, model.intentsExtension == nil, module.kind != .stub else { return false }
        let root = model.root.hasSuffix("/") ? model.root : model.root + "/"
        return module.sources.allSatisfy { path in path.hasPrefix(root) && !path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") || $0 == "checkouts" || $0 == "SourcePackages" } }
    }

    /// The project's modules in the model's order: those needed first in front.
    private func buildModules() throws -> [BuiltModule] {
        var built: [String: BuiltModule] = [:]
        var order: [BuiltModule] = []
        for (index, module) in model.modules.enumerated() {
            progress(BuildProgress(stage: .modules, subject: module.name, done: index, total: model.modules.count))
            if module.sources.isEmpty {
                if module.hasOtherLanguages { throw BuildError.moduleNeedsOtherCompiler(name: module.name) }
                continue
            }
            var generated = try SourceGenerators.sources(for: module.resources, beside: module.sources, bundle: BundleAccessor.expression(bundle: module.bundleName), sdk: compiler.arguments.sdk)
            if module.kind == .package, !module.resources.isEmpty { generated.append(BundleAccessor.source(bundle: module.bundleName, of: module.origin)) }
            var plan = ModulePlan(name: module.name, sources: module.sources, generated: generated)
            plan.swiftVersion = module.swiftVersion
            plan.conditions = module.conditions
            plan.defaultIsolation = module.defaultIsolation
            plan.upcomingFeatures = module.upcomingFeatures
            plan.experimentalFeatures = module.experimentalFeatures
            plan.package = module.kind == .package ? module.origin.split(separator: "/").dropLast().last.map(String.init) : nil
            // All before it: a module may show what it imports to those that import it.
            plan.dependencies = order
            plan.renamed = renamed
            plan.liftsLiterals = liftsLiterals(of: module)
            plan.imported = model.modules.prefix(index).flatMap(\.sources)
            let result = try compiler.compileWhole(plan)
            built[module.name] = result
            order.append(result)
        }
        return order
    }

    private struct Code {
        var library: String
        var diagnostics: [Diagnostic]
        var compiled: [String]
        var lifted: LiftedSources?
    }

    private func library(_ plan: ModulePlan, project: String, modules: [BuiltModule]) throws -> Code {
        let objects = try compiler.compileFiles(plan, project: project) { done, total in
            progress(BuildProgress(stage: .compiling, subject: plan.name, done: done, total: total))
        }
        var key = ContentHash("library 1 \(builder.toolchain.version)")
        // Objects are named once, so their names stand for what is in them.
        key.combine(objects.paths + modules.map(\.object))
        let name = "libraries/\(key)", path = builder.cache.path("\(name)/extension.so")
        if !FileSystem.exists(path) {
            progress(BuildProgress(stage: .linking, subject: plan.name, done: 0, total: 1))
            let scratch = try builder.cache.makeScratch()
            defer { FileSystem.remove(scratch) }
            let output = "\(scratch)/library"
            try FileSystem.makeFolder(output)
            try Linker(toolchain: builder.toolchain).link(objects.paths + modules.map(\.object), to: "\(output)/extension.so", scratch: scratch)
            try builder.cache.publish(output, as: name)
        }
        builder.cache.touch(name)
        return Code(library: path, diagnostics: objects.diagnostics, compiled: objects.compiled, lifted: objects.lifted)
    }

    // MARK: Resources

    private struct Bundle {
        var folder: String
        var diagnostics: [Diagnostic]
        var wasCached: Bool
    }

    private func bundle(resources: ResourceFiles, infoPlist: [String: PropertyValue], modules: [ModuleModel], process: String = "extension",
                        others: [(owner: String, catalogs: [String])] = []) throws -> Bundle {
        var parts = [BundlePart(folder: "", resources: resources)]
        for module in modules where !module.resources.isEmpty { parts.append(BundlePart(folder: "\(module.bundleName).bundle", resources: module.resources)) }
        // A module's bundle has to be asked by name.
        let beside = modules.map { (owner: "\($0.name), whose bundle is another", catalogs: $0.resources.assetCatalogs) }
        let code = [model.moduleName, model.intentsExtension?.moduleName].compactMap { $0 } + model.modules.map(\.name)
        let assembler = BundleAssembler(parts: parts, infoPlist: infoPlist, developmentLanguage: model.developmentLanguage, process: process, others: others + beside,
                                        codeModules: code.map { renamed[$0] ?? $0 })
        let name = "bundles/\(assembler.key)", place = builder.cache.path(name)
        let wasCached = FileSystem.isFolder(place)
        if !wasCached {
            progress(BuildProgress(stage: .resources, subject: model.name, done: 0, total: 1))
            let scratch = try builder.cache.makeScratch()
            defer { FileSystem.remove(scratch) }
            let output = "\(scratch)/built"
            try FileSystem.makeFolder("\(output)/bundle")
            let diagnostics = try assembler.assemble(in: "\(output)/bundle", place: "\(place)/bundle", converter: ImageConverter(cache: builder.cache, scratch: scratch))
            try FileSystem.write(Array(JSONEncoder().encode(diagnostics)), to: "\(output)/diagnostics.json")
            try builder.cache.publish(output, as: name)
        }
        builder.cache.touch(name)
        let diagnostics = (try? JSONDecoder().decode([Diagnostic].self, from: Data(FileSystem.read("\(place)/diagnostics.json")))) ?? []
        return Bundle(folder: "\(place)/bundle", diagnostics: diagnostics, wasCached: wasCached)
    }
}
