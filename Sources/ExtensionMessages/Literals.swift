/// A literal of the extension's sources with another value than the one that was compiled.
public struct LiteralOverride: Codable, Hashable, Sendable {
    /// The number that the build gave the literal.
    public var id: UInt64
    public var value: LiteralValue
    public init(id: UInt64, value: LiteralValue) { self.id = id; self.value = value }
}

/// What a literal says.
public enum LiteralValue: Codable, Hashable, Sendable {
    case integer(Int64)
    /// As the source writes it, without underscores: "-0.25", "1e3".
    case decimal(String)
    case text(String)
    /// A colour that SwiftUI names: "red".
    case color(String)
}

/// The values that hold in a process from its start, in bounds that both sides check.
public struct LiteralOverrides: Codable, Hashable, Sendable {
    public let all: [LiteralOverride]

    public static let none = LiteralOverrides(checked: [])
    /// The most literals that may have other values.
    public static let mostLiterals = 2000
    /// Bytes that a text may have, and all of them together.
    public static let longestText = 16 << 10, longestTexts = 1 << 20

    private init(checked all: [LiteralOverride]) { self.all = all }

    /// Nil where there are too many, one of them twice, or one that is none.
    public init?(_ all: [LiteralOverride]) {
        guard all.count <= Self.mostLiterals, Set(all.map(\.id)).count == all.count else { return nil }
        var bytes = 0
        for one in all {
            switch one.value {
            case .integer: continue
            case .decimal(let text): guard Self.isDecimal(text) else { return nil }
            case .color(let name): guard (1...40).contains(name.utf8.count), name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
            case .text(let text):
                guard text.utf8.count <= Self.longestText else { return nil }
                bytes += text.utf8.count
            }
        }
        guard bytes <= Self.longestTexts else { return nil }
        self.all = all
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var all: [LiteralOverride] = []
        while !container.isAtEnd {
            guard all.count < Self.mostLiterals else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "more than \(Self.mostLiterals) literals") }
            all.append(try container.decode(LiteralOverride.self))
        }
        guard let checked = LiteralOverrides(all) else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no values of literals") }
        self = checked
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for one in all { try container.encode(one) }
    }

    /// Digits, a point with digits or an exponent, at most 64 bytes.
    public static func isDecimal(_ text: String) -> Bool {
        guard text.utf8.count <= 64 else { return false }
        var rest = Substring(text)
        func digits() -> Bool {
            let end = rest.utf8.firstIndex { !(0x30...0x39).contains($0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return end != rest.startIndex
        }
        if rest.first == "-" { rest.removeFirst() }
        guard digits() else { return false }
        if rest.first == "." {
            rest.removeFirst()
            guard digits() else { return false }
        }
        if let first = rest.first, first == "e" || first == "E" {
            rest.removeFirst()
            if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
            guard digits() else { return false }
        }
        return rest.isEmpty
    }
}

/// The type that a literal was seen to have when it was evaluated.
public enum LiteralType: UInt8, Codable, Hashable, Sendable, CaseIterable {
    case unseen, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, double, cgFloat, float, text, color
    /// One that no other value can be made of, or several.
    case other

    /// Whether a literal of the type may say that; what is written beside it is not asked here.
    public func holds(_ value: LiteralValue) -> Bool {
        switch value {
        case .integer(let number):
            // Beyond 2^53 a number is rounded, and the compiler rounds it at another place.
            isFloating ? number.magnitude <= 1 << 53 : integers.map { $0(number) } ?? false
        case .decimal(let text): isFloating && LiteralOverrides.isDecimal(text) && (Double(text)?.isFinite ?? false) && (self != .float || (Float(text)?.isFinite ?? false))
        case .text: self == .text
        case .color: self == .color
        }
    }

    public var isFloating: Bool { self == .double || self == .cgFloat || self == .float }

    private var integers: ((Int64) -> Bool)? {
        switch self {
        case .int, .int64: { _ in true }
        case .int8: { Int8(exactly: $0) != nil }
        case .int16: { Int16(exactly: $0) != nil }
        case .int32: { Int32(exactly: $0) != nil }
        case .uint, .uint64: { $0 >= 0 }
        case .uint8: { UInt8(exactly: $0) != nil }
        case .uint16: { UInt16(exactly: $0) != nil }
        case .uint32: { UInt32(exactly: $0) != nil }
        default: nil
        }
    }
}

/// Asks which types literals were seen to have; answered by `literalTypes`, one a literal.
public struct LiteralQuestion: Codable, Hashable, Sendable {
    public let ids: [UInt64]
    /// Nil where there are too many.
    public init?(_ ids: [UInt64]) {
        guard ids.count <= LiteralOverrides.mostLiterals else { return nil }
        self.ids = ids
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var ids: [UInt64] = []
        while !container.isAtEnd {
            guard ids.count < LiteralOverrides.mostLiterals else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "more than \(LiteralOverrides.mostLiterals) literals") }
            ids.append(try container.decode(UInt64.self))
        }
        self.ids = ids
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for id in ids { try container.encode(id) }
    }
}
