import Foundation

/// Reads XML property lists: the elements plist, dict, array, key, string, integer, real, true, false, date and data.
enum XMLPropertyListReader {
    typealias Failure = PropertyListParser.Failure

    /// - Parameter bytes: UTF-8, whatever the declaration says.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        // The element plist is one level more than its value.
        let root = try XMLParser.parse(bytes, maximumDepth: PropertyListParser.maximumDepth + 1, encoding: "UTF-8")
        guard root.name == "plist" else { return try value(of: root) }
        try refuseText(in: root)
        guard let content = root.children.first else { return .dictionary([:]) }
        if root.children.count > 1 { throw Failure(line: root.children[1].line, reason: "</plist> is missing: a property list holds one value") }
        return try value(of: content)
    }

    private static func value(of element: XMLElement) throws(Failure) -> PropertyValue {
        func failure(_ reason: String) -> Failure { Failure(line: element.line, reason: reason) }
        var trimmed: String { element.text.trimmingCharacters(in: .whitespacesAndNewlines) }
        switch element.name {
        case "array":
            try refuseText(in: element)
            var values: [PropertyValue] = []
            for child in element.children { values.append(try value(of: child)) }
            return .array(values)
        case "dict": return .dictionary(try entries(of: element))
        default: if let child = element.children.first { throw Failure(line: child.line, reason: "<\(element.name.prefix(40))> is not closed before <\(child.name.prefix(40))>") }
        }
        switch element.name {
        case "string": return .string(element.text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "integer":
            let text = trimmed
            if let number = Int(text) { return .integer(number) }
            if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return .integer(number) }
            if let number = Double(text) { return .real(number) }
            // A build setting that is not expanded yet.
            if text.hasPrefix("$") { return .string(text) }
            throw failure("\"\(text.prefix(40))\" is no integer")
        case "real":
            let text = trimmed
            guard let number = Double(text) else { throw failure("\"\(text.prefix(40))\" is no number") }
            return .real(number)
        case "date":
            let text = trimmed
            guard let date = ISO8601DateFormatter().date(from: text) else { throw failure("\"\(text.prefix(40))\" is no date") }
            return .date(date)
        case "data":
            guard let data = Data(base64Encoded: element.text.filter { !$0.isWhitespace }) else { throw failure("its data is not Base64") }
            return .data(data)
        default: throw failure("the element <\(element.name.prefix(40))> is unknown")
        }
    }

    private static func entries(of element: XMLElement) throws(Failure) -> [String: PropertyValue] {
        try refuseText(in: element)
        var entries: [String: PropertyValue] = [:], children = element.children[...]
        while let key = children.popFirst() {
            guard key.name == "key" else { throw Failure(line: key.line, reason: "a dictionary holds an element without a key") }
            guard let content = children.popFirst() else { throw Failure(line: key.line, reason: "the key \"\(key.text.prefix(60))\" has no value") }
            entries[key.text] = try value(of: content)
        }
        return entries
    }

    private static func refuseText(in element: XMLElement) throws(Failure) {
        guard element.text.utf8.allSatisfy({ $0 <= 0x20 }) else { throw Failure(line: element.line, reason: "text stands in <\(element.name)> where an element should") }
    }
}
