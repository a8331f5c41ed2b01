import AppIntents
import SwiftUI
import WidgetKit

struct BoardIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Board"
    @Parameter(title: "City", default: "Ulm") var city: String
}

/// Counts a tick in the group.
struct TickIntent: AppIntent {
    static let title: LocalizedStringResource = "Tick"
    func perform() async throws -> some IntentResult {
        let store = UserDefaults(suiteName: "group.example.script")
        store?.set((store?.integer(forKey: "ticks") ?? 0) + 1, forKey: "ticks")
        return .result()
    }
}

struct Board: TimelineEntry {
    let date: Date
    let city: String
    /// What the server said; nil: there was no network.
    var net: String?
    var note = ""
    var ticks = 0
}

struct BoardProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Board { Board(date: .now, city: "Ulm") }
    func snapshot(for configuration: BoardIntent, in context: Context) async -> Board { placeholder(in: context) }
    func timeline(for configuration: BoardIntent, in context: Context) async -> Timeline<Board> {
        let store = UserDefaults(suiteName: "group.example.script")
        var board = Board(date: .now, city: configuration.city, note: store?.string(forKey: "note") ?? "empty", ticks: store?.integer(forKey: "ticks") ?? 0)
        if let url = URL(string: "https://board.example/state.txt"), let (data, _) = try? await URLSession.shared.data(from: url) { board.net = String(decoding: data, as: UTF8.self) }
        return Timeline(entries: [board], policy: .never)
    }
}

struct BoardView: View {
    let board: Board
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(board.city), note \(board.note)")
            Text(board.net.map { "server says \($0)" } ?? "no network")
            Text("account 4711").privacySensitive()
            Text("\(board.date.formatted(.dateTime.weekday(.wide).hour(.twoDigits(amPM: .omitted)))) \(scheme == .dark ? "dark" : "light") \(size >= .accessibility1 ? "huge" : "plain")")
            HStack {
                Button("Tick", intent: TickIntent())
                Text("ticks \(board.ticks)")
                Link("More", destination: URL(string: "script://more")!)
            }
        }
        .font(.caption)
        .widgetURL(URL(string: "script://board"))
        .containerBackground(.background, for: .widget)
    }
}

@main struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Board", provider: BoardProvider()) { BoardView(board: $0) }.supportedFamilies([.systemLarge])
    }
}
