import Foundation

/// The projects and packages that a workspace beside a project joins to it.
enum WorkspaceFile {
    /// The absolute paths a workspace names; empty where it cannot be read.
    static func locations(_ workspace: String) -> [String] {
        guard let bytes = try? FileReading.bytes("\(workspace)/contents.xcworkspacedata", limit: 1 << 20),
              let element = try? XMLParser.parse(bytes, maximumDepth: maximumDepth) else { return [] }
        let root = Paths.folder(of: workspace)
        return locations(in: element, group: root, root: root)
    }

    /// Groups in groups; more than people make.
    private static let maximumDepth = 64

    /// The places of the FileRef elements; those of a Group are beside its own.
    private static func locations(in element: XMLElement, group: String, root: String) -> [String] {
        element.children.flatMap { child -> [String] in
            let place = child.attributes["location"].flatMap { self.place($0, group: group, root: root) }
            return switch child.name {
            case "FileRef": place.map { [$0] } ?? []
            case "Group": locations(in: child, group: place ?? group, root: root)
            default: []
            }
        }
    }

    /// What a location stands for: "group:Pods/Pods.xcodeproj", "container:App.xcodeproj", "absolute:/…".
    private static func place(_ location: String, group: String, root: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        return switch location[..<colon] {
        case "absolute": path
        case "container": Paths.join(root, path)
        default: Paths.join(group, path)
        }
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
