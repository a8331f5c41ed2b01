import Foundation
import Testing

@Suite struct PackageListTests {
    @Test("every system package that Package.swift names is one that the bootstrap installs, and each line says why")
    func listsAgree() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let list = try String(contentsOf: root.appendingPathComponent("Bootstrap/packages.tsv"), encoding: .utf8)
        let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.allSatisfy { $0.count == 4 && ["run", "test"].contains($0[2]) && !$0[3].isEmpty })

        let installed = Set(rows.compactMap(\.first))
        let named = manifest.matches(of: #/\.apt\(\[([^\]]*)\]\)/#).flatMap { $0.output.1.matches(of: #/"([^"]+)"/#).map(\.output.1) }
        #expect(!named.isEmpty)
        #expect(named.filter { !installed.contains($0) } == [])
    }
}
