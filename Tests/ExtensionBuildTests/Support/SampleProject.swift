import Foundation
import ProjectModel
@testable import ExtensionBuild

/// A small extension in a folder of its own, with a cache of its own.
final class SampleProject {
    let folder = TemporaryFolder.keep("project")
    let tiny: TinySDK
    var builder: ExtensionBuilder
    var model: ExtensionModel

    init(_ files: [String: String]) throws {
        tiny = try TinySDK.shared.get()
        builder = ExtensionBuilder(toolchain: tiny.toolchain, sdk: tiny.sdk, cache: try BuildCache(folder: TemporaryFolder.keep("cache")), processes: 2)
        model = ExtensionModel(name: "Sample", moduleName: "Sample", root: folder)
        for (name, text) in files { try write(text, to: name) }
        model.sources = files.keys.sorted().map { path($0) }
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }
    func write(_ text: String, to name: String) throws { try FileSystem.write(text, to: path(name)) }

    func build() throws -> BuiltExtension { try builder.build(model) }

    /// Builds and tells which files the compiler was called for.
    func compiled() throws -> [String] {
        let sdk = try PreparedSDK(builder.sdk, cache: builder.cache)
        let compiler = ModuleCompiler(arguments: FrontendArguments(toolchain: builder.toolchain, sdk: sdk, macros: builder.sdk.macros, moduleCache: builder.cache.path("compiler")),
                                      cache: builder.cache, processes: 2, timeout: 300)
        var plan = ModulePlan(name: model.moduleName, sources: model.sources)
        plan.conditions = model.conditions
        return try compiler.compileFiles(plan, project: "test") { _, _ in }.compiled.map { String($0.dropFirst(folder.count + 1)) }
    }

    /// The errors of a build, as "File.swift:line:column: error: message".
    func errors() -> [String] {
        do {
            _ = try build()
            return []
        } catch let error as BuildError {
            return error.diagnostics.filter { $0.severity == .error }.map { $0.description.replacingOccurrences(of: folder + "/", with: "") }
        } catch {
            return ["\(error)"]
        }
    }

    static let bundle = """
        import WidgetKit
        struct Clock: Widget {}
        @main struct Bundle: WidgetBundle { var body: some Widget { Clock() } }

        """
}
