// Status of this file: exact: a widget refuses it and shows a no-entry sign.

internal import CCallSite

/// Content that scrolls. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    let source: SourceAddress
    @inline(never) nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "ScrollView", extent: .offered, source: source).makeElements(inputs) }
}

/// Reads and moves scroll views. Status: exact but for scrolling, which a widget has none of.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { Content._makeElements(content(ScrollViewProxy()), inputs.child(0)) }
}

/// What scrolls to a view: in a widget nothing scrolls, as no scroll view is shown.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Rows that scroll. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let source: SourceAddress
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        RefusedView(name: "List", extent: .offered, source: source, fix: "Use ForEach in a VStack: a widget shows as many rows as fit.").makeElements(inputs)
    }
    @inline(never) nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { source = vitrine_return_address() }
}

extension List where SelectionValue == Never {
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    @inline(never) nonisolated public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { source = vitrine_return_address() }
    @inline(never) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Content == ForEach<Data, ID, RowContent> { source = vitrine_return_address() }
    @inline(never) nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { source = vitrine_return_address() }
}

/// Controls in rows. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct Form<Content: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "Form", extent: .offered, source: source).makeElements(inputs) }
}
