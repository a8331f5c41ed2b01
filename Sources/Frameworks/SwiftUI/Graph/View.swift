// Status of this file: exact.

/// A piece of user interface, described by the views it is made of.
///
/// Status: exact. A view's elements are made once for an entry and an environment; nothing of it lives on afterwards.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that describes this one.
    associatedtype Body: View
    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Makes the elements that stand for the view in the tree. Not for use by apps: views of the framework make elements of
    /// their own, all others those of their `body`.
    nonisolated static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement]
}

extension View {
    nonisolated public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] {
        inputs.graph.evaluateBody(of: view, inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
    nonisolated public static func _makeElements(_ view: Never, _ inputs: _ViewInputs) -> [_ViewElement] {}
}

/// A view of the framework that makes its elements itself and has no body.
nonisolated protocol PrimitiveView: View where Body == Never {
    nonisolated func makeElements(_ inputs: _ViewInputs) -> [_ViewElement]
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the framework.") }
    nonisolated public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] {
        view.makeElements(inputs)
    }
}

/// What is kept of each call that makes a view: the address it returns to, which debug information turns into file and line.
typealias SourceAddress = UInt64
