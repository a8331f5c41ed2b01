import OptionParsing

/// The command line: finds the command that the words name and runs it.
@main struct Vitrine {
    /// Every command that works. Help lists these and no others.
    static let commands: [any Command.Type] = [
        SnapshotCommand.self, TimelineCommand.self, PreviewCommand.self, ServeCommand.self, DescribeCommand.self, TapCommand.self, DevicesCommand.self, DoctorCommand.self, GroupCommand.self, ExplainCommand.self, VersionCommand.self,
    ]

    static let about = "Vitrine builds and draws iOS widget extensions on Linux."

    static func main() {
        // A reader of our output that goes away must not end the program before it has cleaned up.
        Signals.ignoreBrokenPipes()
        exit(with: run(Array(CommandLine.arguments.dropFirst())))
    }

    static func run(_ words: [String]) -> ExitCode {
        let specifications = commands.map { $0.specification }
        do {
            switch try CommandLineChoice.read(words, commands: specifications) {
            case .overview(let isAskedFor):
                let text = HelpText.overview(of: specifications, about: about)
                if isAskedFor { Console.print(text) } else { Console.say(text) }
                return isAskedFor ? .fine : .usage
            case .help(let name):
                if let command = specifications.first(where: { $0.name == name }) { Console.print(HelpText.of(command)) }
                return .fine
            case .version:
                return try VersionCommand(options: ParsedOptions()).run()
            case .run(let name, let options):
                guard let command = commands.first(where: { $0.specification.name == name }) else { return .usage }
                return try command.init(options: options).run()
            }
        } catch let failure as CommandFailure {
            Console.complain(failure.message)
            return failure.code
        } catch {
            Console.complain("\(error)")
            return .usage
        }
    }
}
