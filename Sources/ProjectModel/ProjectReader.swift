import Foundation

/// Reads a widget extension from whatever holds it: an Xcode project, a Swift package, a description of XcodeGen or Tuist, or a folder.
///
/// Nothing of the project is run and nothing is written.
public struct ProjectReader: Sendable {
    /// The folder that holds checkouts of packages from elsewhere, one a subfolder.
    public var packages: String?
    /// The folder that holds stand-ins for modules that cannot be built here: a subfolder of Swift files each, named as the module.
    public var stubs: String?
    /// Whether a Swift file that the project names and that is not there is left out with a note, as the doctor wants it, rather
    /// than being an error, as building wants it.
    public var leavesOutMissingSources = false

    public init(packages: String? = nil, stubs: String? = nil) {
        self.packages = packages.map { Paths.absolute($0) }
        self.stubs = stubs.map { Paths.absolute($0) }
    }

    /// The model of the widget extension at a path: the one named by `target`, or the only one there is.
    ///
    /// Throws `severalExtensions` with their names where there is a choice and none was made.
    public func extensionModel(at path: String, target: String? = nil) throws(ProjectError) -> ExtensionModel {
        let path = Paths.absolute(path)
        switch try layout(at: path) {
        case .xcode(let projects): return try xcodeModel(projects, target: target, path: path)
        case .xcodeGen(let file): return try model(in: XcodeGenFile.read(file), target: target, path: path)
        case .tuist(let files): return try model(in: TuistFile.read(files), target: target, path: path)
        case .package(let folder): return try PackageExtensionReader(reader: self).extensionModel(at: folder, target: target)
        case .folder(let folder):
            if let found = try enclosingProject(of: folder, target: target) { return found }
            var model = try FolderReader().extensionModel(at: folder)
            if let target, target != model.name { throw .noSuchTarget(name: target, path: path, names: [model.name]) }
            try resolveModules(of: &model)
            return model
        }
    }

    /// The model with packages from elsewhere resolved by SwiftPM, where modules are missing and no folder of packages is named.
    ///
    /// Where they cannot be had the modules stay missing, and a note of the model says why.
    public func extensionModel(at path: String, target: String? = nil, checkouts: PackageCheckouts) throws(ProjectError) -> ExtensionModel {
        var model = try extensionModel(at: path, target: target)
        guard packages == nil, !model.missingModules.isEmpty, !model.remotePackages.isEmpty else { return model }
        do {
            var reader = self
            reader.packages = try checkouts.folder(for: model.remotePackages)
            return try reader.extensionModel(at: path, target: target)
        } catch {
            guard case .packagesNotResolved = error else { throw error }
            model.notes.append(error.description)
            return model
        }
    }

    /// The names of the widget extensions at a path, in the project's order.
    public func extensionNames(at path: String) throws(ProjectError) -> [String] {
        let path = Paths.absolute(path)
        switch try layout(at: path) {
        case .xcode(let projects):
            var names: [String] = []
            for project in projects { names += TargetChoice.candidates(try ProjectDescription.read(xcodeproj: project).targets).map(\.name) }
            return names
        case .xcodeGen(let file): return TargetChoice.candidates(try XcodeGenFile.read(file).targets).map(\.name)
        case .tuist(let files): return TargetChoice.candidates(try TuistFile.read(files).targets).map(\.name)
        case .package(let folder): return try PackageExtensionReader(reader: self).extensionNames(at: folder)
        case .folder(let folder): return [Paths.name(of: folder)]
        }
    }

    // MARK: Which layout

    enum Layout: Hashable { case xcode([String]), xcodeGen(String), tuist([String]), package(String), folder(String) }

    static let maximumProjectDepth = 3

    /// What the path holds. A folder is taken for its Xcode project first, then a package, XcodeGen, projects further below.
    func layout(at path: String) throws(ProjectError) -> Layout {
        guard FileManager.default.fileExists(atPath: path) else { throw .noSuchPath(path) }
        if path.hasSuffix(".xcodeproj") { return .xcode([path]) }
        if path.hasSuffix("/project.pbxproj") { return .xcode([Paths.folder(of: path)]) }
        if path.hasSuffix(".xcworkspace") {
            let projects = WorkspaceFile.locations(path).filter { $0.hasSuffix(".xcodeproj") && FileReading.isFolder($0) }
            guard !projects.isEmpty else { throw .noWidget(path: path, targets: []) }
            return .xcode(projects)
        }
        if path.hasSuffix("/Project.swift") { return .tuist([path]) }
        if path.hasSuffix("/Package.swift") { return .package(Paths.folder(of: path)) }
        if path.hasSuffix(".yml") || path.hasSuffix(".yaml") { return .xcodeGen(path) }
        guard FileReading.isFolder(path) else {
            throw .unsupportedLayout(path: path, reason: "it is a file", remedy: "Name the folder it lies in, or the .xcodeproj of its project.")
        }
        let projects = Self.projects(in: path)
        if !projects.isEmpty { return .xcode(projects) }
        // Beside Tuist's manifests a Package.swift names what they depend on.
        let manifests = Self.tuistManifests(in: path)
        if !manifests.isEmpty { return .tuist(manifests) }
        if FileReading.isFile("\(path)/Package.swift") { return .package(path) }
        if FileReading.isFile("\(path)/project.yml"), let value = try? YAMLFile.read("\(path)/project.yml"), value["targets"] != nil { return .xcodeGen("\(path)/project.yml") }
        let below = Self.projectsBelow(path)
        return below.isEmpty ? .folder(path) : .xcode(below)
    }

