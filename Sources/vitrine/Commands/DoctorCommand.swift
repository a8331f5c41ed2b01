import Drawing
import Findings
import JSONValues
import OptionParsing
import ProjectModel
import Snapshots

/// `vitrine doctor`: what the project's files alone say. Nothing is built.
struct DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "What the project's files alone say would go wrong on a phone; builds nothing.",
        arguments: [ExtensionOptions.argument], options: ExtensionOptions.project + [ExtensionOptions.failOn, ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0]
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let model = try ExtensionLoading.model(path: path, options: options, leavesOutMissingSources: true)
        let sifted = FindingSifting(model).sifted(SnapshotRun.unique(ProjectDoctor.findings(in: model)))
        if options.isOn("json") {
            let document: JSONValue = [
                "extension": .string(model.name), "findings": .array(sifted.findings.map { SnapshotReport.json($0) }),
                "suppressed": .array(sifted.suppressed.map { SnapshotReport.json($0.finding, reason: $0.reason) }),
                "notes": JSONValue(model.notes),
            ]
            Console.print(document.fileBytes())
        } else {
            for note in model.notes { Console.print(Console.plain("note: \(note)")) }
            if sifted.findings.isEmpty {
                Console.print("\(Console.plain(model.name)): nothing found.")
            } else {
                Console.print(FindingLines.text(sifted.findings))
            }
        }
        return FailOn(options).code(for: sifted.findings)
    }
}
