internal import CSpawn
import ExtensionMessages
import Foundation

/// A child process in a group of its own, with an environment that is given and nothing inherited but what is named.
final class SpawnedProcess: @unchecked Sendable {
    /// How a process ended.
    struct End: Equatable {
        /// Nil where a signal ended it.
        var code: Int32?
        var signal: Int32?
        /// The most memory that was resident, in bytes; 0 where that is not known.
        var peakMemory: Int
    }

    let identifier: pid_t
    /// This process's own peak of memory when it was spawned, in kilobytes.
    private let inheritedPeak: Int
    /// The reading ends of its output and error streams, non-blocking.
    let output: Int32
    let errors: Int32
    /// The writing end of its input; nil where it reads /dev/null.
    private(set) var input: Int32?
    /// The most memory that was seen resident while it ran, in bytes.
    private(set) var sampledPeak = 0
    private var end: End?
    private var isClosed = false

    /// Starts the program.
    ///
    /// - Parameter inherited: descriptors it gets, as 3, 4 and so on.
    init(program: String, arguments: [String], environment: [String: String], inherited: [Int32], hasInput: Bool = false) throws {
        let out = try Self.pipe(), err = try Self.pipe()
        let input = hasInput ? try Self.pipe() : nil
        if let input {
            // Here the child reads and we write: with its end non-blocking it would take "nothing yet" for the end of its input.
            _ = fcntl(input.read, F_SETFL, fcntl(input.read, F_GETFL) & ~O_NONBLOCK)
            _ = fcntl(input.write, F_SETFL, fcntl(input.write, F_GETFL) | O_NONBLOCK)
        }
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            for descriptor in [out.write, err.write, null] + (input.map { [$0.read] } ?? []) { Foundation.close(descriptor) }
        }
        // First out of the way of the low numbers, which may be taken by those that are to be moved there.
        let high = inherited.map { fcntl($0, F_DUPFD_CLOEXEC, 100) }
        defer { high.forEach { Foundation.close($0) } }
        posix_spawn_file_actions_adddup2(&actions, input?.read ?? null, 0)
        posix_spawn_file_actions_adddup2(&actions, out.write, 1)
        posix_spawn_file_actions_adddup2(&actions, err.write, 2)
        for (index, descriptor) in high.enumerated() { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(3 + index)) }
        // Not every descriptor of this process closes by itself: a library's pipe that a child kept would never come to its end.
        posix_spawn_file_actions_addclosefrom_np(&actions, Int32(3 + high.count))
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, program, &actions, &attributes, &argv, &envp)
        guard code == 0 else {
            for descriptor in [out.read, err.read] + (input.map { [$0.write] } ?? []) { Foundation.close(descriptor) }
            throw ExtensionProcessError.cannotStart(program: program, reason: String(cString: strerror(code)))
        }
        self.identifier = identifier
        var own = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
        inheritedPeak = own.ru_maxrss
        output = out.read
        errors = err.read
        self.input = input?.write
    }

    deinit { close() }

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        // A pair of sockets serves as a pipe and, unlike one, is closed to other children from its first instant.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw MessageChannelError.system(call: "socketpair", code: errno)
        }
        // The child's end stays blocking: a full pipe makes it wait, as a terminal would.
        _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
        return (ends[0], ends[1])
    }

    /// What can be read at once; empty at the end, nil while there is nothing.
    func readSome(_ descriptor: Int32) -> Data? {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 { return Data(chunk.prefix(count)) }
        return errno == EAGAIN || errno == EINTR ? nil : Data()
    }

    func closeInput() {
        if let input { Foundation.close(input) }
        input = nil
    }

    /// Looks at what is resident, for a process that is killed and can say nothing itself.
    func sampleMemory() {
        guard end == nil, let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8) else { return }
        for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
            sampledPeak = max(sampledPeak, (line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0) << 10)
        }
    }

    /// Whether it has begun to die: the kernel closes its files after it has said so. Also where nothing is known.
    var isExiting: Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else { return true }
        // State, parent, group, session, terminal, its group, flags.
        let fields = text[text.index(after: name)...].split(separator: " ")
        guard fields.count > 6, let flags = UInt(fields[6]) else { return true }
        return fields[0] == "Z" || fields[0] == "X" || flags & 0x4 != 0
    }

    /// How it ended, or nil while it runs.
    func poll() -> End? {
        if let end { return end }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(identifier, &status, WNOHANG, &usage) == identifier else { return nil }
        let signal = status & 0x7f
        // Until it runs its own program a child shares this process's memory, and the kernel counts that as the child's peak: a
        // figure no higher says nothing of the child.
        let peak = usage.ru_maxrss > inheritedPeak ? Int(usage.ru_maxrss) << 10 : 0
        end = End(code: signal == 0 ? (status >> 8) & 0xff : nil, signal: signal == 0 ? nil : signal, peakMemory: peak)
        return end
    }

    /// Waits for the end, in short steps: a process that has closed its streams is about to end.
    func wait(until deadline: Deadline) -> End? {
        while true {
            if let end = poll() { return end }
            if deadline.isOver { return nil }
            usleep(1000)
        }
    }

    /// Ends it and everything in its group, and waits for it.
    func kill() {
        if poll() != nil { return }
        Foundation.kill(-identifier, SIGKILL)
        Foundation.kill(identifier, SIGKILL)
        _ = wait(until: Deadline(10))
    }

    /// Ends the process where it still runs, and lets go of its streams.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        kill()
        closeInput()
        Foundation.close(output)
        Foundation.close(errors)
    }
}
