import AppIntents
import SwiftUI
import WidgetKit

/// Today's tasks with a switch each, which says the state it is to have and not just that it is to change.
struct TaskSwitchesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.switches, provider: TaskSwitchesProvider()) { entry in
            TaskSwitchesView(entry: entry)
                .containerBackground(for: .widget) { Color(.widgetBackground) }
        }
        .configurationDisplayName("Switches")
        .description("Today's tasks with a switch each.")
        .supportedFamilies([.systemMedium])
    }
}

struct TaskSwitchesEntry: TimelineEntry {
    var date: Date
    var tasks: [TaskItem]
}

struct TaskSwitchesProvider: TimelineProvider {
    func placeholder(in context: Context) -> TaskSwitchesEntry { TaskSwitchesEntry(date: .now, tasks: TaskItem.samples.filter(\.isToday)) }

    func getSnapshot(in context: Context, completion: @escaping (TaskSwitchesEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : TaskSwitchesEntry(date: .now, tasks: TaskStore().tasks.filter(\.isToday)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TaskSwitchesEntry>) -> Void) {
        completion(Timeline(entries: [TaskSwitchesEntry(date: .now, tasks: TaskStore().tasks.filter(\.isToday))], policy: .never))
    }
}

struct TaskSwitchesView: View {
    var entry: TaskSwitchesEntry

    var body: some View {
        VStack(spacing: 6) {
            ForEach(entry.tasks.prefix(3)) { task in
                Toggle(isOn: task.isDone, intent: SetTaskDone(task)) {
                    HStack(spacing: 8) {
                        Capsule()
                            .fill(task.list.color)
                            .frame(width: 4, height: 22)
                            .widgetAccentable()
                        Text(task.title)
                            .font(.subheadline.weight(.medium))
                            .lineLimit(1)
                    }
                }
                .tint(task.list.color)
                .frame(maxHeight: .infinity)
            }
        }
    }
}
