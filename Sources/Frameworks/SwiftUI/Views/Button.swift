// Status of this file: exact for intents; a closure (`action`) is never run by a widget, and the finding `button-closure` says
// so.

import DeveloperToolsSupport
import Drawing
internal import CCallSite

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// A control that runs an intent.
///
/// Status: exact for intents. A button with a closure (`action`) is drawn, but WidgetKit cannot run the closure: the tap opens the app, and a
/// finding says so (layout-rules 11.1).
public nonisolated struct Button<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let intent: (any AppIntent)?
    let label: Label
    let source: SourceAddress
    /// Whether a style makes it of the button it is asked to draw: that one says what a tap does.
    var isRemade = false

    init(role: ButtonRole?, intent: (any AppIntent)?, label: Label, source: SourceAddress) {
        self.role = role
        self.intent = intent
        self.label = label
        self.source = source
    }
    @inline(never) public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(role: nil, intent: nil, label: label(), source: vitrine_return_address()) }
    @inline(never) public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(role: role, intent: nil, label: label(), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(role: nil, intent: intent, label: label(), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) { self.init(role: role, intent: intent, label: label(), source: vitrine_return_address()) }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        if isRemade { return styled(inputs.child(0), isPressed: inputs.environment.isPressed).makeElements(inputs.child(0)) }
        if intent == nil, inputs.environment.widgetContainer != nil {
            inputs.graph.report(Finding(code: "button-closure", severity: .warning, basis: .doc,
                                        message: "A Button with a closure does nothing in a widget: a tap on it opens the app.",
                                        fix: "Use Button(intent:) with an AppIntent.", source: source))
        }
        var semantics = ElementSemantics()
        semantics.role = "button"
        if let role { semantics.traits = [role.name] }
        if !inputs.environment.isEnabled { semantics.traits.append("disabled") }
        semantics.action = intent.map { .intent(name: IntentHost.name(of: type(of: $0)), parameters: IntentReflection.archive($0), isToggle: false) } ?? .unsupportedClosure
        if let intent { IntentHost.register(type(of: intent)) }
        var inner = inputs.child(0)
        inner.environment.isPressed = inputs.environment.pressedControl == inner.identity.hash
        return styled(inner, isPressed: inner.environment.isPressed).modified(SemanticModifier(semantics: semantics, name: "Button"), source).makeElements(inner)
    }

    private func styled(_ inputs: _ViewInputs, isPressed: Bool) -> AnyView {
        let configuration = ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: isPressed)
        let make = inputs.environment.buttonStyle.make
        return onMainActor { make(configuration) }
    }
}

