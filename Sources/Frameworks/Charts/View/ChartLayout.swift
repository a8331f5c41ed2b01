/// A part of a chart as its layout sees it.
enum ChartPart {
    case plot
    /// A label, by the number of its axis and the place of its tick in it.
    case label(axis: Int, tick: Int, AxisLabel, offset: CGSize)
    case ticks
    case cover(Alignment)
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Where the plot came to lie; read by what is made after it is placed.
final class PlotPlace {
    var rect = CGRect.zero
    /// The size of the largest label of each axis, for ticks as long as labels.
    var labelSizes: [Int: CGSize] = [:]
}

/// Gives the plot what the labels of the axes leave of the chart, and each label its place at its tick.
struct ChartLayout: Layout {
    let model: ChartModel
    let place: PlotPlace

    /// Between the plot and its labels, in points (seen on a phone).
    static let labelGap: CGFloat = 4
    /// The length below which a category is not named (assumed).
    static let shortestLabel: CGFloat = 14
    /// How far an automatic tick reaches (assumed).
    static let tickLength: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let labels = Labels(subviews, model)
        place.labelSizes = labels.largest
        let rect = plotRect(in: CGSize(width: bounds.width, height: bounds.height), labels)
        place.rect = rect
        let (x, y) = model.scales(rect.size)
        // The plot first: what lies over it asks for its place.
        for view in subviews { if case .plot = view[ChartPartKey.self] { view.place(at: rect.offsetBy(dx: bounds.minX, dy: bounds.minY).origin, proposal: ProposedViewSize(rect.size)) } }
        placeLabels(labels, rect, x, y, bounds)
        for view in subviews {
            switch view[ChartPartKey.self] {
            case .ticks: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .cover(let alignment):
                let anchor = alignment.unitPoint
                view.place(at: CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y), anchor: anchor, proposal: ProposedViewSize(bounds.size))
            default: break
            }
        }
    }

    /// The labels with their sizes.
    struct Labels {
        struct One {
            var view: LayoutSubview
            var axis: Int
            var tick: Int
            var label: AxisLabel
            var offset: CGSize
            var size: CGSize
        }
        var all: [One] = []
        var largest: [Int: CGSize] = [:]

        init(_ subviews: LayoutSubviews, _ model: ChartModel) {
            for view in subviews {
                guard case .label(let axis, let tick, let label, let offset) = view[ChartPartKey.self] else { continue }
                let size = view.sizeThatFits(.unspecified)
                all.append(One(view: view, axis: axis, tick: tick, label: label, offset: offset, size: size))
                let most = largest[axis] ?? .zero
                largest[axis] = CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
            }
        }
    }

    private func gap(_ label: AxisLabel, _ axis: ResolvedAxis) -> CGFloat {
        switch axis.edge {
        case .leading, .trailing: (label.horizontalSpacing ?? Self.labelGap) + (hasShortTicks(axis) ? Self.tickLength : 0)
        case .top, .bottom: (label.verticalSpacing ?? Self.labelGap) + (hasShortTicks(axis) && isCenteredUnder(label, axis) ? Self.tickLength : 0)
        }
    }

    private func hasShortTicks(_ axis: ResolvedAxis) -> Bool {
        axis.ticks.contains { tick in
            tick.parts.contains { if case .tick(_, let length, _) = $0.kind { length.isShort } else { false } }
        }
    }

    /// Whether a label of a horizontal axis stands under its tick rather than beside it.
    private func isCenteredUnder(_ label: AxisLabel, _ axis: ResolvedAxis) -> Bool {
        label.isCentered == true || label.anchor?.x == 0.5 || axis.ticks.contains { $0.value.isCategory }
    }

    private func plotRect(in size: CGSize, _ labels: Labels) -> CGRect {
        var insets = EdgeInsets()
        for label in labels.all {
            let axis = model.axes[label.axis], gap = gap(label.label, axis)
            guard axis.group.preset != .inset else { continue }
            switch axis.edge {
            case .leading: insets.leading = max(insets.leading, label.size.width + gap)
            case .trailing: insets.trailing = max(insets.trailing, label.size.width + gap)
            case .top: insets.top = max(insets.top, label.size.height + gap)
            case .bottom: insets.bottom = max(insets.bottom, label.size.height + gap)
            }
        }
        // Labels beside the highest and lowest line reach beyond the plot by half their height.
        let height = max(size.height - insets.top - insets.bottom, 0)
        let y = model.scales(CGSize(width: 1, height: height)).y
        var above: CGFloat = 0, below: CGFloat = 0
        for label in labels.all where model.axes[label.axis].axis == .vertical {
            let axis = model.axes[label.axis]
            guard let place = axis.place(axis.ticks[label.tick], isCentered: label.label.isCentered ?? false, y) else { continue }
            let anchor = label.label.anchor?.y ?? 0.5
            above = max(above, label.size.height * anchor - place)
            below = max(below, place + label.size.height * (1 - anchor) - height)
        }
        insets.top = max(insets.top, above)
        insets.bottom = max(insets.bottom, below)
        return CGRect(x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0), height: max(size.height - insets.top - insets.bottom, 0))
    }

    private func placeLabels(_ labels: Labels, _ plot: CGRect, _ x: PositionScale, _ y: PositionScale, _ bounds: CGRect) {
        var taken: [Int: [CGRect]] = [:]
        for label in labels.all {
            let axis = model.axes[label.axis], isInset = axis.group.preset == .inset
            let scale = axis.axis == .horizontal ? x : y
            guard let place = axis.place(axis.ticks[label.tick], isCentered: label.label.isCentered ?? false, scale) else {
                hide(label.view)
                continue
            }
            let gap = gap(label.label, axis)
            var point: CGPoint, anchor: UnitPoint
            switch axis.edge {
            case .bottom, .top:
                let isBeside = label.label.anchor == nil && label.label.isCentered != true && !scale.isCategory
                let isBottom = axis.edge == .bottom
                anchor = label.label.anchor ?? UnitPoint(x: isBeside ? 0 : 0.5, y: isBottom != isInset ? 0 : 1)
                let shift = isBeside && axis.hasTicks ? (label.label.horizontalSpacing ?? Self.labelGap) : (label.label.horizontalSpacing ?? 0)
                point = CGPoint(x: plot.minX + place + shift, y: isBottom ? plot.maxY + (isInset ? -gap : gap) : plot.minY + (isInset ? gap : -gap))
                if axis.group.preset == .aligned {
                    let left = point.x - label.size.width * anchor.x
                    point.x += max(plot.minX - left, 0) - max(left + label.size.width - plot.maxX, 0)
                }
            case .leading, .trailing:
                let isTrailing = axis.edge == .trailing
                anchor = UnitPoint(x: isTrailing != isInset ? 0 : 1, y: label.label.anchor?.y ?? 0.5)
                point = CGPoint(x: isTrailing ? plot.maxX + (isInset ? -gap : gap) : plot.minX + (isInset ? gap : -gap), y: plot.minY + place + (label.label.verticalSpacing ?? 0))
            }
            point.x += label.offset.width
            point.y += label.offset.height
            if axis.axis == .horizontal, scale.isCategory {
                // Where steps are too short for any word, every other category or fewer are named.
                let every = max(Int((Self.shortestLabel / max(scale.step, 0.1)).rounded(.up)), 1)
                let room = scale.step * CGFloat(every)
                let index = axis.ticks[label.tick].index
                label.view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                                 proposal: index % every == 0 ? ProposedViewSize(width: label.label.collision == .disabled ? nil : room, height: nil) : .zero)
                continue
            }
            let frame = CGRect(x: point.x - label.size.width * anchor.x, y: point.y - label.size.height * anchor.y, width: label.size.width, height: label.size.height)
            if label.label.collision != .disabled {
                let isBeyond = axis.axis == .horizontal && (frame.maxX > bounds.width + 0.5 || frame.minX < -0.5)
                if isBeyond || taken[label.axis, default: []].contains(where: { $0.insetBy(dx: -1, dy: 0).intersects(frame) }) {
                    hide(label.view)
                    continue
                }
            }
            taken[label.axis, default: []].append(frame)
            label.view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
        }
    }

    /// A label that finds no room chooses to show nothing for no size.
    private func hide(_ view: LayoutSubview) { view.place(at: .zero, proposal: .zero) }
}

extension AxisTick.Length {
    /// Whether it takes room between the plot and the labels.
    var isShort: Bool {
        switch kind {
        case .automatic, .fixed: true
        case .label, .longestLabel: false
        }
    }
}

extension Alignment {
    /// The alignment as a share of a size.
    var unitPoint: UnitPoint {
        let x: CGFloat = switch horizontal {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
        let y: CGFloat = switch vertical {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
        return UnitPoint(x: x, y: y)
    }
}
