import Drawing
import ExtensionMessages
import Foundation

/// What is needed to start an extension's process.
public struct ExtensionLaunch: Hashable, Sendable {
    /// The path of `vitrine-extension`.
    public var program: String
    public var world: WorldConfiguration
    /// Where the frameworks find their own data, such as fonts.
    public var vitrineHome: String?
    /// Variables for user code, as a scheme of Xcode sets them.
    public var environment: [String: String]
    /// Real seconds for the start.
    public var startTimeout: Double

    public init(program: String, world: WorldConfiguration, vitrineHome: String? = nil, environment: [String: String] = [:], startTimeout: Double = 30) {
        self.program = program; self.world = world; self.vitrineHome = vitrineHome; self.environment = environment; self.startTimeout = startTimeout
    }

    /// Nothing of the host's environment but where libraries are found.
    var variables: [String: String] {
        var variables = environment.filter { !$0.key.isEmpty && !$0.key.contains("=") && !$0.key.contains("\0") && !$0.value.contains("\0") }
        variables["PATH"] = "/usr/bin:/bin"
        variables["TZ"] = world.timeZone
        variables["LANG"] = "C.UTF-8"
        // Sets and dictionaries keep one order in every run.
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // The process reports its crashes itself: the runtime's own reporter starts a program, which the sandbox refuses.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        variables["HOME"] = world.home ?? "/"
        variables["CFFIXED_USER_HOME"] = world.home ?? "/"
        if let home = world.home { variables["TMPDIR"] = home + "/tmp" }
        if let vitrineHome { variables["VITRINE_HOME"] = vitrineHome }
        if let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] { variables["LD_LIBRARY_PATH"] = paths }
        return variables
    }
}

/// One extension's process: started, asked, and survived.
///
/// User code in it may trap, hang, exit, flood its output or close every descriptor: each request ends with a reply or an
/// `ExtensionProcessError`, within its time. After an error the process is gone; start another. One thread at a time.
public final class ExtensionProcess {
    /// How far this machine's kernel went along with the sandbox.
    public private(set) var sandbox = SandboxReport()
    /// What user code wrote to its streams.
    public private(set) var standardOutput = CapturedOutput()
    public private(set) var standardError = CapturedOutput()
    public var identifier: Int32 { child.identifier }

    private let launch: ExtensionLaunch
    private let child: SpawnedProcess
    /// The host's ends: a socket for messages, a pipe for the report of a crash.
    private let socket: Int32
    private let crash: Int32
    private let channel: MessageChannel
    private var decoder = MessageFrameDecoder()
    private var crashReport = Data()
    private var failure: ExtensionProcessError?
    private var openStreams: Set<Int32>

