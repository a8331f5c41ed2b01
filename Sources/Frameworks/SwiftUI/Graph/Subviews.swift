// Status of this file: exact.

/// One of the views that a view is made of, to be placed in a container of one's own.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    public struct ID: Hashable {
        let base: AnyHashable
    }
    public let id: ID
    /// What the view gives to its container.
    public let containerValues: ContainerValues
    /// The section that it is a part of, if any.
    var section: SectionPlace?
    let make: (_ViewInputs) -> [_ViewElement]

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { make(inputs) }
}

/// The views that a view is made of: groups, conditions and `ForEach` taken apart.
public nonisolated struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    let subviews: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { subviews.flatMap { $0.makeElements(inputs) } }
}

/// Some of the views that a view is made of, side by side.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
    let subviews: ArraySlice<Subview>
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { subviews.flatMap { $0.makeElements(inputs) } }
}

extension SubviewsCollection {
    /// Of more views than this, each has the environment of where they were taken apart: to give each that of its place, all are made anew for each.
    private static let limit = 200

    init<Base: View>(of view: Base, _ inputs: _ViewInputs) {
        let inputs = inputs.inStack(nil)
        let elements = Base._makeElements(view, inputs)
        subviews = elements.enumerated().map { index, element in
            var values = element.traits.container
            values.tag = element.traits.tag ?? element.traits.implicitTag
            return Subview(id: Subview.ID(base: element.traits.implicitTag ?? AnyHashable(element.identity)), containerValues: values, section: element.traits.section) { place in
                guard elements.count <= SubviewsCollection.limit else { return [element] }
                var own = inputs
                own.environment = place.environment
                own.stackAxis = place.stackAxis
                let anew = Base._makeElements(view, own)
                return anew.indices.contains(index) ? [anew[index]] : []
            }
        }
    }
}

/// The content of a group that makes something of the views another view is made of.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        Content._makeElements(content(SubviewsCollection(of: subviews, inputs.child(0))), inputs.child(1))
    }
}

extension Group where Content: View {
    /// Makes something of the views that a view is made of.
    nonisolated public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, content: transform))
    }
}

/// What `ForEach(subviews:)` goes over: known once the views are made.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let source: (_ViewInputs) -> SubviewsCollection
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { Subview(id: Subview.ID(base: AnyHashable(index)), containerValues: ContainerValues()) { _ in [] } }
}

/// A collection for `ForEach` that is known only where its views are made.
protocol ViewPartsSource<Part> {
    associatedtype Part
    func parts(_ inputs: _ViewInputs) -> [Part]
}
extension ForEachSubviewCollection: ViewPartsSource { func parts(_ inputs: _ViewInputs) -> [Subview] { source(inputs).subviews } }

extension ForEach where Content: View {
    /// A view for each of the views that a view is made of.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection { SubviewsCollection(of: view, $0) }, content: content, id: { $0.id })
    }
}
