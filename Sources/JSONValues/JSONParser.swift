import CJansson

/// Why a text is no JSON, and where.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// Characters of the line that were read when it was noticed.
    public var column: Int
    public var reason: String
    public var description: String { "line \(line), column \(column): \(reason)" }
}

extension JSONValue {
    /// What becomes of two members of one name.
    public enum Duplicates: Sendable {
        /// They are an error: one of them would be lost silently.
        case refused
        case lastCounts
    }

    /// Reads a JSON text, by jansson.
    ///
    /// A byte-order mark is passed over. Whole numbers are exact up to 2^53, as in JavaScript.
    ///
    /// - Parameter maximumDepth: how deep lists and objects may nest, so that a hostile text takes no deep stack.
    /// - Throws: `JSONSyntaxError`, with the place. Nesting that is too deep has that of the whole value.
    public init(parsing bytes: [UInt8], maximumDepth: Int = 64, duplicates: Duplicates = .refused) throws(JSONSyntaxError) {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        // Without the third a number of 20 digits is an error; this type holds it as JavaScript does.
        let flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL | (duplicates == .refused ? JSON_REJECT_DUPLICATES : 0))
        var error = json_error_t()
        let root = bytes.withUnsafeBytes { text in
            // An empty buffer has no address, and jansson takes none for a mistake of the program.
            text.isEmpty ? json_loadb("", 0, flags, &error) : json_loadb(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, flags, &error)
        }
        guard let root else {
            let reason = withUnsafeBytes(of: &error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw JSONSyntaxError(line: max(1, Int(error.line)), column: max(1, Int(error.column)), reason: reason)
        }
        defer { vitrine_json_release(root) }
        guard let value = Self.value(of: root, depth: maximumDepth) else {
            throw JSONSyntaxError(line: 1, column: 1, reason: "nested deeper than \(maximumDepth) levels")
        }
        self = value
    }

    public init(parsing text: String, maximumDepth: Int = 64) throws(JSONSyntaxError) {
        try self.init(parsing: Array(text.utf8), maximumDepth: maximumDepth)
    }

    /// nil where it is nested deeper than `depth`.
    private static func value(of json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
        switch vitrine_json_type(json) {
        case JSON_OBJECT:
            guard depth > 0 else { return nil }
            var members: [Member] = [], iterator = json_object_iter(json)
            members.reserveCapacity(json_object_size(json))
            while let current = iterator, let name = json_object_iter_key(current), let content = json_object_iter_value(current) {
                guard let value = value(of: content, depth: depth - 1) else { return nil }
                members.append(Member(String(cString: name), value))
                iterator = json_object_iter_next(json, current)
            }
            return .object(members)
        case JSON_ARRAY:
            guard depth > 0 else { return nil }
            var values: [JSONValue] = []
            values.reserveCapacity(json_array_size(json))
            for index in 0..<json_array_size(json) {
                guard let element = json_array_get(json, index), let value = value(of: element, depth: depth - 1) else { return nil }
                values.append(value)
            }
            return .array(values)
        case JSON_STRING:
            let text = UnsafeRawBufferPointer(start: json_string_value(json), count: json_string_length(json))
            return .string(String(decoding: text, as: UTF8.self))
        case JSON_REAL, JSON_INTEGER: return .number(json_number_value(json))
        case JSON_TRUE: return .bool(true)
        case JSON_FALSE: return .bool(false)
        default: return .null
        }
    }
}
