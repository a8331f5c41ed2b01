import DeviceProfiles
import Drawing
import ExtensionBuild
import ExtensionMessages
import Findings
import Foundation
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// `vitrine tap`: what a tap on a widget does.
struct TapCommand: Command {
    static let specification = CommandSpecification(
        name: "tap", summary: "Taps a widget: what it opens or runs, and what comes of it.",
        discussion: """
            Finds the element by its words or the one at a point, runs its intent in the extension's process, loads the widget anew
            and says what changed. Without --label or --at it lists what can be tapped. The device is the kept one that group,
            preview and timeline use, or the one that --state names.
            """,
        arguments: [ExtensionOptions.argument],
        options: [
            OptionSpecification("label", placeholder: "TEXT", help: "The words of the element to tap, or of a text on it."),
            OptionSpecification("at", placeholder: "X,Y", help: "Where to tap, in points from the widget's top-left corner."),
            OptionSpecification("out", placeholder: "DIR", help: "A folder for the pictures before, with the finger down, meanwhile and after, and for transition.png: moments of the way to the last.", isPath: true),
        ] + MatrixOptions.specifications.filter { ["widget", "family", "appearance", "mode", "device", "os", "locale", "type-size", "contrast", "reduce-motion", "rtl", "locked", "scale", "time", "zone", "config"].contains($0.name) }
            + MatrixOptions.world + ExtensionOptions.project + ExtensionOptions.build + [ExtensionOptions.failOn, ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let place = try Self.place(options)
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let request = try MatrixOptions.request(options, profiles: profiles, defaults: .init(roles: [.timeline], appearances: ["light"]))
        let settings = try SessionSettings(options)
        let loading = ExtensionLoading(path: path, options: options, progress: ProgressLine())
        let model = try loading.model()
        try FontCheck.run()
        defer { ExtensionLoading.removeTemporaryCaches() }
        let folder: OutputFolder?
        do { folder = try options.value("out").map { try OutputFolder($0) } } catch { throw CommandFailure("\(error)") }
        let built: ExtensionBuild.BuiltExtension
        do { built = try loading.build(model) } catch let error as BuildError { throw CommandFailure("\(error)", code: .buildFailed) }
        loading.progress.clear()
        let run = TapRun(model: model, built: built, matrix: PictureMatrix(request), settings: settings, device: DeviceState.folder(for: model, options))
        let report: TapReport
        do { report = try run.report(tapping: place) } catch let error as PreferenceStoreError { throw CommandFailure("\(error)") } catch let error as GroupFilesError { throw CommandFailure("\(error)") }
        var files: [String: String] = [:]
        if let folder {
            do { files = try report.writePictures(in: folder) } catch { throw CommandFailure("\(error)") }
        }
        if options.isOn("json") {
            Console.print(report.json(files).fileBytes())
        } else {
            for line in report.lines(files) { Console.print(Console.plain(line)) }
            let lines = FindingLines.text(report.findings)
            if !lines.isEmpty { Console.say(lines) }
        }
        return FailOn(options).code(for: report.findings)
    }

    private static func place(_ options: ParsedOptions) throws -> TapPlace? {
        if let label = options.value("label") {
            guard options.value("at") == nil else { throw UsageError.mistake("vitrine tap takes --label or --at, not both.") }
            return .label(label)
        }
        guard let text = options.value("at") else { return nil }
        let parts = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            throw UsageError.badValue(option: "at", value: text, expected: "two numbers such as 80,40")
        }
        return .point(Point(x: x, y: y))
    }
}
