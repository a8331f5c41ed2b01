import Drawing
import Foundation
import Testing
@testable import Findings
@testable import FindingTable

@Suite struct FindingCodesTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("every code is stable kebab case, there once, and complete")
    func complete() {
        #expect(Set(FindingCodes.all.map(\.code)).count == FindingCodes.all.count)
        for code in FindingCodes.all {
            #expect(code.code.allSatisfy { $0.isLowercase || $0 == "-" }, "\(code.code)")
            #expect(!code.title.isEmpty && !code.title.hasSuffix("."), "\(code.code): a title is a phrase")
            #expect(!code.cause.isEmpty && !code.example.isEmpty && !code.fix.isEmpty, "\(code.code)")
        }
    }

    @Test("an assumed rule never raises an error")
    func assumedIsNoError() {
        for code in FindingCodes.all where code.basis == .assumed { #expect(code.severity < .error, "\(code.code)") }
    }

    @Test("every code that is raised anywhere in the sources has a row in the table")
    func tableCoversSources() throws {
        let sources = Self.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var unknown: [String] = []
        for case let url as URL in files where url.pathExtension == "swift" && !url.path.contains("/Sources/Findings/") {
            let text = try String(contentsOf: url, encoding: .utf8)
            // Those that are made from the table's rows cannot be wrong; the frameworks know no table.
            for piece in text.components(separatedBy: "Finding(code: \"").dropFirst() {
                let code = String(piece.prefix { $0 != "\"" })
                if FindingCodes.code(code) == nil { unknown.append("\(url.lastPathComponent): \(code)") }
            }
        }
        #expect(unknown.isEmpty, "these codes have no row in the table of Sources/Findings/Codes")
    }

    @Test("a code has one severity and one basis, whoever raises it; a milder one stays")
    func settled() {
        let raised = Finding(code: "kind-duplicate", severity: .error, basis: .doc, message: "", fix: "")
        #expect(FindingCodes.settled(raised).severity == .warning && FindingCodes.settled(raised).basis == .assumed)
        var mild = raised
        mild.severity = .note
        #expect(FindingCodes.settled(mild).severity == .note)
        let unknown = Finding(code: "of-another-version", severity: .error, basis: .seen, message: "", fix: "")
        #expect(FindingCodes.settled(unknown) == unknown)
    }

    @Test("the pages in Documentation/Findings are those of the table")
    func pages() throws {
        let folder = Self.root.appendingPathComponent("Documentation/Findings")
        var wanted = ["README.md": FindingPage.index()]
        for code in FindingCodes.all { wanted["\(code.code).md"] = FindingPage.markdown(for: code) }
        if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCUMENTATION"] == "1" {
            for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) { try FileManager.default.removeItem(at: folder.appendingPathComponent(old)) }
            for (name, text) in wanted { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        }
        let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(there) == Set(wanted.keys), "run the tests once with VITRINE_UPDATE_DOCUMENTATION=1")
        for (name, text) in wanted {
            let page = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(page == text, "\(name) is stale: run the tests once with VITRINE_UPDATE_DOCUMENTATION=1")
        }
    }

    @Test("explain prints cause, example and fix, none wider than 80 characters")
    func explain() throws {
        let text = FindingPage.plainText(for: .timelineEmpty)
        #expect(text.contains("Cause\n") && text.contains("Example\n") && text.contains("Fix\n"))
        #expect(FindingPage.wrapped(FindingCode.containerBackgroundMissing.cause).split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
