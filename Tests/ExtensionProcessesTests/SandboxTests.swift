import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

@Suite struct SandboxTests {
    private static let reportHere: SandboxReport = (try? Probe(sandboxed: true))?.process.sandbox ?? SandboxReport()

    @Test("files outside the device and the system cannot be read or written", .enabled(if: reportHere.confinesFiles))
    func files() throws {
        let device = ProbeDevice(), other = ProbeDevice()
        try "secret".write(toFile: other.folder + "/secret", atomically: true, encoding: .utf8)
        try "own".write(toFile: device.folder + "/own", atomically: true, encoding: .utf8)
        let probe = try Probe(device: device, sandboxed: true)
        #expect(try probe.run("read", other.folder + "/secret") == ["unreadable"])
        #expect(try probe.run("read", "/etc/passwd") == ["unreadable"])
        #expect(try probe.run("write", other.folder + "/new") == ["refused"])
        #expect(try probe.run("read", device.folder + "/own") == ["own"])
        #expect(try probe.run("write", device.folder + "/new") == ["written"])
    }

    @Test("no socket of the internet opens unless the network is live", .enabled(if: reportHere.confinesNetwork))
    func network() throws {
        #expect(try Probe(sandboxed: true).run("socket") == ["refused"])
        #expect(try Probe(sandboxed: true) { $0.network = .live }.run("socket") == ["opened"])
    }

    @Test("no program can be started and no other process signalled", .enabled(if: reportHere.confinesProcesses))
    func processes() throws {
        let probe = try Probe(sandboxed: true)
        #expect(try probe.run("spawn") == ["refused"])
        #expect(try probe.run("signal", "\(getpid())") == ["refused"])
    }

    @Test("what the kernel does not do is said")
    func says() {
        let report = Self.reportHere
        #expect(report.confinesFiles && report.confinesNetwork && report.confinesProcesses || !report.missing.isEmpty)
    }

    @Test("the world holds inside the sandbox as well")
    func world() throws {
        let probe = try Probe(sandboxed: true)
        #expect(try probe.run("sleep", "3") == ["3.0", "3.0 seconds"])
        #expect(try probe.run("defaults", "set group.a k v") == [])
        #expect(try probe.run("defaults", "get group.a k") == ["v"])
    }
}

@Suite struct DeviceFolderTests {
    private func process(_ device: DeviceFolder, _ bundle: String, _ groups: GroupGrants, _ other: ProbeDevice) throws -> ExtensionProcess {
        try device.prepare(for: bundle, groups: groups)
        let world = device.world(bundleIdentifier: bundle, bundle: "", groups: groups, network: .off, program: Probe.program, readable: [other.folder])
        let process = try ExtensionProcess(ExtensionLaunch(program: Probe.program, world: world))
        _ = try process.request(.load(LoadRequest(library: try CLibrary.empty(in: other), bundle: "", bundleIdentifier: bundle, systemVersion: "26")), timeout: 30)
        return process
    }

    private func run(_ process: ExtensionProcess, _ probe: String, _ text: String) throws -> [String] {
        guard case .performed(let performed) = try process.request(.perform(PerformRequest(intent: probe, parameters: text)), timeout: 60).reply else { return ["failed"] }
        return performed.openedURLs
    }

    @Test("app and extension share the groups that both are granted, and nothing else")
    func sharing() throws {
        let temporary = ProbeDevice(), libraries = ProbeDevice()
        let device = DeviceFolder(path: temporary.folder + "/device")
        let app = try process(device, "com.example.app", .only(["group.a", "group.b"]), libraries)
        let widget = try process(device, "com.example.app.widget", .only(["group.a"]), libraries)
        #expect(try run(app, "defaults", "set group.a name Ada") == [])
        #expect(try run(widget, "defaults", "get group.a name") == ["Ada"])
        let shared = try #require(try run(app, "container", "group.a").first)
        #expect(try run(app, "write", shared + "/file") == ["written"])
        #expect(try run(widget, "read", shared + "/file") == ["x"])
        #expect(try run(widget, "container", "group.b") == ["nil"])
        guard widget.sandbox.confinesFiles else { return }
        let own = try #require(try run(app, "container", "group.b").first)
        #expect(try run(app, "write", own + "/file") == ["written"])
        #expect(try run(widget, "read", own + "/file") == ["unreadable"])
        #expect(try run(app, "write", device.home(of: "com.example.app") + "/file") == ["written"])
        #expect(try run(widget, "read", device.home(of: "com.example.app") + "/file") == ["unreadable"])
    }

