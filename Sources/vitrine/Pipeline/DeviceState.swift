import Foundation
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// Where the simulated device of an extension is kept between commands.
enum DeviceState {
    /// The folder that `--state` names, else one of the extension's own in the user's state folder.
    static func folder(for model: ExtensionModel, _ options: ParsedOptions) -> DeviceFolder {
        if let named = named(options) { return named }
        var hash = StableHash()
        hash.combine(model.root)
        hash.combine(model.name)
        let name = String(model.name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "-" }.prefix(40))
        return DeviceFolder(path: "\(stateFolder)/vitrine/devices/\(name)-\(hash.text)")
    }

    /// The folder of a device that holds several extensions.
    static func folder(forAll models: [ExtensionModel]) -> DeviceFolder {
        var hash = StableHash()
        for model in models { hash.combine("\(model.root) \(model.name)") }
        return DeviceFolder(path: "\(stateFolder)/vitrine/devices/serve-\(hash.text)")
    }

    /// Where programs keep their state.
    private static var stateFolder: String {
        let environment = ProcessInfo.processInfo.environment
        return environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? FileManager.default.temporaryDirectory.path) + "/.local/state"
    }

    /// The folder that `--state` names; nil where it is not given.
    static func named(_ options: ParsedOptions) -> DeviceFolder? {
        options.value("state").map { path in
            let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
            return DeviceFolder(path: URL(fileURLWithPath: absolute).standardizedFileURL.path)
        }
    }
}
