import Foundation
import Testing

/// Whether Tests/Shapes uses every call shape that real widgets use.
@Suite struct CensusTests {
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The shapes of a list, without what follows them.
    private func list(_ name: String) throws -> [String] {
        let url = Self.tests.appendingPathComponent("Census/Resources/\(name)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.split(separator: "\t")[0]) }
    }

    @Test("every call shape of the census is used once in Tests/Shapes")
    func shapes() throws {
        var used: Set<String> = []
        for url in try FileManager.default.contentsOfDirectory(at: Self.tests.appendingPathComponent("Shapes"), includingPropertiesForKeys: nil) where url.pathExtension == "swift" {
            used.formUnion(CallShapes(source: try String(contentsOf: url, encoding: .utf8)).shapes)
        }
        let missing = try list("call-shapes.tsv").filter { !used.contains($0) }
        #expect(missing.isEmpty, "add a use of each to Tests/Shapes, so that a change that breaks it does not compile")
    }

    @Test("a call's shape is its name, its labels and its trailing closures", arguments: [
        ("Text(\"a\")", "Text(_:)"), ("view.frame(maxWidth: 1, alignment: .top)", ".frame(maxWidth:alignment:)"), ("Button(intent: a) { b }", "Button(intent:) {}"),
        ("Label { a } icon: { b }", "Label() {} icon:{}"), ("Animation.spring()", "Animation.spring()"), ("Animation.spring()", ".spring()"), ("ForEach<A>(a, id: \\.b) { c }", "ForEach(_:id:) {}"),
    ])
    func shape(source: String, shape: String) { #expect(CallShapes(source: source).shapes.contains(shape)) }
}