    private static func projects(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcodeproj") && FileReading.isFile("\(folder)/\($0)/project.pbxproj") }.map { "\(folder)/\($0)" }
    }

    /// Tuist's manifests of a folder: its own first, and those below it, which its targets may link.
    private static func tuistManifests(in folder: String) -> [String] {
        let own = "\(folder)/Project.swift", isProject = isTuist(own)
        guard isProject || ["Tuist.swift", "Workspace.swift", "Tuist/Config.swift", "Tuist/Package.swift"].contains(where: { FileReading.isFile("\(folder)/\($0)") }),
              let files = try? FileWalk().files(below: folder) else { return [] }
        let below = files.filter { $0.name == "Project.swift" && $0.path != own && isTuist($0.path) }.map(\.path).sorted().prefix(200)
        return (isProject ? [own] : []) + below
    }

    private static func isTuist(_ path: String) -> Bool {
        guard let text = try? FileReading.text(path, limit: 4 << 20) else { return false }
        return text.contains("import ProjectDescription")
    }

    /// The projects of the nearest level that has any.
    private static func projectsBelow(_ root: String) -> [String] {
        var level = [root]
        for _ in 0..<maximumProjectDepth {
            var next: [String] = []
            for folder in level {
                for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") && !FileWalk.skipped.contains(name) {
                    let path = "\(folder)/\(name)"
                    if !FileWalk.opaqueExtensions.contains(Paths.pathExtension(of: path)), FileReading.isFolder(path) { next.append(path) }
                }
                guard next.count < 2_000 else { return [] }
            }
            let found = next.flatMap(projects)
            if !found.isEmpty { return found }
            level = next
        }
        return []
    }

    // MARK: A folder of a project

    static let maximumParents = 4

    /// The model of the target whose widget lies in the folder, where a project above the folder has one: most targets compile
    /// files from outside their folder. Nil where there is none or it cannot be read: then the folder counts alone.
    private func enclosingProject(of folder: String, target: String?) throws(ProjectError) -> ExtensionModel? {
        var parent = Paths.folder(of: folder)
        for _ in 0..<Self.maximumParents where parent != "/" {
            var descriptions = Self.projects(in: parent).compactMap { try? ProjectDescription.read(xcodeproj: $0) }
            if descriptions.isEmpty, FileReading.isFile("\(parent)/project.yml"), let project = try? XcodeGenFile.read("\(parent)/project.yml") { descriptions = [project] }
            for project in descriptions {
                let own = TargetChoice.candidates(project.targets.filter { candidate in
                    candidate.kind == .appExtension && candidate.sources.contains { Paths.contains(folder, $0) && TargetChoice.hasWidgetEntryPoint($0) }
                })
                guard !own.isEmpty, target == nil || own.contains(where: { $0.name == target }) else { continue }
                let chosen = try TargetChoice.choose(target, from: own, path: folder)
                var model = try TargetModelBuilder(reader: self, project: project).model(of: chosen)
                model.notes.append("The folder \(Paths.name(of: folder)) belongs to the target \(chosen.name) of \(project.path); its files are taken from there.")
                return model
            }
            if FileManager.default.fileExists(atPath: "\(parent)/.git") { break }
            parent = Paths.folder(of: parent)
        }
        return nil
    }

    // MARK: Xcode

    private func xcodeModel(_ paths: [String], target: String?, path: String) throws(ProjectError) -> ExtensionModel {
        if paths.count == 1 { return try model(in: ProjectDescription.read(xcodeproj: paths[0]), target: target, path: paths[0]) }
        var projects: [ProjectDescription] = []
        for path in paths { projects.append(try ProjectDescription.read(xcodeproj: path)) }
        if let target, let project = projects.first(where: { $0.targets.contains { $0.name == target && TargetChoice.isWidgetExtension($0) } }) {
            return try model(in: project, target: target, path: project.path)
        }
        let chosen = try TargetChoice.choose(target, from: projects.flatMap(\.targets), path: path)
        guard let project = projects.first(where: { $0.path == chosen.project }) else { throw .noWidget(path: path, targets: []) }
        return try model(in: project, target: chosen.name, path: project.path)
    }

    private func model(in project: ProjectDescription, target: String?, path: String) throws(ProjectError) -> ExtensionModel {
        try TargetModelBuilder(reader: self, project: project).model(of: TargetChoice.choose(target, from: project.targets, path: path))
    }

    /// Modules of a plain folder: from the folders the user named, and packages beside or above it in the same repository.
    func resolveModules(of model: inout ExtensionModel) throws(ProjectError) {
        let index = ModuleIndex(packages: packages, stubs: stubs)
        var resolver = ModuleResolver(index: index, resolved: PackageResolved.find(for: model.root, in: model.root))
        try resolver.resolve(sources: model.sources + (model.intentsExtension?.sources ?? []), of: model.moduleName)
        model.modules = resolver.modules
        model.missingModules = resolver.missing
        model.notes += index.notes + resolver.notes
    }
}
