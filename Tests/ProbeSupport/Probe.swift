import ExtensionMessages
import ExtensionProcesses
import Foundation

/// An extension's process with probes in it, on a simulated device in a temporary folder.
public final class Probe {
    public let process: ExtensionProcess
    public let device: ProbeDevice

    /// - Parameter change: alters the world before it is pinned.
    public init(device: ProbeDevice = ProbeDevice(), sandboxed: Bool = false, _ change: (inout WorldConfiguration) -> Void = { _ in }) throws {
        self.device = device
        var world = device.world
        if sandboxed { world.sandbox = SandboxConfiguration(readable: SystemFolders.readable(program: Probe.program), writable: [device.folder]) }
        change(&world)
        process = try ExtensionProcess(ExtensionLaunch(program: Probe.program, world: world))
    }

    /// The program beside the test's own binary.
    public static var program: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return (own as NSString).deletingLastPathComponent + "/ProbeExtension"
    }

    /// Loads the empty library, after which probes can be run.
    public func load(_ library: String, timeout: Double = 30) throws -> ExtensionReply {
        try process.request(.load(LoadRequest(library: library, bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")), timeout: timeout).reply
    }

    /// Runs a probe by name and answers its lines.
    public func run(_ name: String, _ text: String = "", virtualTimeout: Double = 30, timeout: Double = 60) throws -> [String] {
        if !isLoaded {
            _ = try load(try CLibrary.empty(in: device))
            isLoaded = true
        }
        let reply = try process.request(.perform(PerformRequest(intent: name, parameters: text, timeout: virtualTimeout)), timeout: timeout).reply
        guard case .performed(let performed) = reply else { throw ProbeError.reply(reply) }
        codes = performed.findings.map(\.code)
        return performed.openedURLs
    }
    private var isLoaded = false
    /// The codes of what the last probe raised.
    public private(set) var codes: [String] = []
}

public enum ProbeError: Error { case reply(ExtensionReply), compiler(String) }

/// The folders of a simulated device; removed with the last reference.
public final class ProbeDevice {
    public let folder: String
    /// Whether the file system of temporary files keeps attributes of users, as protection classes are: some in memory do not.
    public static let keepsAttributes: Bool = {
        let path = NSTemporaryDirectory() + "/attributes-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
        return (try? FileManager.default.setAttributes([FileAttributeKey("NSFileExtendedAttributes"): ["user.test": Data([1])]], ofItemAtPath: path)) != nil
    }()

    public init() {
        folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("vitrine-probe-" + UUID().uuidString).resolvingSymlinksInPath().path
        for part in ["", "/groups", "/home/tmp"] { try? FileManager.default.createDirectory(atPath: folder + part, withIntermediateDirectories: true) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    public var world: WorldConfiguration {
        WorldConfiguration(bundleIdentifier: "com.example.probe", preferences: folder + "/preferences.sqlite", groupContainers: folder + "/groups", home: folder + "/home")
    }
}

/// Shared objects that stand for built extensions, compiled from C when a test runs.
public enum CLibrary {
    /// A library that does nothing.
    public static func empty(in device: ProbeDevice) throws -> String { try build("int vitrine_main(int c, char **v) { return 0; }", in: device) }

    /// Compiles the source with debug information.
    ///
    /// - Returns: the path of the shared object.
    public static func build(_ source: String, in device: ProbeDevice) throws -> String {
        let name = device.folder + "/extension-" + UUID().uuidString
        try source.write(toFile: name + ".c", atomically: true, encoding: .utf8)
        try run("clang", ["-shared", "-fPIC", "-g", "-O0", "-fno-omit-frame-pointer", "-w", "-pthread", name + ".c", "-o", name + ".so"])
        return name + ".so"
    }

    /// Compiles Swift, as ExtensionBuild does in its own way.
    public static func buildSwift(_ source: String, in device: ProbeDevice) throws -> (library: String, source: String) {
        let name = device.folder + "/Widget-" + UUID().uuidString
        try source.write(toFile: name + ".swift", atomically: true, encoding: .utf8)
        try run("swiftc", ["-emit-library", "-g", "-Onone", "-parse-as-library", "-module-name", "Widget", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                           "vitrine_main", name + ".swift", "-o", name + ".so"])
        return (name + ".so", name + ".swift")
    }

    private static func run(_ tool: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ProbeError.compiler(String(decoding: text, as: UTF8.self)) }
    }
}
