struct IslandRegionKey: LayoutValueKey { static let defaultValue = DynamicIslandExpandedRegionPosition.bottom }

/// Places the parts of the expanded island: leading and trailing beside the sensors, the centre below them, the bottom over the
/// whole width (composed 9.7, 9.8).
///
/// The centre's wish is served first, then leading and trailing share what is left, by halves where neither has priority.
struct ExpandedIslandLayout: Layout {
    let insets: EdgeInsets
    private static let spacing: CGFloat = 8

    /// Where everything goes, in the space of the content.
    private struct Plan {
        var frames: [(index: Int, frame: CGRect)] = []
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 371
        return CGSize(width: width, height: plan(width: width, subviews).height + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, frame) in plan(width: bounds.width, subviews).frames {
            subviews[index].place(at: CGPoint(x: bounds.minX + insets.leading + frame.minX, y: bounds.minY + insets.top + frame.minY),
                                  anchor: .topLeading, proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    private func plan(width: CGFloat, _ subviews: Subviews) -> Plan {
        var plan = Plan()
        let inner = max(0, width - insets.leading - insets.trailing)
        func parts(_ position: DynamicIslandExpandedRegionPosition) -> [Int] { subviews.indices.filter { subviews[$0][IslandRegionKey.self] == position } }
        let leading = parts(.leading), trailing = parts(.trailing)
        // The sensors end below the top inset of the content.
        let sensorBottom = max(0, ActivityMetrics.sensors.height - insets.top + Self.spacing / 2)
        let beside = max(0, (inner - ActivityMetrics.sensors.width) / 2)

        /// One above the other, from `y` on; the lower edge.
        func stack(_ indices: [Int], x: CGFloat, y: CGFloat, width: CGFloat, alignment: CGFloat) -> CGFloat {
            var y = y
            for index in indices {
                let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
                let wide = min(size.width, width)
                plan.frames.append((index, CGRect(x: x + (width - wide) * alignment, y: y, width: wide, height: size.height)))
                y += size.height
            }
            return y
        }
        func side(_ indices: [Int], isTrailing: Bool, otherIsWanted: Bool) -> CGFloat {
            let wish = indices.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
            let goesBelow = wish > beside && indices.contains { subviews[$0][IslandPlacementKey.self].isBelow }
            let priority = indices.map { subviews[$0].priority }.max() ?? 0
            let room = goesBelow ? (priority > 0 || !otherIsWanted ? inner : (inner - Self.spacing) / 2) : beside
            return stack(indices, x: isTrailing ? inner - room : 0, y: goesBelow ? sensorBottom : 0, width: room, alignment: isTrailing ? 1 : 0)
        }

        let leadingBottom = side(leading, isTrailing: false, otherIsWanted: !trailing.isEmpty)
        let trailingBottom = side(trailing, isTrailing: true, otherIsWanted: !leading.isEmpty)
        // The centre lies between what stands beside the sensors and goes on below it.
        let leadingEdge = plan.frames.filter { leading.contains($0.index) }.map(\.frame.maxX).max().map { $0 + Self.spacing } ?? 0
        let trailingEdge = plan.frames.filter { trailing.contains($0.index) }.map(\.frame.minX).min().map { $0 - Self.spacing } ?? inner
        let centerWidth = max(0, min(inner / 2 - leadingEdge, trailingEdge - inner / 2) * 2)
        let centerBottom = stack(parts(.center), x: (inner - centerWidth) / 2, y: sensorBottom, width: centerWidth, alignment: 0.5)
        let top = max(leadingBottom, trailingBottom, parts(.center).isEmpty ? 0 : centerBottom, leading.isEmpty && trailing.isEmpty ? sensorBottom : 0)
        let bottom = parts(.bottom)
        plan.height = stack(bottom, x: 0, y: bottom.isEmpty ? top : top + Self.spacing / 2, width: inner, alignment: 0.5)
        return plan
    }
}
