import Testing
@testable import ExtensionBuild

@Suite struct IncrementalBuildTests {
    private func project() throws -> SampleProject {
        try SampleProject([
            "Bundle.swift": SampleProject.bundle,
            "Model.swift": "struct Model { var count = 1\n func next() -> Int { count + 1 } }\n",
            "Other.swift": "struct Other { let text = \"a\" }\n",
            "Use.swift": "struct Use { let model = Model()\n func f() -> Int { model.next() } }\n",
        ])
    }

    @Test("the second build compiles nothing; an edit compiles the file alone, also within the same second")
    func bodies() throws {
        let project = try project()
        #expect(try project.compiled() == ["Bundle.swift", "Model.swift", "Other.swift", "Use.swift"])
        #expect(try project.compiled() == [])
        try project.write("struct Model { var count = 1\n func next() -> Int { count + 2 } }\n", to: "Model.swift")
        #expect(try project.compiled() == ["Model.swift"])
    }

    @Test("a change of what a file offers compiles those that use it and no others")
    func interfaces() throws {
        let project = try project()
        _ = try project.compiled()
        try project.write("struct Model { var count = 1\n func next() -> Int { count + 1 }\n func last() {} }\n", to: "Model.swift")
        #expect(try project.compiled() == ["Model.swift", "Use.swift"])
    }

    @Test("a file that goes takes along what used it")
    func removal() throws {
        let project = try project()
        _ = try project.compiled()
        project.model.sources.removeAll { $0.hasSuffix("Model.swift") }
        #expect(throws: BuildError.self) { try project.compiled() }
        try project.write("struct Use {}\n", to: "Use.swift")
        #expect(try project.compiled() == ["Use.swift"])
    }

    @Test("a build that failed leaves the state of the last good one")
    func failure() throws {
        let project = try project()
        _ = try project.compiled()
        try project.write("struct Other { let text: Missing }\n", to: "Other.swift")
        #expect(throws: BuildError.self) { try project.compiled() }
        try project.write("struct Other { let text = \"b\" }\n", to: "Other.swift")
        #expect(try project.compiled() == ["Other.swift"])
    }

    @Test("other conditions are another build")
    func conditions() throws {
        let project = try project()
        _ = try project.compiled()
        project.model.conditions = ["DEBUG", "BETA"]
        #expect(try project.compiled().count == 4)
    }

    @Test("a damaged state is no state")
    func damagedState() throws {
        let project = try project()
        _ = try project.compiled()
        for name in FileSystem.names(in: project.builder.cache.path("states")) {
            try FileSystem.write("{", to: project.builder.cache.path("states/\(name)/state.json"))
            try FileSystem.write("{", to: project.builder.cache.path("states/\(name)/summary.json"))
        }
        #expect(try project.compiled().count == 4)
    }
}
