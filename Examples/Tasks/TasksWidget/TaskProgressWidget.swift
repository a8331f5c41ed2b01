import AppIntents
import SwiftUI
import WidgetKit

/// How far the day's tasks are, as a ring that moves when one is done.
struct TaskProgressWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.progress, provider: TaskProgressProvider()) { entry in
            TaskProgressView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [Color("Work").opacity(0.95), Color("Garden").opacity(0.9)], startPoint: .topLeading, endPoint: .bottomTrailing)
                }
        }
        .configurationDisplayName("Progress")
        .description("How far today is.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

struct TaskProgressEntry: TimelineEntry {
    var date: Date
    var done: Int
    var total: Int
    var next: TaskItem?

    var share: Double { total == 0 ? 1 : Double(done) / Double(total) }

    init(_ tasks: [TaskItem]) {
        let today = tasks.filter(\.isToday)
        date = .now
        done = today.count(where: \.isDone)
        total = today.count
        next = today.first { !$0.isDone }
    }
}

struct TaskProgressProvider: TimelineProvider {
    func placeholder(in context: Context) -> TaskProgressEntry { TaskProgressEntry(TaskItem.samples) }

    func getSnapshot(in context: Context, completion: @escaping (TaskProgressEntry) -> Void) {
        completion(TaskProgressEntry(context.isPreview ? TaskItem.samples : TaskStore().tasks))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TaskProgressEntry>) -> Void) {
        completion(Timeline(entries: [TaskProgressEntry(TaskStore().tasks)], policy: .never))
    }
}

struct TaskProgressView: View {
    @Environment(\.widgetFamily) private var family
    var entry: TaskProgressEntry

    var body: some View {
        if family == .accessoryCircular {
            Gauge(value: entry.share) {
                Image(systemName: "checkmark")
            } currentValueLabel: {
                Text(entry.done.formatted())
            }
            .gaugeStyle(.accessoryCircularCapacity)
        } else {
            VStack(spacing: 8) {
                ring
                next
            }
            .foregroundStyle(.white)
        }
    }

    private var ring: some View {
        ZStack {
            Circle()
                .stroke(.white.opacity(0.25), lineWidth: 9)
            Circle()
                .trim(from: 0, to: entry.share)
                .stroke(.white, style: StrokeStyle(lineWidth: 9, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.snappy(duration: 0.6), value: entry.share)
            VStack(spacing: -2) {
                Text(entry.done.formatted())
                    .font(.system(size: 28, weight: .heavy, design: .rounded))
                    .monospacedDigit()
                    .contentTransition(.numericText(value: Double(entry.done)))
                Text("of \(entry.total)")
                    .font(.caption2.weight(.semibold))
                    .opacity(0.85)
            }
            .invalidatableContent()
        }
        .padding(4)
    }

    /// The next task, to be ticked off from here.
    @ViewBuilder private var next: some View {
        if let task = entry.next {
            Button(intent: ToggleTask(task)) {
                HStack(spacing: 4) {
                    Image(systemName: "circle")
                    Text(task.title)
                        .lineLimit(1)
                }
                .font(.caption2.weight(.semibold))
                .padding(.horizontal, 9)
                .frame(maxWidth: .infinity, minHeight: 26)
                .background(.white.opacity(0.2), in: Capsule())
                .id(task.id)
                .transition(.push(from: .trailing))
            }
            .buttonStyle(.plain)
        } else {
            Text("All done")
                .font(.caption.weight(.semibold))
        }
    }
}

#Preview("Progress", as: .systemSmall) {
    TaskProgressWidget()
} timeline: {
    TaskProgressEntry(TaskItem.samples)
    TaskProgressEntry([])
}
