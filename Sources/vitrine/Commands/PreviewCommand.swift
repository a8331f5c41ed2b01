import DeviceProfiles
import ExtensionBuild
import Foundation
import HomeScreen
import OptionParsing
import Snapshots
import WidgetHost

/// `vitrine preview`: the home screen in the browser, built again when a file is saved.
struct PreviewCommand: Command {
    static let specification = CommandSpecification(
        name: "preview", summary: "The home screen in the browser, with the extension's widgets alive; built again on save.",
        discussion: """
            Builds the extension, serves a phone's home screen on this machine and prints its address. Widgets are added from the
            gallery, edited and tapped; time can be looked along, played fast and jumped. The device is kept for the next time.
            """,
        arguments: [ExtensionOptions.argument],
        options: HomeScreenServing.options + HomeScreenServing.deviceOptions
            + [OptionSpecification("time", placeholder: "T", help: "The device's moment, as 2026-01-05T09:41; default where it was left, at first real time.")]
            + MatrixOptions.world + ExtensionOptions.project + ExtensionOptions.build)

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let progress = ProgressLine()
        let model = try ExtensionLoading(path: path, options: options, progress: progress).model()
        try FontCheck.run()
        defer { ExtensionLoading.removeTemporaryCaches() }
        let folder = DeviceState.folder(for: model, options)
        let live = try LiveExtension(path: path, model: model, options: options, device: folder, liftsLiterals: true)
        let installed: HomeScreen.InstalledExtension
        do { installed = try live.build(progress) } catch let error as BuildError { throw CommandFailure("\(error)", code: .buildFailed) }
        var setup = LiveDevice.Setup(folder: folder, profiles: profiles, extensions: [installed], mode: .preview, title: installed.appName)
        setup.moment = try options.value("time").map { try Identifiers.moment($0, timeZone: options.value("zone") ?? TimeZone.current.identifier) }
        let seconds = live.seconds
        return try HomeScreenServing(options: options, profiles: profiles).run(setup) { device in
            LiveRebuild(device, folders: live.folders, isWanted: LiveExtension.isInput, firstBuild: seconds, builder: live)
        }
    }
}
