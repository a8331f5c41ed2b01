import ExtensionMessages
import Foundation
import Testing
@testable import ExtensionBuild
@testable import HomeScreen

/// A file as it was built, and as it is edited.
private final class EditedFile {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("literals-\(UUID().uuidString).swift").path
    var editing: LiteralEditing
    /// What the process says of every literal.
    var type = LiteralType.cgFloat
    private(set) var asked = 0

    init(_ source: String) throws {
        let lifted = try #require(LiftedSource(path: path, bytes: Array(source.utf8)))
        editing = LiteralEditing(LiftedSources([lifted], code: [path]))
        try source.write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func edit(_ source: String) throws -> LiteralEditing.Step {
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        return editing.step(changed: [path]) { ids in
            asked += ids.count
            return ids.map { _ in type }
        }
    }

    /// The values of a step, in the source's order.
    func values(_ source: String) throws -> [LiteralValue]? {
        guard case .literals(let overrides) = try edit(source) else { return nil }
        return overrides.all.map(\.value)
    }
}

@Suite struct LiteralEditingTests {
    @Test("each step holds all literals that differ from the build, and the built values again once they are back")
    func steps() throws {
        let file = try EditedFile("func f() { g(8, 9) }")
        #expect(try file.values("func f() { g(10, 9) }") == [.integer(10)])
        #expect(try file.values("func f() { g(10, 11) }") == [.integer(10), .integer(11)])
        #expect(try file.edit("func f() { g(10, 11) }") == .nothing)
        #expect(try file.values("func f() { g(8, 9) }") == [])
        // What is known of a literal stays known: a fresh process may not have evaluated it.
        #expect(file.asked == 2)
        file.type = .unseen
        #expect(try file.values("func f() { g(1, 9) }") == [.integer(1)])
    }

    @Test("a literal that was never evaluated, or is of a type of its own, is built; so is another file, and a file that is gone")
    func unknown() throws {
        for type in [LiteralType.unseen, .other, .text] {
            let file = try EditedFile("func f() { g(8) }")
            file.type = type
            #expect(try file.edit("func f() { g(9) }") == .build)
        }
        let file = try EditedFile("func f() { g(8) }")
        #expect(file.editing.step(changed: ["/other.swift"]) { _ in [] } == .build)
        let gone = try EditedFile("func f() { g(8) }")
        try FileManager.default.removeItem(atPath: gone.path)
        #expect(gone.editing.step(changed: [gone.path]) { _ in [] } == .build)
    }

    @Test("an integer becomes a decimal only where that changes no choice of the compiler's")
    func forms() throws {
        let declared = try EditedFile("let a: CGFloat = 8")
        #expect(try declared.values("let a: CGFloat = 8.5") == [.decimal("8.5")])
        let argument = try EditedFile("func f() { a.padding(8) }")
        #expect(try argument.values("func f() { a.padding(8.5) }") == [.decimal("8.5")])
        let inferred = try EditedFile("func f() { g(8) }")
        #expect(try inferred.edit("func f() { g(8.5) }") == .build)
        let double = try EditedFile("func f() { g(8) }")
        double.type = .double
        #expect(try double.values("func f() { g(8.5) }") == [.decimal("8.5")])
        let back = try EditedFile("func f() { g(8.5) }")
        back.type = .double
        #expect(try back.edit("func f() { g(8) }") == .build)
        let integer = try EditedFile("func f() { a.padding(8) }")
        integer.type = .int
        #expect(try integer.edit("func f() { a.padding(8.5) }") == .build)
    }

    @Test("a literal that appears twice, is more than a literal, or is not closed is built", arguments: ["func f() { g(\"b\", \"b\") }", "func f() { g(\"b\" + c) }", "func f() { g(\"b) }", "func f() { g(\"\\(b)\") }", "func f() {  g(\"b\") }", ""])
    func structure(source: String) throws {
        let file = try EditedFile("func f() { g(\"ab\") }")
        file.type = .text
        #expect(try file.edit(source) == .build)
    }

    @Test("a source that is nested deeper than anybody writes ends nothing")
    func deep() throws {
        let file = try EditedFile("func f() { g(\"ab\") }")
        #expect(try file.edit("let a = " + String(repeating: "(", count: 100_000) + "\"b\"" + String(repeating: ")", count: 100_000)) == .build)
        #expect(try file.edit("let a = " + String(repeating: "g(", count: 200) + "\"b\"" + String(repeating: ")", count: 200)) == .build)
    }

    @Test("bytes that are no text are built")
    func damaged() throws {
        let file = try EditedFile("func f() { g(\"ab\") }")
        try Data(Array("func f() { g(\"".utf8) + [0xC3, 0x28] + Array("\") }".utf8)).write(to: URL(fileURLWithPath: file.path))
        #expect(file.editing.step(changed: [file.path]) { $0.map { _ in .text } } == .build)
    }
}
