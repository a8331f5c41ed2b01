import JSONValues

/// Reads a JSON file, naming file and line where it is damaged: catalogs, `.xcstrings`, `Package.resolved`.
enum JSONFile {
    static func read(_ path: String, namedIn source: String? = nil, limit: Int = FileReading.largestFile) throws(ProjectError) -> PropertyValue {
        let bytes = try FileReading.bytes(path, namedIn: source, limit: limit)
        do { return try value(bytes) }
        catch { throw .damaged(file: path, line: error.line, reason: error.reason) }
    }

    static func value(_ bytes: [UInt8]) throws(PropertyListParser.Failure) -> PropertyValue {
        var bytes = bytes
        // JSON is UTF-8; some tools write catalogs as UTF-16 with a byte-order mark.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            guard let text = TextEncoding.decode(bytes) else { throw PropertyListParser.Failure(line: 1, reason: "it is neither UTF-8 nor UTF-16 text") }
            bytes = Array(text.utf8)
        }
        // Xcode takes the last of two entries of one name, which merging leaves behind.
        do { return PropertyValue(try JSONValue(parsing: bytes, maximumDepth: PropertyListParser.maximumDepth, duplicates: .lastCounts)) }
        catch { throw PropertyListParser.Failure(line: error.line, reason: error.reason) }
    }
}

extension PropertyValue {
    fileprivate init(_ value: JSONValue) {
        self = switch value {
        case .null: .null
        case .bool(let flag): .boolean(flag)
        case .number(let number): Int(exactly: number).map(PropertyValue.integer) ?? .real(number)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(PropertyValue.init))
        case .object(let members): .dictionary(Dictionary(members.map { ($0.name, PropertyValue($0.value)) }) { _, last in last })
        }
    }
}
