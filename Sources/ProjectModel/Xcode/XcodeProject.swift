import Foundation

/// The objects of a `project.pbxproj`, with the paths of its file references worked out.
///
/// Made by `XcodeProject.read`; not a model of the extension, only of the file.
struct XcodeProject {
    typealias Object = [String: PropertyValue]

    /// The `.xcodeproj`.
    let path: String
    /// SRCROOT: the folder that paths are relative to.
    let folder: String
    let objects: [String: Object]
    let project: Object
    /// Absolute paths of files, groups and synchronised folders by their identifier.
    let paths: [String: String]

    static let maximumGroupDepth = 100

    static func read(_ path: String) throws(ProjectError) -> XcodeProject {
        let file = "\(path)/project.pbxproj"
        let root = try PropertyListFile.read(file, namedIn: path)
        guard let entries = root["objects"]?.dictionary else { throw .damaged(file: file, line: nil, reason: "it has no objects") }
        let objects = entries.compactMapValues(\.dictionary)
        guard let identifier = root["rootObject"]?.text, let project = objects[identifier], project["isa"]?.text == "PBXProject" else {
            throw .damaged(file: file, line: nil, reason: "its root object is no project")
        }
        let folder = Paths.join(Paths.folder(of: path), project["projectDirPath"]?.text ?? "")
        var paths: [String: String] = [:]
        if let group = project["mainGroup"]?.text {
            try resolve(group, in: folder, root: folder, objects: objects, paths: &paths, trail: [], file: file)
        }
        return XcodeProject(path: path, folder: folder, objects: objects, project: project, paths: paths)
    }

    /// Walks the groups and gives each reference its path. `trail` holds the groups above: meeting one again is a loop.
    private static func resolve(_ identifier: String, in parent: String, root: String, objects: [String: Object], paths: inout [String: String],
                                trail: Set<String>, file: String) throws(ProjectError) {
        guard let object = objects[identifier] else { return }
        guard !trail.contains(identifier) else {
            let name = object["name"]?.text ?? object["path"]?.text ?? identifier
            throw .damaged(file: file, line: nil, reason: "the group \"\(name)\" contains itself")
        }
        guard trail.count < maximumGroupDepth else { throw .damaged(file: file, line: nil, reason: "its groups are nested more than \(maximumGroupDepth) deep") }
        // A group that two groups hold keeps the place it was met in first; walking it twice could take exponential time.
        guard paths[identifier] == nil else { return }
        guard let place = location(of: object, in: parent, root: root) else { return }
        paths[identifier] = place
        guard let children = object["children"]?.array else { return }
        for child in children {
            if let child = child.text { try resolve(child, in: place, root: root, objects: objects, paths: &paths, trail: trail.union([identifier]), file: file) }
        }
    }

    /// Where a reference points; nil for what lies in an SDK or is built.
    private static func location(of object: Object, in parent: String, root: String) -> String? {
        let path = object["path"]?.text ?? ""
        return switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": Paths.join(parent, path)
        case "SOURCE_ROOT": Paths.join(root, path)
        case "<absolute>": Paths.standardized(path)
        default: nil
        }
    }

    subscript(identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

    /// The objects that a list under a key names, with their identifiers; those that do not exist are left out.
    func list(_ key: String, of object: Object) -> [(identifier: String, object: Object)] {
        (object[key]?.texts ?? []).compactMap { identifier in objects[identifier].map { (identifier, $0) } }
    }

    var name: String { Paths.stem(of: path) }
    var developmentLanguage: String { project["developmentRegion"]?.text ?? "en" }
}
