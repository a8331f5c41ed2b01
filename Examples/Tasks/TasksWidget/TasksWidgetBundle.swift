import SwiftUI
import WidgetKit

@main
struct TasksWidgetBundle: WidgetBundle {
    var body: some Widget {
        TaskListWidget()
        TaskProgressWidget()
        TaskSwitchesWidget()
    }
}
