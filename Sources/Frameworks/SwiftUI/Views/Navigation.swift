// Status of this file: exact: a widget refuses it and shows a no-entry sign.

internal import CCallSite

/// Screens on a stack. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { source = vitrine_return_address() }
    @inline(never) nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { source = vitrine_return_address() }
    @inline(never) nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "NavigationStack", extent: .offered, source: source).makeElements(inputs) }
}

/// Screens that lead to others. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "NavigationView", extent: .offered, source: source).makeElements(inputs) }
}

/// Columns of screens. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "NavigationSplitView", extent: .offered, source: source).makeElements(inputs) }
}

/// A label that leads to a screen. Status: exact: a widget refuses it and shows a no-entry sign over the label.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    let label: AnyView
    let source: SourceAddress
    init(label: AnyView, source: SourceAddress) {
        self.label = label
        self.source = source
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedLabel(name: "NavigationLink", label: label, source: source).makeElements(inputs) }
    @inline(never) nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
}
extension NavigationLink where Label == Text {
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { self.init(label: AnyView(Text(title)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: AnyView(Text(title)), source: vitrine_return_address()) }
}
extension NavigationLink where Destination == Never {
    @inline(never) nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: AnyView(label()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { self.init(label: AnyView(Text(titleKey)), source: vitrine_return_address()) }
}

/// The values that stand for the screens on a stack.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Screens one beside the other. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "TabView", extent: .offered, source: source).makeElements(inputs) }
}
