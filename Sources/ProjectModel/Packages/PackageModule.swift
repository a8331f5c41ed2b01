extension PackageManifest {
    /// The folder of a target's sources: the stated one, or the first of SwiftPM's usual places that exists.
    func folder(of target: Target) -> String {
        if let path = target.path { return Paths.onDisk(Paths.join(folder, path)) }
        let roots = target.kind == "testTarget" ? ["Tests", "Sources"] : target.kind == "plugin" ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
        for root in roots where FileReading.isFolder("\(folder)/\(root)/\(target.name)") { return "\(folder)/\(root)/\(target.name)" }
        // A package of one target may keep its sources right below "Sources".
        if targets.filter({ $0.kind == target.kind }).count == 1, FileReading.isFolder("\(folder)/\(roots[0])") { return "\(folder)/\(roots[0])" }
        return "\(folder)/\(roots[0])/\(target.name)"
    }

    /// The module built from a target.
    func module(of target: Target, walk: FileWalk = FileWalk()) throws(ProjectError) -> ModuleModel {
        var module = ModuleModel(name: SwiftNames.identifier(target.name), kind: .package, origin: path)
        module.swiftVersion = target.swiftVersion ?? swiftVersion
        module.conditions = ["DEBUG", "SWIFT_PACKAGE"] + target.conditions.filter { $0 != "DEBUG" }
        module.defaultIsolation = target.defaultIsolation
        module.upcomingFeatures = target.upcomingFeatures
        module.experimentalFeatures = target.experimentalFeatures
        module.bundleName = "\(name)_\(target.name)"
        let root = folder(of: target)
        guard FileReading.isFolder(root) else { throw .missingFile(file: root, namedIn: path) }
        let others: Set<String> = ["c", "m", "mm", "cpp", "cc", "cxx"]
        let isBelow = { (relative: String, paths: [String]) in paths.contains { $0 == "." || relative == $0 || relative.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } }
        let copied = target.resources.filter(\.isCopied).map { Self.plain($0.path) }, processed = target.resources.filter { !$0.isCopied }.map { Self.plain($0.path) }
        let exclude = target.exclude.map(Self.plain), sources = target.sources?.map(Self.plain)
        for file in try walk.files(below: root) where !isBelow(file.relative, exclude) {
            if let folder = copied.first(where: { isBelow(file.relative, [$0]) }) {
                // `.copy` keeps the folder's structure below its own name.
                let below = file.relative == folder ? "" : String(file.relative.dropFirst(folder.count))
                module.resources.files.append(ResourceFile(path: file.path, destination: Paths.name(of: folder) + below))
            } else if file.name == "Package.swift" {
                continue
            } else if file.pathExtension == "swift" {
                if sources.map({ isBelow(file.relative, $0) }) ?? true, !isBelow(file.relative, processed.filter { $0.hasSuffix(".swift") }) { module.sources.append(file.path) }
            } else if others.contains(file.pathExtension.lowercased()) {
                module.hasOtherLanguages = true
            } else if isBelow(file.relative, processed) || Self.foundByItself.contains(file.pathExtension) {
                module.resources.add(file.path)
            }
        }
        return module
    }

    private static func plain(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Kinds that Xcode's build processes without a rule in the manifest.
    private static let foundByItself: Set<String> = ["xcassets", "xcstrings", "intentdefinition", "xcdatamodeld", "xcdatamodel"]
}
