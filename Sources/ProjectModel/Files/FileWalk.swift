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
