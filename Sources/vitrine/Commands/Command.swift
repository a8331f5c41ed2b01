import OptionParsing

/// A command of the command line: what it takes, and what it does with it.
protocol Command {
    static var specification: CommandSpecification { get }
    init(options: ParsedOptions)
    func run() throws -> ExitCode
}

/// How the program ends.
enum ExitCode: Int32 {
    case fine = 0
    /// A finding at or above `--fail-on`.
    case findings = 1
    /// The command line, or a path it names, is not usable.
    case usage = 2
    /// The extension does not build.
    case buildFailed = 3
    /// No picture came out at all.
    case noPicture = 4
}

/// Ends a command with a message and a code.
struct CommandFailure: Error {
    var message: String
    var code: ExitCode
    init(_ message: String, code: ExitCode = .usage) { self.message = message; self.code = code }
}
