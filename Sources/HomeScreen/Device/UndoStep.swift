import WidgetHost

/// How a change of the home screen is taken back.
enum UndoStep {
    case remove(Int)
    case restore(PlacedWidget)
    case move([(id: Int, place: WidgetPlace)])
    case configure(Int, [String: String])
    case configureControl(ControlKey, [String: String])

    /// What it takes back, for a button: "Add".
    var title: String {
        switch self {
        case .remove: "adding a widget"
        case .restore: "removing a widget"
        case .move: "moving a widget"
        case .configure: "editing a widget"
        case .configureControl: "editing a control"
        }
    }

    /// The most changes that can be taken back.
    static let limit = 50
}
