import Foundation

/// Lists the files below a folder, in the order of their paths.
///
/// Symbolic links are followed, each real folder once, so that a loop ends. Depth and number are bounded, since a path given
/// by mistake may be the root of a disk.
struct FileWalk {
    /// Answers whether to go into a folder, given its name and path.
    var enters: (_ name: String, _ path: String) -> Bool = { name, _ in !FileWalk.skipped.contains(name) }
    var maximumDepth = 24
    var maximumFiles = 50_000

    /// Folders that never hold sources of an extension: version control, build products, other people's packages.
    static let skipped: Set<String> = [".git", ".build", ".swiftpm", ".vitrine", "DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata"]

    /// Folders that Xcode treats as one file.
    static let opaqueExtensions: Set<String> = ["xcassets", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "xcdatamodeld",
        "xcdatamodel", "xcmappingmodel", "playground", "docc", "app", "appex", "rtfd", "scnassets", "mlpackage", "icon", "sticker", "stickersiconset",
        "storekit", "dSYM", "xcresult", "swiftpm"]

    struct Entry: Hashable, Sendable {
        /// Absolute.
        var path: String
        /// Below the folder that was walked, with "/" between names.
        var relative: String
        var isOpaqueFolder: Bool
        var name: String { (path as NSString).lastPathComponent }
        var pathExtension: String { (path as NSString).pathExtension }
    }

    func files(below root: String) throws(ProjectError) -> [Entry] {
        var entries: [Entry] = []
        var visited: Set<String> = []
        try walk(root, relative: "", depth: 0, visited: &visited, into: &entries, root: root)
        return entries
    }

    private func walk(_ folder: String, relative: String, depth: Int, visited: inout Set<String>, into entries: inout [Entry], root: String) throws(ProjectError) {
        guard depth <= maximumDepth, let real = Paths.real(folder), visited.insert(real).inserted,
              let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)", below = relative.isEmpty ? name : "\(relative)/\(name)"
            if FileReading.isFolder(path) {
                if Self.opaqueExtensions.contains((name as NSString).pathExtension) {
                    entries.append(Entry(path: path, relative: below, isOpaqueFolder: true))
                } else if enters(name, path) {
                    try walk(path, relative: below, depth: depth + 1, visited: &visited, into: &entries, root: root)
                }
            } else if FileReading.isFile(path) {
                entries.append(Entry(path: path, relative: below, isOpaqueFolder: false))
            }
            guard entries.count <= maximumFiles else {
                throw .tooLarge(file: root, reason: "more than \(maximumFiles) files lie below it")
            }
        }
    }
}

/// Paths as text: no disk is asked unless the name says so.
enum Paths {
    /// The absolute path without "." and "..", symbolic links kept.
    static func absolute(_ path: String, in folder: String = FileManager.default.currentDirectoryPath) -> String {
        let expanded = path.hasPrefix("~") ? (path as NSString).expandingTildeInPath : path
        return standardized(expanded.hasPrefix("/") ? expanded : "\(folder)/\(expanded)")
    }

    static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    static func join(_ folder: String, _ path: String) -> String {
        path.isEmpty ? folder : path.hasPrefix("/") ? standardized(path) : standardized("\(folder)/\(path)")
    }

    /// The path as the disk spells it: projects are written where "Info.plist" and "info.plist" are one file, and where letters
    /// with accents may be composed or not. The path itself where nothing of that name exists.
    static func onDisk(_ path: String) -> String {
        if FileManager.default.fileExists(atPath: path) { return path }
        var result = ""
        for part in path.split(separator: "/") {
            let exact = "\(result)/\(part)"
            if FileManager.default.fileExists(atPath: exact) { result = exact; continue }
            let folded = part.lowercased()
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: result.isEmpty ? "/" : result),
                  let match = names.sorted().first(where: { $0.lowercased() == folded }) else { return path }
            result += "/\(match)"
        }
        return result
    }

    static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
    static func name(of path: String) -> String { (path as NSString).lastPathComponent }
    static func stem(of path: String) -> String { (name(of: path) as NSString).deletingPathExtension }
    static func pathExtension(of path: String) -> String { (path as NSString).pathExtension }

    /// The path with every symbolic link resolved; nil where it does not exist.
    static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a path lies in a folder or is the folder itself.
    static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// The part of a path below a folder; the whole path where it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> String {
        contains(folder, path) && path != folder ? String(path.dropFirst(folder.count).drop { $0 == "/" }) : path
    }
}
