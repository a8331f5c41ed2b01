/// Reads a command's words against its specification.
public struct OptionParser: Sendable {
    public let command: CommandSpecification

    public init(_ command: CommandSpecification) { self.command = command }

    /// Reads the words that follow the command's name.
    ///
    /// `--name value` and `--name=value` are one; after `--` every word is an argument; a word "-" is an argument.
    /// - Throws: `UsageError`.
    public func parse(_ words: [String]) throws -> ParsedOptions {
        var parsed = ParsedOptions()
        var rest = words[...]
        var onlyArguments = false
        while let word = rest.popFirst() {
            if onlyArguments || word == "-" || !word.hasPrefix("-") {
                guard parsed.arguments.count < command.arguments.count || command.arguments.last?.isRepeated == true else { throw UsageError.unexpectedArgument(word, command: command.name) }
                parsed.arguments.append(word)
            } else if word == "--" {
                onlyArguments = true
            } else if word == "--help" || word == "-h" {
                parsed.asksForHelp = true
                return parsed
            } else {
                try readOption(word, &rest, into: &parsed)
            }
        }
        if let missing = command.arguments.dropFirst(parsed.arguments.count).first(where: \.isRequired) {
            throw UsageError.missingArgument(missing.name, command: command.name)
        }
        return parsed
    }

    private func readOption(_ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedOptions) throws {
        let divider = word.firstIndex(of: "=")
        let name = String(word[..<(divider ?? word.endIndex)].drop { $0 == "-" })
        guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == name }) else {
            throw UsageError.unknownOption(name, command: command.name, known: command.options.map(\.name))
        }
        var value = divider.map { String(word[word.index(after: $0)...]) }
        if option.arity == .flag {
            guard value == nil else { throw UsageError.unexpectedValue(option: name) }
            value = ""
        } else if value == nil {
            // A word that is an option of this command is no value: the value was forgotten.
            guard let next = rest.first, !isOption(next) else { throw UsageError.missingValue(option: name, placeholder: option.placeholder) }
            value = rest.popFirst()
        }
        try Self.add(value ?? "", to: option, in: &parsed)
    }

    private func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("--") else { return false }
        let name = word.dropFirst(2).prefix { $0 != "=" }
        return name == "help" || command.options.contains { $0.name == name }
    }

    /// Adds a value as it was written to what was read so far.
    static func add(_ value: String, to option: OptionSpecification, in parsed: inout ParsedOptions) throws {
        if option.arity != .flag, value.isEmpty { throw UsageError.missingValue(option: option.name, placeholder: option.placeholder) }
        if option.arity == .value, parsed.values[option.name] != nil { throw UsageError.givenTwice(option: option.name) }
        var pieces = [value]
        if option.arity == .list {
            pieces = value.split(separator: ",").map { String($0.trimmingSpaces()) }.filter { !$0.isEmpty }
            guard !pieces.isEmpty else { throw UsageError.missingValue(option: option.name, placeholder: option.placeholder) }
        }
        for piece in pieces {
            let value = try choice(piece, of: option)
            // Naming a value twice asks for nothing more than naming it once.
            if option.arity == .list, parsed.values[option.name]?.contains(value) == true { continue }
            if option.arity == .flag { parsed.values[option.name] = [value] } else { parsed.values[option.name, default: []].append(value) }
        }
    }

    private static func choice(_ value: String, of option: OptionSpecification) throws -> String {
        guard !option.choices.isEmpty, option.arity != .flag else { return value }
        func plain(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
        if let exact = option.choices.first(where: { plain($0) == plain(value) }) { return exact }
        if let other = option.spellings.first(where: { plain($0.key) == plain(value) }) { return other.value }
        throw UsageError.unknownChoice(option: option.name, value: value, known: option.choices)
    }
}

extension Substring {
    func trimmingSpaces() -> Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
