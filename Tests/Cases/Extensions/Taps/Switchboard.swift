import AppIntents
import SwiftUI
import WidgetKit

private let store = UserDefaults(suiteName: "group.com.example.switchboard") ?? .standard

struct Jam: LocalizedError { var errorDescription: String? { "The lift is stuck." } }

struct Throwing: AppIntent {
    static let title: LocalizedStringResource = "Throw"
    func perform() async throws -> some IntentResult {
        store.set("thrown", forKey: "last")
        throw Jam()
        return .result()
    }
}

struct Hanging: AppIntent {
    static let title: LocalizedStringResource = "Hang"
    func perform() async throws -> some IntentResult {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return .result()
    }
}

struct Trapping: AppIntent {
    static let title: LocalizedStringResource = "Trap"
    func perform() async throws -> some IntentResult {
        let names: [String] = []
        _ = names[3]
        return .result()
    }
}

struct Slow: AppIntent {
    static let title: LocalizedStringResource = "Slow"
    func perform() async throws -> some IntentResult {
        try await Task.sleep(for: .seconds(2))
        store.set(store.integer(forKey: "runs") + 1, forKey: "runs")
        WidgetCenter.shared.reloadTimelines(ofKind: "Other")
        WidgetCenter.shared.reloadTimelines(ofKind: "Nobody")
        return .result()
    }
}

struct Playing: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play"
    func perform() async throws -> some IntentResult { .result() }
}

struct SetLight: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        store.set(value, forKey: "light")
        return .result()
    }
}

struct Row: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(maxWidth: .infinity).background(configuration.isPressed ? Color.red : .clear)
    }
}

struct BoardEntry: TimelineEntry {
    let date: Date
    let runs: Int
    let isLit: Bool
}

struct BoardProvider: TimelineProvider {
    private var entry: BoardEntry { BoardEntry(date: .now, runs: store.integer(forKey: "runs"), isLit: store.bool(forKey: "light")) }
    func placeholder(in context: Context) -> BoardEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (BoardEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BoardEntry>) -> Void) { completion(Timeline(entries: [entry], policy: .never)) }
}

struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Board", provider: BoardProvider()) { entry in
            VStack {
                Text("Runs \(entry.runs)").invalidatableContent().contentTransition(.numericText(value: Double(entry.runs)))
                Button("Throw", intent: Throwing())
                Button("Hang", intent: Hanging())
                Button("Trap", intent: Trapping())
                Button("Slow", intent: Slow())
                Button("Play", intent: Playing())
                Button("Off", intent: Slow()).disabled(true)
                Toggle("Light", isOn: entry.isLit, intent: SetLight())
            }
            .buttonStyle(Row())
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}

struct OtherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Other", provider: BoardProvider()) { entry in
            Text("Other \(entry.runs)").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct BoardBundle: WidgetBundle {
    var body: some Widget {
        BoardWidget()
        OtherWidget()
    }
}
