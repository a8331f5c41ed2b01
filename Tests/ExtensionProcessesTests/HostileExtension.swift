import ExtensionProcesses
import Foundation
import ProbeSupport
import Testing

/// An extension that does what user code must not be able to harm the host with: a deed in C, where it is done, and the finding due.
struct HostileExtension: Sendable, CustomTestStringConvertible {
    /// Where the deed is done.
    enum Place: String, CaseIterable, Sendable { case load, provider, view, thread }

    var name: String
    var place: Place
    /// Functions beside it; `$` stands for the extension's number.
    var functions = ""
    var deed: String
    /// The codes of which one is due, `|` between; empty: none, the widget works as if nothing were.
    var code: String
    var testDescription: String { "\(name) (\(place.rawValue))" }

    init(_ name: String, _ place: Place, _ deed: String, functions: String = "", _ code: String) {
        self.name = name; self.place = place; self.functions = functions; self.deed = deed; self.code = code
    }

    static let all: [HostileExtension] = fatal + hangs + disturbances + harmless

    /// Deeds that end the process, in each place.
    static let fatal: [HostileExtension] = {
        let deep = "static int deeper$(int n) { volatile char room[4096]; room[n % 4096] = 1; return deeper$(n + 1) + room[0]; }"
        let crashes: [(String, String, String)] = [
            ("trap", "__builtin_trap();", ""), ("abort", "abort();", ""), ("null pointer", "*(volatile int *)0 = 1;", ""),
            ("call of nothing", "((void (*)(void))8)();", ""), ("division by zero", "volatile int zero = 0; volatile int x = 1 / zero;", ""),
            ("recursion without end", "deeper$(0);", deep), ("kill by its own hand", "raise(SIGKILL);", ""), ("terminate", "raise(SIGTERM);", ""),
            ("quit", "raise(SIGQUIT);", ""), ("double free", "char *m = malloc(64); free(m); free(m);", ""),
            ("alarm", "struct itimerval t = { .it_value = { .tv_usec = 1000 } }; setitimer(ITIMER_REAL, &t, 0); for (;;) { }", ""),
            ("its own code unmapped", "munmap((void *)((unsigned long)&hostile_marker & ~4095ul), 4096); ((int (*)(void))hostile_marker)();", ""),
            ("a system call gone wrong", "raise(SIGSYS);", ""), ("a corrupted stack", "volatile char room[8]; for (int i = 0; i < 100000; i++) room[i] = 0;", ""),
        ]
        let exits: [(String, String)] = [("exit(0)", "exit(0);"), ("exit(3)", "exit(3);"), ("_exit", "_exit(0);"), ("quick_exit", "quick_exit(7);")]
        return Place.allCases.flatMap { place in
            crashes.map { HostileExtension($0.0, place, $0.1, functions: $0.2, "extension-crashed") }
                + exits.map { HostileExtension($0.0, place, $0.1, "extension-exited") }
        }
    }()

    static let hangs: [HostileExtension] = [
        .init("loop", .load, "for (volatile int i = 0;; i++) { }", "extension-hung"),
        .init("loop", .view, "for (volatile int i = 0;; i++) { }", "extension-hung"),
        .init("loop with signals ignored", .provider, "for (int s = 1; s < 65; s++) signal(s, SIG_IGN); for (;;) { }", "extension-hung"),
        .init("a pipe that nobody writes to", .provider, "int p[2]; pipe(p); char c; read(p[0], &c, 1);", "extension-hung"),
        .init("stopping itself", .provider, "raise(SIGSTOP);", "extension-hung"),
        .init("an exit that does not end", .provider, "atexit(forever$); exit(0);", functions: "static void forever$(void) { for (;;) { } }", "extension-hung"),
        .init("a busy wait for the clock", .provider, "time_t end = time(0) + 5; while (time(0) < end) { }", "extension-hung"),
        .init("sleeping for a year", .provider, "sleep(31536000);", "provider-timeout"),
        .init("sleeping for a year", .view, "sleep(31536000);", "provider-timeout"),
        .init("a lock never opened", .provider, "pthread_mutex_lock(&m$); pthread_mutex_lock(&m$);", functions: "static pthread_mutex_t m$ = PTHREAD_MUTEX_INITIALIZER;", "provider-timeout"),
        .init("a semaphore never signalled", .provider, "sem_t s; sem_init(&s, 0, 0); sem_wait(&s);", "provider-timeout"),
        .init("pause for ever", .provider, "for (;;) pause();", "provider-timeout"),
        .init("a completion kept and never called", .provider, "return;", "provider-timeout"),
        .init("a completion dropped", .provider, "release(box); return;", "provider-no-answer"),
        .init("the main thread ended", .provider, "pthread_exit(0);", "provider-timeout|provider-no-answer|extension-hung|extension-crashed"),
    ]

