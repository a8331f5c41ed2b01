import SwiftUI
import WidgetKit

// Reads what the app writes into the group: a list of doses, which the app protects, and a name, which it does not.
struct Dose: TimelineEntry {
    let date: Date
    let words: String
}

struct DoseProvider: TimelineProvider {
    func placeholder(in context: Context) -> Dose { Dose(date: .now, words: "…") }
    func getSnapshot(in context: Context, completion: @escaping (Dose) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Dose>) -> Void) {
        completion(Timeline(entries: [Dose(date: .now, words: "\(read("name.txt")): \(read("doses.txt"))")], policy: .after(.now.addingTimeInterval(1800))))
    }

    private func read(_ name: String) -> String {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.sealed") else { return "no group" }
        do {
            return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        } catch CocoaError.fileReadNoPermission {
            return "locked"
        } catch {
            return "missing"
        }
    }
}

@main struct DoseWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Doses", provider: DoseProvider()) { Text($0.words).containerBackground(.background, for: .widget) }.supportedFamilies([.systemSmall])
    }
}
