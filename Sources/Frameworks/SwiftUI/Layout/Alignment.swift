// Status of this file: exact.

/// The name of an alignment guide, and where it is on a view that does not say.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide as the engine refers to it.
struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let isHorizontal: Bool
    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// Guides at the edges and centre belong to each frame alone; text baselines and custom guides come from the children (layout-rules 6.4 to 6.6).
    var isInherited: Bool { !(id is any FrameGuide.Type) }

    /// One value for several children that set the guide: the topmost first baseline, the lowest last one, else the mean.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if id == VerticalAlignment.FirstTextBaseline.self { return values.min() }
        if id == VerticalAlignment.LastTextBaseline.self { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

/// A guide at an edge or the centre of a frame.
private protocol FrameGuide: AlignmentID {}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }
    init(key: AlignmentKey) { self.key = key }

    private enum Leading: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combined(values.compactMap { $0 }) }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }
    init(key: AlignmentKey) { self.key = key }

    private enum Top: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: FrameGuide { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum FirstTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum LastTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combined(values.compactMap { $0 }) }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its guides, in its own space.
public struct ViewDimensions: Equatable {
    let element: _ViewElement
    let size: CGSize
    let proposal: ProposedViewSize

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.key.id.defaultValue(in: self) }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.key.id.defaultValue(in: self) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { element.explicitAlignment(guide.key, size, proposal) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { element.explicitAlignment(guide.key, size, proposal) }
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.element === b.element && a.size == b.size }
}

/// `alignmentGuide(_:computeValue:)`: sets a guide of a view without changing its size (layout-rules 6.7).
final class AlignmentGuideElement: PassthroughElement {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(_ inputs: _ViewInputs, child: _ViewElement, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
        super.init(inputs, child: child)
    }

    override var typeName: String { "alignmentGuide" }
    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        key == self.key ? compute(ViewDimensions(element: child, size: size, proposal: proposal)) : super.measureAlignment(key, size, proposal)
    }
}

nonisolated struct AlignmentGuideModifier: WrappingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { AlignmentGuideElement(inputs, child: child, key: key, compute: compute) }
}

extension View {
    /// Sets where a horizontal guide of the view is, in points from its leading edge.
    nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modified(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
    /// Sets where a vertical guide of the view is, in points from its top.
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modified(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
