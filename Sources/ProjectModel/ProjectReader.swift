import Foundation

/// Reads a widget extension from whatever holds it: an Xcode project, a Swift package, an XcodeGen description or a folder.
///
/// Nothing of the project is run and nothing is written.
public struct ProjectReader: Sendable {
    /// The folder that holds checkouts of packages from elsewhere, one a subfolder.
    public var packages: String?
    /// The folder that holds stand-ins for modules that cannot be built here: a subfolder of Swift files each, named as the module.
    public var stubs: String?

    public init(packages: String? = nil, stubs: String? = nil) {
        self.packages = packages.map { Paths.absolute($0) }
        self.stubs = stubs.map { Paths.absolute($0) }
    }

    /// The model of the widget extension at a path: the one named by `target`, or the only one there is.
    public func extensionModel(at path: String, target: String? = nil) throws(ProjectError) -> ExtensionModel {
        let path = Paths.absolute(path)
        guard FileManager.default.fileExists(atPath: path) else { throw .noSuchPath(path) }
        guard FileReading.isFolder(path) else { throw .noSuchPath(path) }
        let model = try FolderReader().extensionModel(at: path)
        if let target, target != model.name { throw .noSuchTarget(name: target, path: path, names: [model.name]) }
        return model
    }
}