    @Test("an identifier that would lead elsewhere stays under the device's folder", arguments: ["../../x", "", "/etc", "a/b"])
    func identifiers(_ identifier: String) {
        let home = DeviceFolder(path: "/device").home(of: identifier)
        #expect(home.hasPrefix("/device/homes/"))
        #expect(!home.dropFirst("/device/homes/".count).contains("/") && !home.hasSuffix(".."))
    }
}

@Suite struct ExtensionProcessTests {
    @Test("a program that is not there is said so")
    func missingProgram() {
        #expect { try ExtensionProcess(ExtensionLaunch(program: "/nowhere/vitrine-extension", world: WorldConfiguration())) } throws: {
            if case ExtensionProcessError.cannotStart = $0 { true } else { false }
        }
    }

    @Test("a program that speaks another language is a disturbed channel or an exit, not a wait")
    func otherProgram() {
        #expect(throws: ExtensionProcessError.self) { try ExtensionProcess(ExtensionLaunch(program: "/bin/true", world: WorldConfiguration())) }
    }

    @Test("the host's environment does not reach user code, the scheme's variables do")
    func environment() throws {
        let device = ProbeDevice()
        let library = try CLibrary.build("#include <stdio.h>\nextern char **environ;\nint vitrine_main(int c, char **v) { for (char **e = environ; *e; e++) puts(*e); fflush(stdout); return 0; }", in: device)
        setenv("VITRINE_TEST_SECRET", "1", 1)
        let process = try ExtensionProcess(ExtensionLaunch(program: Probe.program, world: device.world, environment: ["FROM_SCHEME": "yes"]))
        _ = try process.request(.load(LoadRequest(library: library, bundle: "", bundleIdentifier: "x", systemVersion: "26")), timeout: 30)
        process.end()
        let lines = process.standardOutput.text.split(separator: "\n")
        #expect(lines.contains("FROM_SCHEME=yes"))
        #expect(!lines.contains { $0.hasPrefix("VITRINE_TEST_SECRET") })
    }

    @Test("a library that is none, or has no entry point, is a reply and the process goes on")
    func badLibrary() throws {
        let device = ProbeDevice()
        let probe = try Probe(device: device)
        for library in [device.folder + "/none.so", try CLibrary.build("int other(void) { return 0; }", in: device)] {
            guard case .failed = try probe.load(library) else { Issue.record("\(library) was loaded"); return }
        }
        guard case .loaded = try probe.load(CLibrary.empty(in: device)) else { Issue.record("the process did not go on"); return }
    }
}

@Suite struct CapturedOutputTests {
    @Test("the beginning and the end of a flood are kept, within bounds")
    func flood() throws {
        let device = ProbeDevice()
        let library = try CLibrary.build("#include <stdio.h>\nint vitrine_main(int c, char **v) { for (int i = 0; i < 300000; i++) printf(\"line %d\\n\", i); fflush(stdout); return 0; }", in: device)
        let probe = try Probe(device: device)
        _ = try probe.load(library)
        probe.process.end()
        let text = probe.process.standardOutput.text
        #expect(text.hasPrefix("line 0\nline 1\n"))
        #expect(text.hasSuffix("line 299999\n"))
        #expect(text.contains("bytes left out"))
        #expect(text.utf8.count < 3 * CapturedOutput.limit)
    }
}
