// Status of this file: exact.

/// Builds a view from the statements of a closure.
///
/// Status: exact. Any number of children.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView(packed: repeat each content)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { .init(storage: .first(first)) }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { .init(storage: .second(second)) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The children of a builder's block, one beside the other.
public nonisolated struct TupleView<T>: PrimitiveView {
    public var value: T
    private let make: (_ViewInputs) -> [_ViewElement]

    init<each Content: View>(packed content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        make = { inputs in
            var elements: [_ViewElement] = []
            var index = 0
            for child in repeat each content {
                elements += elementsOf(view: child, inputs.child(index))
                index += 1
            }
            return elements
        }
    }

    /// A tuple made by hand: its views are found by reflection.
    public init(_ value: T) {
        self.value = value
        make = { inputs in
            Mirror(reflecting: value).children.enumerated().flatMap { index, child in
                (child.value as? any View).map { elementsOf(view: $0, inputs.child(index)) } ?? []
            }
        }
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { make(inputs) }
}

/// The elements of a view whose type is known here only by its protocol.
func elementsOf<V: View>(view: V, _ inputs: _ViewInputs) -> [_ViewElement] { V._makeElements(view, inputs) }

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body: it is drawn by the framework.") }
    nonisolated public static func _makeElements(_ view: Wrapped?, _ inputs: _ViewInputs) -> [_ViewElement] {
        view.map { Wrapped._makeElements($0, inputs.child(0)) } ?? []
    }
}

/// One of two views, as a condition chose.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage { case first(TrueContent), second(FalseContent) }
    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        switch storage {
        case .first(let view): TrueContent._makeElements(view, inputs.child(0))
        case .second(let view): FalseContent._makeElements(view, inputs.child(1))
        }
    }
}

/// A view that shows nothing and takes no part in layout.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    nonisolated public init() {}
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [] }
}

/// A view whose type is hidden.
public nonisolated struct AnyView: PrimitiveView {
    private let content: any View
    nonisolated public init<V: View>(_ view: V) { content = view }
    nonisolated public init<V: View>(erasing view: V) { content = view }
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        elementsOf(view: content, inputs.child(id: "\(type(of: content))"))
    }
}
