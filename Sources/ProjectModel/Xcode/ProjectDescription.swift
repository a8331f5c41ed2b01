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
                if path.hasSuffix(".xcodeproj"), path != project.path { otherProjects.append(path) }
                else if !path.contains("."), FileReading.isFile("\(path)/Package.swift") || object["lastKnownFileType"]?.text == "wrapper" { local.insert(path) }
                else if FileReading.isFile("\(path)/Package.swift") { local.insert(path) }
            default: break
            }
        }
        localPackages = local.filter { FileReading.isFile("\($0)/Package.swift") }.sorted()
        remotePackages.sort { $0.url < $1.url }
        otherProjects.sort()
    }
}

/// The projects and packages that a workspace beside a project joins to it.
enum WorkspaceFile {
    /// The absolute paths a workspace names; empty where it cannot be read.
    static func locations(_ workspace: String) -> [String] {
        guard let text = try? FileReading.text("\(workspace)/contents.xcworkspacedata", limit: 1 << 20) else { return [] }
        let root = Paths.folder(of: workspace)
        var result: [String] = [], groups: [String] = [root]
        // The file is a short list of FileRef and Group elements; only their location attributes matter.
        for element in text.split(separator: "<").dropFirst() {
            if element.hasPrefix("/Group") { if groups.count > 1 { groups.removeLast() }; continue }
            guard element.hasPrefix("FileRef") || element.hasPrefix("Group"), let attribute = element.range(of: "location") else { continue }
            let parts = element[attribute.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 2, let colon = parts[1].firstIndex(of: ":") else { continue }
            let path = String(parts[1][parts[1].index(after: colon)...]), kind = parts[1][..<colon]
            let place = kind == "absolute" ? path : Paths.join(kind == "container" ? root : groups[groups.count - 1], path)
            if element.hasPrefix("Group") { groups.append(place) } else { result.append(place) }
        }
        return result
    }

    /// The workspaces that may hold a project: in its folder and the two above it.
    static func around(_ project: String) -> [String] {
        var folder = Paths.folder(of: project), found: [String] = []
        for _ in 0..<3 where folder != "/" {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            found += names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
            if names.contains(".git") { break }
            folder = Paths.folder(of: folder)
        }
        return found.filter { locations($0).contains(project) }
    }
}
