/// The kinds of the widgets: the widgets declare them, the app and the intents ask for reloads of them.
enum WidgetKind {
    static let list = "TaskList"
    static let progress = "TaskProgress"
    static let switches = "TaskSwitches"
}
