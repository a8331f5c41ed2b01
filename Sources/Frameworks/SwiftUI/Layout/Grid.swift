// Status of this file: exact; nothing is kept in a `cache`.

internal import CCallSite

/// Rows of cells whose columns have one width each (layout-rules 10.1 to 10.4).
///
/// Status: exact.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    let layout: GridLayout
    let content: Content
    let source: SourceAddress
    @inline(never) public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        LayoutView(layout: layout, name: "Grid", content: content, source: source).makeElements(inputs)
    }
}

/// A row of a grid; outside of one its cells stand one beside the other.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let cells = Content._makeElements(content, inputs.child(0).inStack(nil))
        let row = GridRowMarker(alignment: alignment)
        for (index, cell) in cells.enumerated() { cell.traits.grid.row = GridCellPlace(row: row, index: index) }
        return cells
    }
}

/// Names a row: the cells that refer to one marker stand in it.
final class GridRowMarker {
    let alignment: VerticalAlignment?
    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

struct GridCellPlace {
    let row: GridRowMarker
    let index: Int
}

/// The layout of `Grid`.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
    public static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .vertical; return p }

    /// A cell: which child, from which column on, over how many.
    private struct Cell {
        var child: Int
        var column: Int
        var span: Int
    }
    private struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment
        /// A view that is not in a `GridRow` takes the whole width.
        var isWhole = false
    }
    private struct Arrangement {
        var size: CGSize
        var placements: [(child: Int, origin: CGPoint, proposal: ProposedViewSize)]
    }

    private func rows(_ subviews: Subviews) -> [Row] {
        var rows: [Row] = [], last: GridRowMarker?
        for (index, subview) in subviews.enumerated() {
            let traits = subview.element.traits.grid
            if let place = traits.row {
                if place.row !== last { rows.append(Row(alignment: place.row.alignment ?? alignment.vertical)) }
                last = place.row
                let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
                rows[rows.count - 1].cells.append(Cell(child: index, column: column, span: max(traits.columns, 1)))
            } else {
                last = nil
                rows.append(Row(cells: [Cell(child: index, column: 0, span: 1)], alignment: alignment.vertical, isWhole: true))
            }
        }
        return rows
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        let rows = rows(subviews)
        let columnCount = max(rows.filter { !$0.isWhole }.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 1, 1)
        let gaps = columnGaps(rows, columnCount, subviews)
        let widths = columnWidths(proposal, rows, columnCount, gaps, subviews)
        func offset(_ column: Int) -> CGFloat {
            var x: CGFloat = 0
            for before in 0..<min(column, columnCount) { x += widths[before] + (before < gaps.count ? gaps[before] : 0) }
            return x
        }
        func width(_ cell: Cell, _ isWhole: Bool) -> CGFloat {
            let end = isWhole ? columnCount : min(cell.column + cell.span, columnCount)
            var total: CGFloat = 0
            for column in cell.column..<end { total += widths[column] + (column < end - 1 ? gaps[column] : 0) }
            return total
        }
        let totalWidth = width(Cell(child: 0, column: 0, span: columnCount), true)

        let rowGaps = rows.indices.dropLast().map { row in verticalSpacing ?? gap(rows[row], rows[row + 1], subviews) }
        let heights = rowHeights(proposal, rows, rowGaps, subviews) { width($0, $1) }
        var placements: [(child: Int, origin: CGPoint, proposal: ProposedViewSize)] = []
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let baseline = rowGuide(row, heights[index], subviews) { width($0, row.isWhole) }
            for cell in row.cells {
                let traits = subviews[cell.child].element.traits.grid
                let box = CGSize(width: width(cell, row.isWhole), height: heights[index])
                let own = ProposedViewSize(width: box.width, height: box.height)
                let d = subviews[cell.child].dimensions(in: own)
                var x = offset(cell.column), dy: CGFloat
                if let anchor = traits.anchor {
                    x += (box.width - d.width) * anchor.x
                    dy = (box.height - d.height) * anchor.y
                } else {
                    let guide = columnAlignment(cell.column, rows, subviews)
                    x += guide.key.id.defaultValue(in: ViewDimensions(element: d.element, size: box, proposal: own)) - d[guide]
                    dy = baseline - d[row.alignment]
                }
                placements.append((cell.child, CGPoint(x: x, y: y + dy), own))
            }
            y += heights[index] + (index < rowGaps.count ? rowGaps[index] : 0)
        }
        return Arrangement(size: CGSize(width: totalWidth, height: max(y, 0)), placements: placements)
    }

    private func columnAlignment(_ column: Int, _ rows: [Row], _ subviews: Subviews) -> HorizontalAlignment {
        for row in rows where !row.isWhole {
            for cell in row.cells where cell.column == column {
                if let own = subviews[cell.child].element.traits.grid.columnAlignment { return own }
            }
        }
        return alignment.horizontal
    }

    private func columnGaps(_ rows: [Row], _ count: Int, _ subviews: Subviews) -> [CGFloat] {
        (0..<max(count - 1, 0)).map { column in
            if let horizontalSpacing { return horizontalSpacing }
            var gap: CGFloat?
            for row in rows where !row.isWhole {
                guard let left = row.cells.first(where: { $0.column + $0.span - 1 == column }), let right = row.cells.first(where: { $0.column == column + 1 }) else { continue }
                gap = max(gap ?? 0, subviews[left.child].spacing.distance(to: subviews[right.child].spacing, along: .horizontal))
            }
            return gap ?? ViewSpacing.fallback
        }
    }

    private func gap(_ upper: Row, _ lower: Row, _ subviews: Subviews) -> CGFloat {
        guard var above = upper.cells.first.map({ subviews[$0.child].spacing }), var below = lower.cells.first.map({ subviews[$0.child].spacing }) else { return 0 }
        for cell in upper.cells.dropFirst() { above.formUnion(subviews[cell.child].spacing) }
        for cell in lower.cells.dropFirst() { below.formUnion(subviews[cell.child].spacing) }
        return above.distance(to: below, along: .vertical)
    }

    /// Each column's width: its widest cell where nothing is proposed; else shared out as a stack shares its length, the least
    /// flexible columns first, but columns that are equally flexible are all offered the same (seen: four columns whose widest cells are
    /// equal wrap these in every column, though the last would have had room). Cells over several columns then widen them evenly where they need more.
    private func columnWidths(_ proposal: ProposedViewSize, _ rows: [Row], _ count: Int, _ gaps: [CGFloat], _ subviews: Subviews) -> [CGFloat] {
        func widest(_ column: Int, _ offered: CGFloat?) -> CGFloat {
            var result: CGFloat = 0
            for row in rows where !row.isWhole {
                for cell in row.cells where cell.column == column && cell.span == 1 && !subviews[cell.child].element.traits.grid.unsizedAxes.contains(.horizontal) {
                    result = max(result, subviews[cell.child].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width)
                }
            }
            return result
        }
        var widths = [CGFloat](repeating: 0, count: count)
        if let total = proposal.width {
            let least = (0..<count).map { widest($0, 0) }, most = (0..<count).map { widest($0, .infinity) }
            let order = Self.leastFlexibleFirst(least, most)
            var available = max(total - gaps.reduce(0, +), 0), remaining = count
            var group = order[...]
            while let first = group.first {
                func flexibility(_ column: Int) -> CGFloat { most[column] - least[column] }
                let equal = group.prefix { $0 == first || abs(flexibility($0) - flexibility(first)) < 0.001 }
                let part = max(available / CGFloat(remaining), 0)
                for column in equal {
                    widths[column] = min(widest(column, part), _ViewElement.largestLength)
                    available -= widths[column]
                }
                remaining -= equal.count
                group = group.dropFirst(equal.count)
            }
        } else {
            for column in 0..<count { widths[column] = widest(column, nil) }
        }
        for row in rows where !row.isWhole {
            for cell in row.cells where cell.span > 1 && !subviews[cell.child].element.traits.grid.unsizedAxes.contains(.horizontal) {
                let columns = cell.column..<min(cell.column + cell.span, count)
                let inner: ArraySlice<CGFloat> = gaps[columns.lowerBound..<max(columns.upperBound - 1, columns.lowerBound)]
                var have: CGFloat = inner.reduce(0, +)
                for column in columns { have += widths[column] }
                let offered: CGFloat? = proposal.width == nil ? nil : have
                let need: CGFloat = subviews[cell.child].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width - have
                if need > 0, need < _ViewElement.largestLength { for column in columns { widths[column] += need / CGFloat(columns.count) } }
            }
        }
        return widths
    }

    private static func leastFlexibleFirst(_ least: [CGFloat], _ most: [CGFloat]) -> [Int] {
        let flexibility: [CGFloat] = zip(least, most).map { $1 - $0 }
        return flexibility.indices.sorted { (a: Int, b: Int) -> Bool in
            flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
        }
    }

    private func rowHeights(_ proposal: ProposedViewSize, _ rows: [Row], _ gaps: [CGFloat], _ subviews: Subviews, _ width: (Cell, Bool) -> CGFloat) -> [CGFloat] {
        func tallest(_ row: Row, _ offered: CGFloat?) -> CGFloat {
            var top: CGFloat = 0, bottom: CGFloat = 0
            for cell in row.cells where !subviews[cell.child].element.traits.grid.unsizedAxes.contains(.vertical) {
                let d = subviews[cell.child].dimensions(in: ProposedViewSize(width: width(cell, row.isWhole), height: offered))
                if subviews[cell.child].element.traits.grid.anchor != nil {
                    bottom = max(bottom, d.height - top)
                } else {
                    top = max(top, d[row.alignment])
                    bottom = max(bottom, d.height - d[row.alignment])
                }
            }
            return min(top + bottom, _ViewElement.largestLength)
        }
        guard let total = proposal.height else { return rows.map { tallest($0, nil) } }
        let least = rows.map { tallest($0, 0) }, most = rows.map { tallest($0, .infinity) }
        let order = Self.leastFlexibleFirst(least, most)
        var heights = [CGFloat](repeating: 0, count: rows.count)
        var available = max(total - gaps.reduce(0, +), 0), remaining = rows.count
        for row in order {
            heights[row] = tallest(rows[row], max(available / CGFloat(remaining), 0))
            available -= heights[row]
            remaining -= 1
        }
        return heights
    }

    /// Where the row's guide is below the row's top.
    private func rowGuide(_ row: Row, _ height: CGFloat, _ subviews: Subviews, _ width: (Cell) -> CGFloat) -> CGFloat {
        if row.alignment == .top { return 0 }
        if row.alignment == .bottom { return height }
        if row.alignment == .center { return height / 2 }
        return row.cells.map { subviews[$0.child].dimensions(in: ProposedViewSize(width: width($0), height: height))[row.alignment] }.max() ?? 0
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { arrange(proposal, subviews).size }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for placement in arrange(proposal, subviews).placements {
            subviews[placement.child].place(at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y), proposal: placement.proposal)
        }
    }
}

nonisolated struct GridTraitModifier: TraitModifier {
    let apply: (inout GridCellTraits) -> Void
    func change(_ traits: inout ElementTraits) { apply(&traits.grid) }
}

extension View {
    /// How many columns the cell takes.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { modified(GridTraitModifier { $0.columns = max(count, 1) }) }
    /// Axes on which the cell asks for no more than the other cells give.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modified(GridTraitModifier { $0.unsizedAxes = axes }) }
    /// The alignment of the cell's whole column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { modified(GridTraitModifier { $0.columnAlignment = guide }) }
    /// Where the cell's view stands in the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modified(GridTraitModifier { $0.anchor = anchor }) }
}
