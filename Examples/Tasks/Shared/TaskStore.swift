import Foundation

/// The tasks, where app and widget both find them: in the app group.
struct TaskStore {
    static let suiteName = "group.org.example.tasks"
    private static let key = "tasks"
    private let defaults = UserDefaults(suiteName: Self.suiteName)

    var tasks: [TaskItem] {
        get {
            guard let data = defaults?.data(forKey: Self.key), let tasks = try? JSONDecoder().decode([TaskItem].self, from: data) else { return TaskItem.samples }
            return tasks
        }
        nonmutating set {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            defaults?.set(try? encoder.encode(newValue), forKey: Self.key)
        }
    }

    /// Marks a task as done or not; one that is gone changes nothing.
    func set(_ id: TaskItem.ID, isDone: Bool) {
        var all = tasks
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].isDone = isDone
        tasks = all
    }

    func toggle(_ id: TaskItem.ID) {
        guard let task = tasks.first(where: { $0.id == id }) else { return }
        set(id, isDone: !task.isDone)
    }
}
