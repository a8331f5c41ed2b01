// Status of this file: exact; nothing is kept in a `cache` (of `subviews`), and a depth stack places by its size, not by the
// `proposal`.

/// Lays views out in a line, sharing its length by flexibility and priority (layout-rules, section 2).
struct StackLayout {
    var axis: Axis
    var spacing: CGFloat?
    var guide: AlignmentKey

    /// What a run over the children found: each one's length and place along the axis.
    struct Arrangement {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        /// Where each child's top-left corner is.
        var origins: [CGPoint]
        var size: CGSize
    }

    final class Cache {
        var distances: [CGFloat]?
        var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
    }

    private func distances(_ subviews: LayoutSubviews, _ cache: Cache) -> [CGFloat] {
        if let known = cache.distances { return known }
        var result: [CGFloat] = []
        for index in subviews.indices.dropLast() {
            result.append(spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
        }
        cache.distances = result
        return result
    }

    func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) -> Arrangement {
        if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known.arrangement }
        let arrangement = makeArrangement(proposal, subviews, distances(subviews, cache))
        if cache.arrangements.count >= 16 { cache.arrangements.removeFirst() }
        cache.arrangements.append((proposal, arrangement))
        return arrangement
    }

    private func makeArrangement(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ distances: [CGFloat]) -> Arrangement {
        let count = subviews.count
        guard count > 0 else { return Arrangement(proposals: [], sizes: [], origins: [], size: .zero) }
        let minor: Axis = axis == .horizontal ? .vertical : .horizontal
        var proposals = [ProposedViewSize](repeating: proposal, count: count)
        let totalSpacing = distances.reduce(0, +)

        if let length = proposal[axis] {
            share(max(length - totalSpacing, 0), proposal, subviews, &proposals)
        } else {
            for index in 0..<count { proposals[index][axis] = nil }
        }

        var sizes: [CGSize] = [], low = CGFloat.infinity, high = -CGFloat.infinity, guides: [CGFloat] = []
        for index in 0..<count {
            let dimensions = subviews[index].dimensions(in: proposals[index])
            let own = axis == .horizontal ? dimensions[VerticalAlignment(key: guide)] : dimensions[HorizontalAlignment(key: guide)]
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            sizes.append(size)
            guides.append(own)
            // The stack is as wide as its children once their guides are on one line, not as its widest child (layout-rules 2.10).
            low = min(low, -own)
            high = max(high, size[minor] - own)
        }

        var origins: [CGPoint] = [], position: CGFloat = 0
        for index in 0..<count {
            let across = -guides[index] - low
            origins.append(axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
            position += sizes[index][axis] + (index < count - 1 ? distances[index] : 0)
        }
        var size = CGSize.zero
        size[axis] = max(position, 0)
        size[minor] = max(high - low, 0)
        return Arrangement(proposals: proposals, sizes: sizes, origins: origins, size: size)
    }

    /// Shares a length out: higher priorities first, within one the least flexible first, each an equal part of what is left.
    private func share(_ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ proposals: inout [ProposedViewSize]) {
        let count = subviews.count
        if count == 1 {
            proposals[0][axis] = length
            return
        }
        func lengthOfChild(_ index: Int, _ offered: CGFloat) -> CGFloat {
            var own = proposal
            own[axis] = offered
            return subviews[index].sizeThatFits(own)[axis]
        }
        let least = (0..<count).map { lengthOfChild($0, 0) }
        let most = (0..<count).map { lengthOfChild($0, .infinity) }
        let order = (0..<count).sorted { a, b in
            let pa = subviews[a].priority, pb = subviews[b].priority
            if pa != pb { return pa > pb }
            let fa = most[a] - least[a], fb = most[b] - least[b]
            if fa.isInfinite && fb.isInfinite || most[a] >= _ViewElement.largestLength && most[b] >= _ViewElement.largestLength {
                return least[a] != least[b] ? least[a] > least[b] : a < b
            }
            return fa != fb ? fa < fb : a < b
        }

        var available = length
        var position = 0
        var reserve = least.reduce(0, +)
        while position < count {
            let priority = subviews[order[position]].priority
            let group = order[position...].prefix { subviews[$0].priority == priority }
            reserve -= group.reduce(0) { $0 + least[$1] }
            available -= reserve
            var remaining = group.count
            for index in group {
                let part = max(available / CGFloat(remaining), 0)
                proposals[index][axis] = part
                available -= subviews[index].sizeThatFits(proposals[index])[axis]
                remaining -= 1
            }
            available += reserve
            position += group.count
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var spacing = first.spacing
        // First and last child at the ends, all children at the sides (layout-rules 3.14).
        if axis == .horizontal {
            for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: .vertical) }
            spacing.trailing = last.spacing.trailing
        } else {
            for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: .horizontal) }
            spacing.bottom = last.spacing.bottom
        }
        return spacing
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) {
        let arrangement = arrange(proposal, subviews, cache)
        for index in subviews.indices {
            let origin = arrangement.origins[index]
            subviews[index].place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: arrangement.proposals[index])
        }
    }
}

/// A layout of views side by side.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .horizontal; return p }
    public struct Cache { let values = StackLayout.Cache() }
    private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key) }
    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { stack.arrange(proposal, subviews, cache.values).size }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { stack.place(in: bounds, proposal, subviews, cache.values) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }
}

/// A layout of views one below the other.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .vertical; return p }
    public struct Cache { let values = StackLayout.Cache() }
    private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing, guide: alignment.key) }
    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { stack.arrange(proposal, subviews, cache.values).size }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { stack.place(in: bounds, proposal, subviews, cache.values) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }
}

/// A layout of views one over the other (layout-rules, section 4).
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews)?.size ?? .zero
    }

    /// The union of the children with the highest priority, their guides on one point at the origin.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
        guard let highest = subviews.map(\.priority).max() else { return nil }
        var union: CGRect?
        for subview in subviews where subview.priority == highest {
            let d = subview.dimensions(in: proposal)
            let rect = CGRect(x: -d[alignment.horizontal], y: -d[alignment.vertical], width: d.width, height: d.height)
            guard let known = union else { union = rect; continue }
            let x = min(known.minX, rect.minX), y = min(known.minY, rect.minY)
            union = CGRect(x: x, y: y, width: max(known.maxX, rect.maxX) - x, height: max(known.maxY, rect.maxY) - y)
        }
        return union
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The children are proposed the final bounds when they are placed (layout-rules 4.3).
        let final = ProposedViewSize(bounds.size)
        guard let extent = extent(final, subviews) else { return }
        for subview in subviews {
            let d = subview.dimensions(in: final)
            let shift = CGPoint(x: (bounds.width - extent.width) * fraction(alignment.horizontal), y: (bounds.height - extent.height) * fraction(alignment.vertical))
            subview.place(at: CGPoint(x: bounds.minX - extent.minX - d[alignment.horizontal] + shift.x,
                                      y: bounds.minY - extent.minY - d[alignment.vertical] + shift.y), proposal: final)
        }
    }

    /// Where content that is smaller than the bounds sits in them.
    private func fraction(_ guide: HorizontalAlignment) -> CGFloat { guide == .leading ? 0 : guide == .trailing ? 1 : 0.5 }
    private func fraction(_ guide: VerticalAlignment) -> CGFloat { guide == .top ? 0 : guide == .bottom ? 1 : 0.5 }
}
