// Status of this file: exact.

internal import CCallSite
/// A view that makes its content from the size it gets: it takes the proposal, its content starts at the top leading corner.
///
/// Status: exact.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content
    let source: SourceAddress
    @inline(never) nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
        source = vitrine_return_address()
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source), content = content
        return [DeferredElement(inputs, alignment: .topLeading, name: "GeometryReader") { element in
            Content._makeElements(content(GeometryProxy(element: element)), inputs.child(0).inStack(nil))
        }]
    }
}

/// What a view can know of the size and place it got.
public struct GeometryProxy {
    let element: _ViewElement

    /// The size, in points.
    public var size: CGSize { element.frame.size }
    /// A widget's content is inside its margins already: nothing of it is unsafe.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// An anchor's value in the space of this view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.convert(anchor.read(), element.globalFrame.origin) }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: return element.globalFrame
        case .local: return CGRect(origin: .zero, size: size)
        case .named(let name):
            let own = element.globalFrame
            var up = element.parent
            while let candidate = up {
                if let space = candidate as? CoordinateSpaceElement, space.name == name {
                    let origin = space.globalFrame.origin
                    return own.offsetBy(dx: -origin.x, dy: -origin.y)
                }
                up = candidate.parent
            }
            return own
        }
    }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
    /// The room of a scroll view. Status: exact: nil, for a widget has none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

/// A space in which positions are counted.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {}; public var coordinateSpace: CoordinateSpace { .global } }
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {}; public var coordinateSpace: CoordinateSpace { .local } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable { let name: AnyHashable; public var coordinateSpace: CoordinateSpace { .named(name) } }
extension NamedCoordinateSpace: @unchecked Sendable {}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: AnyHashable(name)) } }
/// The space of the scroll view around: none in a widget, where `bounds(of:)` is nil and a frame is that in the whole widget.
private struct ScrollViewSpace: Hashable { var axis: Axis? }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static var scrollView: NamedCoordinateSpace { .init(name: ScrollViewSpace(axis: nil)) }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .init(name: ScrollViewSpace(axis: axis)) }
}


final class CoordinateSpaceElement: PassthroughElement {
    let name: AnyHashable
    init(_ inputs: _ViewInputs, child: _ViewElement, name: AnyHashable) {
        self.name = name
        super.init(inputs, child: child)
    }
}

nonisolated struct CoordinateSpaceModifier: WrappingModifier {
    let name: AnyHashable
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { CoordinateSpaceElement(inputs, child: child, name: name) }
}

extension View {
    /// Names the view's coordinate space.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { modified(CoordinateSpaceModifier(name: AnyHashable(name))) }
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modified(CoordinateSpaceModifier(name: name.name)) }
}
