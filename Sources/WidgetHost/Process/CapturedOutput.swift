import Foundation

/// What a process wrote to a stream, bounded: the beginning and the end are kept, what was between is counted.
public struct CapturedOutput: Sendable {
    /// The most that is kept of either part, in bytes.
    public static let limit = 64 << 10
    private var head = Data()
    private var tail = Data()
    /// How many bytes were left out between beginning and end.
    public private(set) var omitted = 0

    public init() {}

    mutating func append(_ data: Data) {
        let taken = data.prefix(max(0, Self.limit - head.count))
        head.append(taken)
        let rest = data.dropFirst(taken.count)
        guard !rest.isEmpty else { return }
        append(toTail: rest)
    }

    private mutating func append(toTail rest: Data) {
        tail.append(rest)
        // Cut seldom: twice the limit is held at most.
        if tail.count > 2 * Self.limit {
            omitted += tail.count - Self.limit
            tail = Data(tail.suffix(Self.limit))
        }
    }

    /// The text, with a note where something was left out.
    public var text: String {
        let kept = tail.suffix(Self.limit)
        let left = omitted + tail.count - kept.count
        let middle = left > 0 ? "\n... \(left) bytes left out ...\n" : ""
        return String(decoding: head, as: UTF8.self) + middle + String(decoding: kept, as: UTF8.self)
    }

    public var isEmpty: Bool { head.isEmpty }
}
