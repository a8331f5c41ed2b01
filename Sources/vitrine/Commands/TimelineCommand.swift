import DeviceProfiles
import Drawing
import ExtensionBuild
import ExtensionMessages
import ExtensionProcesses
import Findings
import Foundation
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// `vitrine timeline`: a simulated day of the placed widgets, as a film strip, a table and JSON.
struct TimelineCommand: Command {
    static let specification = CommandSpecification(
        name: "timeline", summary: "A day in seconds: what the widgets show from when to when, and every reload.",
        discussion: """
            Places the widgets on a copy of the kept device and runs its clock. With --out it writes index.html to look at, timeline.json to
            read and a PNG for each picture. Without --widget and --family: the widgets that the kept device has, else each widget in its
            first family.
            """,
        arguments: [ExtensionOptions.argument],
        options: [OptionSpecification("out", placeholder: "DIR", help: "The folder for the film strip; made where it is missing.", isPath: true)]
            + DayOptions.specifications + MatrixOptions.world + ExtensionOptions.project + ExtensionOptions.build + [ExtensionOptions.failOn, ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let day: DayOptions
        do { day = try DayOptions(options, profiles: profiles) } catch let error as ScenarioError { throw CommandFailure("\(error)") }
        var session = try SessionSettings(options)
        if let network = day.scenario?.settings.network { session.network = try SessionSettings.network(SimulatedDay.network(network, besides: day.scenario?.file ?? "")) }
        let folder = try options.value("out").map { path in
            do { return try OutputFolder(path) } catch { throw CommandFailure("\(error)") }
        }
        let loading = ExtensionLoading(path: path, options: options, progress: ProgressLine())
        let model = try loading.model()
        if folder != nil { try FontCheck.run() }
        defer { ExtensionLoading.removeTemporaryCaches() }
        let built: ExtensionBuild.BuiltExtension
        do { built = try loading.build(model) } catch let error as BuildError { throw CommandFailure("\(error)", code: .buildFailed) }
        let simulated = SimulatedDay(day: day, session: session, loading: loading, model: model, built: built, kept: DeviceState.folder(for: model, options))
        defer { simulated.close() }
        let interruption = Interruption()
        Signals.watch(interruption)
        let record: DayRecord
        do {
            record = try simulated.run(interruption)
        } catch let error as any CustomStringConvertible & Error where error is HostError || error is ScenarioError || error is DeviceStoreError || error is ArchiveShelfError {
            loading.progress.clear()
            throw CommandFailure("\(error)", code: Self.code(of: error))
        }
        return try finish(record, simulated, folder, model, loading, options)
    }

    private static func code(of error: any Error) -> ExitCode { if case HostError.notLoaded = error { .noPicture } else { .usage } }

    private func finish(_ record: DayRecord, _ simulated: SimulatedDay, _ folder: OutputFolder?, _ model: ExtensionModel, _ loading: ExtensionLoading, _ options: ParsedOptions) throws -> ExitCode {
        var record = record
        record.findings = FindingSifting(model).sifted(record.findings).findings
        var files: [Int: String] = [:]
        do {
            if let folder {
                var pictures: [Int: [UInt8]] = [:]
                try simulated.draw(record) { index, png in
                    let name = DayPictureNames.name(of: index, in: record)
                    try folder.write(png, as: name)
                    files[index] = name
                    pictures[index] = png
                    loading.progress.step("drawing picture \(index + 1)", done: index, of: record.pictures.count)
                }
                loading.progress.clear()
                try folder.write(Array(FilmStrip(record, vitrineVersion: VitrineVersion.current, pictures: pictures).html.utf8), as: FilmStrip.fileName)
            }
            let bytes = DayDocument(record, vitrineVersion: VitrineVersion.current, engine: EngineDescription.current.hash, files: files).json.fileBytes()
            try folder?.write(bytes, as: DayDocument.fileName)
            loading.progress.clear()
            if options.isOn("json") { Console.print(bytes) } else { for line in DayTable(record, width: Console.width).lines { Console.print(line) } }
        } catch let error as OutputError {
            loading.progress.clear()
            throw CommandFailure("\(error)")
        }
        let lines = FindingLines.text(record.findings, notes: folder == nil, report: DayDocument.fileName)
        if !lines.isEmpty { Console.say(lines) }
        for expectation in record.expectations {
            if let failure = expectation.failure { Console.complain("\(expectation.file):\(expectation.line): at \(record.time.short(expectation.moment, on: record.start)) expected: \(expectation.words); \(failure).") }
        }
        if let folder { Console.say("\(record.pictures.count) picture\(record.pictures.count == 1 ? "" : "s") in \(folder.path)\nOpen \(folder.path)/\(FilmStrip.fileName) in a browser, or read \(folder.path)/\(DayDocument.fileName).") }
        if record.expectations.contains(where: { $0.failure != nil }) { return .findings }
        if Signals.wasInterrupted || !record.widgets.contains(where: { $0.frames.contains { $0.picture != nil } }) { return .noPicture }
        return FailOn(options).code(for: record.findings)
    }
}
