import SwiftUI
import WidgetKit

struct Lesson {
    let name: String
    let start: Date
    let end: Date
}

struct LessonEntry: TimelineEntry {
    let date: Date
    let lesson: Lesson?
}

/// Today's lessons, as an app might have stored them: 09 to 10, 10 to 11, 13 to 14.
func lessons(on day: Date) -> [Lesson] {
    func hour(_ hour: Int) -> Date { Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: day) ?? day }
    return [Lesson(name: "Algebra", start: hour(9), end: hour(10)), Lesson(name: "Biology", start: hour(10), end: hour(11)), Lesson(name: "Chemistry", start: hour(13), end: hour(14))]
}

func entry(at date: Date) -> LessonEntry {
    LessonEntry(date: date, lesson: lessons(on: date).first { $0.start <= date && date < $0.end })
}

/// One entry dated now: what comes next is left to the next reload.
struct HopefulProvider: TimelineProvider {
    func placeholder(in context: Context) -> LessonEntry { entry(at: .now) }
    func getSnapshot(in context: Context, completion: @escaping (LessonEntry) -> Void) { completion(entry(at: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LessonEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: .now)], policy: .atEnd))
    }
}

/// One entry for each edge of a lesson, and the next timeline tomorrow.
struct EdgesProvider: TimelineProvider {
    func placeholder(in context: Context) -> LessonEntry { entry(at: .now) }
    func getSnapshot(in context: Context, completion: @escaping (LessonEntry) -> Void) { completion(entry(at: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LessonEntry>) -> Void) {
        let now = Date.now
        let edges = Set(lessons(on: now).flatMap { [$0.start, $0.end] }.filter { $0 > now }).sorted()
        let tomorrow = Calendar.current.startOfDay(for: now.addingTimeInterval(86_400))
        completion(Timeline(entries: ([now] + edges).map { entry(at: $0) }, policy: .after(tomorrow)))
    }
}

struct LessonView: View {
    let entry: LessonEntry
    var body: some View {
        VStack(alignment: .leading) {
            Text("Now").font(.caption).foregroundStyle(.secondary)
            Text(entry.lesson?.name ?? "Free").font(.headline)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct HopefulWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hopeful", provider: HopefulProvider()) { LessonView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct EdgesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Edges", provider: EdgesProvider()) { LessonView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct TimetableBundle: WidgetBundle {
    var body: some Widget {
        HopefulWidget()
        EdgesWidget()
    }
}
