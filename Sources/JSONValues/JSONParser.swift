/// Why a text is no JSON, and where: lines and columns count from 1, columns in bytes.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
    public var line: Int
    public var column: Int
    public var reason: String
    public var description: String { "line \(line), column \(column): \(reason)" }
}

extension JSONValue {
    /// Reads a JSON text.
    ///
    /// - Parameter maximumDepth: how deep lists and objects may nest, so that a hostile text takes no deep stack.
    /// - Throws: `JSONSyntaxError`, with the place. Two members of one name are an error: one of them would be lost silently.
    public init(parsing bytes: [UInt8], maximumDepth: Int = 64) throws {
        var parser = Parser(bytes: bytes, maximumDepth: maximumDepth)
        self = try parser.document()
    }

    public init(parsing text: String, maximumDepth: Int = 64) throws {
        try self.init(parsing: Array(text.utf8), maximumDepth: maximumDepth)
    }

    private struct Parser {
        let bytes: [UInt8]
        let maximumDepth: Int
        var position = 0

        init(bytes: [UInt8], maximumDepth: Int) {
            self.bytes = bytes
            self.maximumDepth = maximumDepth
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        mutating func document() throws -> JSONValue {
            let value = try value(depth: 0)
            skipSpace()
            guard position == bytes.count else { throw failure("something follows the end of the value") }
            return value
        }

        mutating func value(depth: Int) throws -> JSONValue {
            guard depth < maximumDepth else { throw failure("nested deeper than \(maximumDepth) levels") }
            skipSpace()
            guard let byte = current else { throw failure("the text ends where a value is expected") }
            switch byte {
            case UInt8(ascii: "{"): return try object(depth: depth)
            case UInt8(ascii: "["): return try array(depth: depth)
            case UInt8(ascii: "\""): return .string(try string())
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
            default:
                for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
                where bytes[position...].starts(with: word.utf8) {
                    position += word.utf8.count
                    return value
                }
                throw failure("expected a value")
            }
        }

        mutating func object(depth: Int) throws -> JSONValue {
            position += 1
            var members: [Member] = []
            var names: Set<String> = []
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object([]) }
            while true {
                skipSpace()
                guard current == UInt8(ascii: "\"") else { throw failure("expected a name in quotation marks") }
                let start = position
                let name = try string()
                guard names.insert(name).inserted else { position = start; throw failure("\"\(name)\" is there twice") }
                skipSpace()
                guard take(UInt8(ascii: ":")) else { throw failure("expected a colon after \"\(name)\"") }
                members.append(Member(name, try value(depth: depth + 1)))
                skipSpace()
                if take(UInt8(ascii: "}")) { return .object(members) }
                guard take(UInt8(ascii: ",")) else { throw failure("expected a comma or a closing brace") }
            }
        }

        mutating func array(depth: Int) throws -> JSONValue {
            position += 1
            var values: [JSONValue] = []
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array([]) }
            while true {
                values.append(try value(depth: depth + 1))
                skipSpace()
                if take(UInt8(ascii: "]")) { return .array(values) }
                guard take(UInt8(ascii: ",")) else { throw failure("expected a comma or a closing bracket") }
            }
        }

        mutating func number() throws -> JSONValue {
            let start = position
            while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            guard let value = Double(text), value.isFinite else { position = start; throw failure("\"\(text)\" is no number") }
            return .number(value)
        }

        mutating func string() throws -> String {
            let start = position
            position += 1
            var out: [UInt8] = []
            while let byte = current {
                position += 1
                switch byte {
                case UInt8(ascii: "\""):
                    guard let text = String(validating: out, as: UTF8.self) else { position = start; throw failure("the string is no valid UTF-8") }
                    return text
                case UInt8(ascii: "\\"): try escape(into: &out)
                case 0..<0x20: position -= 1; throw failure("a string holds a raw control character")
                default: out.append(byte)
                }
            }
            position = start
            throw failure("the string has no end")
        }

        mutating func escape(into out: inout [UInt8]) throws {
            guard let byte = current else { throw failure("the string has no end") }
            position += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
            case UInt8(ascii: "b"): out.append(8)
            case UInt8(ascii: "f"): out.append(12)
            case UInt8(ascii: "n"): out.append(10)
            case UInt8(ascii: "r"): out.append(13)
            case UInt8(ascii: "t"): out.append(9)
            case UInt8(ascii: "u"):
                var code = try hexadecimal()
                if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: #"\u"#.utf8) {
                    position += 2
                    let low = try hexadecimal()
                    guard (0xDC00..<0xE000).contains(low) else { throw failure("half of a surrogate pair") }
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                guard let scalar = Unicode.Scalar(code) else { throw failure("half of a surrogate pair") }
                out += Array(String(scalar).utf8)
            default: throw failure("an escape JSON does not know")
            }
        }

        mutating func hexadecimal() throws -> UInt32 {
            let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
            guard text.utf8.count == 4, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
                  let code = UInt32(text, radix: 16) else { throw failure("expected four hexadecimal digits") }
            position += 4
            return code
        }

        var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func take(_ byte: UInt8) -> Bool {
            guard current == byte else { return false }
            position += 1
            return true
        }

        mutating func skipSpace() {
            while let byte = current, byte == 32 || (9...10).contains(byte) || byte == 13 { position += 1 }
        }

        func failure(_ reason: String) -> JSONSyntaxError {
            let before = bytes.prefix(position)
            let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
            let column = position - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
            return JSONSyntaxError(line: line, column: column, reason: reason)
        }
    }
}
