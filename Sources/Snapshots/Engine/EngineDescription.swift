/// What pictures depend on beside the extension: equal hashes draw equal bytes.
public struct EngineDescription: Hashable, Sendable {
    public struct Part: Hashable, Sendable {
        public var name: String
        public var value: String
        public init(_ name: String, _ value: String) { self.name = name; self.value = value }
    }
    /// Fonts by content, libraries and Vitrine by version; sorted by name.
    public let parts: [Part]
    /// 16 hexadecimal digits.
    public let hash: String

    public init(parts: [Part]) {
        self.parts = parts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var hash = StableHash()
        for part in self.parts {
            hash.combine(part.name)
            hash.combine(part.value)
        }
        self.hash = hash.text
    }

    /// The first part that differs from another engine's; nil where the pictures can be compared.
    public func firstDifference(from other: EngineDescription) -> String? {
        let own = Dictionary(parts.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        let others = Dictionary(other.parts.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        return Set(own.keys).union(others.keys).sorted().first { own[$0] != others[$0] }
    }
}

/// FNV-1a of 64 bits, the same on every machine and in every run.
public struct StableHash: Sendable {
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    public init() {}

    public mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// The text and its end, so that "a", "bc" differs from "ab", "c".
    public mutating func combine(_ text: String) {
        combine(text.utf8)
        combine([0xFF])
    }

    public var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
