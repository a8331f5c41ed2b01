import DeviceProfiles
import Drawing
import ExtensionBuild
import Foundation
import JSONValues
import OptionParsing
import ProjectModel
import Snapshots

/// `vitrine snapshot`: every widget in every family as a picture, with a contact sheet and a report.
struct SnapshotCommand: Command {
    static let specification = CommandSpecification(
        name: "snapshot", summary: "Draws every widget in every family, with a contact sheet and a report.",
        discussion: """
            Writes a PNG and an element tree for each picture, index.html to look at and snapshots.json to read.
            A vitrine.json beside the project may hold any of the options.
            """,
        arguments: [ExtensionOptions.argument],
        options: [OptionSpecification("out", placeholder: "DIR", help: "The folder for the pictures; made where it is missing.", isPath: true)]
            + MatrixOptions.specifications + MatrixOptions.world + [MatrixOptions.process] + ExtensionOptions.project + ExtensionOptions.build
            + [ExtensionOptions.failOn, ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        guard let out = options.value("out") else { throw UsageError.mistake("vitrine snapshot needs a folder for the pictures; name it with --out DIR.") }
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let request = try MatrixOptions.request(options, profiles: profiles)
        let settings = try SessionSettings(options)
        let loading = ExtensionLoading(path: path, options: options, progress: ProgressLine())
        guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(ProjectError.noSuchPath(path))") }
        let folder: OutputFolder
        do { folder = try OutputFolder(out) } catch { throw CommandFailure("\(error)") }
        let model: ExtensionModel
        do {
            model = try loading.model()
        } catch let failure as CommandFailure {
            try report(failure, path: path, in: folder, options)
            throw failure
        }
        try FontCheck.run()
        defer { ExtensionLoading.removeTemporaryCaches() }
        let interruption = Interruption()
        Signals.watch(interruption)
        do {
            return try draw(model, request, settings, loading, folder, interruption, options)
        } catch let error as OutputError {
            loading.progress.clear()
            throw CommandFailure("\(error)")
        }
    }

    /// A project that cannot be read has a report too, for programs that run many.
    private func report(_ failure: CommandFailure, path: String, in folder: OutputFolder, _ options: ParsedOptions) throws {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let report = SnapshotReport(extensionName: name, vitrineVersion: VitrineVersion.current, engine: .current,
                                    build: .init(isOK: false, diagnostics: [.init(severity: "error", text: failure.message)]))
        try finish(report, in: folder, removing: [], options)
    }

    private func draw(_ model: ExtensionModel, _ request: MatrixRequest, _ settings: SessionSettings, _ loading: ExtensionLoading,
                      _ folder: OutputFolder, _ interruption: Interruption, _ options: ParsedOptions) throws -> ExitCode {
        let paths = SourcePaths(model), request = MatrixOptions.settled(request, for: model)
        var report = SnapshotReport(extensionName: model.name, vitrineVersion: VitrineVersion.current, engine: .current, build: .init(isOK: false))
        let built: BuiltExtension
        do {
            built = try loading.build(model)
        } catch let error as BuildError {
            if Signals.wasInterrupted { return .buildFailed }
            report.build.diagnostics = BuildMessages.of(error, paths: paths)
            try finish(report, in: folder, removing: [], options)
            throw CommandFailure("\(error)", code: .buildFailed)
        }
        report.build = .init(isOK: true, seconds: built.seconds, isCached: built.wasCached, diagnostics: built.diagnostics.map { BuildMessages.of($0, paths: paths) })
        func run(_ request: MatrixRequest) throws -> SnapshotRun.Outcome {
            let factory = settings.factory(for: built, model: model, listsPreviews: request.roles.contains(.preview))
            return try SnapshotRun(matrix: PictureMatrix(request), factory: factory, folder: folder, interruption: interruption, progress: loading.progress,
                                   makePicture: { RasterizedPictures() }).run()
        }
        var outcome = try run(request)
        // Where there is nothing but Live Activities without a state, previews of their parts may show something.
        if outcome.pictures.allSatisfy({ $0.file == nil }), outcome.widgets.allSatisfy({ $0.configuration == "activity" }), !outcome.isInterrupted, options.list("role").isEmpty, outcome.widgets.contains(where: { $0.configuration == "activity" }) {
            var previews = request
            previews.roles = [.preview]
            let drawn = try run(previews)
            if !drawn.pictures.isEmpty { outcome = drawn }
        }
        loading.progress.clear()
        let sifted = FindingSifting(model).sifted(SnapshotRun.unique(BuildFindings.of(built, model) + outcome.findings))
        report.widgets = outcome.widgets
        report.pictures = outcome.pictures.map { sifted.withoutSuppressed($0) }
        report.findings = sifted.findings
        report.suppressed = sifted.suppressed
        report.isInterrupted = outcome.isInterrupted
        let earlier = request.shard == nil && !outcome.isInterrupted ? EarlierReport.files(in: folder) : []
        try finish(report, in: folder, removing: earlier, options)
        return code(report, outcome, request, folder, options)
    }

    /// Writes report and contact sheet, and takes away pictures of an earlier run that this one did not draw.
    private func finish(_ report: SnapshotReport, in folder: OutputFolder, removing earlier: Set<String>, _ options: ParsedOptions) throws {
        let bytes = report.json.fileBytes()
        try folder.write(Array(ContactSheet(report).html.utf8), as: ContactSheet.fileName)
        try folder.write(bytes, as: SnapshotReport.fileName)
        folder.remove(earlier.subtracting(report.pictures.flatMap { [$0.file, $0.tree].compactMap { $0 } }))
        if options.isOn("json") { Console.print(bytes) }
    }

    private func code(_ report: SnapshotReport, _ outcome: SnapshotRun.Outcome, _ request: MatrixRequest, _ folder: OutputFolder, _ options: ParsedOptions) -> ExitCode {
        let lines = FindingLines.text(report.findings, notes: false)
        if !lines.isEmpty { Console.say(lines) }
        let drawn = report.pictures.count { $0.file != nil }
        if outcome.isInterrupted {
            Console.complain("stopped after \(drawn) pictures, which are in \(folder.path); run again for the rest.")
            return .noPicture
        }
        let kinds = outcome.widgets.map(\.kind)
        if drawn == 0, report.worstSeverity != .error, !kinds.isEmpty, outcome.widgets.allSatisfy({ $0.configuration == "activity" }) {
            Console.complain("the extension holds Live Activities only (\(kinds.joined(separator: ", "))), and no state to draw: their app sends it. Add #Preview(as: .content, using: attributes) { … } contentStates: { … }, or give --config 'attributes={…}' --config 'state={…}'.")
            return .noPicture
        }
        if drawn == 0, outcome.placementsInMatrix == 0, report.worstSeverity != .error {
            Console.complain("no widget fits what was asked for; the extension holds \(kinds.isEmpty ? "none" : kinds.joined(separator: ", ")). Leave out --widget or --family, or choose another --device or --os.")
            return .noPicture
        }
        if drawn == 0, !report.pictures.isEmpty || report.worstSeverity == .error {
            Console.complain("no picture came out; see the findings above, or vitrine explain CODE.")
            return .noPicture
        }
        Console.say("""
            \(drawn) picture\(drawn == 1 ? "" : "s") of \(report.widgets.count) widget\(report.widgets.count == 1 ? "" : "s") in \(folder.path)
            Open \(folder.path)/\(ContactSheet.fileName) in a browser, or read \(folder.path)/\(SnapshotReport.fileName).
            """)
        return FailOn(options).code(for: report.findings)
    }
}

