import SwiftUI
import WidgetKit

/// All tasks, by list.
struct ContentView: View {
    @State private var tasks = TaskStore().tasks
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationStack {
            List {
                ForEach(TaskItem.List.allCases, id: \.self) { list in
                    Section(list.rawValue.capitalized) {
                        ForEach($tasks) { $task in
                            if task.list == list {
                                Toggle(task.title, isOn: $task.isDone)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Tasks")
        }
        .onChange(of: tasks) { _, changed in
            TaskStore().tasks = changed
            WidgetCenter.shared.reloadAllTimelines()
        }
        .onChange(of: scenePhase) {
            // The widget may have changed some meanwhile.
            if scenePhase == .active { tasks = TaskStore().tasks }
        }
    }
}