extension Button where Label == Text {
    @inline(never) public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(role: nil, intent: nil, label: Text(titleKey), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self.init(role: nil, intent: nil, label: Text(title), source: vitrine_return_address()) }
    @inline(never) public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: Text(titleKey), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: Text(title), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(role: nil, intent: intent, label: Text(titleKey), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) { self.init(role: nil, intent: intent, label: Text(title), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent, label: Text(titleKey), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent, S: StringProtocol>(_ title: S, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent, label: Text(title), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: Text(titleResource), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I) { self.init(role: role, intent: intent, label: Text(titleResource), source: vitrine_return_address()) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @inline(never) public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(role: nil, intent: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(role: nil, intent: nil, label: SwiftUI.Label(title, systemImage: systemImage), source: vitrine_return_address()) }
    @inline(never) public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) { self.init(role: nil, intent: intent, label: SwiftUI.Label(titleKey, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent, S: StringProtocol>(_ title: S, systemImage: String, intent: I) { self.init(role: nil, intent: intent, label: SwiftUI.Label(title, systemImage: systemImage), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent, label: SwiftUI.Label(titleKey, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: SwiftUI.Label(title, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent, S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent, label: SwiftUI.Label(title, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: SwiftUI.Label(titleResource, systemImage: systemImage), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: I) { self.init(role: role, intent: intent, label: SwiftUI.Label(titleResource, systemImage: systemImage), source: vitrine_return_address()) }
    @inline(never) public init(_ titleKey: LocalizedStringKey, image: DeveloperToolsSupport.ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, intent: nil, label: SwiftUI.Label(titleKey, image: image), source: vitrine_return_address()) }
    @inline(never) public init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: DeveloperToolsSupport.ImageResource, role: ButtonRole? = nil, intent: I) { self.init(role: role, intent: intent, label: SwiftUI.Label(titleKey, image: image), source: vitrine_return_address()) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to draw, in the style outside of that one.
    @inline(never) public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, intent: nil, label: configuration.label, source: vitrine_return_address())
        isRemade = true
    }
}

/// A button and its state, as styles see them.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on it: only in the pictures of a tap.
    public let isPressed: Bool
    public nonisolated struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
}

public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
    public nonisolated struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// In a widget: a tinted capsule (composed 6.1 to 6.3, seen).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderedLook(label: configuration.label, role: configuration.role, isProminent: false) }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderedLook(label: configuration.label, role: configuration.role, isProminent: false) }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderedLook(label: configuration.label, role: configuration.role, isProminent: true) }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressedDimming(content: configuration.label.foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())), opacity: 0.5)
    }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PressedDimming(content: configuration.label, opacity: 0.75) }
}

/// A label that is dimmed while a finger is on its button. How much is assumed.
struct PressedDimming<Content: View>: View {
    let content: Content
    let opacity: Double
    @Environment(\.isPressed) private var isPressed
    @ViewBuilder var body: some View {
        if isPressed { content.opacity(opacity) } else { content }
    }
}

/// The bordered look: a capsule of the tint at 12 % in light (composed 6.2, seen) and 32 % in dark (composed 6.2b, low), 7 points above
/// and below the label and 12 beside it (composed 6.3). One that is disabled is grey (assumed).
struct BorderedLook<L: View>: View {
    let label: L
    let role: ButtonRole?
    let isProminent: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isPressed) private var isPressed

    private var tint: AnyShapeStyle { role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
    /// Held down the fill rises from 0.12 to 0.17 (composed 6.4, seen); in dark by the same share (assumed).
    private var fill: Double { (colorScheme == .dark ? 0.32 : 0.12) * (isPressed ? 0.17 / 0.12 : 1) }
    private var insets: (CGFloat, CGFloat) {
        switch controlSize {
        case .mini, .small: (10, 4)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }
    var body: some View {
        label
            .foregroundStyle(isEnabled ? isProminent ? AnyShapeStyle(Color.white) : tint : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
            .padding(.horizontal, insets.0)
            .padding(.vertical, insets.1)
            .background(isEnabled ? isProminent ? AnyShapeStyle(tint.opacity(isPressed ? 0.75 : 1)) : AnyShapeStyle(tint.opacity(fill)) : AnyShapeStyle(FillShapeStyle().tertiary), in: shape)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { nonisolated public static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { nonisolated public static var bordered: BorderedButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { nonisolated public static var borderless: BorderlessButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: PlainButtonStyle { .init() } }

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: AnyStyle<ButtonStyleConfiguration> { .primitive(DefaultButtonStyle()) }
    }
    var buttonStyle: AnyStyle<ButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue; hasButtonStyle = true }
    }
    private struct HasButtonStyleKey: EnvironmentKey { static let defaultValue = false }
    /// Whether a view around says how buttons look: links follow it too, and are no buttons without it.
    var hasButtonStyle: Bool { get { self[HasButtonStyleKey.self] } set { self[HasButtonStyleKey.self] = newValue } }
    private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    public var controlSize: ControlSize { get { self[ControlSizeKey.self] } set { self[ControlSizeKey.self] = newValue } }
}

extension AnyStyle where Configuration == ButtonStyleConfiguration {
    /// - Parameter outer: the style outside of it, in which it makes buttons anew; nil where it makes none.
    static func primitive<S: PrimitiveButtonStyle>(_ style: S, within outer: AnyStyle? = nil) -> AnyStyle {
        AnyStyle {
            let body = style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: $0.role, label: .init(AnyView($0.label))))
            guard let outer else { return AnyView(body) }
            return AnyView(body.transformEnvironment(\.buttonStyle) { $0 = outer })
        }
    }
}

extension View {
    /// The style of buttons inside.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modified(EnvironmentChange { $0.buttonStyle = AnyStyle { AnyView(style.makeBody(configuration: $0)) } }) }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { values in
            values.buttonStyle = .primitive(style, within: values.buttonStyle)
            values.hasButtonStyle = !(style is DefaultButtonStyle)
        })
    }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { modified(EnvironmentChange { $0.controlSize = controlSize }) }
}
