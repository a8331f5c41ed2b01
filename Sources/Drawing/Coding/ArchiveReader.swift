/// Takes values out of bytes that nobody vouches for; the counterpart of `ArchiveWriter`.
///
/// Every count is held against the bytes that are left before anything is made for it.
struct ArchiveReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0
    private var strings: [String] = []

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var left: Int { bytes.count - offset }

    func invalid(_ what: String) -> ArchiveError { .invalid(what, offset: offset) }

    mutating func byte() throws(ArchiveError) -> UInt8 {
        guard offset < bytes.count else { throw .endedEarly(offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }
    mutating func flag() throws(ArchiveError) -> Bool {
        let value = try byte()
        guard value < 2 else { throw invalid("a yes or no that is neither") }
        return value == 1
    }
    mutating func unsigned() throws(ArchiveError) -> UInt64 {
        var value: UInt64 = 0, shift: UInt64 = 0
        while true {
            let next = try byte()
            if shift == 63, next > 1 { throw invalid("an integer of more than 64 bits") }
            value |= UInt64(next & 0x7f) << shift
            if next < 0x80 { return value }
            shift += 7
            if shift > 63 { throw invalid("an integer of more than 64 bits") }
        }
    }
    mutating func signed() throws(ArchiveError) -> Int {
        let raw = try unsigned()
        return Int(Int64(bitPattern: (raw >> 1) ^ (0 &- (raw & 1))))
    }
    mutating func integer(below limit: Int, _ what: String) throws(ArchiveError) -> Int {
        let value = try unsigned()
        guard value < UInt64(limit) else { throw invalid(what) }
        return Int(value)
    }
    /// A count of values that take at least `size` bytes each.
    mutating func count(of what: String, size: Int, limit: Int = .max) throws(ArchiveError) -> Int {
        let value = try unsigned()
        guard value <= UInt64(left / max(size, 1)) else { throw .endedEarly(offset: offset) }
        guard value <= UInt64(limit) else { throw .tooMany(what, limit: limit, offset: offset) }
        return Int(value)
    }
    mutating func number() throws(ArchiveError) -> Double {
        guard left >= 8 else { throw .endedEarly(offset: offset) }
        let value = Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        guard abs(value) <= ArchiveLimits.number else { throw invalid("a number out of range") }
        offset += 8
        return value
    }
    mutating func short() throws(ArchiveError) -> Float {
        guard left >= 4 else { throw .endedEarly(offset: offset) }
        let value = Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        guard abs(value) <= 1e6 else { throw invalid("a number out of range") }
        offset += 4
        return value
    }
    mutating func blob() throws(ArchiveError) -> [UInt8] {
        let size = try count(of: "bytes", size: 1)
        defer { offset += size }
        return [UInt8](bytes[offset..<offset + size])
    }
    mutating func string() throws(ArchiveError) -> String {
        let reference = try unsigned()
        if reference > 0 {
            guard reference <= UInt64(strings.count) else { throw invalid("a reference to no string") }
            return strings[Int(reference) - 1]
        }
        let size = try count(of: "characters", size: 1)
        guard let text = String(validating: bytes[offset..<offset + size], as: UTF8.self) else { throw invalid("text that is not UTF-8") }
        offset += size
        strings.append(text)
        return text
    }
    mutating func array<Value: ArchiveValue>(of type: Value.Type, limit: Int = .max) throws(ArchiveError) -> [Value] {
        let size = try count(of: "values", size: Value.minimumSize, limit: limit)
        var values: [Value] = []
        values.reserveCapacity(size)
        for _ in 0..<size { values.append(try Value(from: &self)) }
        return values
    }
    mutating func optional<Value: ArchiveValue>(_ type: Value.Type) throws(ArchiveError) -> Value? {
        try flag() ? try Value(from: &self) : nil
    }
    mutating func optionalString() throws(ArchiveError) -> String? { try flag() ? try string() : nil }
    mutating func optionalNumber() throws(ArchiveError) -> Double? { try flag() ? try number() : nil }
    mutating func optionalInteger() throws(ArchiveError) -> Int? { try flag() ? try signed() : nil }
    mutating func numbers() throws(ArchiveError) -> [Double] {
        let size = try count(of: "numbers", size: 8)
        var values: [Double] = []
        values.reserveCapacity(size)
        for _ in 0..<size { values.append(try number()) }
        return values
    }
    /// A case of an enumeration with raw values.
    mutating func choice<Value: RawRepresentable>(_ type: Value.Type) throws(ArchiveError) -> Value where Value.RawValue == UInt8 {
        guard let value = Value(rawValue: try byte()) else { throw invalid("an unknown \(Value.self)") }
        return value
    }
}
