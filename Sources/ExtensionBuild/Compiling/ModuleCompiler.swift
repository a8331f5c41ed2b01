import Foundation

/// Compiles modules: those that others import as a whole, the extension's own file by file.
struct ModuleCompiler: Sendable {
    var arguments: FrontendArguments
    var cache: BuildCache
    /// How many compilers run at once.
    var processes: Int
    /// Seconds one compiler may take.
    var timeout: Int

    /// Objects of a module compiled file by file.
    struct Objects {
        var paths: [String]
        var diagnostics: [Diagnostic]
        /// The files that were compiled now, in source order.
        var compiled: [String]
        /// The literals that were lifted, where the plan wants it.
        var lifted: LiftedSources?
    }

    func conditions(for plan: ModulePlan) -> BuildConditions {
        BuildConditions(flags: Set(plan.conditions),
                        modules: SystemModules.toolchain.union(["Darwin"]).union(arguments.sdk.frameworks).union(plan.dependencies.map(\.name)).union([plan.name]),
                        languageVersion: plan.swiftVersion == "6" ? arguments.toolchain.compilerVersion : [5, 10], compilerVersion: arguments.toolchain.compilerVersion,
                        renamed: plan.renamed)
    }

    // MARK: Whole

    /// Compiles a module that others import, or finds it in the cache.
    func compileWhole(_ plan: ModulePlan) throws -> BuiltModule {
        let scratch = try cache.makeScratch()
        defer { FileSystem.remove(scratch) }
        let rewritten = "\(scratch)/rewritten"
        try FileSystem.makeFolder(rewritten)
        var sources = try ModuleSources(plan, conditions: conditions(for: plan), known: [:], folder: rewritten, threads: processes)
        var key = arguments.key(for: plan)
        key.combine(ModuleSources.rewritingVersion)
        if plan.liftsLiterals { key.combine("lifting \(ModuleSources.liftingVersion) \(sources.limits ?? .none)") }
        // Generated files stand in the scratch folder, under another path each time; their contents count.
        key.combine(plan.sources)
        for file in sources.files { key.combine(file.hash) }
        let name = "modules/\(key)", folder = cache.path(name)
        func built() throws -> BuiltModule {
            let module = try FileSystem.read("\(folder)/\(plan.builtName).swiftmodule", limit: 1 << 30)
            let diagnostics = (try? JSONDecoder().decode([Diagnostic].self, from: Data(FileSystem.read("\(folder)/diagnostics.json", limit: 64 << 20)))) ?? []
            cache.touch(name)
            var built = BuiltModule(name: plan.name, folder: folder, object: "\(folder)/\(plan.builtName).o", interfaceHash: ContentHash(module), diagnostics: diagnostics)
            if plan.liftsLiterals { built.lifted = try JSONDecoder().decode(LiftedSources.self, from: Data(FileSystem.read("\(folder)/lifted.json", limit: 64 << 20))) }
            return built
        }
        if let known = try? built() { return known }
        try sources.checkImports()
        let output = "\(scratch)/built"
        try FileSystem.makeFolder(output)
        var command = arguments.common(for: plan) + sources.files.map(\.path)
        command += ["-o", "\(output)/\(plan.builtName).o", "-emit-module-path", "\(output)/\(plan.builtName).swiftmodule"]
        let diagnostics = try withoutGuilty(Array(sources.files.indices), in: &sources) { try run(command, plan: plan, sources: $0, scratch: scratch) }
        try FileSystem.write(Array(JSONEncoder().encode(sources.notes + diagnostics)), to: "\(output)/diagnostics.json")
        if let lifted = sources.lifted(of: plan) { try FileSystem.write(Array(JSONEncoder().encode(lifted)), to: "\(output)/lifted.json") }
        try cache.publish(output, as: name)
        return try built()
    }

    // MARK: File by file

