// Status of this file: exact.

internal import CCallSite
/// A change that is applied to a view and gives another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
    /// Makes the elements of the modified content. Not for use by apps.
    nonisolated static func _makeElements(_ modifier: Self, _ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement]
}

extension ViewModifier {
    nonisolated public static func _makeElements(_ modifier: Self, _ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        guard inputs.depth < ViewGraph.depthLimit else { return [] }
        var installed = modifier
        let inner = inputs.child(0)
        DynamicPropertyInstaller.install(in: &installed, inputs: inner)
        return Body._makeElements(onMainActor { installed.body(content: Content(make: content)) }, inner)
    }

    /// A modifier that applies both, this one first.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body: it is applied by the framework.") }
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let make: (_ViewInputs) -> [_ViewElement]
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { make(inputs) }
}

/// A value with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    var source: SourceAddress = 0

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let content = content
        return Modifier._makeElements(modifier, inputs.at(source)) { inner in
            // The content's identity does not depend on how many framework modifiers are around it, only on its place.
            Content._makeElements(content, inner)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never
    nonisolated public static func _makeElements(_ modifier: Self, _ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        Modifier._makeElements(modifier.modifier, inputs) { inner in Content._makeElements(modifier.content, inner, content: content) }
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    nonisolated public init() {}
    public typealias Body = Never
    nonisolated public static func _makeElements(_ modifier: EmptyModifier, _ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] { content(inputs) }
}

extension View {
    /// Applies a modifier to the view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Applies a modifier of the framework and remembers where user code asked for it.
    @inline(__always)
    nonisolated func modified<M: ViewModifier>(_ modifier: M, _ source: SourceAddress = vitrine_return_address()) -> ModifiedContent<Self, M> {
        var view = ModifiedContent(content: self, modifier: modifier)
        view.source = source
        return view
    }
}

/// A modifier of the framework, applied without a body.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
    nonisolated func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement]
}

extension PrimitiveModifier {
    nonisolated public static func _makeElements(_ modifier: Self, _ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        modifier.makeElements(inputs, content: content)
    }
}

/// A modifier that only changes the environment of its content.
nonisolated protocol EnvironmentalModifier: PrimitiveModifier {
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentalModifier {
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        var inner = inputs
        change(&inner.environment)
        return content(inner)
    }
}

/// A modifier that wraps each of its content's elements in one of its own.
nonisolated protocol WrappingModifier: PrimitiveModifier {
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement
}

extension WrappingModifier {
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        content(inputs).map { child in
            let element = wrap(child, inputs)
            element.traits = child.traits
            return element
        }
    }
}

/// A modifier that notes something on each of its content's elements: a layout priority, a tag.
nonisolated protocol TraitModifier: PrimitiveModifier {
    func change(_ traits: inout ElementTraits)
}

extension TraitModifier {
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let elements = content(inputs)
        for element in elements { change(&element.traits) }
        return elements
    }
}
