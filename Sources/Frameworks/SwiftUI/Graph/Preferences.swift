// Status of this file: exact.

/// The name of a value that views pass up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What a view contributes to a preference: a fixed value, or one made from the element once it is placed (anchors).
struct PreferenceContribution {
    /// Nil: changes what the views inside give.
    var value: ((_ViewElement) -> Any)?
    var transform: ((inout Any, _ViewElement) -> Void)?
}

nonisolated struct PreferenceWritingModifier<K: PreferenceKey>: WrappingModifier {
    let value: (_ViewElement) -> K.Value
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let value = value
        let element = PassthroughElement(inputs, child: child)
        element.preferences[ObjectIdentifier(K.self)] = PreferenceContribution(value: { value($0) })
        return element
    }
}

nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: WrappingModifier {
    let transform: (inout K.Value, _ViewElement) -> Void
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let transform = transform
        let element = PassthroughElement(inputs, child: child)
        element.preferences[ObjectIdentifier(K.self)] = PreferenceContribution(transform: { any, element in
            var value = (any as? K.Value) ?? K.defaultValue
            transform(&value, element)
            any = value
        })
        return element
    }
}

nonisolated struct PreferenceActionModifier<K: PreferenceKey>: WrappingModifier where K.Value: Equatable {
    let action: (K.Value) -> Void
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let action = action
        let last: ObjectBoxMutable<K.Value?> = inputs.graph.storedObject(inputs.identity, field: -7) { ObjectBoxMutable(nil) }
        let element = PassthroughElement(inputs, child: child)
        element.preferenceAction = { element in
            let value = element.preferenceValue(K.self)
            if last.value == nil ? value != K.defaultValue : last.value != value {
                last.value = value
                action(value)
            }
        }
        return element
    }
}

final class ObjectBoxMutable<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension _ViewElement {
    /// The preference of the element and what is in it, reduced in the order of the views.
    func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        reducedPreference(key) ?? K.defaultValue
    }

    private func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let own = preferences[ObjectIdentifier(key)]
        if let value = own?.value { return value(self) as? K.Value }
        var result: K.Value?
        for child in preferenceChildren {
            guard let next = child.reducedPreference(key) else { continue }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        if let transform = own?.transform {
            var any: Any = result ?? K.defaultValue
            transform(&any, self)
            result = any as? K.Value
        }
        return result
    }

    /// Runs `onPreferenceChange` actions, inner views first.
    func runPreferenceActions() {
        for child in preferenceChildren { child.runPreferenceActions() }
        preferenceAction?(self)
    }
}

extension View {
    /// Sets the value of a preference.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modified(PreferenceWritingModifier<K>(value: { _ in value }))
    }
    /// Changes the preference that the view gives.
    nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        modified(PreferenceTransformModifier<K>(transform: { value, _ in callback(&value) }))
    }
    /// Runs an action when the preference differs from what it was.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable {
        modified(PreferenceActionModifier<K>(action: action))
    }
    /// Sets a preference made from an anchor of the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View {
        modified(PreferenceWritingModifier<K>(value: { transform(value.anchor(of: $0)) }))
    }
    /// Changes a preference with an anchor of the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View {
        modified(PreferenceTransformModifier<K>(transform: { preference, element in transform(&preference, value.anchor(of: element)) }))
    }
    /// Draws a view made from the preference over this one.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        modified(PreferenceSecondaryModifier<K, V>(alignment: alignment, isOverlay: true, make: transform))
    }
    /// Draws a view made from the preference behind this one.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        modified(PreferenceSecondaryModifier<K, V>(alignment: alignment, isOverlay: false, make: transform))
    }
}

/// A view behind or over another one that is made once the other is placed and its preference known.
nonisolated struct PreferenceSecondaryModifier<K: PreferenceKey, V: View>: PrimitiveModifier {
    let alignment: Alignment
    let isOverlay: Bool
    let make: (K.Value) -> V
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        content(inputs.child(0)).map { primary in
            let secondary = DeferredElement(inputs, alignment: alignment) { [make] _ in
                V._makeElements(make(primary.preferenceValue(K.self)), inputs.child(1).inStack(nil))
            }
            let element = SecondaryElement(inputs, primary: primary, secondary: secondary, alignment: alignment, isOverlay: isOverlay)
            element.traits = primary.traits
            return element
        }
    }
}

/// A geometric value of a view that another view can read in its own coordinate space.
public struct Anchor<Value> {
    /// The value in the coordinate space of the root.
    let read: () -> Value
    let convert: (Value, CGPoint) -> Value

    /// How an anchor is taken from a view.
    public struct Source {
        let anchor: (_ViewElement) -> Anchor<Value>
        func anchor(of element: _ViewElement) -> Anchor<Value> { anchor(element) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.read() == b.read() }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(read()) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { rect(nil) }
    /// A rectangle in the view's own space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect(Optional(r)) }
    private static func rect(_ r: CGRect?) -> Anchor<CGRect>.Source {
        .init { element in
            Anchor(read: { let f = element.globalFrame; return r.map { $0.offsetBy(dx: f.minX, dy: f.minY) } ?? f },
                   convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init { element in .at { CGPoint(x: element.globalFrame.minX + p.x, y: element.globalFrame.minY + p.y) } } }
    /// A point as a fraction of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { element in .at { let f = element.globalFrame; return CGPoint(x: f.minX + f.width * p.x, y: f.minY + f.height * p.y) } }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

private extension Anchor where Value == CGPoint {
    static func at(_ read: @escaping () -> CGPoint) -> Anchor<CGPoint> {
        Anchor(read: read, convert: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { element in
            let anchors = array.map { $0.anchor(of: element) }
            return Anchor<[T]>(read: { anchors.map { $0.read() } }, convert: { values, origin in zip(anchors, values).map { $0.convert($1, origin) } })
        }
    }
}
