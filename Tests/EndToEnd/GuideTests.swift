import Foundation
import JSONValues
import Testing

/// The scenarios that the guide shows do what it says.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct GuideTests {
    /// The YAML blocks of the guide, each with the extension that its first line names.
    static func scenarios() throws -> [(extension: String, text: String)] {
        let guide = try String(contentsOf: Program.root.appendingPathComponent("Documentation/Time.md"), encoding: .utf8)
        return guide.components(separatedBy: "```yaml\n").dropFirst().compactMap { piece in
            let text = piece.components(separatedBy: "\n```")[0]
            let first = text.prefix { $0 != "\n" }
            return first.hasPrefix("# Tests/") ? (String(first.dropFirst(2)), text) : nil
        }
    }

    @Test("each scenario of the guide on time is met")
    func time() throws {
        let scenarios = try Self.scenarios()
        try #require(scenarios.count == 2)
        for (path, text) in scenarios {
            try withFolder { folder in
                try write(["day.yaml": text], in: folder)
                let run = try CommandLineRun(["timeline", Program.root.appendingPathComponent(path).path, "--scenario", folder + "/day.yaml", "--state", folder + "/device", "--json"])
                #expect(run.code == 0, "\(path)\n\(run.errors)")
                let met = try JSONValue(parsing: run.output)["expectations"]?.array ?? []
                #expect(!met.isEmpty && met.allSatisfy { $0["met"] == true }, "\(run.errors)")
            }
        }
    }
}
