import Drawing
import ExtensionMessages
import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

/// Extensions that do what user code must not be able to harm the host with. Each states the code as C and the finding due.
struct HostileExtension: Sendable, CustomTestStringConvertible {
    var name: String
    /// Functions beside the entry point.
    var functions = ""
    /// What the entry point does.
    var atLoad = ""
    /// What the provider does; nil: it answers.
    var provider: String?
    /// What the view does.
    var view: String?
    var code: String
    var testDescription: String { name }

    var source: String {
        let headers = ["stdio.h", "stdlib.h", "string.h", "unistd.h", "signal.h", "fcntl.h", "pthread.h", "sys/mman.h", "sys/socket.h", "sys/wait.h", "sys/resource.h", "sys/syscall.h"]
        return headers.map { "#include <\($0)>\n" }.joined() + functions + """

        int vitrine_main(int count, char **arguments) { \(atLoad) return 0; }
        """ + (provider.map { """

        void probe_provide(void *box, void (*complete)(void *, double), void (*release)(void *)) { \($0) }
        """ } ?? "") + (view.map { "\nvoid probe_render(void) { \($0) }" } ?? "")
    }

    static let traps: [HostileExtension] = [
        .init(name: "trap at load", atLoad: "__builtin_trap();", code: "extension-crashed"),
        .init(name: "trap in the provider", provider: "__builtin_trap();", code: "extension-crashed"),
        .init(name: "trap in the view", view: "__builtin_trap();", code: "extension-crashed"),
        .init(name: "null pointer in the view", view: "*(volatile int *)0 = 1;", code: "extension-crashed"),
        .init(name: "abort in the provider", provider: "abort();", code: "extension-crashed"),
        .init(name: "division by zero", view: "volatile int zero = 0; volatile int x = 1 / zero;", code: "extension-crashed"),
        .init(name: "recursion without end", functions: "int deeper(int n) { volatile char room[4096]; room[n % 4096] = 1; return deeper(n + 1) + room[0]; }",
              view: "deeper(0);", code: "extension-crashed"),
        .init(name: "recursion without end on a thread",
              functions: "int deeper(int n) { volatile char room[4096]; room[n % 4096] = 1; return deeper(n + 1) + room[0]; } void *run(void *x) { deeper(0); return x; }",
              provider: "pthread_t t; pthread_create(&t, 0, run, 0); pthread_join(t, 0); complete(box, 0); release(box);", code: "extension-crashed"),
        .init(name: "trap on another thread", functions: "void *run(void *x) { __builtin_trap(); }",
              provider: "pthread_t t; pthread_create(&t, 0, run, 0); pthread_join(t, 0);", code: "extension-crashed"),
        .init(name: "kill by its own hand", provider: "raise(SIGKILL);", code: "extension-crashed"),
        .init(name: "a handler that returns for ever", functions: "void ignore(int s) { }", provider: "signal(SIGILL, ignore); signal(SIGABRT, ignore); abort();", code: "extension-crashed"),
    ]

    static let exits: [HostileExtension] = [
        .init(name: "exit(0) at load", atLoad: "exit(0);", code: "extension-exited"),
        .init(name: "exit(3) in the provider", provider: "exit(3);", code: "extension-exited"),
        .init(name: "_exit in the view", view: "_exit(0);", code: "extension-exited"),
        .init(name: "exit on another thread", functions: "void *run(void *x) { exit(1); }", provider: "pthread_t t; pthread_create(&t, 0, run, 0); pthread_join(t, 0);", code: "extension-exited"),
    ]

    static let hangs: [HostileExtension] = [
        .init(name: "loop in the view", view: "for (volatile int i = 0;; i++) { }", code: "extension-hung"),
        .init(name: "loop at load", atLoad: "for (volatile int i = 0;; i++) { }", code: "extension-hung"),
        .init(name: "loop in the provider with signals ignored", provider: "for (int s = 1; s < 65; s++) signal(s, SIG_IGN); for (;;) { }", code: "extension-hung"),
        .init(name: "reading a pipe that nobody writes to", provider: "int p[2]; pipe(p); char c; read(p[0], &c, 1);", code: "extension-hung"),
        .init(name: "sleeping for a year", provider: "sleep(31536000);", code: "provider-timeout"),
        .init(name: "a lock that is never opened", functions: "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;", provider: "pthread_mutex_lock(&m); pthread_mutex_lock(&m);", code: "provider-timeout"),
        .init(name: "a completion that is kept and never called", provider: "", code: "provider-timeout"),
        .init(name: "a completion that is dropped", provider: "release(box);", code: "provider-no-answer"),
    ]

    static let disturbances: [HostileExtension] = [
        .init(name: "every descriptor closed", provider: "for (int d = 3; d < 4096; d++) close(d); complete(box, 0); release(box);", code: "reply-unreadable|extension-exited"),
        .init(name: "garbage into every descriptor",
              provider: "for (int d = 3; d < 1024; d++) write(d, \"garbage that is no frame at all\", 31); complete(box, 0); release(box);", code: "reply-unreadable"),
        .init(name: "the channel shut for writing", provider: "for (int d = 3; d < 1024; d++) shutdown(d, SHUT_RDWR); for (;;) pause();", code: "reply-unreadable|extension-exited"),
        .init(name: "more memory than there is", functions: "void *keep;", provider: "for (;;) { char *m = malloc(1 << 20); memset(m, 1, 1 << 20); keep = m; }", code: "memory-exceeded|extension-crashed"),
    ]

