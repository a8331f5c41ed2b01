import Foundation
import Testing

/// Modules from elsewhere: named by the message, found in the user's folders, replaced by stand-ins.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ModuleCases {
    private static let widget = """
        import Sparkles
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
        }
        @main struct Shining: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Shining", provider: Provider()) { _ in Text(sparkle()).containerBackground(.background, for: .widget) }.supportedFamilies([.systemSmall])
            }
        }
        """

    @Test("a module that is missing is one message; a checkout, a folder of checkouts, and a stand-in each serve")
    func modules() throws {
        try withFolder { folder in
            try write(["Widget/Shining.swift": Self.widget, "stubs/Sparkles/Stub.swift": "public func sparkle() -> String { \"stub\" }\n",
                       "packages/sparkles/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"sparkles\", targets: [.target(name: \"Sparkles\")])\n",
                       "packages/sparkles/Sources/Sparkles/Sparkles.swift": "public func sparkle() -> String { \"package\" }\n"], in: folder)
            let missing = try CommandLineRun(["describe", folder + "/Widget"])
            #expect(missing.code == 3)
            for word in ["Sparkles", "Shining.swift:1", "--packages", "--stubs"] { #expect(missing.errors.contains(word), "\(missing.errors)") }
            for (option, path, text) in [("--packages", "packages", "package"), ("--packages", "packages/sparkles", "package"), ("--stubs", "stubs", "stub"), ("--stubs", "stubs/Sparkles", "stub")] {
                let run = try CommandLineRun(["describe", folder + "/Widget", option, "\(folder)/\(path)"])
                #expect(run.output.contains("Text \"\(text)\""), "\(path): \(run.errors)")
            }
            let wrong = try CommandLineRun(["describe", folder + "/Widget", "--packages", folder + "/nowhere"])
            #expect(wrong.code == 2 && wrong.complaint?.contains("no such folder") == true)
        }
    }
}
