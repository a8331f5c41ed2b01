import AppIntents

/// Which tasks the list shows.
struct ChooseTasks: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Tasks"
    static let description = IntentDescription("Which tasks the list shows.")

    @Parameter(title: "Show", default: .today)
    var filter: TaskFilter

    @Parameter(title: "List", default: .home)
    var list: ListChoice

    @Parameter(title: "Show Completed", default: true)
    var showsDone: Bool

    /// A list is chosen only where one is asked for.
    static var parameterSummary: some ParameterSummary {
        When(\.$filter, .equalTo, .oneList) {
            Summary("Show \(\.$filter): \(\.$list)") {
                \.$showsDone
            }
        } otherwise: {
            Summary("Show \(\.$filter)") {
                \.$showsDone
            }
        }
    }
}

enum TaskFilter: String, AppEnum {
    case today, everything, oneList

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tasks"
    static let caseDisplayRepresentations: [TaskFilter: DisplayRepresentation] = [
        .today: "Today", .everything: "Everything", .oneList: "One List",
    ]
}

enum ListChoice: String, AppEnum {
    case home, work, garden

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
    static let caseDisplayRepresentations: [ListChoice: DisplayRepresentation] = [.home: "Home", .work: "Work", .garden: "Garden"]

    var list: TaskItem.List { TaskItem.List(rawValue: rawValue) ?? .home }
}
