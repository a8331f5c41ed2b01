import SwiftUI
import WidgetKit

/// The tasks as rows to tap.
struct TaskListWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: WidgetKind.list, intent: ChooseTasks.self, provider: TaskListProvider()) { entry in
            TaskListView(entry: entry)
                .containerBackground(for: .widget) { Color(.widgetBackground) }
        }
        .configurationDisplayName("Tasks")
        .description("Your tasks. Tap one when it is done.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct TaskListEntry: TimelineEntry {
    var date: Date
    var title: String
    var tasks: [TaskItem]
    /// Those of the choice that are left, shown or not.
    var remaining: Int
}

struct TaskListProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TaskListEntry {
        entry(ChooseTasks(), TaskItem.samples)
    }

    func snapshot(for configuration: ChooseTasks, in context: Context) async -> TaskListEntry {
        entry(configuration, context.isPreview ? TaskItem.samples : TaskStore().tasks)
    }

    func timeline(for configuration: ChooseTasks, in context: Context) async -> Timeline<TaskListEntry> {
        // Nothing changes by itself: the app and the intents ask for reloads.
        Timeline(entries: [entry(configuration, TaskStore().tasks)], policy: .never)
    }

    private func entry(_ configuration: ChooseTasks, _ all: [TaskItem]) -> TaskListEntry {
        let chosen: [TaskItem]
        let title: String
        switch configuration.filter {
        case .today:
            chosen = all.filter(\.isToday)
            title = "Today"
        case .everything:
            chosen = all
            title = "Tasks"
        case .oneList:
            chosen = all.filter { $0.list == configuration.list.list }
            title = configuration.list.rawValue.capitalized
        }
        let shown = configuration.showsDone ? chosen : chosen.filter { !$0.isDone }
        return TaskListEntry(date: .now, title: title, tasks: shown, remaining: chosen.count { !$0.isDone })
    }
}

#Preview("Medium", as: .systemMedium) {
    TaskListWidget()
} timeline: {
    TaskListEntry(date: .now, title: "Today", tasks: TaskItem.samples.filter(\.isToday), remaining: 3)
    TaskListEntry(date: .now, title: "Today", tasks: [], remaining: 0)
}
