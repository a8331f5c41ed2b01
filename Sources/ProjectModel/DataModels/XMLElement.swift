/// An element of an XML file: its attributes and the elements in it. Text between elements is passed over.
struct XMLElement: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLElement] = []

    func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

/// Reads XML of which the elements and their attributes count: data models, workspaces.
///
/// No document type is fetched, and no entity but XML's own five and character references is known.
struct XMLElementParser {
    /// Why a file cannot be read.
    struct Failure: Error, Equatable {
        var line: Int
        var reason: String
    }

    private static let deepest = 64
    private static let mostElements = 200_000
    private let bytes: [UInt8]
    private var position = 0
    private var elements = 0

    static func parse(_ bytes: [UInt8]) throws(Failure) -> XMLElement {
        var parser = XMLElementParser(bytes: bytes)
        try parser.skipToElement()
        return try parser.element(depth: 0)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ reason: String) -> Failure {
        Failure(line: 1 + bytes[..<min(position, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }, reason: reason)
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes.count - position >= $0.count && bytes[position..<position + $0.count].elementsEqual($0) }
    }

    private mutating func skip(past end: StaticString) throws(Failure) {
        while position < bytes.count, !isAt(end) { position += 1 }
        guard position < bytes.count else { throw failure("it ends inside a comment or a declaration") }
        position += end.utf8CodeUnitCount
    }

    /// To the next tag of an element; declarations, comments and text are passed over.
    private mutating func skipToElement() throws(Failure) {
        while true {
            while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
            guard position < bytes.count else { throw failure("it ends before all elements are closed") }
            if isAt("<!--") { try skip(past: "-->") } else if isAt("<?") { try skip(past: "?>") } else if isAt("<!") { try skip(past: ">") } else { return }
        }
    }

    private mutating func element(depth: Int) throws(Failure) -> XMLElement {
        guard depth < Self.deepest else { throw failure("elements are nested deeper than \(Self.deepest)") }
        elements += 1
        guard elements <= Self.mostElements else { throw failure("it has more than \(Self.mostElements) elements") }
        position += 1
        var element = XMLElement(name: try name())
        while true {
            skipBlanks()
            guard position < bytes.count else { throw failure("it ends inside a tag") }
            if isAt("/>") { position += 2; return element }
            if bytes[position] == UInt8(ascii: ">") { position += 1; break }
            let key = try name()
            skipBlanks()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { throw failure("the attribute \(key) has no value") }
            position += 1
            skipBlanks()
            element.attributes[key] = try value()
        }
        while true {
            try skipToElement()
            if isAt("</") {
                position += 2
                let closed = try name()
                guard closed == element.name else { throw failure("</\(closed)> closes <\(element.name)>") }
                try skip(past: ">")
                return element
            }
            element.children.append(try self.element(depth: depth + 1))
        }
    }

    private mutating func skipBlanks() { while position < bytes.count, bytes[position] <= 0x20 { position += 1 } }

    private mutating func name() throws(Failure) -> String {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !"<>/=\"'".utf8.contains(bytes[position]) { position += 1 }
        guard position > start else { throw failure("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func value() throws(Failure) -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else { throw failure("a value is not quoted") }
        let quote = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote { position += 1 }
        guard position < bytes.count else { throw failure("a value is not closed") }
        defer { position += 1 }
        return Self.unescaped(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else { break }
            let name = String(rest[rest.index(after: start)..<end])
            let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            result += entities[name] ?? code.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
