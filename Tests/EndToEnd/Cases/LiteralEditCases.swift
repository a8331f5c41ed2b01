import Foundation
import JSONValues
import Testing

/// Edits of literals on the live home screen.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct LiteralEditCases {
    private static func source(text: String = "\"Hello\"", size: String = "24", color: String = ".red", padding: String = "8", rest: String = "") -> String {
        """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
        }

        enum Layout { static let padding: CGFloat = \(padding) }

        struct GreetingView: View {
            var body: some View {
                Text(\(text)).font(.system(size: \(size))).foregroundStyle(\(color)).padding(Layout.padding)
                    .background(Color.yellow)
                    .containerBackground(.background, for: .widget)
            }
        }

        @main struct GreetingWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Greeting", provider: Provider()) { _ in GreetingView() }.supportedFamilies([.systemSmall])
            }
        }
        \(rest)
        """
    }

    /// What the page shows of a source that was built and never edited.
    private func built(_ source: String, in folder: String, cache: String) throws -> [UInt8] {
        try write(["Greeting.swift": source], in: folder + "/project")
        let served = try ServedHomeScreen(folder + "/project", state: folder + "/state", cache: cache)
        defer { served.end() }
        return try served.picture(served.place())
    }

    @Test("a text, a number and a colour reach the page without compiling, and the picture is that of a build of the same source; what is more than a literal is built")
    func edits() throws {
        try withFolder { folder in
            let cache = folder + "/cache", libraries = cache + "/vitrine/libraries"
            func libraryCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: libraries).count }
            try write(["Greeting.swift": Self.source()], in: folder + "/project")
            let served = try ServedHomeScreen(folder + "/project", state: folder + "/state", cache: cache)
            defer { served.end() }
            let id = try served.place(), first = try served.picture(id)
            #expect(try served.nextBuild()["state"]?.string == "ok")
            func edit(_ source: String) throws -> JSONValue {
                // As editors do: another file takes the name.
                try write(["Greeting.new": source], in: folder)
                try #require(rename(folder + "/Greeting.new", folder + "/project/Greeting.swift") == 0)
                return try served.nextBuild()
            }

            // One after the other, and a value that is computed once in a process.
            let before = try libraryCount()
            for source in [Self.source(text: "\"Good evening\""), Self.source(text: "\"Good evening\"", size: "18.5"), Self.source(text: "\"Good evening\"", size: "18.5", color: ".blue"),
                           Self.source(text: "\"Good evening\"", size: "18.5", color: ".blue", padding: "14")] {
                let build = try edit(source)
                #expect(build["state"]?.string == "ok" && build["literal"] == .bool(true), "\(build)")
            }
            #expect(try libraryCount() == before)
            let edited = try served.picture(id), source = Self.source(text: "\"Good evening\"", size: "18.5", color: ".blue", padding: "14")
            #expect(edited != first)
            #expect(try edited == built(source, in: folder + "/other", cache: cache))

            // The processes are gone: the next one has the values too.
            try served.killExtension()
            #expect(try served.picture(served.place()) == edited)

            // More than a literal, with the values that were edited before.
            let structural = Self.source(text: "\"Good evening\"", size: "18.5", color: ".blue", padding: "14", rest: "let more = [1]")
            #expect(try edit(structural)["literal"] == .bool(false))
            #expect(try served.picture(id) == edited)
            #expect(try edit(Self.source(text: "\"a \\(1 + 1)\"", rest: "let more = [1]"))["literal"] == .bool(false))
            #expect(try edit(Self.source(text: "\"a", rest: "let more = [1]"))["state"]?.string == "failed")
            // A number that would be of another type.
            #expect(try edit(Self.source(rest: "let more = 1"))["literal"] == .bool(false))
            #expect(try edit(Self.source(rest: "let more = 1.5"))["literal"] == .bool(false))

            // Back to what was built: the picture is the first one.
            #expect(try edit(Self.source(text: "\"Bye\"", rest: "let more = 1.5"))["literal"] == .bool(true))
            #expect(try edit(Self.source(rest: "let more = 1.5"))["literal"] == .bool(true))
            #expect(try served.picture(id) == first)
        }
    }
}
