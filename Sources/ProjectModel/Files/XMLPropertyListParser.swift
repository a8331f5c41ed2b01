import Foundation

/// Parses XML property lists: the elements plist, dict, array, key, string, integer, real, true, false, date and data.
///
/// No document type is fetched and no entity but XML's own five and character references is known, so that a file cannot make
/// itself larger than it is.
struct XMLPropertyListParser {
    typealias Failure = PropertyListParser.Failure
    private let bytes: [UInt8]
    private var position = 0

    static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        var parser = XMLPropertyListParser(bytes: bytes)
        return try parser.document()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private enum Tag: Equatable { case open(String), close(String), empty(String) }

    private func failure(_ reason: String, at offset: Int? = nil) -> Failure {
        Failure(line: 1 + bytes[..<min(offset ?? position, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }, reason: reason)
    }

    private mutating func document() throws(Failure) -> PropertyValue {
        switch try nextTag() {
        case .open("plist"):
            let tag = try nextTag()
            if tag == .close("plist") { return .dictionary([:]) }
            let value = try self.value(tag, depth: 0)
            guard try nextTag() == .close("plist") else { throw failure("</plist> is missing") }
            return value
        case .empty("plist"): return .dictionary([:])
        case let tag: return try value(tag, depth: 0)
        }
    }

    /// The next tag; text before it must be blank. Comments, processing instructions and the document type are passed over.
    private mutating func nextTag() throws(Failure) -> Tag {
        while true {
            while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
            guard position < bytes.count else { throw failure("it ends before all elements are closed") }
            guard bytes[position] == UInt8(ascii: "<") else { throw failure("text stands where an element should") }
            if starts(with: "<!--") { try skip(past: "-->", what: "a comment") }
            else if starts(with: "<?") { try skip(past: "?>", what: "a processing instruction") }
            else if starts(with: "<!") { try skip(past: ">", what: "the document type") }
            else { return try tag() }
        }
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { prefix in
            bytes.count - position >= prefix.count && (0..<prefix.count).allSatisfy { bytes[position + $0] == prefix[$0] }
        }
    }

    private mutating func skip(past end: StaticString, what: String) throws(Failure) {
        let start = position
        position += 1
        while position < bytes.count, !starts(with: end) { position += 1 }
        guard position < bytes.count else { throw failure("\(what) is not closed", at: start) }
        position += end.utf8CodeUnitCount
    }

    private mutating func tag() throws(Failure) -> Tag {
        let start = position
        position += 1
        let isClose = position < bytes.count && bytes[position] == UInt8(ascii: "/")
        if isClose { position += 1 }
        let nameStart = position
        while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "/") { position += 1 }
        let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
        guard position < bytes.count else { throw failure("an element's tag is not closed", at: start) }
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/") && !isClose
        position += 1
        return isClose ? .close(name) : isEmpty ? .empty(name) : .open(name)
    }

    private mutating func value(_ tag: Tag, depth: Int) throws(Failure) -> PropertyValue {
        guard depth < PropertyListParser.maximumDepth else { throw failure("it is nested more than \(PropertyListParser.maximumDepth) levels deep") }
        switch tag {
        case .empty("dict"): return .dictionary([:])
        case .empty("array"): return .array([])
        case .empty("string"): return .string("")
        case .empty("data"): return .data(Data())
        case .empty("true"): return .boolean(true)
        case .empty("false"): return .boolean(false)
        case .open("true"): _ = try text(of: "true"); return .boolean(true)
        case .open("false"): _ = try text(of: "false"); return .boolean(false)
        case .open("string"): return .string(try text(of: "string"))
        case .open("integer"):
            let start = position, text = try text(of: "integer").trimmingCharacters(in: .whitespacesAndNewlines)
            if let number = Int(text) { return .integer(number) }
            if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return .integer(number) }
            if let number = Double(text) { return .real(number) }
            if text.hasPrefix("$") { return .string(text) }
            throw failure("\"\(text.prefix(40))\" is no integer", at: start)
        case .open("real"):
            let start = position, text = try text(of: "real").trimmingCharacters(in: .whitespacesAndNewlines)
            guard let number = Double(text) else { throw failure("\"\(text.prefix(40))\" is no number", at: start) }
            return .real(number)
        case .open("date"):
            let start = position, text = try text(of: "date").trimmingCharacters(in: .whitespacesAndNewlines)
            guard let date = ISO8601DateFormatter().date(from: text) else { throw failure("\"\(text.prefix(40))\" is no date", at: start) }
            return .date(date)
        case .open("data"):
            let start = position
            guard let data = Data(base64Encoded: try text(of: "data").filter { !$0.isWhitespace }) else { throw failure("its data is not Base64", at: start) }
            return .data(data)
        case .open("array"):
            var values: [PropertyValue] = []
            while true {
                let next = try nextTag()
                if next == .close("array") { return .array(values) }
                values.append(try value(next, depth: depth + 1))
            }
        case .open("dict"):
            var entries: [String: PropertyValue] = [:]
            while true {
                switch try nextTag() {
                case .close("dict"): return .dictionary(entries)
                case .empty("key"): entries[""] = try value(try nextTag(), depth: depth + 1)
                case .open("key"):
                    let key = try text(of: "key")
                    entries[key] = try value(try nextTag(), depth: depth + 1)
                default: throw failure("a dictionary holds an element without a key")
                }
            }
        case .open(let name), .empty(let name): throw failure("the element <\(name.prefix(40))> is unknown")
        case .close(let name): throw failure("</\(name.prefix(40))> closes nothing")
        }
    }

    private mutating func text(of name: String) throws(Failure) -> String {
        let start = position
        var text: [UInt8] = []
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") {
                if starts(with: "<![CDATA[") {
                    let open = position + 9
                    try skip(past: "]]>", what: "a CDATA section")
                    text.append(contentsOf: bytes[open..<(position - 3)])
                    continue
                }
                if starts(with: "<!--") { try skip(past: "-->", what: "a comment"); continue }
                guard try tag() == .close(name) else { throw failure("<\(name)> is not closed", at: start) }
                return String(decoding: text, as: UTF8.self)
            }
            if bytes[position] == UInt8(ascii: "&") { try entity(into: &text) } else { text.append(bytes[position]); position += 1 }
        }
        throw failure("<\(name)> is not closed", at: start)
    }

    private mutating func entity(into text: inout [UInt8]) throws(Failure) {
        let start = position
        guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw failure("\"&\" begins no entity", at: start) }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "amp": text.append(UInt8(ascii: "&"))
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "quot": text.append(UInt8(ascii: "\""))
        case "apos": text.append(UInt8(ascii: "'"))
        default:
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let number, let scalar = UnicodeScalar(number) else { throw failure("the entity \"&\(name);\" is unknown", at: start) }
            text.append(contentsOf: String(Character(scalar)).utf8)
        }
    }
}
