/// Which command the words name, or what is asked for instead of one.
public enum CommandLineChoice: Hashable, Sendable {
    /// The overview, because it was asked for or because no command was named.
    case overview(isAskedFor: Bool)
    /// The help of a command.
    case help(command: String)
    case version
    case run(command: String, ParsedOptions)

    /// Reads the words after the program's name.
    public static func read(_ words: [String], commands: [CommandSpecification]) throws -> CommandLineChoice {
        guard let first = words.first else { return .overview(isAskedFor: false) }
        let rest = Array(words.dropFirst())
        switch first {
        case "--help", "-h": return .overview(isAskedFor: true)
        case "--version", "-v": return .version
        case "help":
            guard let name = rest.first else { return .overview(isAskedFor: true) }
            return .help(command: try command(name, among: commands).name)
        default:
            let command = try command(first, among: commands)
            let parsed = try OptionParser(command).parse(rest)
            return parsed.asksForHelp ? .help(command: command.name) : .run(command: command.name, parsed)
        }
    }

    private static func command(_ name: String, among commands: [CommandSpecification]) throws -> CommandSpecification {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw UsageError.unknownCommand(name, known: commands.map(\.name))
        }
        return command
    }
}
