import ExtensionProcesses
import Foundation

/// What can go wrong with the files of an app group's container; each text ends with what to do next.
public enum GroupFilesError: Error, CustomStringConvertible {
    case badName(String)
    case notAFolder(String)
    case cannotCopy(String, reason: String)

    public var description: String {
        switch self {
        case .badName(let name): "\"\(name)\" is no app group's name. Use one such as group.example."
        case .notAFolder(let path): "There is no folder \(path). Name one whose files the group is to hold."
        case .cannotCopy(let path, let reason): "\(path) was not copied: \(reason). Check permissions and space, and try again."
        }
    }
}

extension DeviceFolder {
    /// The container of an app group.
    public func container(of group: String) throws -> String {
        guard !group.isEmpty, !group.contains("/"), !group.hasPrefix("."), group.utf8.count < 200 else { throw GroupFilesError.badName(group) }
        return groups + "/" + group
    }

    /// Puts the files of a folder into an app group's container; those of the same name are replaced, others stay.
    ///
    /// - Parameter replacing: whether the container is emptied before.
    public func importFiles(of folder: String, into group: String, replacing: Bool = false) throws {
        let container = try container(of: group), manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else { throw GroupFilesError.notAFolder(folder) }
        do {
            if replacing { try? manager.removeItem(atPath: container) }
            try manager.createDirectory(atPath: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for name in try manager.contentsOfDirectory(atPath: folder).sorted() {
                let target = container + "/" + name
                if manager.fileExists(atPath: target) { try manager.removeItem(atPath: target) }
                try manager.copyItem(atPath: folder + "/" + name, toPath: target)
            }
        } catch { throw GroupFilesError.cannotCopy(folder, reason: "\((error as NSError).localizedDescription)") }
    }

    /// The files of a group's container, relative to it, with their sizes in bytes; the first thousand.
    public func files(of group: String) throws -> [(path: String, size: Int)] {
        let container = try container(of: group)
        guard let walk = FileManager.default.enumerator(atPath: container) else { return [] }
        var files: [(String, Int)] = []
        while files.count < 1000, let path = walk.nextObject() as? String {
            let attributes = try? FileManager.default.attributesOfItem(atPath: container + "/" + path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            files.append((path, (attributes?[.size] as? NSNumber)?.intValue ?? 0))
        }
        return files.sorted { $0.0 < $1.0 }
    }

    /// The groups that have a container.
    public func groupContainers() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: groups)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Puts a copy of this device at another path: what is done to the copy leaves the device as it is.
    ///
    /// Files that are not there are left out; whoever uses the copy makes them.
    public func copy(to other: DeviceFolder) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: other.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in ["preferences", "groups", "homes"] where manager.fileExists(atPath: path + "/" + name) {
            try manager.copyItem(atPath: path + "/" + name, toPath: other.path + "/" + name)
            try FileProtection.carry(from: path + "/" + name, to: other.path + "/" + name)
        }
    }
}
