// What `return` is compiled to in a function that asks for the system's version and whose result is `some …`: a phone's compiler lets
// each version have a type of its own; here one build serves every version, so that all of them need one type.

nonisolated public func _erasedView<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
nonisolated public func _erasedShape<Content: Shape>(_ shape: Content) -> AnyShape { AnyShape(shape) }
nonisolated public func _erasedShapeStyle<Content: ShapeStyle>(_ style: Content) -> AnyShapeStyle { AnyShapeStyle(style) }
@MainActor @preconcurrency public func _erasedWidget<Content: Widget>(_ widget: Content) -> _WidgetGroup { _WidgetGroup(widget._declarations()) }
@MainActor @preconcurrency public func _erasedWidgetConfiguration<Content: WidgetConfiguration>(_ configuration: Content) -> _DeclaredWidgetConfiguration {
    _DeclaredWidgetConfiguration(declaration: configuration._declaration())
}

/// A configuration by what it declares. Not for use by apps.
public struct _DeclaredWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    let declaration: _WidgetDeclaration
    public func _declaration() -> _WidgetDeclaration { declaration }
}
