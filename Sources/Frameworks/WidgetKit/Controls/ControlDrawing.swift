import Drawing

/// How controls are drawn.
@MainActor
package enum ControlDrawing {
    /// A tile with its name, in points.
    package static var size: CGSize { ControlTile.size }

    /// A control in a form, as large as it is there.
    package static func archive(of control: _ControlDescription, form: ControlForm, environment: EnvironmentValues) -> WidgetArchive {
        let form = form == .gallery ? AnyView(ControlTile(control: control)) : AnyView(PlacedControl(control: control, form: form))
        let view = form.privacySensitive(control.isPrivacySensitive)
        let room = CGSize(width: 400, height: 400)
        let size = ViewRenderer(environment: environment, size: room).measure(view, ProposedViewSize(room))
        return ViewRenderer(environment: environment, size: CGSize(width: max(1, size.width), height: max(1, size.height))).archive(view)
    }
}
