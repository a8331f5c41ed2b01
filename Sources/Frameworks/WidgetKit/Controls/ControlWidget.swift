// Status of this file: exact.

/// A control for Control Center, the Lock Screen or the Action button.
///
/// Status: exact as a declaration; drawn in previews (approximate: the gallery's look, composed 11.1).
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

extension ControlWidget {
    /// The entry point of an extension with one control.
    public static func main() { WidgetEntryPoint.register { [Self().body._declaration()] } }
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
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ControlWidgetConfiguration {}

/// A control that declares nothing.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public func _declaration() -> _WidgetDeclaration { _WidgetDeclaration(kind: "", configuration: "control", content: nil) }
}

@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}

extension WidgetBundleBuilder {
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup { _WidgetGroup([content.body._declaration()]) }
}

/// A control with something of its declaration changed.
public struct _ModifiedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    let base: Base
    let change: (inout _WidgetDeclaration) -> Void
    public typealias Body = Never
    public func _declaration() -> _WidgetDeclaration {
        var declaration = base._declaration()
        change(&declaration)
        return declaration
    }
}

extension ControlWidgetConfiguration {
    private func declaring(_ change: @escaping (inout _WidgetDeclaration) -> Void) -> _ModifiedControlConfiguration<Self> { .init(base: self, change: change) }

    /// The name in the gallery of controls.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { declaring { $0.displayName = Text(displayName) } }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { declaring { $0.description = Text(description) } }
    /// Opens the configuration when the control is added.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { declaring { $0.promptsForConfiguration = true } }
    /// Who is told of push tokens. Status: declared; nothing is pushed to a simulated device.
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration { declaring { _ in } }
}
