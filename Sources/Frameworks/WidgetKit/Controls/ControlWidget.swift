/// A control for Control Center, the Lock Screen or the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// What a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Self.Body { get }
    /// What is declared. Not for use by apps.
    func _declaration() -> _WidgetDeclaration
}

extension ControlWidgetConfiguration {
    public func _declaration() -> _WidgetDeclaration { body._declaration() }
}

extension ControlWidgetConfiguration where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ControlWidgetConfiguration {
}

@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}

extension WidgetBundleBuilder {
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup { _WidgetGroup([content.body._declaration()]) }
}
