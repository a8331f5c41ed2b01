#if canImport(Glibc)
import Glibc
#endif

/// Makes pixels of vector pictures: SVG by rsvg-convert, PDF by pdftocairo, at 3 pixels a point.
///
/// Results are kept by content, so that a change of one picture converts one.
struct ImageConverter {
    var cache: BuildCache
    var scratch: String

    /// Pixels a point.
    static let scale = 3
    /// A picture's file that holds more bytes is refused.
    static let largestPicture = 256 << 20
    /// Seconds, and kilobytes of memory, that a conversion may take: pictures come from anywhere.
    private static let timeout = 30
    private static let memory = 2 << 20

    struct Failure: Error, CustomStringConvertible { var description: String }

    /// The converted picture's path, or nil for a picture that is one of pixels.
    func converted(_ file: String) throws -> String? {
        let isSVG = file.lowercased().hasSuffix(".svg"), isPDF = file.lowercased().hasSuffix(".pdf")
        guard isSVG || isPDF else { return nil }
        var key = ContentHash("picture 1 \(isSVG)")
        key.combine(try FileSystem.read(file, limit: Self.largestPicture))
        let kept = cache.path("pictures/\(key).png")
        if FileSystem.exists(kept) {
            cache.touch("pictures/\(key).png")
            return kept
        }
        let base = "\(scratch)/\(key)"
        let command = isSVG
            ? ["/usr/bin/rsvg-convert", "--zoom", "\(Self.scale)", "--format", "png", "--output", "\(base).png", file]
            : ["/usr/bin/pdftocairo", "-png", "-singlefile", "-transp", "-r", "\(72 * Self.scale)", file, base]
        guard FileSystem.exists(command[0]) else { throw Failure(description: "\(command[0]) is not installed") }
        let outcome = try ChildProcess.run(["/bin/sh", "-c", "ulimit -v \(Self.memory); exec \"$@\"", "convert"] + command, scratch: scratch, timeout: Self.timeout)
        guard outcome.succeeded, FileSystem.exists("\(base).png") else {
            let reason = outcome.timedOut ? "takes longer than \(Self.timeout) seconds" : String(outcome.output.prefix { !$0.isNewline }.prefix(200))
            throw Failure(description: "it cannot be converted: \(reason)")
        }
        guard rename("\(base).png", kept) == 0 else { throw FileSystem.Failure(path: kept, code: errno) }
        return kept
    }
}
