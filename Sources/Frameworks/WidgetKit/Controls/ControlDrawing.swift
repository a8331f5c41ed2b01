import AppIntents
import Drawing

/// How controls are drawn.
@MainActor
package enum ControlDrawing {
    /// A tile with its name, in points.
    package static var size: CGSize { ControlTile.size }

    /// A control in a form, as large as it is there.
    package static func archive(of control: _ControlDescription, form: ControlForm, environment: EnvironmentValues) -> WidgetArchive {
        let shown = form == .gallery ? AnyView(ControlTile(control: control)) : AnyView(PlacedControl(control: control, form: form))
        let view = shown.privacySensitive(control.isPrivacySensitive)
        let room = CGSize(width: 400, height: 400)
        let size = ViewRenderer(environment: environment, size: room).measure(view, ProposedViewSize(room))
        var archive = ViewRenderer(environment: environment, size: CGSize(width: max(1, size.width), height: max(1, size.height))).archive(view)
        if form != .gallery { describe(control, in: &archive.root) }
        return archive
    }

    /// A placed control is one element: a tap anywhere on it runs its intent.
    private static func describe(_ control: _ControlDescription, in root: inout SemanticNode) {
        guard let action = control.action else { return }
        root.role = control.isOn == nil ? "button" : "toggle"
        root.value = control.isOn.map { $0 ? "on" : "off" } ?? ""
        if control.isDisabled { root.traits.append("disabled") }
        root.action = .intent(name: IntentHost.name(of: type(of: action)), parameters: IntentReflection.archive(action), isToggle: control.isOn != nil)
        IntentHost.register(type(of: action))
    }
}
