import Foundation

/// Parses binary property lists, as Xcode and `plutil` write Info.plists, entitlements and compiled `.strings`.
///
/// An own parser, since these files are untrusted: every offset is checked, depth is bounded, and so is the number of values, which a small
/// file that names its objects many times could make as large as it likes.
struct BinaryPropertyListParser {
    static let magic = Array("bplist".utf8)
    /// Values that one file may hold, counted as often as they are named.
    static let maximumValues = 1_000_000

    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private var remaining = maximumValues

    static func parse(_ bytes: [UInt8]) throws(PropertyListParser.Failure) -> PropertyValue {
        var parser = try BinaryPropertyListParser(bytes)
        return try parser.value(parser.top, depth: 0)
    }

    private let top: Int

    /// Reads the trailer, the last 32 bytes, and the table of offsets it names.
    private init(_ bytes: [UInt8]) throws(PropertyListParser.Failure) {
        guard bytes.count >= 8 + 32, bytes.starts(with: Self.magic) else { throw Self.failure("it is cut off") }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8), let table = Self.number(bytes, trailer + 24, 8),
              (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, count <= bytes.count, top < count,
              table >= 8, table <= trailer, count * offsetSize <= trailer - table else { throw Self.failure("its table of objects is damaged") }
        var offsets: [Int] = []
        for index in 0 ..< count {
            guard let offset = Self.number(bytes, table + index * offsetSize, offsetSize), offset < table else { throw Self.failure("object \(index) lies outside of it") }
            offsets.append(offset)
        }
        self.bytes = bytes; self.offsets = offsets; self.top = top
    }

    private static func failure(_ reason: String) -> PropertyListParser.Failure {
        .init(line: 1, reason: "it is a binary property list, and \(reason)")
    }

    /// A big-endian number; nil where it is not there or too large for an offset.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size > 0, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[start ..< start + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    private mutating func value(_ object: Int, depth: Int) throws(PropertyListParser.Failure) -> PropertyValue {
        guard depth < PropertyListParser.maximumDepth else { throw Self.failure("its values are nested too deeply, or hold themselves") }
        remaining -= 1
        guard remaining > 0 else { throw Self.failure("it holds more than \(Self.maximumValues) values") }
        let start = offsets[object], marker = bytes[start], low = Int(marker & 15)
        switch marker >> 4 {
        case 0 where low == 8 || low == 9: return .boolean(low == 9)
        case 0: return .null
        case 1:
            let content = try slice(start + 1, 1 << min(low, 5))
            guard content.count <= 16 else { throw Self.failure("a number is too long") }
            // Numbers of eight bytes have a sign, shorter ones have none, longer ones hold it in the last eight.
            return .integer(Int(truncatingIfNeeded: content.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        case 2, 3:
            let content = try slice(start + 1, 1 << min(low, 5))
            let pattern = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard content.count == 4 || content.count == 8 else { throw Self.failure("a number is too long") }
            let real = content.count == 4 ? Double(Float(bitPattern: UInt32(pattern))) : Double(bitPattern: pattern)
            guard marker >> 4 == 3 else { return .real(real) }
            guard real.isFinite else { throw Self.failure("a date is none") }
            return .date(Date(timeIntervalSinceReferenceDate: real))
        case 4:
            let (count, content) = try counted(start, low)
            return .data(Data(try slice(content, count)))
        case 5, 7:
            let (count, content) = try counted(start, low)
            guard let text = String(validating: try slice(content, count), as: UTF8.self) else { throw Self.failure("a text is not ASCII") }
            return .string(text)
        case 6:
            let (count, content) = try counted(start, low)
            guard count <= bytes.count else { throw Self.failure("a text is cut off") }
            let raw = Array(try slice(content, count * 2))
            return .string(String(decoding: stride(from: 0, to: raw.count, by: 2).map { UInt16(raw[$0]) << 8 | UInt16(raw[$0 + 1]) }, as: UTF16.self))
        case 8: return .integer(Self.number(bytes, start + 1, low + 1) ?? 0)
        case 10, 11, 12:
            let (count, content) = try counted(start, low)
            var values: [PropertyValue] = []
            for index in 0 ..< count { values.append(try value(reference(content, index), depth: depth + 1)) }
            return .array(values)
        case 13:
            let (count, content) = try counted(start, low)
            var members: [String: PropertyValue] = [:]
            for index in 0 ..< count {
                guard case .string(let key) = try value(reference(content, index), depth: depth + 1) else { throw Self.failure("a key is no text") }
                members[key] = try value(reference(content, count + index), depth: depth + 1)
            }
            return .dictionary(members)
        default: throw Self.failure("it holds a value of an unknown kind")
        }
    }

    /// The object that a place in a list of references names.
    private func reference(_ content: Int, _ index: Int) throws(PropertyListParser.Failure) -> Int {
        guard let object = Self.number(bytes, content + index * referenceSize, referenceSize), object < offsets.count else { throw Self.failure("it names an object that is not there") }
        return object
    }

    /// How many bytes, characters or members a value has, and where they begin. Fifteen means that the number follows.
    private func counted(_ start: Int, _ low: Int) throws(PropertyListParser.Failure) -> (count: Int, content: Int) {
        guard low == 15 else { return (low, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { throw Self.failure("a length is missing") }
        let size = 1 << Int(bytes[start + 1] & 15)
        guard size <= 8, let count = Self.number(bytes, start + 2, size), count <= bytes.count else { throw Self.failure("a value is longer than the file") }
        return (count, start + 2 + size)
    }

    private func slice(_ start: Int, _ count: Int) throws(PropertyListParser.Failure) -> ArraySlice<UInt8> {
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else { throw Self.failure("a value is cut off") }
        return bytes[start ..< start + count]
    }
}
