import Foundation

/// A project's targets and what they may depend on, whatever file described them.
struct ProjectDescription {
    /// The `.xcodeproj` or `project.yml`.
    var path: String
    var folder: String
    var developmentLanguage: String
    var targets: [ProjectTarget]
    var localPackages: [String] = []
    var remotePackages: [RemotePackage] = []
    /// Other projects that this one refers to.
    var otherProjects: [String] = []
    /// Frameworks without sources, by module name: `.framework` and `.xcframework` folders.
    var binaryFrameworks: [String: String] = [:]

    static func read(xcodeproj path: String) throws(ProjectError) -> ProjectDescription {
        let project = try XcodeProject.read(path)
        let reader = XcodeTargetReader(project: project)
        var description = ProjectDescription(path: path, folder: project.folder, developmentLanguage: project.developmentLanguage, targets: [])
        for (identifier, object) in reader.targets { description.targets.append(try reader.target(identifier, object)) }
        description.readPackages(project)
        return description
    }

    private mutating func readPackages(_ project: XcodeProject) {
        var local: Set<String> = []
        for (identifier, object) in project.objects {
            switch object["isa"]?.text {
            case "XCLocalSwiftPackageReference": if let path = object["relativePath"]?.text { local.insert(Paths.join(folder, path)) }
            case "XCRemoteSwiftPackageReference":
                guard let url = object["repositoryURL"]?.text else { continue }
                let products = project.objects.values.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" && $0["package"]?.text == identifier }
                remotePackages.append(RemotePackage(url: url, products: Set(products.compactMap { $0["productName"]?.text }).sorted(),
                                                    requirement: .init(object["requirement"])))
            case "PBXFileReference", "PBXFileSystemSynchronizedRootGroup":
                guard let path = project.paths[identifier] else { continue }
                if path.hasSuffix(".xcodeproj") { if path != project.path { otherProjects.append(path) } }
                else if path.hasSuffix(".xcframework") || path.hasSuffix(".framework") { binaryFrameworks[SwiftNames.identifier(Paths.stem(of: path))] = path }
                else { local.formUnion(Self.packages(in: Paths.onDisk(path), depth: object["isa"]?.text == "PBXFileReference" ? 0 : 2)) }
            default: break
            }
        }
        localPackages = local.map(Paths.onDisk).filter { FileReading.isFile("\($0)/Package.swift") }.sorted()
        remotePackages.sort { $0.url < $1.url }
        otherProjects.sort()
    }

    /// The packages in a folder: itself, or those up to `depth` levels below, as Xcode finds them in synchronised folders.
    private static func packages(in folder: String, depth: Int) -> [String] {
        if FileReading.isFile("\(folder)/Package.swift") { return [folder] }
        guard depth > 0, FileReading.isFolder(folder) else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().prefix(1_000)
        return names.filter { !$0.hasPrefix(".") && !FileWalk.skipped.contains($0) && !FileWalk.opaqueExtensions.contains(Paths.pathExtension(of: $0)) }
            .flatMap { packages(in: "\(folder)/\($0)", depth: depth - 1) }
    }
}
