import Foundation

/// The Swift compiler and linker that build extensions: the ones that built Vitrine.
public struct Toolchain: Hashable, Sendable, Codable {
    /// The `usr` folder.
    public var root: String
    /// What `swiftc --version` says.
    public var version: String
    /// "x86_64-unknown-linux-gnu".
    public var triple: String

    public init(root: String, version: String, triple: String) { self.root = root; self.version = version; self.triple = triple }

    var frontend: String { "\(root)/bin/swift-frontend" }
    var linker: String { "\(root)/bin/ld.lld" }
    var architecture: String { triple.split(separator: "-").first.map(String.init) ?? "x86_64" }
    var libraries: String { "\(root)/lib/swift/linux" }
    /// Registers the types of a shared object with the runtime when it is loaded.
    var registration: String { "\(libraries)/\(architecture)/swiftrt.o" }
    var plugins: String { "\(root)/lib/swift/host/plugins" }
    var pluginServer: String { "\(root)/lib/swift/host/libSwiftInProcPluginServer.so" }

    /// The numbers of the version: [6, 3, 1].
    var compilerVersion: [Int] {
        let words = version.split(separator: " ")
        guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return [6] }
        return words[index + 1].split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    }

    /// The toolchain whose `swiftc` comes first in PATH.
    ///
    /// - Parameter cache: remembers what the compiler said of itself, until it changes.
    /// - Throws: `BuildError.noToolchain`.
    public static func inPath(_ path: String? = ProcessInfo.processInfo.environment["PATH"], cache: BuildCache? = nil) throws -> Toolchain {
        for folder in (path ?? "/usr/bin").split(separator: ":") {
            let compiler = "\(folder)/swiftc"
            guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
            let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
            let root = resolved.deletingLastPathComponent().deletingLastPathComponent().path
            guard FileManager.default.isExecutableFile(atPath: "\(root)/bin/swift-frontend") else { continue }
            guard let cache, let stamp = FileSystem.stamp("\(root)/bin/swift-frontend") else { return try Toolchain(root: root) }
            let memory = cache.path("toolchain-\(ContentHash("\(root) \(stamp)")).json")
            if let data = try? FileSystem.read(memory), let known = try? JSONDecoder().decode(Toolchain.self, from: Data(data)) { return known }
            let found = try Toolchain(root: root)
            if let data = try? JSONEncoder().encode(found) { try? FileSystem.write(Array(data), to: memory) }
            return found
        }
        throw BuildError.noToolchain(reason: "No swiftc in PATH")
    }

    /// - Throws: `BuildError.noToolchain`.
    public init(root: String) throws {
        let answer: ChildProcess.Outcome
        do {
            answer = try ChildProcess.run(["\(root)/bin/swift-frontend", "--version"], scratch: NSTemporaryDirectory(), timeout: 60)
        } catch {
            throw BuildError.noToolchain(reason: "\(root)/bin/swift-frontend does not start: \(error)")
        }
        let lines = answer.output.split(separator: "\n").map(String.init)
        guard answer.succeeded, let version = lines.first(where: { $0.contains("Swift version") }) else {
            throw BuildError.noToolchain(reason: "\(root)/bin/swift-frontend does not tell its version")
        }
        let target = lines.first { $0.hasPrefix("Target: ") }.map { String($0.dropFirst("Target: ".count)) }
        self.init(root: root, version: version, triple: target ?? "x86_64-unknown-linux-gnu")
    }
}
