// Status of this file: exact.

/// What a control looks like and does: a toggle or a button.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @ControlWidgetTemplateBuilder var body: Self.Body { get }
    /// The control as data. Not for use by apps.
    func _control() -> _ControlDescription
}

extension ControlWidgetTemplate {
    public func _control() -> _ControlDescription { body._control() }
}

extension ControlWidgetTemplate where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ControlWidgetTemplate {}

@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
    public static func buildExpression<C: ControlWidgetTemplate>(_ content: C) -> C { content }
}

/// A control without content.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never
    public init() {}
    public func _control() -> _ControlDescription { _ControlDescription(label: AnyView(EmptyView())) }
}

/// A control as data. Not for use by apps.
public struct _ControlDescription {
    package var label: AnyView
    /// What is written below the title: "On".
    package var value: AnyView?
    /// Nil for a button.
    package var isOn: Bool?
    package var action: (any AppIntent)?
    package var tint: Color?
    package var isDisabled = false
    package var isPrivacySensitive = false
    package init(label: AnyView, value: AnyView? = nil, isOn: Bool? = nil, action: (any AppIntent)? = nil) {
        self.label = label; self.value = value; self.isOn = isOn; self.action = action
    }
}

/// A control that switches something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate where Action.ValueType == Bool {
    public typealias Body = Never
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: (Bool) -> ValueLabel

    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.isOn = isOn; self.action = action; self.label = label(); self.valueLabel = valueLabel
    }
    public func _control() -> _ControlDescription { _ControlDescription(label: AnyView(label), value: AnyView(valueLabel(isOn)), isOn: isOn, action: action) }
}

extension ControlWidgetToggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label, valueLabel: { ControlWidgetToggleDefaultLabel(isOn: $0) })
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: { Text(title) })
    }
}

/// "On" or "Off".
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool
    public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never
    private let action: Action
    private let label: Label
    private let actionLabel: (Bool) -> ActionLabel

    public init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.action = action; self.label = label(); self.actionLabel = actionLabel
    }
    public func _control() -> _ControlDescription { _ControlDescription(label: AnyView(label), value: AnyView(actionLabel(false)), action: action) }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label, actionLabel: { _ in ControlWidgetButtonDefaultActionLabel() })
    }
}

extension ControlWidgetButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action: action, label: { Text(titleKey) }) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action) { self.init(action: action, label: { Text(title) }) }
}

/// Nothing beside the label.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

/// A template with something changed.
public struct _ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    let base: Base
    let change: (inout _ControlDescription) -> Void
    public typealias Body = Never
    public func _control() -> _ControlDescription {
        var control = base._control()
        change(&control)
        return control
    }
}

extension ControlWidgetTemplate {
    /// The colour of the symbol while the control is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) { $0.tint = tint } }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) { $0.isDisabled = disabled } }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) { $0.isPrivacySensitive = sensitive } }
}

extension View {
    /// What the Action button's hint says. Status: exact: kept as the label's hint, for the hint is shown only while that button is pressed.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { accessibilityHint(hint) }
    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    /// What Control Center says at its top after a tap. Status: exact: kept as the label's value, for it is shown only for a moment then.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { accessibilityValue(status) }
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { accessibilityValue(Text(statusKey)) }
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { accessibilityValue(Text(status)) }
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { accessibilityValue(Text(status)) }
}
