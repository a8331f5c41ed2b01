import Foundation

/// What is known about a crash of user code.
public struct ExtensionCrash: Hashable, Sendable {
    public struct Frame: Hashable, Sendable {
        /// The offset in its module.
        public var offset: UInt64
        /// The module's path; empty where unknown.
        public var module: String
        public var location: SourceLocation?
        public init(offset: UInt64, module: String, location: SourceLocation? = nil) {
            self.offset = offset; self.module = module; self.location = location
        }
    }
    public var signal: Int32
    /// What the Swift runtime said: "Fatal error: Index out of range".
    public var message: String?
    /// From the innermost outwards; empty where no report came.
    public var frames: [Frame]
    public init(signal: Int32, message: String? = nil, frames: [Frame] = []) {
        self.signal = signal; self.message = message; self.frames = frames
    }

    /// The innermost place in user code.
    public var location: SourceLocation? { frames.lazy.compactMap(\.location).first }

    /// "Index out of range (signal 4) at Widget.swift:12".
    public var summary: String {
        let what = message ?? SignalNames.text(signal)
        let place = location.map { " at \(($0.file as NSString).lastPathComponent):\($0.line)" } ?? ""
        return "\(what) (signal \(signal))\(place)"
    }

    /// What the dying process took of memory, as its line `memory RESIDENT DATA` says, in bytes; nil where there is none.
    static func memory(of report: Data) -> (resident: Int, data: Int)? {
        for line in String(decoding: report.prefix(1 << 16), as: UTF8.self).split(separator: "\n").prefix(256) where line.hasPrefix("memory ") {
            let numbers = line.split(separator: " ").dropFirst().compactMap { Int($0) }
            // Kilobytes; user code can write to the pipe too.
            guard numbers.count == 2, numbers.allSatisfy({ (0 ... 1 << 40).contains($0) }) else { return nil }
            return (numbers[0] << 10, numbers[1] << 10)
        }
        return nil
    }

    /// Reads the lines that the dying process wrote: `signal N address X`, then `frame ADDRESS [OFFSET MODULE]`, `memory`, then `end`.
    static func frames(of report: Data) -> [Frame] {
        String(decoding: report.prefix(1 << 16), as: UTF8.self).split(separator: "\n").prefix(128).compactMap { line in
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.first == "frame", words.count >= 2 else { return nil }
            guard words.count == 4, let offset = UInt64(words[2], radix: 16) else { return Frame(offset: UInt64(words[1], radix: 16) ?? 0, module: "") }
            return Frame(offset: offset, module: String(words[3]))
        }
    }
}

enum SignalNames {
    /// What a signal means for somebody who writes Swift.
    static func text(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "A trap: a precondition of the language or the code does not hold"
        case SIGABRT: "The process was aborted"
        case SIGSEGV, SIGBUS: "Memory that is not there was used, or the recursion is too deep"
        case SIGFPE: "A division by zero"
        case SIGKILL: "The process was killed"
        case SIGXCPU: "The processor time is used up"
        case SIGXFSZ: "A file grew over its limit"
        case SIGSYS: "A system call is not allowed"
        default: "Signal \(signal) ended the process"
        }
    }
}