    /// Starts the process and pins its world.
    public init(_ launch: ExtensionLaunch) throws {
        self.launch = launch
        var message: [Int32] = [-1, -1], report: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &message) == 0,
              socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &report) == 0 else {
            throw ExtensionProcessError.cannotStart(program: launch.program, reason: String(cString: strerror(errno)))
        }
        defer { close(message[1]); close(report[1]) }
        do {
            child = try SpawnedProcess(program: launch.program, arguments: ["--channel=3", "--crash=4"], environment: launch.variables,
                                       inherited: [message[1], report[1]])
        } catch {
            close(message[0])
            close(report[0])
            throw error
        }
        socket = message[0]
        crash = report[0]
        channel = MessageChannel(reading: socket, writing: socket)
        openStreams = [socket, crash, child.output, child.errors]
        for descriptor in [socket, crash] { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
        let reply = try request(.start(launch.world), timeout: launch.startTimeout)
        guard case .started(let sandbox, let failures) = reply.reply else { throw end(.disturbed(.unexpected("the answer to start"))) }
        guard failures.isEmpty else { throw end(.refused(failures)) }
        self.sandbox = sandbox
    }

    deinit {
        child.close()
        close(socket)
        close(crash)
    }

    /// Ends the process.
    public func end() { _ = end(.exited(code: 0)) }

    /// Whether requests can be made.
    public var isAlive: Bool { failure == nil }

    /// A reply, with the archive that followed it.
    public struct Answer {
        public var reply: ExtensionReply
        public var archive: WidgetArchive?
    }

    /// Makes a request and waits for its reply.
    ///
    /// - Parameter timeout: seconds of the machine; user code that computes for longer is ended.
    /// - Throws: `ExtensionProcessError`; the process is then gone.
    public func request(_ request: ExtensionRequest, timeout: Double) throws -> Answer {
        if let failure { throw failure }
        let deadline = Deadline(timeout)
        do {
            try channel.send(request, timeout: timeout)
            let reply = try MessageCoding.decode(ExtensionReply.self, from: try nextFrame(deadline))
            guard case .archive = reply else { return Answer(reply: reply) }
            return Answer(reply: reply, archive: try MessageCoding.archive(from: try nextFrame(deadline)))
        } catch MessageChannelError.closed {
            throw ended(deadline: Deadline(5))
        } catch MessageChannelError.timedOut(let seconds) {
            throw end(.hung(seconds: seconds))
        } catch let error as MessageChannelError {
            throw end(.disturbed(error))
        }
    }

    /// Makes a request that is answered by several replies, each with an archive or a reason why there is none.
    ///
    /// - Parameter timeout: seconds of the machine for each reply.
    /// - Parameter take: gets the replies in order, with the archive's bytes as they came.
    /// - Throws: `ExtensionProcessError`; what was taken before stands.
    public func request(_ request: ExtensionRequest, replies count: Int, timeout: Double, take: (ExtensionReply, Data?) -> Void) throws {
        if let failure { throw failure }
        do {
            try channel.send(request, timeout: timeout)
            for _ in 0 ..< count {
                let deadline = Deadline(timeout)
                let reply = try MessageCoding.decode(ExtensionReply.self, from: try nextFrame(deadline))
                guard case .archive = reply else { take(reply, nil); continue }
                let frame = try nextFrame(deadline)
                guard frame.kind == .archive else { throw MessageChannelError.unexpected("a message in place of an archive") }
                take(reply, frame.content)
            }
        } catch MessageChannelError.closed {
            throw ended(deadline: Deadline(5))
        } catch MessageChannelError.timedOut(let seconds) {
            throw end(.hung(seconds: seconds))
        } catch let error as MessageChannelError {
            throw end(.disturbed(error))
        }
    }

    // MARK: Streams

    /// Reads all four streams until a whole frame is there.
    private func nextFrame(_ deadline: Deadline) throws -> MessageFrame {
        while true {
            if let frame = try decoder.next() { return frame }
            guard openStreams.contains(socket) else { throw MessageChannelError.closed }
            try readStreams(deadline)
        }
    }

    private func readStreams(_ deadline: Deadline) throws {
        var entries = openStreams.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // A child that the process left behind may hold its streams open: its end is asked for now and then as well.
        let ready = poll(&entries, nfds_t(entries.count), min(deadline.pollMilliseconds < 0 ? 200 : deadline.pollMilliseconds, 200))
        if ready < 0, errno != EINTR { throw MessageChannelError.system(call: "poll", code: errno) }
        if ready <= 0 {
            if deadline.isOver { throw MessageChannelError.timedOut(deadline.seconds) }
            if child.poll() != nil { throw MessageChannelError.closed }
            child.sampleMemory()
            return
        }
        for entry in entries where entry.revents != 0 { read(entry.fd) }
        if deadline.isOver, !decoder.holdsPartOfFrame { throw MessageChannelError.timedOut(deadline.seconds) }
    }

    private func read(_ descriptor: Int32) {
        guard let data = child.readSome(descriptor) else { return }
        if data.isEmpty {
            openStreams.remove(descriptor)
        } else if descriptor == socket {
            decoder.append(data)
        } else if descriptor == crash {
            if crashReport.count < 1 << 16 { crashReport.append(data) }
        } else if descriptor == child.output {
            standardOutput.append(data)
        } else {
            standardError.append(data)
        }
    }

    /// Takes what the process wrote without waiting for more, so that a reader sees output as it comes.
    public func takeOutput() {
        guard failure == nil else { return }
        for descriptor in openStreams where descriptor != socket { read(descriptor) }
    }

    // MARK: Endings

    /// Why the channel closed: waits for the end, and takes what the process left behind.
    private func ended(deadline: Deadline) -> ExtensionProcessError {
        // The process may have closed the channel only, and go on; it is of no use any more. One that dies closes it while it does.
        guard let ending = child.poll() ?? (child.isExiting ? child.wait(until: deadline) : nil) else { return end(.disturbed(.closed)) }
        drain()
        if let code = ending.code { return end(.exited(code: code)) }
        let limit = launch.world.limits.memory
        let memory = ExtensionCrash.memory(of: crashReport), resident = max(ending.peakMemory, memory?.resident ?? 0, child.sampledPeak)
        // What was asked for and never touched counts only where it comes near the limit: stacks of threads are most of it.
        if limit > 0, resident > limit / 2 || (memory?.data ?? 0) > limit / 10 * 9 { return end(.outOfMemory(limit: limit, peak: max(resident, memory?.data ?? 0))) }
        let signal = ending.signal ?? 0
        if signal == SIGXCPU { return end(.hung(seconds: Double(launch.world.limits.processorSeconds))) }
        return end(.crashed(ExtensionCrash(signal: signal, message: Self.fatalMessage(in: standardError.text), frames: ExtensionCrash.frames(of: crashReport))))
    }

    /// Reads what is still in the streams of a process that has ended.
    private func drain() {
        for descriptor in openStreams where descriptor != socket {
            for _ in 0 ..< 64 where openStreams.contains(descriptor) {
                guard let data = child.readSome(descriptor), !data.isEmpty else { break }
                if descriptor == crash { crashReport.append(data) } else if descriptor == child.output { standardOutput.append(data) } else { standardError.append(data) }
            }
        }
    }

    private func end(_ error: ExtensionProcessError) -> ExtensionProcessError {
        if failure == nil {
            failure = error
            child.kill()
            drain()
        }
        return failure ?? error
    }

    /// The Swift runtime's words: "File.swift:3: Fatal error: Index out of range".
    static func fatalMessage(in text: String) -> String? {
        for line in text.split(separator: "\n").reversed() {
            guard let range = line.range(of: "Fatal error") else { continue }
            let rest = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
            return rest.isEmpty ? "Fatal error" : String(rest.prefix(500))
        }
        return nil
    }
}
