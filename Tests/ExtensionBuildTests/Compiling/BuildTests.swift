import Foundation
import ProjectModel
import Testing
@testable import ExtensionBuild

@Suite struct BuildTests {
    @Test("a build gives a shared object with the renamed entry point, and is found again")
    func library() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle])
        let built = try project.build()
        let bytes = try FileSystem.read(built.library, limit: 1 << 26)
        #expect(bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]))
        #expect(ByteSearch.contains(BuiltExtension.entryPoint, in: bytes))
        #expect(!built.wasCached)
        let again = try project.build()
        #expect(again.wasCached)
        #expect(again.library == built.library && again.bundle == built.bundle)
    }

    @Test("every error is told with the user's path, line and column, also in rewritten files")
    func errors() throws {
        let project = try SampleProject([
            "Bundle.swift": SampleProject.bundle,
            "A.swift": "#if os(iOS)\nlet a: Int = nowhere\n#endif\nfunc f() { if #available(iOS 17, *) , missing { } }\n",
            "B.swift": "struct B { func g() -> Int { \"text\" } }\n",
            "C.swift": "@objc protocol P { var p: Lost { get } }\n",
        ])
        let errors = Set(project.errors())
        #expect(errors.contains("A.swift:2:14: error: cannot find 'nowhere' in scope"))
        #expect(errors.contains("A.swift:4:39: error: cannot find 'missing' in scope"))
        #expect(errors.contains("B.swift:1:30: error: cannot convert return expression of type 'String' to return type 'Int'"))
        #expect(errors.contains("C.swift:1:27: error: cannot find type 'Lost' in scope"))
        #expect(errors.count == 4)
    }

    @Test("imports of missing modules are told at once, with what to do")
    func missingModules() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "A.swift": "import Nowhere\nimport CoreData\n#if canImport(Elsewhere)\nimport Elsewhere\n#endif\n"])
        do {
            _ = try project.build()
            Issue.record("built")
        } catch let error as BuildError {
            #expect(error.diagnostics.map { $0.message } == ["no such module 'Nowhere'"])
            #expect(error.description.contains("--packages"))
        }
    }

    @Test("warnings and notes survive in the cache")
    func warnings() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "A.swift": "import CoreData\nfunc f() { let unused = 1 }\n"])
        let first = try project.build().diagnostics
        #expect(first.contains { $0.severity == .warning && $0.line == 2 })
        #expect(first.contains { $0.severity == .note && $0.message.contains("CoreData") })
        #expect(try project.build().diagnostics == first)
    }

    @Test("a project's modules are built first, and may be called as Vitrine's own")
    func modules() throws {
        let project = try SampleProject([
            "Bundle.swift": SampleProject.bundle + "import Drawing\nlet line: Drawing.Line = Drawing.Line(), canvas = Canvas()\n",
        ])
        try project.write("import SwiftUI\npublic struct Line { public init() {}\n#if os(macOS)\n let a: Missing\n#endif\n}\n", to: "Line.swift")
        var module = ModuleModel(name: "Drawing", kind: .framework, origin: project.folder)
        module.sources = [project.path("Line.swift")]
        project.model.modules = [module]
        let built = try project.build()
        #expect(ByteSearch.contains("8Drawing_4LineV", in: try FileSystem.read(built.library, limit: 1 << 26)))
        // A change inside the module links again and compiles no file of the extension.
        try project.write("import SwiftUI\npublic struct Line { public init() { print(1) } }\n", to: "Line.swift")
        #expect(try project.build().library != built.library)
    }

    @Test("modules of Vitrine that are no framework cannot be imported")
    func hiddenModules() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "A.swift": "import Findings\n"])
        #expect(project.errors() == ["A.swift:1:8: error: no such module 'Findings'"])
    }

    @Test("a source that cannot be read is one clear error")
    func unreadable() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle])
        project.model.sources.append(project.path("Gone.swift"))
        #expect(throws: BuildError.unreadableSource(path: project.path("Gone.swift"), reason: "cannot be read: No such file or directory")) { try project.build() }
        project.model.sources = ["/dev/zero"]
        #expect(throws: BuildError.self) { try project.build() }
    }

    @Test("a compiler that takes too long is ended")
    func timeout() throws {
        let sleeper = try ChildProcess.run(["/bin/sh", "-c", "exec sleep 1000"], scratch: TemporaryFolder.keep("scratch"), timeout: 0)
        #expect(sleeper.timedOut && !sleeper.succeeded)
    }

    @Test("a compiler has its three streams alone, whatever else this process has open")
    func descriptors() throws {
        let pipe = Pipe()
        defer { try? pipe.fileHandleForWriting.close() }
        let listing = try ChildProcess.run(["/bin/ls", "/proc/self/fd"], scratch: TemporaryFolder.keep("scratch"), timeout: 60)
        // The last is the listing's own.
        #expect(listing.output.split(separator: "\n") == ["0", "1", "2", "3"])
    }

    @Test("the bundle holds the Info.plist and the files at their places; a place outside is refused")
    func bundle() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle])
        project.model.infoPlist = ["CFBundleIdentifier": .string("a.b.c"), "Flag": .boolean(true)]
        try project.write("x", to: "data.txt")
        project.model.resources.files = [ResourceFile(path: project.path("data.txt"), destination: "fr.lproj/data.txt")]
        let bundle = try project.build().bundle
        #expect(try FileSystem.text("\(bundle)/fr.lproj/data.txt") == "x")
        let plist = try PropertyListSerialization.propertyList(from: Data(FileSystem.read("\(bundle)/Info.plist")), format: nil) as? [String: Any]
        #expect(plist?["CFBundleIdentifier"] as? String == "a.b.c")
        project.model.resources.files = [ResourceFile(path: project.path("data.txt"), destination: "../../data.txt")]
        #expect(throws: BuildError.self) { try project.build() }
    }
}

@Suite struct SharedCacheTests {
    @Test("builds of the same project at the same time come to the same result")
    func concurrent() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "A.swift": "struct A {}\n"])
        let builder = project.builder, model = project.model
        let built = try Workers.map([0, 1, 2], threads: 3) { _ in try builder.build(model) }
        #expect(Set(built.map(\.library)).count == 1)
        #expect(built.filter { !$0.wasCached }.count >= 1)
        #expect(FileSystem.names(in: builder.cache.path("work")).isEmpty)
    }

    @Test("an Intents extension becomes a library and a bundle of its own")
    func intentsExtension() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle])
        try project.write("import Intents\nstruct Handler {}\n", to: "Handler.swift")
        var intents = IntentsExtensionModel(name: "SampleIntents", moduleName: "SampleIntents", bundleIdentifier: "a.b", sources: [project.path("Handler.swift")])
        intents.infoPlist = ["Kind": .string("intents")]
        project.model.intentsExtension = intents
        let built = try project.build()
        let extra = try #require(built.intentsExtension)
        #expect(extra.library != built.library && extra.bundle != built.bundle)
        #expect(try FileSystem.text("\(extra.bundle)/Info.plist").contains("intents"))
    }
}
