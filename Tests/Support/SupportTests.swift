import Foundation
import Testing

/// Whether Documentation/Support.md says what the code says, and nothing is left out in silence.
@Suite struct SupportTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let table = Result { try SupportTable(folder: root.appendingPathComponent("Sources/Frameworks")) }

    @Test("every public symbol of the frameworks has a status")
    func complete() throws {
        let table = try Self.table.get()
        #expect(table.problems.isEmpty)
        let without = Dictionary(grouping: table.symbols.filter { $0.status == nil }, by: \.file).sorted { $0.key < $1.key }
            .map { "\($0.key):\($0.value[0].line): \($0.value.count), first \($0.value[0].path)" }
        #expect(without.isEmpty, "say \"Status: exact\", approximate or declared in the comment, or for a whole file \"\(FileStatus.mark)exact.\"")
    }

    @Test("what is approximate says how it differs")
    func reasons() throws {
        let silent = try Self.table.get().symbols.filter { $0.status?.level == .approximate && $0.status?.how.isEmpty == true }.map { "\($0.file):\($0.line) \($0.path)" }
        #expect(silent.isEmpty)
    }

    @Test("nothing is a silent no-op: what ignores a parameter or returns its view as it is raises a finding or says why nothing is to be seen")
    func silentNoOps() throws {
        let table = try Self.table.get(), known = SilentNoOps(among: table.symbols)
        let silent = table.noOps.filter { !known.isExplained($0) }.map { "\($0.symbol.file):\($0.symbol.line): \($0.symbol.path) \($0.what)" }
        #expect(silent.isEmpty, "carry it as data, raise a finding, or say in its own comment why a picture does not show it")
    }

    /// Parts of a value that is compared as a whole, and nowhere else.
    private static let compared: Set = ["x1", "y1", "x2", "y2"]

    @Test("nothing that a framework keeps is never read")
    func unreadState() throws {
        let folder = Self.root.appendingPathComponent("Sources")
        var sources: [String: String] = [:]
        for case let url as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init() where url.pathExtension == "swift" {
            sources[String(url.path.dropFirst(folder.path.count + 1))] = try String(contentsOf: url, encoding: .utf8)
        }
        let state = UnreadState(sources: sources)
        let unread = sources.filter { $0.key.hasPrefix("Frameworks/") }.sorted { $0.key < $1.key }.flatMap { state.properties(of: $0.value, file: $0.key) }
            .filter { !Self.compared.contains($0.name) }.map { "\($0.file):\($0.line): \($0.name)" }
        #expect(unread.isEmpty, "use it, or raise a finding where it is set")
    }

    @Test("a property counts as read where it stands alone, not where it is set or a label")
    func unreadNames() {
        let text = """
        struct A {
            var kept: Int
            let used, lost: Int
            var both = 1
            func f() { kept = 2; print(used, both == 1 ? both : used, f(lost: 3)) }
        }
        """
        #expect(UnreadState(sources: ["a": text]).properties(of: text, file: "a").map(\.name) == ["kept", "lost"])
    }

    @Test("Documentation/Support.md is made from the code")
    func page() throws {
        let file = Self.root.appendingPathComponent("Documentation/Support.md"), page = try Self.table.get().markdown()
        #expect(page.utf8.count < 1 << 20)
        if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCUMENTATION"] == "1" { return try Data(page.utf8).write(to: file) }
        // The first line that differs says enough: the whole page would be in the message otherwise.
        let written = (try? String(contentsOf: file, encoding: .utf8)) ?? "", lines = (written.split(separator: "\n"), page.split(separator: "\n"))
        let changed = zip(lines.0, lines.1).first { $0 != $1 }.map { "was: \($0.prefix(200)), is: \($1.prefix(200))" }
        #expect(changed == nil && lines.0.count == lines.1.count, "run VITRINE_UPDATE_DOCUMENTATION=1 swift test --filter SupportTests")
    }
}
