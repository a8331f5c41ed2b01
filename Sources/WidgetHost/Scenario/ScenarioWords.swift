extension Scenario.Action {
    /// What happens, for people.
    var words: String {
        switch self {
        case .app(let isInFront): isInFront ? "the app is opened" : "the app is closed"
        case .group(let change):
            "the app writes into \(change.group): \((change.values.keys.sorted() + change.files.keys.sorted()).joined(separator: ", "))"
        case .reload(let kind, let times): "the app asks for a reload of \(kind ?? "everything")\(times > 1 ? ", \(times) times" : "")"
        case .tap(let tap):
            switch tap.target {
            case .label(let label): "a tap on \"\(label)\"\(tap.widget.map { " of \($0)" } ?? "")"
            case .point(let x, let y): "a tap at \(x),\(y)\(tap.widget.map { " of \($0)" } ?? "")"
            }
        case .network(let mode): mode == "off" ? "the network is lost" : "the network is there (\(mode))"
        case .lock(.unlocked): "the device is unlocked"
        case .lock(.locked): "the device is locked"
        case .lock(.beforeFirstUnlock): "the device is started, and not unlocked yet"
        case .clock(let seconds): "the clock is set forward by \(DayTime.duration(seconds))"
        case .zone(let zone): "the zone becomes \(zone)"
        case .locale(let locale): "the locale becomes \(locale)"
        case .typeSize(let size): "the text size becomes \(size)"
        case .appearance(let name): "the appearance becomes \(name)"
        case .install(let path): "the build \(path) is installed"
        case .place(let widget): "\(widget.name) is placed"
        case .remove(let name): "\(name) is removed"
        case .turn(let name): "the stack is swiped to \(name)"
        case .configure(let name, _): "\(name) is edited"
        case .expect: ""
        }
    }

    /// The name under which a step of this kind says which widget it is about.
    var widgetKey: String { if case .tap = self { "on" } else { "widget" } }
}
