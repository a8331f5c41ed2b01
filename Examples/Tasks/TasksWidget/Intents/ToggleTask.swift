import AppIntents
import WidgetKit

/// Marks a task as done, or as not done where it was.
struct ToggleTask: AppIntent {
    static let title: LocalizedStringResource = "Toggle Task"
    static let description = IntentDescription("Marks a task as done or not done.")
    static let isDiscoverable = false

    @Parameter(title: "Task")
    var id: String

    init() {}

    init(_ task: TaskItem) {
        id = task.id
    }

    func perform() async throws -> some IntentResult {
        TaskStore().toggle(id)
        // The tapped widget is loaded anew by itself; the others show the same tasks.
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}
