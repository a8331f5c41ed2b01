import Foundation

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
