import Foundation
import Glibc
import Snapshots

/// Ctrl-C and termination: the first asks the run to end cleanly, the second ends it at once. Neither leaves half a file.
enum Signals {
    nonisolated(unsafe) private static var pipe: (read: Int32, write: Int32) = (-1, -1)
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    static var wasInterrupted: Bool { received != 0 }

    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Tells an interruption of SIGINT, SIGTERM and SIGHUP from now on.
    ///
    /// Handlers, not ignored signals: what a handler replaced is back in every process we start.
    ///
    /// - Parameter note: what is said when the first one comes.
    static func watch(_ interruption: Interruption, note: String = "stopping; what is drawn so far stays") {
        guard pipe.read < 0 else { return }
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                Signals.received = sig_atomic_t(number)
                var byte: UInt8 = 0
                _ = Glibc.write(Signals.pipe.write, &byte, 1)
            }
        }
        // A program that starts us may have blocked them, as Foundation's `Process` does.
        var asked = sigset_t()
        sigemptyset(&asked)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&asked, number) }
        pthread_sigmask(SIG_UNBLOCK, &asked, nil)
        Thread.detachNewThread {
            var byte: UInt8 = 0
            var count = 0
            while true {
                let got = read(pipe.read, &byte, 1)
                if got < 0, errno == EINTR { continue }
                guard got == 1 else { return }
                count += 1
                if count == 1 {
                    Console.say("\nvitrine: \(note)")
                    interruption.request()
                } else {
                    TemporaryFiles.shared.removeAll()
                    endAsInterrupted()
                }
            }
        }
    }

    /// Ends as a program ends that the signal was not caught by, so that a shell or a script sees it.
    static func endAsInterrupted() -> Never {
        let number = Int32(received)
        signal(number, SIG_DFL)
        raise(number)
        _exit(128 + number)
    }
}
