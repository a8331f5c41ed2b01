import Foundation

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
