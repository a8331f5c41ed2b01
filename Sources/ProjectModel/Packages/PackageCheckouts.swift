import Foundation

/// Checkouts of packages from elsewhere, made by SwiftPM with its own rules: pins, mirrors, credentials, registries.
///
/// The folder it gives is what `ProjectReader(packages:)` takes. Each set of packages is resolved once and kept.
public struct PackageCheckouts: Sendable {
    /// The folder that keeps the checkouts of all projects.
    public var cache: String
    /// SwiftPM's command.
    public var swift: String
    /// Seconds until a resolution is given up.
    public var timeout: Double

    public init(cache: String, swift: String = "swift", timeout: Double = 600) {
        self.cache = Paths.absolute(cache); self.swift = swift; self.timeout = timeout
    }

    /// The folder with a checkout of each package and of those they need; no network is touched where it is there already.
    public func folder(for packages: [RemotePackage]) throws(ProjectError) -> String {
        let names = packages.map(\.identity)
        let manifest = try Self.manifest(packages)
        let home = Paths.join(cache, Self.digest(manifest)), checkouts = "\(home)/build/checkouts", mark = "\(home)/complete"
        if FileReading.isFile(mark), FileReading.isFolder(checkouts) { return checkouts }
        do {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(home)/Package.swift"))
        } catch { throw .packagesNotResolved(packages: names, reason: "\(home) cannot be written") }
        try resolve(in: home, names: names)
        // Written last: an interrupted resolution begins again.
        guard FileManager.default.createFile(atPath: mark, contents: Data()) else { throw .packagesNotResolved(packages: names, reason: "\(home) cannot be written") }
        return checkouts
    }

    private func resolve(in home: String, names: [String]) throws(ProjectError) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [swift, "package", "--package-path", home, "--scratch-path", "\(home)/build", "resolve"]
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_TERMINAL_PROMPT"] = "0"
        process.environment = environment
        let log = "\(home)/log.txt"
        guard FileManager.default.createFile(atPath: log, contents: nil), let handle = FileHandle(forWritingAtPath: log) else {
            throw .packagesNotResolved(packages: names, reason: "\(log) cannot be written")
        }
        defer { try? handle.close() }
        process.standardOutput = handle; process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw .packagesNotResolved(packages: names, reason: "\(swift) cannot be run") }
        if ended.wait(timeout: .now() + timeout) == .timedOut {
            process.terminate()
            throw .packagesNotResolved(packages: names, reason: "SwiftPM did not end within \(Int(timeout)) seconds")
        }
        guard process.terminationStatus == 0 else {
            let text = (try? FileReading.text(log)) ?? ""
            let line = text.split(whereSeparator: \.isNewline).last { $0.contains("error:") || $0.contains("fatal:") } ?? "SwiftPM failed without a message"
            throw .packagesNotResolved(packages: names, reason: line.trimmingCharacters(in: .whitespaces))
        }
    }

    // MARK: The manifest

    /// A package that depends on all of them. Its text is compiled, so what a project says goes in only if it is plainly an address or a version.
    static func manifest(_ packages: [RemotePackage]) throws(ProjectError) -> String {
        var lines: [String] = []
        for package in packages.sorted(by: { $0.url < $1.url }) {
            guard let requirement = package.requirement, isAddress(package.url), let text = text(requirement) else {
                throw .packagesNotResolved(packages: [package.identity], reason: "its address or version is not one that SwiftPM takes")
            }
            lines.append("        .package(url: \"\(package.url)\", \(text)),")
        }
        return "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n    name: \"Checkouts\",\n    dependencies: [\n\(lines.joined(separator: "\n"))\n    ]\n)\n"
    }

    private static func isAddress(_ url: String) -> Bool {
        ["https://", "http://", "ssh://", "file://", "git@"].contains(where: url.hasPrefix) && isPlain(url, "._~:/?@&=%+-")
    }

    private static func isPlain(_ text: String, _ marks: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
    }

    private static func text(_ requirement: RemotePackage.Requirement) -> String? {
        let quoted = { (text: String) in isPlain(text, "._/+-") ? "\"\(text)\"" : nil }
        switch requirement {
        case .exact(let version): return quoted(version).map { "exact: \($0)" }
        case .upToNextMajor(let version): return quoted(version).map { ".upToNextMajor(from: \($0))" }
        case .upToNextMinor(let version): return quoted(version).map { ".upToNextMinor(from: \($0))" }
        case .range(let low, let high): return quoted(low).flatMap { low in quoted(high).map { "\(low)..<\($0)" } }
        case .branch(let branch): return quoted(branch).map { "branch: \($0)" }
        case .revision(let revision): return quoted(revision).map { "revision: \($0)" }
        }
    }

    /// FNV-1a, 64 bits: a folder's name, nothing to be safe by.
    private static func digest(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
