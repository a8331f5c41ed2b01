/// Parses JSON into property values: catalogs, `.xcstrings`, `Package.resolved`.
///
/// An own parser, since an error must name its line and depth must be bounded; trailing commas and comments are not accepted.
struct JSONParser {
    typealias Failure = PropertyListParser.Failure
    private let bytes: [UInt8]
    private var position = 0

    static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        var bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            guard let text = TextEncoding.decode(bytes) else { throw Failure(line: 1, reason: "it is neither UTF-8 nor UTF-16 text") }
            bytes = Array(text.utf8)
        }
        var parser = JSONParser(bytes: bytes)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.failure("more follows after the last value") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ reason: String, at offset: Int? = nil) -> Failure {
        Failure(line: 1 + bytes[..<min(offset ?? position, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }, reason: reason)
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A || bytes[position] == 0x0D || bytes[position] == 0x09 { position += 1 }
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
        guard depth < PropertyListParser.maximumDepth else { throw failure("it is nested more than \(PropertyListParser.maximumDepth) levels deep") }
        skipSpace()
        guard position < bytes.count else { throw failure("it ends where a value should stand") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: PropertyValue) throws(Failure) -> PropertyValue {
        let matches = text.withUTF8Buffer { word in bytes.count - position >= word.count && (0..<word.count).allSatisfy { bytes[position + $0] == word[$0] } }
        guard matches else { throw failure("an unknown word stands where a value should") }
        position += text.utf8CodeUnitCount
        return value
    }

    private mutating func object(depth: Int) throws(Failure) -> PropertyValue {
        let start = position
        position += 1
        var entries: [String: PropertyValue] = [:]
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "}") { position += 1; return .dictionary(entries) }
        while true {
            skipSpace()
            guard position < bytes.count else { throw failure("an object that begins here is not closed", at: start) }
            guard bytes[position] == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing") }
            let key = try string()
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw failure("\":\" is missing after the key \"\(key.prefix(60))\"") }
            position += 1
            entries[key] = try value(depth: depth + 1)
            skipSpace()
            guard position < bytes.count else { throw failure("an object that begins here is not closed", at: start) }
            if bytes[position] == UInt8(ascii: "}") { position += 1; return .dictionary(entries) }
            guard bytes[position] == UInt8(ascii: ",") else { throw failure("\",\" or \"}\" is missing after the value of \"\(key.prefix(60))\"") }
            position += 1
        }
    }

    private mutating func array(depth: Int) throws(Failure) -> PropertyValue {
        let start = position
        position += 1
        var values: [PropertyValue] = []
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "]") { position += 1; return .array(values) }
        while true {
            values.append(try value(depth: depth + 1))
            skipSpace()
            guard position < bytes.count else { throw failure("an array that begins here is not closed", at: start) }
            if bytes[position] == UInt8(ascii: "]") { position += 1; return .array(values) }
            guard bytes[position] == UInt8(ascii: ",") else { throw failure("\",\" or \"]\" is missing") }
            position += 1
        }
    }

    private mutating func string() throws(Failure) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                guard position < bytes.count else { break }
                try escape(into: &text)
            } else { text.append(bytes[position]); position += 1 }
        }
        guard position < bytes.count else { throw failure("a text that begins here is not closed", at: start) }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            var unit = try hexUnit()
            if (0xD800..<0xDC00).contains(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") {
                let back = position
                position += 2
                let low = try hexUnit()
                if (0xDC00..<0xE000).contains(low) { unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) } else { position = back }
            }
            text.append(contentsOf: String(Character(UnicodeScalar(unit) ?? "\u{FFFD}")).utf8)
        default: throw failure("\"\\\(UnicodeScalar(byte))\" is no escape")
        }
    }

    private mutating func hexUnit() throws(Failure) -> UInt32 {
        guard position + 4 <= bytes.count, let value = UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16) else {
            throw failure("\"\\u\" is not followed by four hexadecimal digits")
        }
        position += 4
        return value
    }

    private mutating func number() throws(Failure) -> PropertyValue {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): position += 1; continue
            default: break
            }
            break
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let number = Int(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else { throw failure("a value is missing", at: start) }
        return .real(number)
    }
}

/// Reads a JSON file, naming file and line where it is damaged.
enum JSONFile {
    static func read(_ path: String, namedIn source: String? = nil) throws(ProjectError) -> PropertyValue {
        let bytes = try FileReading.bytes(path, namedIn: source)
        do { return try JSONParser.parse(bytes) }
        catch { throw .damaged(file: path, line: error.line, reason: error.reason) }
    }
}
