// Status of this file: exact.

/// Several views that are modified together and laid out by the container around them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { Content._makeElements(content, inputs) }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        if let source = data as? any ViewPartsSource<Data.Element> { return makeElements(of: source.parts(inputs.child(0)), inputs.child(1)) }
        return makeElements(of: data, inputs)
    }

    private func makeElements(of data: some Sequence<Data.Element>, _ inputs: _ViewInputs) -> [_ViewElement] {
        var elements: [_ViewElement] = []
        for element in data {
            let identifier = id(element)
            let own = Content._makeElements(content(element), inputs.child(id: identifier))
            for made in own where made.traits.tag == nil { made.traits.implicitTag = AnyHashable(identifier) }
            elements += own
            if elements.count > ViewGraph.elementLimit { break }
        }
        return elements
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// One view for each binding into a collection.
    public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == [BindingElement<C>], ID == C.Element.ID, C.Element: Identifiable {
        self.init(data: BindingElement.elements(of: data), content: { content($0.binding) }, id: { $0.binding.wrappedValue.id })
    }

    public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == [BindingElement<C>] {
        self.init(data: BindingElement.elements(of: data), content: { content($0.binding) }, id: { $0.binding.wrappedValue[keyPath: id] })
    }
}

/// A binding to one element of a bound collection.
public struct BindingElement<C: MutableCollection & RandomAccessCollection> {
    let binding: Binding<C.Element>

    static func elements(of data: Binding<C>) -> [BindingElement] {
        data.wrappedValue.indices.map { index in
            BindingElement(binding: Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
        }
    }
}
