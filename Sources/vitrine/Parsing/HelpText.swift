/// What `--help` prints.
public enum HelpText {
    /// Width of a terminal line.
    static let width = 100

    public static func of(_ command: CommandSpecification, program: String = "vitrine") -> String {
        let arguments = command.arguments.map { $0.isRequired ? " \($0.name)" : " [\($0.name)]" }.joined()
        var text = "\(command.summary)\n\nUsage: \(program) \(command.name)\(arguments)\(command.options.isEmpty ? "" : " [options]")\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        if !command.arguments.isEmpty {
            text += "\nArguments:\n" + rows(command.arguments.map { ($0.name, $0.help) })
        }
        let options = command.options.map { (label(of: $0), description(of: $0)) } + [("--help", "Show this help.")]
        return text + "\nOptions:\n" + rows(options)
    }

    /// The overview: what the program is and its commands.
    public static func overview(of commands: [CommandSpecification], about: String, program: String = "vitrine") -> String {
        """
        \(about)

        Usage: \(program) <command> [arguments] [options]

        Commands:
        \(rows(commands.map { ($0.name, $0.summary) }))
        \(program) <command> --help says more about one.

        """
    }

    private static func label(of option: OptionSpecification) -> String {
        let value = option.placeholder.isEmpty ? "VALUE" : option.placeholder
        switch option.arity {
        case .flag: return "--\(option.name)"
        case .value, .repeated: return "--\(option.name) \(value)"
        case .list: return "--\(option.name) \(value),..."
        }
    }

    private static func description(of option: OptionSpecification) -> String {
        var text = option.help
        if !option.choices.isEmpty { text += " One of \(option.choices.joined(separator: ", "))." }
        if option.arity == .repeated { text += " May be given several times." }
        return text
    }

    private static func rows(_ rows: [(label: String, text: String)]) -> String {
        let indent = min((rows.map { $0.label.count }.max() ?? 0) + 4, 30)
        return rows.map { label, text in
            let lines = wrap(text, width: width - indent)
            let pad = String(repeating: " ", count: indent)
            let first = "  " + label
            var out = first.count + 2 <= indent
                ? first + String(repeating: " ", count: indent - first.count) + (lines.first ?? "") + "\n"
                : first + "\n" + pad + (lines.first ?? "") + "\n"
            for line in lines.dropFirst() { out += pad + line + "\n" }
            return out
        }.joined()
    }

    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count + 1 <= width { lines[lines.count - 1] = last + " " + word } else { lines.append(String(word)) }
        }
        return lines
    }
}
