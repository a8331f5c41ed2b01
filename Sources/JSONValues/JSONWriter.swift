extension JSONValue {
    /// The text of the value: indented by two spaces, or on one line where `isCompact`.
    ///
    /// Lists of numbers and strings that fit are kept on one line, so that sizes and frames read as such.
    ///
    /// Own code, unlike reading: reports are compared byte by byte and read by people. jansson writes numbers with 17 digits
    /// (162.66999999999999), 3 as 3.0 and lists on one line or on one for each value; Foundation's encoder does not keep the order.
    public func text(isCompact: Bool = false) -> String {
        var out = [UInt8]()
        write(into: &out, indent: isCompact ? nil : 0)
        return String(decoding: out, as: UTF8.self)
    }

    /// The UTF-8 bytes of `text()` and a final newline: what goes into a file.
    public func fileBytes() -> [UInt8] {
        var out = [UInt8]()
        write(into: &out, indent: 0)
        out.append(UInt8(ascii: "\n"))
        return out
    }

    private func write(into out: inout [UInt8], indent: Int?) {
        switch self {
        case .null: out += "null".utf8
        case .bool(let value): out += (value ? "true" : "false").utf8
        case .number(let value): out += Self.text(of: value).utf8
        case .string(let text): Self.quote(text, into: &out)
        case .array(let values):
            let inner = indent.flatMap { Self.fitsOneLine(values) ? nil : $0 + 1 }
            out.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { out += (inner == nil && indent != nil ? ", " : ",").utf8 }
                Self.breakLine(inner, into: &out)
                value.write(into: &out, indent: inner)
            }
            if !values.isEmpty, inner != nil { Self.breakLine(indent, into: &out) }
            out.append(UInt8(ascii: "]"))
        case .object(let members):
            let inner = indent.map { $0 + 1 }
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                Self.breakLine(inner, into: &out)
                Self.quote(member.name, into: &out)
                out += (indent == nil ? ":" : ": ").utf8
                member.value.write(into: &out, indent: inner)
            }
            if !members.isEmpty { Self.breakLine(indent, into: &out) }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func breakLine(_ indent: Int?, into out: inout [UInt8]) {
        guard let indent else { return }
        out.append(UInt8(ascii: "\n"))
        out += repeatElement(UInt8(ascii: " "), count: indent * 2)
    }

    private static func fitsOneLine(_ values: [JSONValue]) -> Bool {
        var length = 0
        for value in values {
            switch value {
            case .array, .object: return false
            case .string(let text): length += text.utf8.count + 4
            default: length += 8
            }
        }
        return length <= 100
    }

    /// JSON has no infinity and no NaN: they become null.
    static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
        return "\(value)"
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    private static func quote(_ text: String, into out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): out += #"\""#.utf8
            case UInt8(ascii: "\\"): out += #"\\"#.utf8
            case 0x0A: out += #"\n"#.utf8
            case 0x0D: out += #"\r"#.utf8
            case 0x09: out += #"\t"#.utf8
            case 0..<0x20, 0x7F:
                out += #"\u00"#.utf8
                out.append(hexDigits[Int(byte >> 4)])
                out.append(hexDigits[Int(byte & 15)])
            default: out.append(byte)
            }
        }
        out.append(UInt8(ascii: "\""))
    }
}
