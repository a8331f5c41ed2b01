import Foundation
import ProjectModel

/// Puts a data model into a bundle as Xcode does: a `.momd` folder with a `.mom` file for each version.
///
/// What is in the files is JSON of `DataModel.Version`, with the modules in which classes of entities may be. CoreData reads it.
struct DataModelFolder {
    /// The modules of the extension, in the order in which classes are looked for.
    var modules: [String]

    /// What a `.mom` file holds.
    struct File: Codable {
        var version: DataModel.Version
        var modules: [String]
    }

    /// - Returns: the folder's files, by their path in the bundle.
    func write(_ path: String, to root: String) throws -> [String] {
        let model: DataModel
        do { model = try DataModelReader.read(path) } catch { throw BuildError.damagedResource(path: path, reason: "\(error)") }
        let folder = "\(model.name).momd"
        try FileSystem.makeFolder("\(root)/\(folder)")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var names: [String] = []
        for version in model.versions {
            let name = "\(folder)/\(version.name).mom"
            try FileSystem.write(Array(encoder.encode(File(version: version, modules: modules))), to: "\(root)/\(name)")
            names.append(name)
        }
        let information = ["NSManagedObjectModel_CurrentVersionName": model.currentVersion]
        try FileSystem.write(Array(PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)), to: "\(root)/\(folder)/VersionInfo.plist")
        return names + ["\(folder)/VersionInfo.plist"]
    }
}