    static let disturbances: [HostileExtension] = [
        .init("every descriptor closed", .provider, "for (int d = 3; d < 4096; d++) close(d);", "reply-unreadable|extension-exited"),
        .init("garbage into every descriptor", .provider, "for (int d = 3; d < 1024; d++) write(d, \"garbage that is no frame at all\", 31);", "reply-unreadable|extension-exited"),
        .init("a forged header into every descriptor", .provider, "for (int d = 3; d < 1024; d++) write(d, \"VTRM\\1\\0\\0\\0\\2\\0\\0\\0\\377\\377\\377\\377\", 16);", "reply-unreadable|extension-exited"),
        .init("every descriptor shut", .provider, "for (int d = 3; d < 1024; d++) shutdown(d, SHUT_RDWR);", "reply-unreadable|extension-exited"),
        .init("every descriptor replaced by /dev/null", .provider, "int n = open(\"/dev/null\", O_RDWR); for (int d = 3; d < 1024; d++) if (d != n) dup2(n, d);", "reply-unreadable|extension-exited|extension-hung"),
        .init("more memory than there is", .provider, "for (;;) { char *m = malloc(1 << 20); memset(m, 1, 1 << 20); }", "memory-exceeded"),
        .init("a file without end", .provider, "int f = open(\"big\", O_CREAT | O_WRONLY, 0600); ftruncate(f, 1l << 40); char b[4096] = { 0 }; lseek(f, 1l << 39, SEEK_SET); while (write(f, b, sizeof b) > 0) { }", "extension-crashed"),
    ]

    static let harmless: [HostileExtension] = [
        .init("output without end", .provider, "for (int i = 0; i < 200000; i++) { printf(\"flood of output %d\\n\", i); fprintf(stderr, \"flood of errors %d\\n\", i); }", ""),
        .init("a line without end", .load, "for (int i = 0; i < 5000000; i++) putchar('x');", ""),
        .init("bytes that are no text", .load, "for (int i = 0; i < 100000; i++) putchar(i * 7);", ""),
        .init("reading standard input", .provider, "char c; while (read(0, &c, 1) > 0) { }", ""),
        .init("standard streams closed", .provider, "close(0); close(1); close(2); printf(\"x\");", ""),
        .init("threads that never end", .provider, "for (int i = 0; i < 50; i++) { pthread_t t; pthread_create(&t, 0, run$, 0); }", functions: "static void *run$(void *x) { for (;;) pause(); }", ""),
        .init("threads that sleep for ever", .load, "for (int i = 0; i < 50; i++) { pthread_t t; pthread_create(&t, 0, run$, 0); }", functions: "static void *run$(void *x) { for (;;) sleep(1); }", ""),
        .init("a fork", .provider, "pid_t p = fork(); if (p == 0) for (;;) pause();", ""),
        .init("a fork bomb", .load, "for (int i = 0; i < 1000; i++) if (fork() == 0) for (;;) fork();", ""),
        .init("signals to the parent and to everyone", .provider, "kill(getppid(), SIGKILL); kill(-1, SIGKILL); kill(1, SIGTERM);", ""),
        .init("signals to each number below its own", .provider, "for (int p = 2; p < 3000; p++) if (p != getpid()) kill(p, SIGKILL);", ""),
        .init("a completion called twice", .provider, "complete(box, 5);", ""),
        .init("a program started", .provider, "execl(\"/bin/true\", \"true\", (char *)0); system(\"true\");", ""),
        .init("its group left", .provider, "setsid(); setpgid(0, 0);", ""),
        .init("the parent traced", .provider, "syscall(SYS_ptrace, 16, getppid(), 0, 0);", ""),
        .init("limits raised", .provider, "struct rlimit l = { RLIM_INFINITY, RLIM_INFINITY }; setrlimit(RLIMIT_DATA, &l); setrlimit(RLIMIT_FSIZE, &l);", ""),
        .init("the clock set", .provider, "struct timeval t = { 0 }; settimeofday(&t, 0);", ""),
        .init("files removed", .provider, "unlink(\"/etc/passwd\"); rmdir(\"/\"); unlink(\"/proc/self/exe\");", ""),
        .init("environment emptied", .load, "clearenv();", ""),
        .init("signal handlers for everything", .load, "for (int s = 1; s < 65; s++) signal(s, ignore$); raise(SIGUSR1); raise(SIGTERM);", functions: "static void ignore$(int s) { }", ""),
        .init("a socket of the internet", .provider, "int s = socket(AF_INET, SOCK_STREAM, 0); if (s >= 0) { struct sockaddr a = { AF_INET }; connect(s, &a, sizeof a); }", ""),
        .init("the priority raised", .provider, "nice(-20); nice(19);", ""),
        .init("another folder", .load, "chdir(\"/\"); chroot(\"/tmp\");", ""),
    ]