    /// Compiles the files that have changed, then those that depend on what has changed in them.
    ///
    /// - Parameter project: names the state that is carried from build to build, beside the settings.
    func compileFiles(_ plan: ModulePlan, project: String, progress: (Int, Int) -> Void) throws -> Objects {
        var key = arguments.key(for: plan)
        key.combine(project)
        key.combine(ModuleSources.rewritingVersion)
        if plan.liftsLiterals { key.combine("lifting \(ModuleSources.liftingVersion)") }
        let name = "states/\(key)", folder = cache.path(name)
        return try cache.withLock("state-\(key)") {
            try FileSystem.makeFolder(folder)
            cache.touch(name)
            let contents = try ModuleSources.contents(plan)
            if let known = ModuleSummary(folder: folder), known.contents == contents, known.objects.allSatisfy({ FileSystem.exists("\(folder)/\($0)") }) {
                return Objects(paths: known.objects.map { "\(folder)/\($0)" }, diagnostics: known.diagnostics, compiled: [], lifted: known.lifted)
            }
            let scratch = try cache.makeScratch()
            defer { FileSystem.remove(scratch) }
            let old = ModuleState(folder: folder)
            var sources = try ModuleSources(plan, conditions: conditions(for: plan), known: old.files, folder: folder, threads: processes)
            try sources.checkImports()
            var state = ModuleState()
            var pending: [Int] = []
            for (index, file) in sources.files.enumerated() {
                state.files[file.path] = file
                if let result = old.results[file.path], old.files[file.path]?.hash == file.hash, FileSystem.exists("\(folder)/\(result.object)") {
                    state.results[file.path] = result
                } else {
                    pending.append(index)
                }
            }
            // What files gave that are gone.
            var changes: Set<String> = []
            for (path, result) in old.results where state.files[path] == nil { changes.formUnion(result.dependencies?.given.keys.map { $0 } ?? []) }
            var done: Set<Int> = []
            func addDependents() {
                for (index, file) in sources.files.enumerated() where !done.contains(index) && !pending.contains(index) {
                    guard let result = state.results[file.path] else { continue }
                    // A file whose dependencies are not known depends on everything.
                    if result.dependencies.map({ !$0.taken.isDisjoint(with: changes) }) ?? !changes.isEmpty { pending.append(index) }
                }
            }
            addDependents()
            while !pending.isEmpty {
                progress(done.count, done.count + pending.count)
                let indices = pending.sorted()
                let results = try withoutGuilty(indices, in: &sources) { try compile(indices, of: $0, plan: plan, scratch: scratch, folder: folder) }
                changes = []
                for (index, result) in results {
                    let path = sources.files[index].path
                    if let new = result.dependencies { changes.formUnion(FileDependencies.changes(from: old.results[path]?.dependencies, to: new)) }
                    // Without fingerprints, all others are compiled.
                    if result.dependencies == nil { changes.insert("*") }
                    state.results[path] = result
                    done.insert(index)
                }
                pending = []
                if changes.contains("*") {
                    pending = sources.files.indices.filter { !done.contains($0) }
                } else {
                    addDependents()
                }
            }
            progress(done.count, done.count)
            for file in sources.files { state.files[file.path] = file }
            if !done.isEmpty || old.files.count != state.files.count || old.results.isEmpty {
                try state.write(to: folder)
            }
            let diagnostics = CompilerOutput.unique(sources.notes + sources.files.flatMap { state.results[$0.path]?.diagnostics ?? [] })
            let objects = sources.files.compactMap { state.results[$0.path]?.object }
            let lifted = sources.lifted(of: plan)
            try ModuleSummary(contents: contents, objects: objects, diagnostics: diagnostics, lifted: lifted).write(to: folder)
            return Objects(paths: objects.map { "\(folder)/\($0)" }, diagnostics: diagnostics, compiled: done.sorted().map { sources.files[$0].path }, lifted: lifted)
        }
    }

    /// Compiles files; where literals that were lifted are in the way, as they are. Errors are those of files as they are.
    private func withoutGuilty<Result>(_ indices: [Int], in sources: inout ModuleSources, _ compile: (ModuleSources) throws -> Result) throws -> Result {
        while true {
            let lifted = indices.filter { sources.files[$0].lifted != nil }
            do { return try compile(sources) } catch let error as BuildError where !lifted.isEmpty {
                switch error {
                case .sourcesDoNotCompile(_, let diagnostics):
                    let failed = Set(diagnostics.filter { $0.severity == .error }.map(\.path))
                    let guilty = lifted.filter { failed.contains(sources.files[$0].path) }
                    // Errors of files that are compiled as they are.
                    if guilty.isEmpty { throw error }
                    try sources.leaveLiterals(in: guilty)
                case .compilerCrashed, .timedOut: try sources.leaveLiterals(in: lifted)
                default: throw error
                }
            }
        }
    }

