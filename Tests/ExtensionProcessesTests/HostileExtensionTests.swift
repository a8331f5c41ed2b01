import Drawing
import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

@Suite struct HostileExtensionTests {
    static let environment = RenderEnvironment(family: "systemSmall", width: 158, height: 158)
    /// Built once for all.
    private static let shared: (device: ProbeDevice, library: Result<String, any Error>) = {
        let device = ProbeDevice()
        return (device, Result { try HostileExtension.build(in: device) })
    }()

    @Test("there are at least a hundred of them")
    func count() { #expect(HostileExtension.all.count >= 100) }

    @Test("whatever an extension does, the host lives, and the finding is the right one", arguments: HostileExtension.all.indices)
    func survives(_ number: Int) throws {
        let hostile = HostileExtension.all[number]
        let device = ProbeDevice()
        var world = device.world
        let library = try Self.shared.library.get()
        world.sandbox = SandboxConfiguration(readable: SystemFolders.readable(program: Probe.program) + [Self.shared.device.folder], writable: [device.folder])
        world.limits.memory = 512 << 20
        let built = BuiltExtension(library: library, bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        let launch = ExtensionLaunch(program: Probe.program, world: world, environment: ["HOSTILE": "\(number)"])
        // What hangs hangs for as long as it is given; the others are given more than they need on a busy machine.
        let hangs = hostile.code.contains("extension-hung")
        let session = WidgetSession(built, launch: launch, computeTimeout: hangs ? 1 : 30)
        if hangs { session.loadTimeout = 2 }
        defer { session.finish() }
        let (findings, date) = run(session, timeout: hangs && !hostile.code.contains("provider-timeout") ? 1 : 10)
        let what = Comment(rawValue: "\(hostile.testDescription): \(findings.map { "\($0.code): \($0.message)" })")
        if hostile.code.isEmpty {
            #expect(date == 5, what)
            #expect(!findings.contains { $0.severity == .error }, what)
        } else {
            let allowed = hostile.code.split(separator: "|").map(String.init)
            #expect(findings.contains { allowed.contains($0.code) }, what)
        }
    }

    /// Load, provider, view: every finding, and the entry's date where one came.
    ///
    /// - Parameter timeout: seconds of the simulated clock that the provider is given, and of the machine's where it is larger than the session's.
    private func run(_ session: WidgetSession, timeout: Double) -> (findings: [Finding], date: Double?) {
        let loaded = session.load()
        guard loaded.value != nil else { return (loaded.findings, nil) }
        let entries = session.entries(EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment, timeout: timeout))
        guard let value = entries.value else { return (entries.findings, nil) }
        let drawn = session.render(value, 0, in: Self.environment)
        return (value.reply.findings + drawn.findings + (drawn.value?.archive.findings ?? []), value.reply.dates.first)
    }

    @Test("after a crash the next request is answered by a fresh process")
    func goesOn() throws {
        let device = ProbeDevice()
        let source = """
        #include <unistd.h>
        #include <fcntl.h>
        int vitrine_main(int count, char **arguments) { return 0; }
        void probe_render(void) { if (access("crashed", F_OK) != 0) { close(open("crashed", O_CREAT | O_WRONLY, 0600)); __builtin_trap(); } }
        """
        let built = BuiltExtension(library: try CLibrary.build(source, in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        let session = WidgetSession(built, launch: ExtensionLaunch(program: Probe.program, world: device.world))
        let entries = try #require(session.entries(EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment)).value)
        let first = session.render(entries, 0, in: Self.environment)
        #expect(first.findings.map(\.code) == ["extension-crashed"])
        #expect(first.findings.first?.widget == "Probe")
        #expect(first.findings.first?.family == "systemSmall")
        #expect(session.render(entries, 0, in: Self.environment).value != nil)
    }

    @Test("of several entries in one request the one that crashes costs only itself, and the others draw as they do alone")
    func oneOfSeveral() throws {
        let device = ProbeDevice()
        // The third view that is drawn traps, once on this device.
        let source = """
        #include <unistd.h>
        #include <fcntl.h>
        int vitrine_main(int count, char **arguments) { return 0; }
        int probe_entries(void) { return 5; }
        static int drawn;
        void probe_render(void) { if (++drawn == 3 && access("crashed", F_OK) != 0) { close(open("crashed", O_CREAT | O_WRONLY, 0600)); __builtin_trap(); } }
        """
        let built = BuiltExtension(library: try CLibrary.build(source, in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        let session = WidgetSession(built, launch: ExtensionLaunch(program: Probe.program, world: device.world))
        defer { session.finish() }
        let entries = try #require(session.entries(EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment)).value)
        let moment = WorldConfiguration.defaultMoment
        var labels: [String?] = [], codes: [String] = []
        session.renderEach(entries, Array(0 ..< 5), in: Self.environment, at: moment) { outcome in
            labels.append(outcome.value.flatMap { try? WidgetArchive(decoding: [UInt8]($0.bytes)) }?.root.label)
            codes += outcome.findings.map(\.code)
        }
        #expect(labels.map { $0 != nil } == [true, true, false, true, true])
        #expect(codes == ["extension-crashed"])
        let alone = try (0 ..< 5).map { try #require(session.render(entries, $0, in: Self.environment).value).archive.root.label }
        for index in [0, 1, 3, 4] { #expect(labels[index] == alone[index]) }
    }

    @Test("the same entry draws the same in another process and after other requests")
    func reproducible() throws {
        let device = ProbeDevice()
        let built = BuiltExtension(library: try CLibrary.empty(in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        func label(after other: Bool) throws -> String {
            let session = WidgetSession(built, launch: ExtensionLaunch(program: Probe.program, world: device.world))
            let request = EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment)
            if other {
                let more = try #require(session.entries(request).value)
                _ = session.render(more, 0, in: RenderEnvironment(family: "systemLarge", width: 338, height: 354))
            }
            let entries = try #require(session.entries(request).value)
            return try #require(session.render(entries, 0, in: Self.environment).value).archive.root.label
        }
        #expect(try label(after: false) == label(after: true))
    }

    @Test("a Swift trap names its message, file and line")
    func swiftTrap() throws {
        let device = ProbeDevice()
        let (library, source) = try CLibrary.buildSwift("""
        @main struct Entry {
            static func main() {
                let values: [Int] = []
                print(value(in: values))
            }
            static func value(in values: [Int]) -> Int {
                values[3]
            }
        }
        """, in: device)
        let session = WidgetSession(BuiltExtension(library: library, bundle: "", bundleIdentifier: "x", systemVersion: "26.0"),
                                    launch: ExtensionLaunch(program: Probe.program, world: device.world))
        let finding = try #require(session.load().findings.first)
        #expect(finding.code == "extension-crashed")
        #expect(finding.message.contains("Index out of range"))
        #expect(finding.file == source)
        #expect(finding.line == 7)
    }
}
