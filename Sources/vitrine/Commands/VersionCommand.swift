import JSONValues
import OptionParsing
import Snapshots

/// `vitrine version`: Vitrine's version and the engine that its pictures depend on.
struct VersionCommand: Command {
    static let specification = CommandSpecification(
        name: "version", summary: "Vitrine's version and what its pictures depend on.", options: [ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let engine = EngineDescription.current
        if options.isOn("json") {
            Console.print(JSONValue.object([
                .init("vitrine", .string(VitrineVersion.current)), .init("engine", .string(engine.hash)),
                .init("engineParts", .object(engine.parts.map { .init($0.name, .string($0.value)) })),
            ]).fileBytes())
        } else {
            Console.print("Vitrine \(VitrineVersion.current)\nengine \(engine.hash)")
            for part in engine.parts { Console.print("  \(part.name) \(part.value)") }
        }
        return .fine
    }
}
