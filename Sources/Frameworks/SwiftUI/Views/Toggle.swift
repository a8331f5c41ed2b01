internal import CCallSite
import Drawing

/// What a toggle shows and changes.
enum ToggleValue {
    case binding(Binding<Bool>, isMixed: Bool)
    case intent(Bool, any AppIntent)
}

/// A control that switches between on and off.
///
/// Status: exact for intents. A toggle over a binding is drawn, but a widget cannot change the binding: a finding says so
/// (layout-rules 11.1). The automatic style is the switch (layout-rules 11.7, assumed for widgets).
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    let value: ToggleValue
    let label: AnyView
    let source: SourceAddress

    init(_ value: ToggleValue, label: AnyView, source: SourceAddress) {
        self.value = value
        self.label = label
        self.source = source
    }

    @inline(never) nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(.binding(isOn, isMixed: false), label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) { self.init(.intent(isOn, intent), label: AnyView(label()), source: vitrine_return_address()) }
    /// On where all values are on, mixed where only some are.
    @inline(never) nonisolated public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        self.init(Self.value(of: sources, isOn), label: AnyView(label()), source: vitrine_return_address())
    }

    private static func value<C: RandomAccessCollection>(of sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) -> ToggleValue {
        let bindings = sources.map { $0[keyPath: isOn] }
        let onCount = bindings.filter(\.wrappedValue).count
        let all = Binding(reading: { onCount == bindings.count }, writing: { new in for binding in bindings { binding.wrappedValue = new } })
        return .binding(all, isMixed: onCount > 0 && onCount < bindings.count)
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        var semantics = ElementSemantics()
        semantics.role = "toggle"
        let isOn: Binding<Bool>
        var isMixed = false
        switch value {
        case .binding(let binding, let mixed):
            isOn = binding
            isMixed = mixed
            semantics.action = .unsupportedClosure
            if inputs.environment.widgetContainer != nil {
                inputs.graph.report(Finding(code: "toggle-binding", severity: .warning, basis: .doc,
                                            message: "A Toggle over a binding does nothing in a widget: a tap on it opens the app.",
                                            fix: "Use Toggle(isOn:intent:) with an AppIntent.", source: source))
            }
        case .intent(let value, let intent):
            // The system flips it before the intent runs (widgetkit-behaviour G5).
            isOn = .constant(inputs.environment.flippedControl == inputs.identity.hash ? !value : value)
            semantics.action = .intent(name: IntentHost.name(of: type(of: intent)), parameters: IntentReflection.archive(intent), isToggle: true)
            IntentHost.register(type(of: intent))
        }
        // A redacted toggle shows no value (layout-rules 12.8).
        let isShownOn = isOn.wrappedValue && !inputs.environment.isRedacted
        semantics.value = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
        if !inputs.environment.isEnabled { semantics.traits = ["disabled"] }
        let configuration = ToggleStyleConfiguration(
            label: .init(_view: label), isOn: Binding(reading: { isShownOn }, writing: { isOn.wrappedValue = $0 }), isMixed: isMixed, value: value)
        let standard = AnyStyle<ToggleStyleConfiguration> { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
        return StyledView(style: \.toggleStyles, configuration: configuration, standard: standard)
            .modified(SemanticModifier(semantics: semantics, name: "Toggle"), source).makeElements(inputs)
    }
}

extension Toggle where Label == Text {
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(.binding(isOn, isMixed: false), label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(.binding(isOn, isMixed: false), label: AnyView(Text(title)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(.binding(isOn, isMixed: false), label: AnyView(Text(titleResource)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { self.init(.intent(isOn, intent), label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) { self.init(.intent(isOn, intent), label: AnyView(Text(title)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) { self.init(.intent(isOn, intent), label: AnyView(Text(titleResource)), source: vitrine_return_address()) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { self.init(.binding(isOn, isMixed: false), label: AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) { self.init(.binding(isOn, isMixed: false), label: AnyView(SwiftUI.Label(title, systemImage: systemImage)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) { self.init(.intent(isOn, intent), label: AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) { self.init(.intent(isOn, intent), label: AnyView(SwiftUI.Label(title, systemImage: systemImage)), source: vitrine_return_address()) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to draw.
    @inline(never) nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.value, label: AnyView(configuration.label), source: vitrine_return_address())
    }
}
