import Foundation
import Testing

/// Whether Documentation/Compatibility.md keeps its form. What it says is measured on checkouts of public repositories, which are not
/// here.
@Suite struct CompatibilityTests {
    private struct Row {
        var repository: Substring, target: Substring, builds: Substring, draws: Substring, findings: Substring, cause: Substring
    }

    private static func page() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Documentation/Compatibility.md"), encoding: .utf8)
    }

    private static func rows(_ page: String) -> [Row] {
        page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("/") && !$0.hasPrefix("| repository") }.compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.map { cell in
                var cell = cell
                while cell.last == " " { cell.removeLast() }
                return cell
            }
            return cells.count == 8 ? Row(repository: cells[1], target: cells[2], builds: cells[3], draws: cells[4], findings: cells[5], cause: cells[6]) : nil
        }
    }

    @Test("each row has a repository, a target, yes or no twice, and a cause where something is amiss")
    func rows() throws {
        let page = try Self.page(), rows = Self.rows(page)
        #expect(rows.count >= 36)
        #expect(Set(rows.map { "\($0.repository) \($0.target)" }).count == rows.count)
        for row in rows {
            let name = "\(row.repository) \(row.target)"
            #expect(row.repository.split(separator: "/").count == 2 && !row.target.isEmpty, "\(name)")
            #expect(["yes", "no"].contains(row.builds) && ["yes", "no"].contains(row.draws), "\(name)")
            #expect(!(row.builds == "no" && row.draws == "yes"), "\(name) cannot be drawn without being built")
            #expect(row.builds == "yes" && row.draws == "yes" && row.findings.isEmpty || row.cause.count > 10, "\(name) needs a cause")
            #expect(row.findings.split(separator: " ").allSatisfy { $0.hasPrefix("`") && $0.hasSuffix("`") }, "\(name)")
        }
    }

    @Test("the totals are those of the rows, and no path of a machine is named")
    func totals() throws {
        let page = try Self.page(), rows = Self.rows(page)
        let built = rows.count { $0.builds == "yes" }, drawn = rows.count { $0.draws == "yes" }, clean = rows.count { $0.draws == "yes" && $0.findings.isEmpty }
        #expect(page.contains("\(rows.count) extensions: \(built) build, \(drawn) draw, \(clean) without an error finding."))
        #expect(!page.contains("/tmp") && !page.contains("/work") && !page.contains("/home"))
    }
}
