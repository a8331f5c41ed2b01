// Status of this file: exact: in a widget all rows are made, and no header is pinned (`pinnedViews`).

internal import CCallSite

/// A row's or column's size in a lazy grid (layout-rules 10.5 to 10.8).
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, row after row.
///
/// Status: exact. In a widget all rows are made, and no header is pinned (`pinnedViews`, layout-rules 10.9).
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    let layout: LazyGridLayout
    let content: Content
    let source: SourceAddress
    @inline(never) public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        layout = LazyGridLayout(items: columns, axis: .vertical, guide: alignment.key, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: layout, name: "LazyVGrid", content: content, source: source).makeElements(inputs.inStack(nil)) }
}

/// Views in rows, column after column.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    let layout: LazyGridLayout
    let content: Content
    let source: SourceAddress
    @inline(never) public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        layout = LazyGridLayout(items: rows, axis: .horizontal, guide: alignment.key, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: layout, name: "LazyHGrid", content: content, source: source).makeElements(inputs.inStack(nil)) }
}

/// The layout of lazy grids: tracks across, lines along `axis`.
struct LazyGridLayout: Layout {
    let items: [GridItem]
    /// The axis along which lines follow each other.
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    private struct Track {
        var position: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }
    /// More tracks than any screen shows.
    private static let trackLimit: CGFloat = 1000
    private var across: Axis { axis == .vertical ? .horizontal : .vertical }
    private var lineSpacing: CGFloat { spacing ?? ViewSpacing.fallback }

    /// The tracks for a length across; nil: the ideal one.
    private func tracks(_ offered: CGFloat?) -> (tracks: [Track], length: CGFloat) {
        let gaps = items.map { $0.spacing ?? ViewSpacing.fallback }
        let gapTotal = gaps.dropLast().reduce(0, +)
        var fixed: CGFloat = 0, flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { fixed += length } else { flexible += 1 }
        }
        // In endless space tracks are as long as anything gets.
        var left = offered.map { max(min($0, _ViewElement.largestLength) - gapTotal - fixed, 0) }
        // Flexible tracks share what is left within their bounds, those that meet a bound first.
        var lengths = [CGFloat?](repeating: nil, count: items.count)
        var open = flexible
        for _ in 0..<max(flexible, 1) {
            guard let room = left, open > 0 else { break }
            let share = room / CGFloat(open)
            var bounded = false
            for (index, item) in items.enumerated() where lengths[index] == nil {
                guard case .flexible(let low, let high) = item.size else { continue }
                if share < low || share > high {
                    let length = min(max(share, low), high)
                    lengths[index] = length
                    left = max(room - length, 0)
                    open -= 1
                    bounded = true
                    break
                }
            }
            if !bounded { break }
        }
        let share = left.map { open > 0 ? $0 / CGFloat(open) : 0 }
        var tracks: [Track] = [], position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let alignment = item.alignment ?? .center
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(position: position, length: max(length, 0), alignment: alignment))
                position += max(length, 0)
            case .flexible(let low, _):
                let length = lengths[index] ?? share ?? low
                tracks.append(Track(position: position, length: length, alignment: alignment))
                position += length
            case .adaptive(let low, let high):
                let room = share ?? low, gap = gaps[index]
                let count = Int(max(min(((room + gap) / max(low + gap, 1)).rounded(.down), Self.trackLimit), 1))
                let length = min(max((room - gap * CGFloat(count - 1)) / CGFloat(count), min(low, room)), high)
                for number in 0..<count {
                    tracks.append(Track(position: position, length: length, alignment: alignment))
                    position += length + (number < count - 1 ? gap : 0)
                }
            }
            if index < items.count - 1 { position += gaps[index] }
        }
        return (tracks, position)
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, placements: [(CGPoint, ProposedViewSize)]) {
        let (tracks, used) = tracks(proposal[across])
        guard !tracks.isEmpty else { return (.zero, []) }
        let length = max(proposal[across].flatMap { $0.isFinite ? $0 : nil } ?? used, 0)
        let free = length - used
        let fraction: CGFloat = guide == HorizontalAlignment.leading.key || guide == VerticalAlignment.top.key ? 0
            : guide == HorizontalAlignment.trailing.key || guide == VerticalAlignment.bottom.key ? 1 : 0.5
        var placements: [(CGPoint, ProposedViewSize)] = [], along: CGFloat = 0, index = 0
        while index < subviews.count {
            let line = index..<min(index + tracks.count, subviews.count)
            var thickness: CGFloat = 0
            for (track, child) in zip(tracks, line) {
                var own = ProposedViewSize.unspecified
                own[across] = track.length
                thickness = max(thickness, subviews[child].sizeThatFits(own)[axis])
            }
            for (track, child) in zip(tracks, line) {
                var own = ProposedViewSize.unspecified
                own[across] = track.length
                var box = CGSize.zero
                box[across] = track.length
                box[axis] = thickness
                let inner = track.alignment.origin(of: subviews[child].dimensions(in: own), in: box)
                let start = track.position + free * fraction
                placements.append((axis == .vertical ? CGPoint(x: start + inner.x, y: along + inner.y) : CGPoint(x: along + inner.x, y: start + inner.y), own))
            }
            along += thickness
            index = line.upperBound
            if index < subviews.count { along += lineSpacing }
        }
        var size = CGSize.zero
        size[across] = max(length, used)
        size[axis] = along
        return (size, placements)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { arrange(proposal, subviews).size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, (origin, own)) in zip(subviews, arrange(proposal, subviews).placements) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: own)
        }
    }
}
