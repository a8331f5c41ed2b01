import CYAML

/// Parses YAML into property values, by libyaml's events: XcodeGen's and xtool's descriptions.
///
/// Anchors are kept by value and their number of uses is bounded, so that a small file cannot grow without end.
struct YAMLParser {
    typealias Failure = PropertyListParser.Failure
    private static let maximumNodes = 200_000
    private var nodes = 0
    private var anchors: [String: PropertyValue] = [:]

    static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Failure(line: 1, reason: "there is no memory for it") }
        defer { yaml_parser_delete(&parser) }
        var result: Result<PropertyValue, Failure> = .success(.null)
        bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            var reader = YAMLParser()
            do { result = .success(try reader.document(&parser)) }
            catch let failure as Failure { result = .failure(failure) }
            catch {}
        }
        return try result.get()
    }

    private enum Event { case scalar(String, isPlain: Bool, anchor: String?), alias(String), sequenceStart(String?), mappingStart(String?), sequenceEnd, mappingEnd, end, other }

    private func next(_ parser: inout yaml_parser_t) throws(Failure) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
            let reason = parser.problem.map { String(cString: $0) } ?? "it is no YAML"
            throw Failure(line: Int(parser.problem_mark.line) + 1, reason: reason)
        }
        defer { yaml_event_delete(&event) }
        let name = { (pointer: UnsafeMutablePointer<yaml_char_t>?) in pointer.map { String(cString: $0) } }
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: name(scalar.anchor))
        case YAML_ALIAS_EVENT: return .alias(name(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart(name(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: return .mappingStart(name(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT: return .end
        default: return .other
        }
    }

    private mutating func document(_ parser: inout yaml_parser_t) throws(Failure) -> PropertyValue {
        while true {
            let event = try next(&parser)
            if case .other = event { continue }
            if case .end = event { return .null }
            return try value(event, &parser, depth: 0)
        }
    }

    private mutating func value(_ event: Event, _ parser: inout yaml_parser_t, depth: Int) throws(Failure) -> PropertyValue {
        nodes += 1
        guard nodes < Self.maximumNodes, depth < PropertyListParser.maximumDepth else {
            throw Failure(line: Int(parser.mark.line) + 1, reason: "it is nested too deep or too large")
        }
        switch event {
        case .scalar(let text, let isPlain, let anchor):
            let value = isPlain ? Self.plain(text) : .string(text)
            if let anchor { anchors[anchor] = value }
            return value
        case .alias(let name):
            guard let value = anchors[name] else { throw Failure(line: Int(parser.mark.line) + 1, reason: "the alias \"\(name)\" is unknown") }
            nodes += Self.size(of: value)
            return value
        case .sequenceStart(let anchor):
            var values: [PropertyValue] = []
            while true {
                let event = try next(&parser)
                if case .sequenceEnd = event { break }
                values.append(try value(event, &parser, depth: depth + 1))
            }
            if let anchor { anchors[anchor] = .array(values) }
            return .array(values)
        case .mappingStart(let anchor):
            var entries: [String: PropertyValue] = [:]
            while true {
                let event = try next(&parser)
                if case .mappingEnd = event { break }
                let key = try value(event, &parser, depth: depth + 1)
                let entry = try value(try next(&parser), &parser, depth: depth + 1)
                if key == .string("<<"), let merged = entry.dictionary { entries.merge(merged) { own, _ in own } }
                else { entries[key.text ?? ""] = entry }
            }
            if let anchor { anchors[anchor] = .dictionary(entries) }
            return .dictionary(entries)
        case .sequenceEnd, .mappingEnd, .end, .other:
            throw Failure(line: Int(parser.mark.line) + 1, reason: "it ends where a value should stand")
        }
    }

    private static func size(of value: PropertyValue) -> Int {
        switch value {
        case .array(let values): values.reduce(1) { $0 + size(of: $1) }
        case .dictionary(let entries): entries.values.reduce(1) { $0 + size(of: $1) }
        default: 1
        }
    }

    /// What a word without quotes means (YAML 1.2's core schema, and the YES and NO of build settings kept as text).
    private static func plain(_ text: String) -> PropertyValue {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default:
            if let number = Int(text), String(number) == text { .integer(number) }
            // "17.0" is a version more often than a number here: the text is kept, and `realValue` reads it.
            else { .string(text) }
        }
    }
}

/// Reads a YAML file, naming file and line where it is damaged.
enum YAMLFile {
    static func read(_ path: String, namedIn source: String? = nil) throws(ProjectError) -> PropertyValue {
        let bytes = try FileReading.bytes(path, namedIn: source, limit: 4 << 20)
        do { return try YAMLParser.parse(bytes) }
        catch { throw .damaged(file: path, line: error.line, reason: error.reason) }
    }
}
