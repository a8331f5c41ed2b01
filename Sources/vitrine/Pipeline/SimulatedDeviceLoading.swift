import DeviceProfiles
import ExtensionBuild
import ExtensionMessages
import ExtensionProcesses
import Foundation
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// From a built extension to one that a host can run on a simulated device.
struct SimulatedDeviceLoading {
    let settings: SessionSettings
    let host: HostSettings
    /// The instant at which processes begin; seconds since 1970-01-01.
    let start: Double

    /// The grants that a project's entitlements give.
    static func grants(_ model: ExtensionModel) -> GroupGrants { model.grantedGroups.map { .only($0) } ?? .all }

    /// A device of its own for one command: a copy of a kept one, or a fresh one, with the folders of `--group`.
    ///
    /// - Throws: `CommandFailure` where it cannot be made.
    func temporaryDevice(for model: ExtensionModel, copyOf kept: DeviceFolder?) throws -> DeviceFolder {
        let folder = DeviceFolder(path: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-day-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))").path)
        do {
            if let kept, FileManager.default.fileExists(atPath: kept.path) { try kept.copy(to: folder) }
            try folder.prepare(for: model.bundleIdentifier, groups: Self.grants(model))
            for (identifier, source) in settings.groups { try folder.importFiles(of: source, into: identifier, replacing: true) }
        } catch {
            try? FileManager.default.removeItem(atPath: folder.path)
            throw CommandFailure("The simulated device cannot be set up: \(error)")
        }
        return folder
    }

    /// Starts the extension's process on a device and loads the extension.
    ///
    /// - Throws: `HostError.notLoaded`.
    func load(_ built: ExtensionBuild.BuiltExtension, model: ExtensionModel, on device: DeviceFolder, network: NetworkMode? = nil) throws -> SessionExtension {
        var own = settings
        own.network = network ?? settings.network
        let world = SimulatedWorld(system: host.device.system, locale: host.locale, timeZone: host.timeZone, moment: start)
        do {
            return try SessionExtension(own.extensionSettings(for: built, model: model, listsPreviews: false).session(on: device, world))
        } catch let error as HostError {
            throw error
        } catch {
            throw CommandFailure("The simulated device cannot be set up: \(error)")
        }
    }
}
