import AppIntents
import WidgetKit

/// Sets a task to the state that a switch was flipped to.
struct SetTaskDone: SetValueIntent {
    static let title: LocalizedStringResource = "Set Task"
    static let isDiscoverable = false

    @Parameter(title: "Task")
    var id: String

    /// The switch's new position; WidgetKit sets it.
    @Parameter(title: "Done")
    var value: Bool

    init() {}

    init(_ task: TaskItem) {
        id = task.id
    }

    func perform() async throws -> some IntentResult {
        TaskStore().set(id, isDone: value)
        WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.list)
        WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.progress)
        return .result()
    }
}