    // MARK: The library

    /// All extensions in one shared object; the variable HOSTILE chooses.
    static func build(in device: ProbeDevice) throws -> String {
        let headers = ["stdio.h", "stdlib.h", "string.h", "unistd.h", "signal.h", "fcntl.h", "time.h", "pthread.h", "semaphore.h", "sys/mman.h", "sys/socket.h", "sys/wait.h",
                       "sys/time.h", "sys/resource.h", "sys/syscall.h"]
        var source = headers.map { "#include <\($0)>\n" }.joined()
        source += "static void *box; static void (*complete)(void *, double); static void (*release)(void *);\n"
        source += "__attribute__((aligned(4096))) int hostile_marker(void) { return 0; }\n__attribute__((aligned(4096))) static int after_marker(void) { return 1; }\n"
        for (number, hostile) in all.enumerated() {
            source += hostile.functions.replacingOccurrences(of: "$", with: "\(number)") + "\n"
            source += "static void deed\(number)(void) { \(hostile.deed.replacingOccurrences(of: "$", with: "\(number)")) }\n"
            // A deed that returns without the completion is one that must not be answered for.
            source += "static int returns\(number) = \(hostile.deed.hasSuffix("return;") ? 0 : 1);\n"
        }
        source += "static struct { void (*deed)(void); int place, *returns; } table[] = {\n"
        source += all.enumerated().map { "{ deed\($0), \(Place.allCases.firstIndex(of: $1.place) ?? 0), &returns\($0) }" }.joined(separator: ",\n") + "\n};\n"
        source += """
        static int chosen;
        static void *on_thread(void *x) { table[chosen].deed(); return x; }
        int vitrine_main(int count, char **arguments) {
            chosen = atoi(getenv("HOSTILE"));
            if (table[chosen].place == 0) table[chosen].deed();
            return after_marker() - 1;
        }
        void probe_provide(void *b, void (*c)(void *, double), void (*r)(void *)) {
            box = b; complete = c; release = r;
            if (table[chosen].place == 1) table[chosen].deed();
            if (table[chosen].place == 3) { pthread_t t; pthread_create(&t, 0, on_thread, 0); pthread_join(t, 0); }
            if (!*table[chosen].returns) return;
            complete(box, 5);
            release(box);
        }
        void probe_render(void) { if (table[chosen].place == 2) table[chosen].deed(); }
        """
        return try CLibrary.build(source, in: device)
    }
}
