import CYAML

/// A value of a scenario's file, YAML or JSON, with the line it stands on.
struct ScenarioNode {
    enum Content {
        case text(String, isQuoted: Bool)
        case list([ScenarioNode])
        case mapping([(key: String, line: Int, value: ScenarioNode)])
    }
    var content: Content
    var line: Int

    /// What it is, for messages.
    var kind: String {
        switch content {
        case .text: "a value"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The largest file that is read, in bytes, and the deepest nesting.
    static let sizeLimit = 1 << 20
    static let depthLimit = 16

    /// Reads a file's bytes. JSON is YAML too.
    ///
    /// Aliases are refused: a scenario needs none, and a small file could grow without end.
    static func parse(_ bytes: [UInt8], file: String) throws -> ScenarioNode {
        guard bytes.count <= sizeLimit else { throw ScenarioError(file: file, line: 0, reason: "it is larger than \(sizeLimit >> 20) MB; split it into several scenarios.") }
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw ScenarioError(file: file, line: 0, reason: "there is no memory for it; close other programs and try again.") }
        defer { yaml_parser_delete(&parser) }
        return try bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            var reader = Reader(file: file)
            return try reader.document(&parser)
        }
    }

    private struct Reader {
        let file: String
        private var line = 1

        init(file: String) { self.file = file }

        private enum Event { case text(String, isQuoted: Bool), listStart, listEnd, mappingStart, mappingEnd, end, other }

        private func failure(_ reason: String) -> ScenarioError { ScenarioError(file: file, line: line, reason: reason) }

        private mutating func next(_ parser: inout yaml_parser_t) throws -> Event {
            var event = yaml_event_t()
            guard yaml_parser_parse(&parser, &event) == 1 else {
                line = Int(parser.problem_mark.line) + 1
                throw failure("\(parser.problem.map { String(cString: $0) } ?? "it is no YAML"); correct the file.")
            }
            defer { yaml_event_delete(&event) }
            line = Int(event.start_mark.line) + 1
            switch event.type {
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
                return .text(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE)
            case YAML_ALIAS_EVENT: throw failure("aliases are not read here; write the value out.")
            case YAML_SEQUENCE_START_EVENT: return .listStart
            case YAML_SEQUENCE_END_EVENT: return .listEnd
            case YAML_MAPPING_START_EVENT: return .mappingStart
            case YAML_MAPPING_END_EVENT: return .mappingEnd
            case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT: return .end
            default: return .other
            }
        }

        mutating func document(_ parser: inout yaml_parser_t) throws -> ScenarioNode {
            while true {
                let event = try next(&parser)
                if case .other = event { continue }
                if case .end = event { throw failure("it is empty; write a list of steps, as Documentation/Time.md shows.") }
                return try value(event, &parser, depth: 0)
            }
        }

        private mutating func value(_ event: Event, _ parser: inout yaml_parser_t, depth: Int) throws -> ScenarioNode {
            guard depth < ScenarioNode.depthLimit else { throw failure("it is nested too deep; write it flatter.") }
            let start = line
            switch event {
            case .text(let text, let isQuoted): return ScenarioNode(content: .text(text, isQuoted: isQuoted), line: start)
            case .listStart:
                var values: [ScenarioNode] = []
                while true {
                    let event = try next(&parser)
                    if case .listEnd = event { break }
                    values.append(try value(event, &parser, depth: depth + 1))
                }
                return ScenarioNode(content: .list(values), line: start)
            case .mappingStart:
                var members: [(key: String, line: Int, value: ScenarioNode)] = []
                while true {
                    let event = try next(&parser)
                    if case .mappingEnd = event { break }
                    guard case .text(let key, _) = event else { throw failure("a name is expected here; correct the file.") }
                    let line = line
                    guard !members.contains(where: { $0.key == key }) else { throw failure("\"\(key)\" is there twice; leave one out.") }
                    members.append((key, line, try value(try next(&parser), &parser, depth: depth + 1)))
                }
                return ScenarioNode(content: .mapping(members), line: start)
            case .listEnd, .mappingEnd, .end, .other: throw failure("it ends where a value should stand; correct the file.")
            }
        }
    }
}
