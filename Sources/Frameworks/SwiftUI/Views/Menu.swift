// Status of this file: exact: a widget refuses it and shows a no-entry sign over the label.

internal import CCallSite

/// Actions behind a label. Status: exact: a widget refuses it and shows a no-entry sign over the label.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    let label: AnyView
    let source: SourceAddress
    init(label: AnyView, source: SourceAddress) {
        self.label = label
        self.source = source
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedLabel(name: "Menu", label: label, source: source).makeElements(inputs) }
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text { self.init(label: AnyView(Text(title)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { self.init(label: AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), source: vitrine_return_address()) }
}

/// Content that a tap unfolds. Status: exact: a widget refuses it and shows a no-entry sign over the label.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    let label: AnyView
    let source: SourceAddress
    init(label: AnyView, source: SourceAddress) {
        self.label = label
        self.source = source
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedLabel(name: "DisclosureGroup", label: label, source: source).makeElements(inputs) }
    @inline(never) nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
}

/// Something to hand to other apps. Status: exact: a widget refuses it and shows a no-entry sign over the label.
public nonisolated struct ShareLink<Label: View>: PrimitiveView {
    let label: AnyView
    let source: SourceAddress
    init(label: AnyView, source: SourceAddress) {
        self.label = label
        self.source = source
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedLabel(name: "ShareLink", label: label, source: source).makeElements(inputs) }
    @inline(never) nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == SwiftUI.Label<Text, Image> { self.init(label: AnyView(SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")), source: vitrine_return_address()) }
}

/// Controls that belong together.
///
/// Status: approximate: the controls stand side by side, 8 points apart; the `label` is not shown.
public nonisolated struct ControlGroup<Content: View>: View {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> { self.content = LabeledControlGroupContent(content: content()) }
    public var body: some View { HStack(spacing: 8) { content } }
}

/// The controls of a group with a label; the label is not shown.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}
