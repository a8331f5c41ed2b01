import Foundation
import ProjectModel

/// The catalogs and strings of the extension's bundle and of the bundles of its modules, read from their `resources.json`.
///
/// A bundle is read when it is asked for first and kept: nothing in it changes while the process lives.
public final class BundleResources: @unchecked Sendable {
    /// A file that is larger is refused: every text of every language is in it, so that it may be large.
    static let largestFile = 256 << 20

    /// The folder of the extension's bundle.
    public let path: String
    /// What the extension's own bundle holds; nil where its file is missing or damaged.
    public let main: CompiledResources?
    private let lock = NSLock()
    private var others: [String: CompiledResources?] = [:]

    /// - Parameter path: the folder that stands for the extension's bundle.
    public init(path: String) {
        self.path = Self.standardized(path)
        main = Self.read(self.path)
    }

    /// The resources of a bundle; nil for a bundle that has none.
    ///
    /// - Parameter bundle: nil for the extension's own.
    public func resources(of bundle: Bundle?) -> CompiledResources? {
        guard let bundle, bundle !== Bundle.main else { return main }
        return resources(at: bundle.bundlePath)
    }

    func resources(at folder: String) -> CompiledResources? {
        let folder = Self.standardized(folder)
        // Only what lies in the extension's bundle is one of its bundles; anything else is the runtime's own folder.
        guard folder.hasPrefix(path + "/") else { return main }
        lock.lock()
        defer { lock.unlock() }
        if let known = others[folder] { return known }
        let read = Self.read(folder)
        others[folder] = .some(read)
        return read
    }

    private static func standardized(_ path: String) -> String {
        let path = (path as NSString).standardizingPath
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func read(_ folder: String) -> CompiledResources? {
        let file = "\(folder)/resources.json"
        guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int, size <= largestFile,
              let data = FileManager.default.contents(atPath: file) else { return nil }
        return try? JSONDecoder().decode(CompiledResources.self, from: data)
    }
}
