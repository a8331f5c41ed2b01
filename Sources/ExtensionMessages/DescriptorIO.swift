import Foundation

/// A moment on the machine's own steady clock.
public struct Deadline: Sendable {
    /// Seconds that were given; infinite where none were.
    public let seconds: Double
    private let end: Double

    /// That many seconds from now; nil: never.
    public init(_ seconds: Double?) {
        self.seconds = seconds ?? .infinity
        end = Self.now + self.seconds
    }

    /// Seconds on a clock that only goes forward.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    public var isOver: Bool { Self.now >= end }

    /// What is left, in the milliseconds that `poll` takes: -1 where it never ends, at most a minute at a time.
    public var pollMilliseconds: Int32 {
        guard end.isFinite else { return -1 }
        return Int32(max(0, min(60, end - Self.now)) * 1000 + 0.999)
    }
}

/// Reading and writing with deadlines, through interruptions, and without a signal where the other side is gone.
public enum DescriptorIO {
    /// Waits until one of the events, an error or the end comes.
    public static func wait(for events: Int16, on descriptor: Int32, deadline: Deadline) throws {
        while true {
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            let count = poll(&entry, 1, deadline.pollMilliseconds)
            if count > 0 { return }
            if count < 0, errno != EINTR { throw MessageChannelError.system(call: "poll", code: errno) }
            if deadline.isOver { throw MessageChannelError.timedOut(deadline.seconds) }
        }
    }

    /// What can be read at once, at least a byte; empty at the end of the stream.
    public static func readSome(from descriptor: Int32, deadline: Deadline) throws -> Data {
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            try wait(for: Int16(POLLIN), on: descriptor, deadline: deadline)
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return Data(chunk.prefix(count)) }
            switch errno {
            case EINTR, EAGAIN: continue
            case ECONNRESET: return Data()
            default: throw MessageChannelError.system(call: "read", code: errno)
            }
        }
    }

    /// Writes all of it.
    public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, deadline: Deadline) throws {
        var rest = bytes
        while !rest.isEmpty {
            try wait(for: Int16(POLLOUT), on: descriptor, deadline: deadline)
            let count = writeOnce(rest, to: descriptor)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                continue
            }
            switch errno {
            case EINTR, EAGAIN: continue
            case EPIPE, ECONNRESET: throw MessageChannelError.closed
            default: throw MessageChannelError.system(call: "write", code: errno)
            }
        }
    }

    /// One write without SIGPIPE: a socket can say so, for a pipe the signal is held back in this thread.
    private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        let sent = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        guard sent < 0, errno == ENOTSOCK else { return sent }
        var pipeSignal = sigset_t(), before = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
        // `poll` promises room for PIPE_BUF bytes; more could wait for the reader beyond the deadline.
        let count = Foundation.write(descriptor, bytes.baseAddress, min(bytes.count, 4096))
        let code = errno
        if count < 0, code == EPIPE {
            var none = timespec()
            sigtimedwait(&pipeSignal, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return count
    }
}
