import Foundation
import Testing

/// The built program: the one that `VITRINE_BINARY` names, else that of the release build.
enum Program {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["VITRINE_BINARY"]
        let candidates = [named, root.appendingPathComponent(".build/release/vitrine").path].compactMap { $0 }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// On CI a missing program is a failure, elsewhere a reason to skip.
    static var isTested: Bool { path != nil || ProcessInfo.processInfo.environment["CI"] != nil }
    static let skipMessage: Comment = "the program is not built: run ./vitrine once, or name it in VITRINE_BINARY"

    /// Whether it can build and run extensions: all of Vitrine is beside it.
    static var isWhole: Bool {
        guard let path else { return ProcessInfo.processInfo.environment["CI"] != nil }
        let folder = (path as NSString).deletingLastPathComponent
        return FileManager.default.isExecutableFile(atPath: folder + "/vitrine-extension")
    }
}

/// One run of the command line.
struct CommandLineRun {
    var code: Int32
    var output: String
    var errors: String

    /// - Parameter environment: added to a small fixed one; nothing of the machine's own comes through but paths.
    init(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
        let program = try #require(Program.path, "the program is not built")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        var variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "VITRINE_HOME": Program.root.path]
        for name in ["HOME", "XDG_CACHE_HOME"] { variables[name] = ProcessInfo.processInfo.environment[name] }
        variables.merge(environment) { $1 }
        process.environment = variables
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Both at once: a full pipe that no one reads would stop the program.
        let reader = Reader(errors)
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = reader.wait()
        process.waitUntilExit()
        code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    init(_ arguments: String..., in folder: String? = nil) throws { try self.init(arguments, in: folder) }

    /// The message in its way: one line that says what to do next.
    var complaint: String? {
        let lines = errors.split(separator: "\n").filter { $0.hasPrefix("vitrine: ") }
        return lines.count == 1 ? String(lines[0].dropFirst("vitrine: ".count)) : nil
    }

    private final class Reader: @unchecked Sendable {
        private let done = DispatchSemaphore(value: 0)
        private var text = ""
        init(_ pipe: Pipe) {
            Thread.detachNewThread { [self] in
                text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                done.signal()
            }
        }
        func wait() -> String {
            done.wait()
            return text
        }
    }
}

/// An empty folder that is gone when the body ends.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("end-to-end-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}

/// Writes files into a folder, with the folders they need.
func write(_ files: [String: String], in folder: String) throws {
    for (name, text) in files {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
