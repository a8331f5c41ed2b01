import Testing
@testable import ExtensionBuild

@Suite struct MacroTests {
    /// The text of all expansions in a file that compiles, with single spaces.
    private func expansions(_ source: String, mode: String = "5", isolation: String? = nil) throws -> String {
        let tiny = try TinySDK.shared.get()
        let folder = TemporaryFolder.keep("macros")
        try FileSystem.write(source, to: "\(folder)/User.swift")
        var command = ["\(tiny.toolchain.root)/bin/swiftc", "-typecheck", "-parse-as-library", "-module-name", "User", "-swift-version", mode, "-I", tiny.sdk.modules,
                       "-load-plugin-executable", "\(tiny.sdk.macros)#Macros", "-Xfrontend", "-dump-macro-expansions", "\(folder)/User.swift"]
        if let isolation { command += ["-default-isolation", isolation] }
        let result = try ChildProcess.run(command, scratch: folder, timeout: 300)
        try #require(result.succeeded, "\(result.output)")
        return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let start = "import WidgetKit\nstruct E: TimelineEntry { var date = Date() }\nstruct W: Widget {}\n"

    @Test("a preview registers its name, file, line and what makes it, in every language mode", arguments: [("5", nil), ("6", nil), ("6", "MainActor")] as [(String, String?)])
    func registration(mode: String, isolation: String?) throws {
        let text = try expansions(Self.start + "#Preview(\"Small\", as: .systemSmall) { W() } timeline: { E(); E() }\n", mode: mode, isolation: isolation)
        #expect(text.contains("var name: String? { \"Small\" }"))
        #expect(text.contains("{ \"User/User.swift\" }"))
        #expect(text.contains("{ 4 }"))
        #expect(text.contains("WidgetKit.WidgetPreview(as: .systemSmall, widget: { W() }, timeline: { E(); E() })"))
        #expect(text.contains("@section(\"wkpreviews\")"))
    }

    @Test("previews without a name, with traits, and several in a file")
    func views() throws {
        let text = try expansions("import SwiftUI\n#Preview { Text(\"a\") }\n#Preview(\"B\", traits: 1) { Text(\"a\"); Text(\"b\") }\n")
        #expect(text.contains("var name: String? { nil }"))
        #expect(text.contains("SwiftUI.ViewPreview(body: { Text(\"a\") })"))
        #expect(text.contains("SwiftUI.ViewPreview(traits: 1, body: { Text(\"a\"); Text(\"b\") })"))
    }

    @Test("previewable state becomes a property of a view around the rest")
    func previewable() throws {
        let text = try expansions("import SwiftUI\n#Preview {\n    @Previewable @State var on = false\n    Toggle(\"a\", isOn: $on)\n}\n")
        #expect(text.contains("SwiftUI.View { @State var on = false @SwiftUI.ViewBuilder var body: some SwiftUI.View { Toggle(\"a\", isOn: $on) } }"))
    }

    @Test("an entry makes its key and accessors")
    func entries() throws {
        let text = try expansions("""
            import SwiftUI
            extension EnvironmentValues {
                @_Entry var name: String = "a"
                @_Entry var count = 3
                @_Entry var maybe: Int?
            }
            extension FocusedValues { @_Entry var place: String? }
            func use(_ values: EnvironmentValues) -> Int { values.count + (values.maybe ?? 0) + values.name.count }

            """, mode: "6")
        #expect(text.contains("self[__Key_name.self] = newValue"))
        #expect(text.contains("__Key_maybe: SwiftUI.EnvironmentKey { static var defaultValue: Int? { nil } }"))
        #expect(text.contains("__Key_count: SwiftUI.EnvironmentKey { static let defaultValue = 3 }"))
        #expect(text.contains("__Key_place: SwiftUI.FocusedValueKey { typealias Value = String }"))
    }

    @Test("an entry elsewhere is refused with the reason")
    func misplaced() throws {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "A.swift": "import SwiftUI\nstruct A { @Entry var name: String = \"a\" }\n"])
        let errors = project.errors()
        #expect(errors.contains { $0.hasPrefix("A.swift:2:12: error: '@Entry' must be in an extension of 'EnvironmentValues'") })
    }
}
