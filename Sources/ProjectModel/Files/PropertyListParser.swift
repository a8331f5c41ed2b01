import Foundation

/// Parses the property lists that projects hold: the old text style (`project.pbxproj`, `.strings`), XML and binary.
///
/// An own parser, since these files are untrusted: depth is bounded, and an error names its line.
struct PropertyListParser {
    struct Failure: Error, Hashable { var line: Int; var reason: String }

    static let maximumDepth = 128

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value of a property list in any style.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        if bytes.starts(with: BinaryPropertyListParser.magic) { return try BinaryPropertyListParser.parse(bytes) }
        var bytes = bytes
        if let text = TextEncoding.decode(bytes) { bytes = Array(text.utf8) } else { throw Failure(line: 1, reason: "it is neither UTF-8 nor UTF-16 text") }
        let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        if first == UInt8(ascii: "<"), !Self.isOldStyleData(bytes) { return try XMLPropertyListReader.read(bytes) }
        var parser = PropertyListParser(bytes)
        return try parser.document()
    }

    /// `<0fbd77>` is data in the old style; XML has a letter, "?" or "!" there.
    private static func isOldStyleData(_ bytes: [UInt8]) -> Bool {
        guard let open = bytes.firstIndex(of: UInt8(ascii: "<")), open + 1 < bytes.count else { return false }
        let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        return bytes[(open + 1)..<close].allSatisfy { Self.hexValue($0) != nil || $0 == 0x20 || $0 == 0x0A }
    }

    // MARK: Old style

    private mutating func document() throws(Failure) -> PropertyValue {
        try skipSpace()
        guard position < bytes.count else { return .dictionary([:]) }
        // A `.strings` file is the inside of a dictionary, without its braces.
        let byte = bytes[position]
        if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") {
            return try entries(untilBrace: false, depth: 0)
        }
        let value = try self.value(depth: 0)
        try skipSpace()
        guard position == bytes.count else { throw failure("more follows after the last value") }
        return value
    }

    private func failure(_ reason: String, at offset: Int? = nil) -> Failure {
        let end = min(offset ?? position, bytes.count)
        return Failure(line: 1 + bytes[..<end].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }, reason: reason)
    }

    private mutating func skipSpace() throws(Failure) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { position += 1 }
            else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2F {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                let start = position
                position += 2
                while position + 1 < bytes.count, !(bytes[position] == 0x2A && bytes[position + 1] == 0x2F) { position += 1 }
                guard position + 1 < bytes.count else { throw failure("a comment is not closed", at: start) }
                position += 2
            } else if byte == 0xE2, bytes.count - position > 2, bytes[position + 1] == 0x80, bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9 {
                position += 3
            } else if byte == 0xC2, bytes.count - position > 1, bytes[position + 1] == 0xA0 { position += 2 }
            else { return }
        }
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
        guard depth < Self.maximumDepth else { throw failure("it is nested more than \(Self.maximumDepth) levels deep") }
        guard position < bytes.count else { throw failure("it ends where a value should stand") }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            position += 1
            return try entries(untilBrace: true, depth: depth + 1)
        case UInt8(ascii: "("):
            let start = position
            position += 1
            var values: [PropertyValue] = []
            while true {
                try skipSpace()
                guard position < bytes.count else { throw failure("a list that begins here is not closed", at: start) }
                if bytes[position] == UInt8(ascii: ")") { position += 1; return .array(values) }
                values.append(try value(depth: depth + 1))
                try skipSpace()
                guard position < bytes.count else { throw failure("a list that begins here is not closed", at: start) }
                if bytes[position] == UInt8(ascii: ",") { position += 1 }
                else if bytes[position] != UInt8(ascii: ")") { throw failure("\",\" or \")\" is missing") }
            }
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func entries(untilBrace: Bool, depth: Int) throws(Failure) -> PropertyValue {
        let start = position
        var result: [String: PropertyValue] = [:]
        while true {
            try skipSpace()
            guard position < bytes.count else {
                if untilBrace { throw failure("a dictionary that begins here is not closed", at: start) }
                return .dictionary(result)
            }
            if untilBrace, bytes[position] == UInt8(ascii: "}") { position += 1; return .dictionary(result) }
            // Translators leave ";;" behind, and shipped apps read such files.
            if bytes[position] == UInt8(ascii: ";"), !result.isEmpty { position += 1; continue }
            let key = try string()
            try skipSpace()
            guard position < bytes.count else { throw failure("it ends after the key \"\(key)\"") }
            if bytes[position] == UInt8(ascii: ";") { position += 1; result[key] = .string(key); continue }
            guard bytes[position] == UInt8(ascii: "=") else { throw failure("\"=\" is missing after the key \"\(key.prefix(60))\"") }
            position += 1
            try skipSpace()
            result[key] = try value(depth: depth + 1)
            try skipSpace()
            if position < bytes.count, bytes[position] == UInt8(ascii: ";") { position += 1 }
            else if !(untilBrace && position < bytes.count && bytes[position] == UInt8(ascii: "}")) && !(position == bytes.count && !untilBrace) {
                throw failure("\";\" is missing after the value of \"\(key.prefix(60))\"")
            }
        }
    }

    private mutating func data() throws(Failure) -> PropertyValue {
        let start = position
        position += 1
        var result = Data(), high: UInt8?
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if let digit = Self.hexValue(bytes[position]) {
                if let first = high { result.append(first << 4 | digit); high = nil } else { high = digit }
            } else if bytes[position] > 0x20 { throw failure("data holds a character that is no hexadecimal digit") }
            position += 1
        }
        guard position < bytes.count else { throw failure("data that begins here is not closed", at: start) }
        position += 1
        return .data(result)
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
             UInt8(ascii: "~"), UInt8(ascii: "@"): true
        default: false
        }
    }

    private mutating func string() throws(Failure) -> String {
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            while position < bytes.count, Self.isUnquoted(bytes[position]) { position += 1 }
            guard position > start else { throw failure("\"\(UnicodeScalar(bytes[position]))\" stands where a value or key should") }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(bytes[position]); position += 1 }
        }
        guard position < bytes.count else { throw failure("a text that begins here is not closed", at: start) }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) {
        position += 1
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            guard var unit = hexUnit() else { text.append(byte); return }
            // A pair of escapes may stand for one character outside the first plane.
            if (0xD800..<0xDC00).contains(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] | 0x20 == UInt8(ascii: "u") {
                let back = position
                position += 2
                if let low = hexUnit(), (0xDC00..<0xE000).contains(low) { unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) } else { position = back }
            }
            text.append(contentsOf: String(Character(UnicodeScalar(unit) ?? "\u{FFFD}")).utf8)
        case 0x30...0x37:
            var value = Int(byte - 0x30), count = 1
            while count < 3, position < bytes.count, (0x30...0x37).contains(bytes[position]) {
                value = value << 3 | Int(bytes[position] - 0x30); position += 1; count += 1
            }
            text.append(contentsOf: String(Character(UnicodeScalar(UInt8(truncatingIfNeeded: value)))).utf8)
        default: text.append(byte)
        }
    }

    private mutating func hexUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for offset in 0..<4 {
            guard let digit = Self.hexValue(bytes[position + offset]) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
