import ExtensionBuild
import ExtensionMessages
import struct ExtensionProcesses.DeviceFolder
import Findings
import Foundation
import OptionParsing
import ProjectModel
import Snapshots

/// What the options say of the simulated device that is not part of the matrix: network, groups, time for providers.
struct SessionSettings {
    var network: NetworkMode = .off
    /// Folders that become app groups' containers, by group.
    var groups: [(identifier: String, folder: String)] = []
    /// Seconds that a provider may take.
    var providerTimeout = 10.0
    /// Whether previews are drawn in the app's process.
    var isInApp = false
    /// Whether the device is locked.
    var isLocked = false
    /// The kept device that `--state` names.
    var state: DeviceFolder?

    /// - Throws: `UsageError` where a folder is missing or a mode is none.
    init(_ options: ParsedOptions) throws {
        if let text = options.value("network") { network = try Self.network(text) }
        groups = try options.pairs("group").map { identifier, folder in
            let folder = Self.absolute(folder)
            guard !identifier.contains("/"), !identifier.hasPrefix(".") else {
                throw UsageError.badValue(option: "group", value: identifier, expected: "an app group's name such as group.example")
            }
            guard Self.isFolder(folder) else { throw UsageError.mistake("--group \(identifier)=\(folder): there is no such folder; name one that is there.") }
            return (identifier, folder)
        }
        state = DeviceState.named(options)
        isLocked = options.isOn("locked")
        isInApp = options.value("process") == "app"
        providerTimeout = try options.number("timeout", in: 0.1...3600) ?? providerTimeout
    }

    /// What starts the extension's processes.
    ///
    /// - Parameter listsPreviews: whether the previews are of use: user code is run to list them.
    func factory(for built: BuiltExtension, model: ExtensionModel, listsPreviews: Bool = true) -> ProcessRenderingFactory {
        ProcessRenderingFactory(extensionSettings(for: built, model: model, listsPreviews: listsPreviews))
    }

    /// What every process of the extension is started with.
    func extensionSettings(for built: BuiltExtension, model: ExtensionModel, listsPreviews: Bool = true) -> ExtensionSettings {
        var settings = ExtensionSettings(
            program: ExtensionLoading.runtime, vitrineHome: ProcessInfo.processInfo.environment["VITRINE_HOME"], library: built.library, bundle: built.bundle,
            bundleIdentifier: model.bundleIdentifier, appGroups: model.grantedGroups)
        if isInApp, let app = model.app, let bundle = built.appBundle {
            settings.bundle = bundle
            settings.bundleIdentifier = app.bundleIdentifier
            settings.appGroups = model.groupsOfApp
        }
        settings.network = network
        settings.name = model.name
        // Targets of other platforms count versions of their own.
        if model.platform == .iOS { settings.deploymentTarget = model.deploymentTarget }
        settings.app = model.app.map { ContainingApp(name: $0.name, deploymentTarget: $0.deploymentTarget, appGroups: model.groupsOfApp) }
        settings.listsPreviews = listsPreviews
        settings.sourceRoot = model.root
        settings.groupFolders = groups
        settings.state = state
        settings.providerTimeout = providerTimeout
        settings.isDataProtected = model.isDataProtected
        settings.isLocked = isLocked
        settings.intents = built.intentsExtension.map { intents in
            IntentsExtensionFiles(library: intents.library, bundle: intents.bundle, bundleIdentifier: intents.bundleIdentifier, appGroups: intents.appGroups)
        }
        return settings
    }

    static func network(_ text: String) throws -> NetworkMode {
        switch text {
        case "off": return .off
        case "live": return .live
        case let text where text.hasPrefix("fixtures:"):
            let folder = absolute(String(text.dropFirst("fixtures:".count)))
            guard isFolder(folder) else { throw UsageError.mistake("--network fixtures:\(folder): there is no such folder; name one that is there.") }
            return .fixtures(folder: folder)
        default:
            throw UsageError.unknownChoice(option: "network", value: text, known: ["off", "live", "fixtures:DIR"])
        }
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path).standardizedFileURL.path
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
