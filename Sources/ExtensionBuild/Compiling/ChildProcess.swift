internal import CSpawn
import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// Runs a program to its end, bounded in time and output.
struct ChildProcess {
    struct Outcome {
        /// The exit code; nil where a signal ended it.
        var code: Int32?
        var signal: Int32
        /// Standard output and error together.
        var output: String
        var timedOut: Bool
        var succeeded: Bool { code == 0 }
    }

    /// Output beyond this many bytes is not read.
    static let mostOutput = 8 << 20

    /// - Parameters:
    ///   - scratch: an existing folder for the program's temporary files and its output.
    ///   - timeout: seconds of real time until the program is killed.
    static func run(_ arguments: [String], scratch: String, timeout: Int) throws -> Outcome {
        let log = "\(scratch)/output.\(UInt64.random(in: 0...UInt64.max))"
        defer { unlink(log) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        var environment = ProcessInfo.processInfo.environment
        // The compiler writes the text of macro expansions there. Its messages are not translated, nor coloured.
        environment["TMPDIR"] = scratch
        environment["LC_ALL"] = "C.UTF-8"
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, arguments[0], &actions, nil, &words, &variables)
        guard failure == 0 else { throw FileSystem.Failure(path: arguments[0], code: failure) }

        let ended = DispatchSemaphore(value: 0)
        let status = Status()
        let child = process
        let waiter = Thread {
            var value: Int32 = 0
            while waitpid(child, &value, 0) < 0, errno == EINTR {}
            status.value = value
            ended.signal()
        }
        waiter.stackSize = 128 << 10
        waiter.start()
        var timedOut = false
        if ended.wait(timeout: .now() + .seconds(timeout)) == .timedOut {
            timedOut = true
            kill(child, SIGKILL)
            ended.wait()
        }
        let signal = status.value & 0x7F
        let output = (try? FileSystem.text(log, limit: mostOutput)) ?? ""
        return Outcome(code: signal == 0 ? (status.value >> 8) & 0xFF : nil, signal: signal, output: output, timedOut: timedOut)
    }

    private final class Status: @unchecked Sendable { var value: Int32 = 0 }
}

/// Runs work on a few threads with deep stacks, in order of the list.
enum Workers {
    /// - Throws: the error of the earliest item that failed. Items after a failure may not have been started.
    static func map<Item: Sendable, Result>(_ items: [Item], threads: Int, _ work: @escaping @Sendable (Item) throws -> Result) throws -> [Result] {
        let state = State<Result>(count: items.count)
        let group = DispatchGroup()
        for _ in 0..<max(1, min(threads, items.count)) {
            group.enter()
            let thread = Thread {
                while let index = state.next() { state.set(index, Swift.Result { try work(items[index]) }) }
                group.leave()
            }
            thread.stackSize = SourceRewriter.stackSize
            thread.start()
        }
        group.wait()
        var results: [Result] = []
        for result in state.results {
            guard let result else { continue }
            results.append(try result.get())
        }
        return results
    }

    private final class State<Result>: @unchecked Sendable {
        private let lock = NSLock()
        private var position = 0
        private var failed = false
        private(set) var results: [Swift.Result<Result, any Error>?]
        init(count: Int) { results = Array(repeating: nil, count: count) }
        func next() -> Int? {
            lock.lock(); defer { lock.unlock() }
            guard !failed, position < results.count else { return nil }
            position += 1
            return position - 1
        }
        func set(_ index: Int, _ result: Swift.Result<Result, any Error>) {
            lock.lock(); defer { lock.unlock() }
            results[index] = result
            if case .failure = result { failed = true }
        }
    }
}
