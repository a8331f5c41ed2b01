import Foundation
import Testing
@testable import ExtensionBuild

@Suite struct IntentMetadataTests {
    private func metadata(_ source: String) throws -> IntentMetadata {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("metadata-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileSystem.makeFolder(folder)
        try FileSystem.write(source, to: "\(folder)/Intents.swift")
        return IntentMetadata(sources: ["\(folder)/Intents.swift", "\(folder)/Missing.swift"])
    }

    @Test("titles, descriptions, flags, parameters and defaults are read from literals, nested types and extensions included")
    func intents() throws {
        let found = try metadata("""
            import AppIntents
            enum Feed {
                struct Open: AppIntent {
                    static var title: LocalizedStringResource = "Open Feed"
                    static var description: IntentDescription { IntentDescription("Opens it.", categoryName: "Feeds") }
                    static let openAppWhenRun = true
                    @Parameter(title: "Feed", description: "Which one", default: .all) var feed: Kind
                    @Parameter(title: LocalizedStringResource("Count")) var count: Int?
                    var helper = 3
                    func perform() async throws -> some IntentResult { .result() }
                }
            }
            struct Plain {}
            extension Plain: AppIntent { static var title: LocalizedStringResource { return "Plain" } }
            enum Kind: String, AppEnum {
                case all, unread = "new"
                static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind")
                static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.all: "All", .unread: DisplayRepresentation(title: "Unread", subtitle: "Not seen")]
            }
            """)
        #expect(found.findings.isEmpty)
        let open = try #require(found.intent(named: "App.Feed.Open"))
        #expect(open.title == "Open Feed" && open.details == "Opens it." && open.flags == ["openAppWhenRun": true] && open.line == 3)
        #expect(open.parameters.map(\.name) == ["feed", "count"] && open.parameters.map(\.title) == ["Feed", "Count"])
        #expect(open.parameters[0].defaultValue == ".all" && open.parameters[1].type == "Int?")
        #expect(found.intent(named: "App.Plain")?.title == "Plain")
        let kind = try #require(found.declarations.first { $0.kind == .enumeration })
        #expect(kind.title == "Kind" && kind.cases.map(\.value) == ["all", "new"] && kind.cases.map(\.title) == ["All", "Unread"])
    }

    @Test("texts that have to be run are told with their lines")
    func notLiteral() throws {
        let found = try metadata("""
            struct Go: AppIntent {
                static let title = makeTitle()
                static let description = IntentDescription("\\(count) things")
            }
            """)
        #expect(found.findings.map(\.line) == [2, 3])
        #expect(found.findings.allSatisfy { $0.code == "intent-metadata-not-literal" })
    }
}