    /// Compiles some files, divided among the processes by size.
    private func compile(_ indices: [Int], of sources: ModuleSources, plan: ModulePlan, scratch: String,
                         folder: String) throws -> [(Int, ModuleState.Result)] {
        var batches = Array(repeating: (size: 0, files: [Int]()), count: max(1, min(processes, indices.count)))
        for index in indices.sorted(by: { (sources.files[$0].size, $1) > (sources.files[$1].size, $0) }) {
            let smallest = batches.indices.min { batches[$0].size < batches[$1].size } ?? 0
            batches[smallest].files.append(index)
            // Each file costs something, however small.
            batches[smallest].size += sources.files[index].size + 2000
        }
        let attempts = try Workers.map(Array(batches.enumerated()), threads: processes) { number, batch -> Swift.Result<[(Int, ModuleState.Result)], BuildError> in
            do { return .success(try compile(batch: batch.files.sorted(), number: number, of: sources, plan: plan, scratch: scratch, folder: folder)) }
            catch let error as BuildError { return .failure(error) }
        }
        // The errors of all processes, so that one build tells everything.
        let failures = attempts.compactMap { if case .failure(let error) = $0 { error } else { nil } }
        if let other = failures.first(where: { $0.diagnostics.isEmpty }) { throw other }
        if !failures.isEmpty {
            throw BuildError.sourcesDoNotCompile(module: plan.name, diagnostics: CompilerOutput.unique(sources.notes + failures.flatMap(\.diagnostics)))
        }
        return try attempts.flatMap { try $0.get() }
    }

    private func compile(batch: [Int], number: Int, of sources: ModuleSources, plan: ModulePlan, scratch: String,
                         folder: String) throws -> [(Int, ModuleState.Result)] {
        let work = "\(scratch)/batch\(number)"
        try FileSystem.makeFolder(work)
        let primary = Set(batch)
        var command = arguments.common(for: plan)
        for (index, file) in sources.files.enumerated() { command += primary.contains(index) ? ["-primary-file", file.path] : [file.path] }
        for index in batch { command += ["-o", "\(work)/\(index).o", "-emit-reference-dependencies-path", "\(work)/\(index).swiftdeps"] }
        let diagnostics = try run(command, plan: plan, sources: sources, scratch: work)
        var byFile = Dictionary(grouping: withNotes(diagnostics), by: { $0.first?.path ?? "" })
        return try batch.map { index in
            let file = sources.files[index]
            let object = "\(ContentHash(file.path)).\(UInt64.random(in: 0...UInt64.max)).o"
            guard rename("\(work)/\(index).o", "\(folder)/\(object)") == 0 else {
                throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(FileSystem.Failure(path: object, code: errno))")
            }
            let dependencies = (try? FileSystem.read("\(work)/\(index).swiftdeps", limit: 64 << 20)).flatMap { try? FileDependencies(swiftdeps: $0) }
            return (index, ModuleState.Result(object: object, dependencies: dependencies, diagnostics: byFile.removeValue(forKey: file.path)?.flatMap { $0 } ?? []))
        }
    }

    /// Each warning or error with the notes that follow it.
    private func withNotes(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
        var groups: [[Diagnostic]] = []
        for diagnostic in diagnostics {
            if diagnostic.severity == .note, !groups.isEmpty { groups[groups.count - 1].append(diagnostic) } else { groups.append([diagnostic]) }
        }
        return groups
    }

    /// - Throws: `BuildError.sourcesDoNotCompile`, `.compilerCrashed`, `.timedOut`.
    private func run(_ command: [String], plan: ModulePlan, sources: ModuleSources, scratch: String) throws -> [Diagnostic] {
        var command = command
        if let overlay = sources.overlay {
            let path = "\(scratch)/overlay.yaml"
            try FileSystem.write(overlay, to: path)
            command += ["-vfsoverlay", path]
        }
        let outcome: ChildProcess.Outcome
        do { outcome = try ChildProcess.run(command, scratch: scratch, timeout: timeout) } catch {
            throw BuildError.noToolchain(reason: "\(command[0]) does not start: \(error)")
        }
        if outcome.timedOut { throw BuildError.timedOut(module: plan.name, seconds: timeout) }
        let output = sources.diagnostics(outcome.output)
        if outcome.succeeded { return output.diagnostics }
        guard output.diagnostics.contains(where: { $0.severity == .error }) else {
            if outcome.signal == SIGINT || outcome.signal == SIGTERM { throw BuildError.interrupted }
            throw BuildError.compilerCrashed(module: plan.name, detail: output.otherLines.prefix(40).joined(separator: "\n"))
        }
        throw BuildError.sourcesDoNotCompile(module: plan.name, diagnostics: output.diagnostics)
    }
}
