import DeviceProfiles
import ExtensionBuild
import Foundation
import HomeScreen
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// `vitrine serve`: widgets of several extensions as a dashboard, in real time.
struct ServeCommand: Command {
    static let specification = CommandSpecification(
        name: "serve", summary: "The home screen as a dashboard: widgets of several extensions in real time, without the developer's tools.",
        discussion: """
            Each placed widget also has a plain address, /widget/NUMBER.png (?scale=2), which may be kept until its next change: for e-ink
            screens, README pages and kiosks.
            """,
        arguments: [.init("<extension>...", help: "One or more: an .xcodeproj, a package folder, or a folder of Swift files.", isRepeated: true)],
        options: HomeScreenServing.options + HomeScreenServing.deviceOptions + MatrixOptions.world + ExtensionOptions.project + ExtensionOptions.build)

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let progress = ProgressLine()
        try FontCheck.run()
        defer { ExtensionLoading.removeTemporaryCaches() }
        var loaded: [(path: String, options: ParsedOptions, model: ExtensionModel)] = []
        for path in options.arguments {
            let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
            let model = try ExtensionLoading(path: path, options: options, progress: progress).model()
            guard !loaded.contains(where: { $0.model.bundleIdentifier == model.bundleIdentifier }) else {
                throw CommandFailure("\(path): another extension is named \(model.bundleIdentifier) too; a device holds one of them.")
            }
            loaded.append((path, options, model))
        }
        let folder = DeviceState.named(options) ?? (loaded.count == 1 ? DeviceState.folder(for: loaded[0].model, options) : DeviceState.folder(forAll: loaded.map(\.model)))
        let installed = try loaded.map { one in
            do { return try LiveExtension(path: one.path, model: one.model, options: one.options, device: folder).build(progress) } catch let error as BuildError {
                throw CommandFailure("\(one.path): \(error)", code: .buildFailed)
            }
        }
        let setup = LiveDevice.Setup(folder: folder, profiles: profiles, extensions: installed, mode: .serve, title: installed.map(\.appName).joined(separator: ", "))
        return try HomeScreenServing(options: options, profiles: profiles).run(setup)
    }
}
