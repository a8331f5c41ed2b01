import ProjectModel
import Testing
@testable import ExtensionBuild

@Suite struct LiftedBuildTests {
    private func project(_ text: String) throws -> SampleProject {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "Theme.swift": text])
        project.builder.liftsLiterals = true
        return project
    }

    /// What became of an edit: the literals that differ, or nil where it has to be built.
    private func edit(_ project: SampleProject, _ text: String, _ lifted: LiftedSources?) throws -> [String]? {
        try project.write(text, to: "Theme.swift")
        guard case .literals(let changes)? = lifted?.compare(project.path("Theme.swift")) else { return nil }
        return changes.map { "\($0.old.text) > \($0.new.text)\($0.mayChangeMeaning ? " ?" : "")" }
    }

    @Test("a file that differs from what was built in literals alone is told, with each of them")
    func comparison() throws {
        let project = try project("import SwiftUI\nstruct Theme { let name = \"a\"; static let size: CGFloat = 8\n func f() -> Int { g(1) }\n func g(_ a: Int) -> Int { a } }\n")
        let built = try project.build()
        #expect(built.lifted?.files.count == 1)
        func now(_ name: String, _ size: String, _ one: String, _ rest: String = "") throws -> [String]? {
            try edit(project, "import SwiftUI\nstruct Theme { let name = \(name); static let size: CGFloat = \(size)\n func f() -> Int { g(\(one)) }\n func g(_ a: Int) -> Int { a } }\n\(rest)", built.lifted)
        }
        #expect(try now("\"a\"", "8", "1") == [])
        #expect(try now("\"b\"", "12", "-1") == ["a > b", "8 > 12", "1 > -1"])
        #expect(try now("\"a\"", "8.5", "1") == ["8 > 8.5"])
        #expect(try now("\"a\"", "8", "1.5") == ["1 > 1.5 ?"])
        #expect(try now("\"a\"", "8", "1 + 1") == nil)
        #expect(try now("\"\\(1)\"", "8", "1") == nil)
        #expect(try now("\"a", "8", "1") == nil)
        #expect(try now("\"a\"", "8", "1", "// comment\n") == nil)
        FileSystem.remove(project.path("Theme.swift"))
        #expect(built.lifted?.compare(project.path("Theme.swift")) == .other)
    }

    @Test("the next build, which compiles nothing, knows the literals too; a build without lifting has none")
    func cached() throws {
        let project = try project("struct Theme { let name = \"a\" }\n")
        let first = try project.build(), second = try project.build()
        #expect(second.wasCached && second.lifted == first.lifted)
        project.builder.liftsLiterals = false
        let other = try project.build()
        #expect(other.lifted == nil && other.library != first.library)
    }

    @Test("a file that does not compile with its literals lifted is compiled as it is")
    func fallback() throws {
        let text = "struct Theme { static func _liftedInteger(_ a: Int) {}\n static func f(_ a: Int) -> Int { a }\n static var size: Int { f(8) } }\n"
        let project = try project(text)
        let built = try project.build()
        #expect(built.lifted?.files.isEmpty == true)
        #expect(try edit(project, text.replacing("8", with: "9"), built.lifted) == nil)
        #expect(try project.build().lifted?.files.isEmpty == true)
    }

    @Test("errors are those of the source as it is")
    func errors() throws {
        let project = try project("struct Theme { static func f(_ a: Int) -> Int { a }\n static var size: Int { f(8, \"b\", missing: 2) } }\n")
        let errors = project.errors()
        #expect(!errors.isEmpty && !errors.contains { $0.contains("_lifted") }, "\(errors)")
        #expect(errors.first?.hasPrefix("Theme.swift:2:") == true)
    }

    @Test("a colour that the project names anew, or an overload that it adds, is no change of a literal")
    func ownNames() throws {
        let text = "import SwiftUI\nextension Color { static var blue: Color { .red } }\nstruct Theme { let a = Color.red; func padding(_ a: Double) {}; func f() { padding(1.5) } }\n"
        let project = try project(text)
        let built = try project.build()
        #expect(try edit(project, text.replacing("Color.red;", with: "Color.blue;"), built.lifted) == nil)
        #expect(try edit(project, text.replacing("1.5", with: "2"), built.lifted) == ["1.5 > 2 ?"])
        #expect(try edit(project, text.replacing("1.5", with: "2.5"), built.lifted) == ["1.5 > 2.5"])
    }

    /// A project with a framework beside the extension.
    private func withModule(_ text: String, folder: String = "Kit") throws -> SampleProject {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "Theme.swift": "import Kit\nlet size = Kit.size\n"])
        project.builder.liftsLiterals = true
        try FileSystem.makeFolder(project.path(folder))
        try project.write(text, to: "\(folder)/Kit.swift")
        var module = ModuleModel(name: "Kit", kind: .framework, origin: project.folder)
        module.sources = [project.path("\(folder)/Kit.swift")]
        project.model.modules = [module]
        return project
    }

    @Test("literals of the project's modules are lifted too; a build that compiles nothing knows them, and an edit of one is told")
    func modules() throws {
        let text = "public enum Kit { public static let size = 8 }\n"
        let project = try withModule(text), path = project.path("Kit/Kit.swift")
        let first = try project.build(), second = try project.build()
        #expect(first.lifted?.files[path]?.slots.map(\.text) == ["8"])
        #expect(second.lifted == first.lifted && second.wasCached)
        try project.write(text.replacing("8", with: "12"), to: "Kit/Kit.swift")
        guard case .literals(let changes)? = first.lifted?.compare(path) else { Issue.record("not a change of literals"); return }
        #expect(changes.map(\.new.text) == ["12"])
    }

    @Test("what was fetched, and what an Intents extension shares, is compiled as it is")
    func otherModules() throws {
        let text = "public enum Kit { public static let size = 8 }\n"
        let fetched = try withModule(text, folder: ".build/checkouts/kit")
        #expect(try fetched.build().lifted?.files[fetched.path(".build/checkouts/kit/Kit.swift")] == nil)
    }

    @Test("a module that does not compile with its literals lifted is compiled as it is, and its errors are those of its source")
    func moduleFallback() throws {
        let text = "public enum Kit { static func _liftedInteger(_ a: Int) {}\n static func f(_ a: Int) -> Int { a }\n public static var size: Int { f(8) } }\n"
        let project = try withModule(text)
        #expect(try project.build().lifted?.files[project.path("Kit/Kit.swift")] == nil)
        try project.write("public enum Kit { public static let size = 8; static func f() -> Int { missing(9) } }\n", to: "Kit/Kit.swift")
        let errors = project.errors()
        #expect(errors.count == 1 && errors[0].hasPrefix("Kit/Kit.swift:1:72:"), "\(errors)")
    }

    @Test("where the project has a function of a modifier's name, a colour's name alone in it is left as it is", arguments: ["", "Kit"])
    func ownFunctions(_ place: String) throws {
        let own = "public struct Palette { public static let red = Palette() }\npublic func tint(_ a: Palette) {}\n"
        let user = "import SwiftUI\n\(place.isEmpty ? own : "import Kit\nlet other = Kit.size\n")struct A { func tint(_ a: Color) {} ; func f() { self.tint(.red) } }\n"
        let project = try place.isEmpty ? project(user) : withModule(own + "public enum Kit { public static let size = 8 }\n")
        try project.write(user, to: "Theme.swift")
        #expect(try project.build().lifted?.files[project.path("Theme.swift")] == nil)
        if place.isEmpty {
            try project.write("import SwiftUI\nstruct A { var a: Color { .red } }\n", to: "Theme.swift")
            #expect(try project.build().lifted?.files[project.path("Theme.swift")]?.slots.map(\.text) == ["red"])
        }
    }
}
