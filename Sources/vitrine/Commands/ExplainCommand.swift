import Findings
import JSONValues
import OptionParsing

/// `vitrine explain CODE`: a finding's cause, example and fix.
struct ExplainCommand: Command {
    static let specification = CommandSpecification(
        name: "explain", summary: "A finding's cause, example and fix; without a code, all codes.",
        arguments: [.init("<code>", help: "A finding's code, such as container-background-missing.", isRequired: false)], options: [ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        guard let name = options.arguments.first else {
            if options.isOn("json") {
                Console.print(JSONValue.array(FindingCodes.all.map(Self.json)).fileBytes())
            } else {
                for code in FindingCodes.all { Console.print("\(code.code)  (\(code.severity.rawValue)) \(code.title)") }
            }
            return .fine
        }
        guard let code = FindingCodes.code(name.lowercased()) else {
            let near = NearestNames.find(name, among: FindingCodes.all.map(\.code))
            throw CommandFailure("There is no finding \"\(name)\".\(near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?") vitrine explain lists them all.")
        }
        if options.isOn("json") { Console.print(Self.json(code).fileBytes()) } else { Console.print(FindingPage.plainText(for: code)) }
        return .fine
    }

    private static func json(_ code: FindingCode) -> JSONValue {
        ["code": .string(code.code), "severity": .string(code.severity.rawValue), "basis": .string(code.basis.rawValue), "title": .string(code.title),
         "cause": .string(code.cause), "example": .string(code.example), "fix": .string(code.fix)]
    }
}
