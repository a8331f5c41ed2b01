// Status of this file: exact.

/// A part of a control as its style sees it: a view whose type is hidden.
///
/// Each part that a style configuration names is a type of its own, as users write `Configuration.Label`; all of them are this.
public nonisolated protocol _StylePart: View {
    var _view: AnyView { get }
}

extension _StylePart {
    nonisolated public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] { view._view.makeElements(inputs) }
    public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the framework.") }
}

extension View {
    /// The view with its type hidden, or nil where it is the view that shows nothing.
    nonisolated var asPart: AnyView? { Self.self == EmptyView.self ? nil : AnyView(self) }
}

/// A view made by the style that the environment holds for a control.
///
/// A style that makes the control anew (`Toggle(configuration)`) gets the style outside of it, not itself without end.
nonisolated struct StyledView<Configuration>: PrimitiveView {
    let style: WritableKeyPath<EnvironmentValues, [AnyStyle<Configuration>]>
    let configuration: Configuration
    let standard: AnyStyle<Configuration>

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        var inner = inputs.child(0)
        let made: AnyView
        if let own = inputs.environment[keyPath: style].last {
            inner.environment[keyPath: style].removeLast()
            made = onMainActor { own.make(configuration) }
        } else {
            made = onMainActor { standard.make(configuration) }
        }
        return made.makeElements(inner)
    }
}
