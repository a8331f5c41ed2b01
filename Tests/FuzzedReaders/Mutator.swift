/// Damages bytes in the ways files get damaged, and in those that confuse parsers. Equal seeds give equal damage.
public struct Mutator {
    private var state: UInt64
    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number from 0 to below the limit.
    public mutating func next(_ limit: Int) -> Int {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17
        return limit <= 0 ? 0 : Int(state % UInt64(limit))
    }

    private static let tokens: [[UInt8]] = ["\"", "{", "}", "(", ")", "[", "]", "<", ">", "<dict>", "</dict>", "<array>", "&#xFFFFFFFF;", "\\", "\\U", "\\u{FFFFFFFF}", "$(A)", "$(", "\0", "\u{FFFD}", "/*", "//", "#if", "\"\"\"",
                                            "\\(", "1e999", "-9223372036854775809", "nan", "..", "/", ";", "=", ",", "\r\n", "@main", "import "].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3, 0x28], [0x80]]

    public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(4) {
            let place = next(bytes.count + 1)
            switch next(7) {
            case 0: bytes = Array(bytes.prefix(place))
            case 1 where place < bytes.count: bytes[place] = UInt8(next(256))
            case 2: bytes.insert(contentsOf: Self.tokens[next(Self.tokens.count)], at: place)
            case 3:
                let length = min(next(64), bytes.count - place)
                bytes.removeSubrange(place..<(place + length))
            case 4:
                let length = min(next(200), bytes.count - place)
                bytes.insert(contentsOf: bytes[place..<(place + length)], at: next(bytes.count + 1))
            case 5:
                let token = Self.tokens[next(Self.tokens.count)]
                bytes.insert(contentsOf: (0..<(1 + next(300))).flatMap { _ in token }, at: place)
            default:
                // Two pieces change places: identifiers then name the wrong objects.
                let other = next(bytes.count + 1), length = min(next(24), bytes.count - max(place, other))
                for offset in 0..<max(length, 0) { bytes.swapAt(place + offset, other + offset) }
            }
        }
        return bytes
    }
}
