/// A value that has a place in the binary archive.
protocol ArchiveValue {
    /// The fewest bytes one takes: bounds the counts that are believed.
    static var minimumSize: Int { get }
    func write(to writer: inout ArchiveWriter)
    init(from reader: inout ArchiveReader) throws(ArchiveError)
}

/// Puts values one after the other: integers as variable-length quantities, numbers as eight bytes, little endian.
///
/// A string is written once; later ones of the same text are a reference to it, since types and roles repeat in every node.
struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []
    private var strings: [String: Int] = [:]

    mutating func byte(_ value: UInt8) { bytes.append(value) }
    mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    mutating func count(_ value: Int) { unsigned(UInt64(max(value, 0))) }
    /// Small magnitudes of either sign stay short.
    mutating func signed(_ value: Int) {
        let wide = Int64(value)
        unsigned(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
    }

    /// Writes a finite number; one that is not is brought to the nearest that is, and no value to 0.
    mutating func number(_ value: Double) {
        let finite = value.isNaN ? 0 : min(max(value, -ArchiveLimits.number), ArchiveLimits.number)
        withUnsafeBytes(of: finite.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    mutating func short(_ value: Float) {
        let finite = value.isNaN ? 0 : min(max(value, -1e6), 1e6)
        withUnsafeBytes(of: finite.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    mutating func blob(_ value: [UInt8]) {
        count(value.count)
        bytes.append(contentsOf: value)
    }
    mutating func string(_ value: String) {
        if let known = strings[value] {
            count(known + 1)
            return
        }
        strings[value] = strings.count
        byte(0)
        var text = value
        text.withUTF8 {
            count($0.count)
            bytes.append(contentsOf: $0)
        }
    }
    mutating func array<Value: ArchiveValue>(_ values: [Value]) {
        count(values.count)
        for value in values { value.write(to: &self) }
    }
    mutating func optional<Value: ArchiveValue>(_ value: Value?) {
        flag(value != nil)
        value?.write(to: &self)
    }
    mutating func optional(_ value: String?) {
        flag(value != nil)
        if let value { string(value) }
    }
    mutating func optional(_ value: Double?) {
        flag(value != nil)
        if let value { number(value) }
    }
    mutating func optional(_ value: Int?) {
        flag(value != nil)
        if let value { signed(value) }
    }
    mutating func numbers(_ values: [Double]) {
        count(values.count)
        for value in values { number(value) }
    }
}
