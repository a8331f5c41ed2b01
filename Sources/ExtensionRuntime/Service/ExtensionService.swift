import CPinnedWorld
import ExtensionMessages
import Foundation
import PinnedWorld

/// The extension's process: reads requests from a descriptor that user code does not know, and runs them on the main thread.
///
/// The main thread runs the main run loop, so that the main queue, the main actor and timers go on while a provider is awaited.
/// A thread of the service's own reads requests; when the host is gone the process ends.
public enum ExtensionService {
    /// Runs the process; never returns. Call it on the main thread.
    ///
    /// - Parameter arguments: `--channel=N` (a socket) and `--crash=N`, both inherited; or `--self-test`.
    public static func run(arguments: [String], hosting: @escaping @MainActor @Sendable () -> any ExtensionHosting) -> Never {
        MainActor.assumeIsolated { serve(arguments, hosting) }
    }

    @MainActor private static func serve(_ arguments: [String], _ hosting: @escaping @MainActor @Sendable () -> any ExtensionHosting) -> Never {
        let options = Options(arguments)
        if options.isSelfTest { selfTest() }
        guard let inherited = options.channel else {
            FileHandle.standardError.write(Data("This program runs a built widget extension for Vitrine and is started by it. Run vitrine instead, or --self-test.\n".utf8))
            exit(2)
        }
        // A peer that is gone is an error of the write, as it is for sockets on a phone, and no end of the process.
        signal(SIGPIPE, SIG_IGN)
        let descriptor = outOfTheWay(inherited)
        if let crash = options.crash { vitrine_crash_report_to(outOfTheWay(crash)) }
        let channel = MessageChannel(reading: descriptor, writing: descriptor)
        let writer = ReplyWriter(channel)
        let runner = start(channel, writer, hosting)
        let reader = Thread {
            vitrine_thread_is_own()
            while true {
                // An end or a damaged channel: there is no host any more.
                guard let request = try? channel.receive(ExtensionRequest.self) else { _exit(0) }
                Task { @MainActor in await runner.run(request) }
            }
        }
        reader.stackSize = 1 << 20
        reader.start()
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// The first request, before any other thread: it pins the world and closes the sandbox.
    @MainActor private static func start(_ channel: MessageChannel, _ writer: ReplyWriter, _ hosting: @escaping @MainActor @Sendable () -> any ExtensionHosting) -> RequestRunner {
        do {
            guard case .start(let configuration) = try channel.receive(ExtensionRequest.self) else {
                writer.send(.failed(message: "The first request must be start.", findings: []))
                _exit(1)
            }
            let (sandbox, failures) = WorldSetup.apply(configuration)
            writer.send(.started(sandbox: sandbox, failures: failures))
            if !failures.isEmpty { _exit(1) }
            return RequestRunner(writer: writer, configuration: configuration, makeHosting: hosting)
        } catch {
            _exit(1)
        }
    }

    /// A number far from those that user code gets, closes in loops or guesses.
    private static func outOfTheWay(_ descriptor: Int32) -> Int32 {
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 900)
        guard moved >= 0 else { return descriptor }
        close(descriptor)
        return moved
    }

    /// Proves every override and says which fail.
    private static func selfTest() -> Never {
        PinnedWorld.setLocale("en_US")
        let failures = SelfTest.failures(whole: true)
        if failures.isEmpty {
            print("The pinned world holds.")
            exit(0)
        }
        failures.forEach { print($0) }
        exit(1)
    }

    private struct Options {
        var channel: Int32?
        var crash: Int32?
        var isSelfTest = false

        init(_ arguments: [String]) {
            for argument in arguments {
                if argument == "--self-test" { isSelfTest = true }
                if argument.hasPrefix("--channel=") { channel = Int32(argument.dropFirst(10)) }
                if argument.hasPrefix("--crash=") { crash = Int32(argument.dropFirst(8)) }
            }
        }
    }
}