    /// What does no harm at all: the widget works as if nothing were.
    static let harmless: [HostileExtension] = [
        .init(name: "output without end", provider: "for (int i = 0; i < 200000; i++) { printf(\"flood of output %d\\n\", i); fprintf(stderr, \"flood of errors %d\\n\", i); } complete(box, 5); release(box);", code: ""),
        .init(name: "reading standard input", provider: "char c; while (read(0, &c, 1) > 0) { } complete(box, 5); release(box);", code: ""),
        .init(name: "standard streams closed", provider: "close(0); close(1); close(2); printf(\"x\"); complete(box, 5); release(box);", code: ""),
        .init(name: "threads that never end", functions: "void *run(void *x) { for (;;) pause(); }", provider: "for (int i = 0; i < 20; i++) { pthread_t t; pthread_create(&t, 0, run, 0); } complete(box, 5); release(box);", code: ""),
        .init(name: "a fork", provider: "pid_t p = fork(); if (p == 0) { for (;;) pause(); } complete(box, 5); release(box);", code: ""),
        .init(name: "signals to the parent and to everyone", provider: "kill(getppid(), SIGKILL); kill(-1, SIGTERM); complete(box, 5); release(box);", code: ""),
        .init(name: "a completion called twice", provider: "complete(box, 5); complete(box, 6); release(box);", code: ""),
        .init(name: "a program started", provider: "execl(\"/bin/true\", \"true\", (char *)0); complete(box, 5); release(box);", code: ""),
    ]
}

@Suite struct HostileExtensionTests {
    static let environment = RenderEnvironment(family: "systemSmall", width: 158, height: 158)

    /// Runs load, provider and view, and answers every finding.
    private func run(_ hostile: HostileExtension, timeout: Double = 20) throws -> (findings: [Finding], date: Double?, session: WidgetSession) {
        let device = ProbeDevice()
        var world = device.world
        world.sandbox = SandboxConfiguration(readable: SystemFolders.readable(program: Probe.program), writable: [device.folder])
        world.limits.memory = 512 << 20
        let built = BuiltExtension(library: try CLibrary.build(hostile.source, in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        let session = WidgetSession(built, launch: ExtensionLaunch(program: Probe.program, world: world), computeTimeout: timeout)
        let loaded = session.load()
        guard loaded.value != nil else { return (loaded.findings, nil, session) }
        let entries = session.entries(EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment, timeout: timeout))
        guard let value = entries.value else { return (entries.findings, nil, session) }
        let drawn = session.render(value, 0, in: Self.environment)
        return (value.reply.findings + drawn.findings + (drawn.value?.archive.findings ?? []), value.reply.dates.first, session)
    }

    private func expect(_ hostile: HostileExtension, timeout: Double = 20) throws {
        let (findings, _, _) = try run(hostile, timeout: timeout)
        let allowed = hostile.code.split(separator: "|").map(String.init)
        #expect(findings.contains { allowed.contains($0.code) }, "\(findings.map { "\($0.code): \($0.message)" })")
    }

    @Test("a trap is a finding", arguments: HostileExtension.traps)
    func traps(_ hostile: HostileExtension) throws { try expect(hostile) }

    @Test("an exit is a finding", arguments: HostileExtension.exits)
    func exits(_ hostile: HostileExtension) throws { try expect(hostile) }

    @Test("a hang is a finding", arguments: HostileExtension.hangs)
    func hangs(_ hostile: HostileExtension) throws { try expect(hostile, timeout: 2) }

    @Test("a disturbed channel is a finding", arguments: HostileExtension.disturbances)
    func disturbances(_ hostile: HostileExtension) throws { try expect(hostile, timeout: 10) }

    @Test("what does no harm leaves the widget as it is", arguments: HostileExtension.harmless)
    func harmless(_ hostile: HostileExtension) throws {
        let (findings, date, _) = try run(hostile)
        #expect(date == 5, "\(findings.map { "\($0.code): \($0.message)" })")
        #expect(!findings.contains { $0.severity == .error })
    }

    @Test("after a crash the next request is answered by a fresh process")
    func goesOn() throws {
        let hostile = HostileExtension(name: "crash on the first drawing", provider: "complete(box, 7); release(box);",
                                       view: "if (access(\"crashed\", F_OK) != 0) { close(open(\"crashed\", O_CREAT | O_WRONLY, 0600)); __builtin_trap(); }", code: "")
        let device = ProbeDevice()
        let built = BuiltExtension(library: try CLibrary.build(hostile.source, in: device), bundle: "", bundleIdentifier: "com.example.probe", systemVersion: "26.0")
        let session = WidgetSession(built, launch: ExtensionLaunch(program: Probe.program, world: device.world))
        let entries = try #require(session.entries(EntriesRequest(kind: "Probe", role: .timeline, environment: Self.environment)).value)
        let first = session.render(entries, 0, in: Self.environment)
        #expect(first.findings.map(\.code) == ["extension-crashed"])
        #expect(first.findings.first?.widget == "Probe")
        let second = session.render(entries, 0, in: Self.environment)
        #expect(second.value != nil)
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
