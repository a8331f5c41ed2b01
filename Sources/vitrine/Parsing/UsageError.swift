/// A command line that cannot be understood. Each text ends with what to do next.
public enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownCommand(String, known: [String])
    case unknownOption(String, command: String, known: [String])
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String)
    case givenTwice(option: String)
    case unknownChoice(option: String, value: String, known: [String])
    case badValue(option: String, value: String, expected: String)
    case missingArgument(String, command: String)
    case unexpectedArgument(String, command: String)
    /// Any other mistake of the command line; the text ends with what to do next.
    case mistake(String)

    public var description: String {
        switch self {
        case .unknownCommand(let name, let known):
            "There is no command \"\(name)\".\(Self.suggestion(for: name, among: known)) Commands are \(known.joined(separator: ", ")); see vitrine --help."
        case .unknownOption(let name, let command, let known):
            "vitrine \(command) has no option --\(name).\(Self.suggestion(for: name, among: known, prefix: "--")) See vitrine \(command) --help."
        case .missingValue(let option, let placeholder):
            "--\(option) needs a value: --\(option) \(placeholder.isEmpty ? "VALUE" : placeholder)."
        case .unexpectedValue(let option): "--\(option) takes no value; write it alone."
        case .givenTwice(let option): "--\(option) is given twice; leave one of them out."
        case .unknownChoice(let option, let value, let known):
            "--\(option) has no \"\(value)\".\(Self.suggestion(for: value, among: known)) Choose from \(known.joined(separator: ", "))."
        case .badValue(let option, let value, let expected): "--\(option) \"\(value)\" is not \(expected); correct it."
        case .missingArgument(let name, let command): "vitrine \(command) needs \(name); see vitrine \(command) --help."
        case .unexpectedArgument(let text, let command): "vitrine \(command) does not know what to do with \"\(text)\"; leave it out, or see vitrine \(command) --help."
        case .mistake(let text): text
        }
    }

    private static func suggestion(for name: String, among known: [String], prefix: String = "") -> String {
        let near = NearestNames.find(name, among: known)
        return near.isEmpty ? "" : " Did you mean \(near.map { prefix + $0 }.joined(separator: " or "))?"
    }
}
