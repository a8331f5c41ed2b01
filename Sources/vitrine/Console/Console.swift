import Glibc

/// What goes to the two streams: results to standard output, everything else to standard error.
enum Console {
    /// Results.
    static func print(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: 1) }
    static func print(_ bytes: [UInt8]) { write(bytes, to: 1) }

    /// Messages for people.
    static func say(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: 2) }

    /// Something that stands in the way.
    static func complain(_ text: String) { say("vitrine: " + text) }

    static let showsProgress = isatty(2) == 1

    /// Columns of the terminal that results go to; 120 where they go elsewhere.
    static var width: Int {
        var size = winsize()
        return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 120
    }

    private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count, let base = buffer.baseAddress {
                let count = Glibc.write(descriptor, base + offset, buffer.count - offset)
                if count < 0, errno != EINTR { return }
                offset += max(0, count)
            }
        }
    }

    /// Text from a project as one line without control characters: a terminal must not obey what a file says.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || ($0.value >= 127 && $0.value < 160) ? " " : $0 }))
    }
}

func exit(with code: ExitCode) -> Never {
    if Signals.wasInterrupted { Signals.endAsInterrupted() }
    exit(code.rawValue)
}
