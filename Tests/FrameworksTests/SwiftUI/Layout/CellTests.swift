@testable import SwiftUI
import Testing

/// layout-rules, section 10: containers of cells, and layouts of one's own.
@Suite struct CellTests {
    private func cell(_ width: Double, _ height: Double, _ name: String = "") -> some View { Color.red.frame(width: width, height: height).part(name.isEmpty ? "-" : name) }

    @Test("10.1 a column is as wide as its widest cell, a row as high as its highest; cells are centred")
    func grid() {
        let view = Grid(horizontalSpacing: 5, verticalSpacing: 3) {
            GridRow { cell(10, 20); cell(40, 10, "b") }
            GridRow { cell(30, 5, "c"); cell(20, 15, "d") }
        }
        #expect(measured(view, 200, 200) == size(75, 38))
        let laid = LaidOut(view, width: 75, height: 38)
        #expect(laid["b"] == rect(35, 5, 40, 10))
        #expect(laid["c"] == rect(0, 28, 30, 5))
        #expect(laid["d"] == rect(45, 23, 20, 15))
    }

    @Test("10.1 flexible cells share what fixed ones leave; cells missing at the end are empty")
    func flexibleGrid() {
        let laid = LaidOut(Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Color.red.part("a"); cell(20, 10) }
            GridRow { Color.red.part("b") }
        }, width: 100, height: 40)
        #expect(laid["a"] == rect(0, 0, 80, 20))
        #expect(laid["b"] == rect(0, 20, 80, 20))
    }

    @Test("10.1 columns that are equally flexible are offered the same width, also where one takes less")
    func equallyFlexible() {
        // Both may be 20 to 60 wide and take what they are offered in steps of 20.
        struct Step: Shape {
            let least: CGFloat
            func path(in rect: SwiftUI.CGRect) -> Path { Path(rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> SwiftUI.CGSize {
                let width = min(max(proposal.width ?? 60, least), 60)
                return SwiftUI.CGSize(width: width < 60 ? max(least, 20 * (width / 20).rounded(.down)) : 60, height: 10)
            }
        }
        let view = Grid(horizontalSpacing: 0) { GridRow { Step(least: 20).part("a"); Step(least: 20).part("b") } }
        #expect(measured(view, 110, 50).width == 80)
    }

    @Test("10.2 the default spacing of a grid is that of stacks")
    func gridSpacing() {
        #expect(measured(Grid { GridRow { cell(10, 10); cell(10, 10) }; GridRow { cell(10, 10); cell(10, 10) } }, 200, 200) == size(28, 28))
    }

    @Test("10.3 a view outside of a row takes all columns")
    func wholeRow() {
        let laid = LaidOut(Grid(horizontalSpacing: 10, verticalSpacing: 0) { GridRow { cell(30, 10); cell(40, 10) }; Color.red.frame(height: 5).part("whole") }, width: 80, height: 15)
        #expect(laid["whole"] == rect(0, 10, 80, 5))
    }

    @Test("10.4 spans, unsized axes, column alignment and anchors")
    func cellModifiers() {
        let spanned = LaidOut(Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow { cell(30, 10); cell(40, 10); cell(20, 10) }
            GridRow { Color.red.frame(height: 10).gridCellColumns(2).part("two"); cell(5, 5) }
        }, width: 110, height: 20)
        #expect(spanned["two"] == rect(0, 10, 80, 10))
        #expect(measured(Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { cell(30, 10); cell(30, 10) }; Divider().gridCellUnsizedAxes(.horizontal) }, 300, 300).width == 60)
        let aligned = LaidOut(Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { cell(10, 10, "a").gridColumnAlignment(.leading) }; GridRow { cell(50, 10) } }, width: 50, height: 20)
        #expect(aligned["a"].minX == 0)
        let anchored = LaidOut(Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { cell(10, 10, "a").gridCellAnchor(.bottomTrailing); cell(20, 40) }; GridRow { cell(50, 10) } }, width: 70, height: 50)
        #expect(anchored["a"] == rect(40, 30, 10, 10))
    }

    @Test("10.5, 10.6 flexible tracks share the width within their bounds, fixed ones keep theirs")
    func lazyTracks() {
        func widths(_ columns: [GridItem], _ width: Double = 100) -> [Double] {
            let laid = LaidOut(LazyVGrid(columns: columns) { ForEach(0..<columns.count, id: \.self) { Color.red.frame(height: 5).part("\($0)") } }, width: width, height: 20)
            return columns.indices.map { laid["\($0)"].width }
        }
        #expect(widths([GridItem(.flexible()), GridItem(.flexible())]) == [46, 46])
        #expect(widths([GridItem(.fixed(30), spacing: 0), GridItem(.flexible(), spacing: 0)]) == [30, 70])
        #expect(widths([GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible(), spacing: 0)]) == [20, 80])
        #expect(widths([GridItem(.flexible(minimum: 70), spacing: 0), GridItem(.flexible(), spacing: 0)]) == [70, 30])
        #expect(widths([GridItem(.fixed(80), spacing: 0), GridItem(.fixed(80), spacing: 0)]) == [80, 80])
    }

    @Test("10.7 an adaptive item becomes as many tracks as fit")
    func adaptive() {
        let laid = LaidOut(LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 2) { ForEach(0..<4) { Color.red.frame(height: 5).part("\($0)") } }, width: 100, height: 12)
        #expect(near(laid["0"].width, 30) && near(laid["2"].maxX, 100))
        #expect(laid["3"].minY == 7)
    }

    @Test("10.7 an adaptive grid in a row, which asks what it does with endless space, is laid out as alone")
    func adaptiveInRow() {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 2) { ForEach(0..<4) { Color.red.frame(height: 5).part("\($0)") } }
        let laid = LaidOut(HStack(spacing: 0) { grid; Color.blue.frame(width: 40) }, width: 140, height: 12)
        #expect(near(laid["0"].width, 30) && near(laid["2"].maxX, 100))
    }

    @Test("10.8 the default spacing of lazy grids is 8 points both ways")
    func lazySpacing() {
        let laid = LaidOut(LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { Color.red.frame(height: 10).part("\($0)") } }, width: 100, height: 28)
        #expect(laid["1"].minX - laid["0"].maxX == 8)
        #expect(laid["2"].minY - laid["0"].maxY == 8)
    }

    @Test("10.9 lazy stacks take the width proposed across them")
    func lazyStacks() {
        #expect(measured(LazyVStack(spacing: 0) { cell(10, 10); cell(20, 10) }, 90, 200) == size(90, 20))
        #expect(measured(LazyHStack(spacing: 0) { cell(10, 10); cell(20, 10) }, 90, 200) == size(30, 200))
    }

    @Test("10.10 the first candidate whose ideal size fits is shown, the last where none does")
    func viewThatFits() {
        let view = ViewThatFits { cell(90, 10, "large"); cell(50, 10, "middle"); cell(20, 10, "small") }
        #expect(LaidOut(view, width: 100, height: 20)["large"].width == 90)
        #expect(LaidOut(view, width: 60, height: 20)["middle"].width == 50)
        #expect(LaidOut(view, width: 10, height: 20)["small"].width == 20)
        let horizontal = ViewThatFits(in: .horizontal) { cell(50, 90, "high"); cell(10, 10, "low") }
        #expect(LaidOut(horizontal, width: 60, height: 20)["high"].height == 90)
        #expect(LaidOut(ViewThatFits { Color.red.frame(maxWidth: .infinity).part("wide") }, width: 60, height: 20)["wide"].width == 60)
    }

    /// Puts views one after the other on a diagonal; counts how often its cache is made.
    private struct Diagonal: Layout {
        final class Log: @unchecked Sendable { var caches = 0 }
        struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }
        let log: Log
        func makeCache(subviews: Subviews) -> [CGSize] {
            log.caches += 1
            return subviews.map { $0.sizeThatFits(.unspecified) }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            let gaps = subviews.reduce(0) { $0 + $1[Gap.self] }
            return CGSize(width: cache.reduce(0) { $0 + $1.width } + gaps, height: cache.reduce(0) { $0 + $1.height })
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
            var point = bounds.origin
            for (index, subview) in subviews.enumerated() where index < 3 {
                subview.place(at: point, proposal: .unspecified)
                point = CGPoint(x: point.x + cache[index].width + subview[Gap.self], y: point.y + cache[index].height)
            }
        }
    }

    @Test("10.12 a layout of one's own: values, a cache made once, anchors; views it does not place are centred")
    func customLayout() {
        let log = Diagonal.Log()
        let view = Diagonal(log: log) {
            cell(10, 10, "a").layoutValue(key: Diagonal.Gap.self, value: 5)
            cell(20, 20, "b")
            cell(10, 10, "c")
            cell(4, 4, "d")
        }
        let laid = LaidOut(view.part("all"), width: 100, height: 100)
        #expect(laid["all"].size == size(49, 44))
        #expect(laid["b"].minX - laid["a"].minX == 15)
        #expect(laid["c"].minY - laid["a"].minY == 30)
        #expect(near(laid["d"].midX, laid["all"].midX) && near(laid["d"].midY, laid["all"].midY))
        #expect(log.caches == 1)
    }

    @Test("10.12 place(at:anchor:) puts the anchor at the point")
    func anchors() {
        struct Corner: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for subview in subviews { subview.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified) }
            }
        }
        #expect(LaidOut(Corner { cell(20, 10, "a") }, width: 80, height: 40)["a"] == rect(60, 15, 20, 10))
    }

    @Test("10.13 layouts behind AnyLayout lay out as the containers do")
    func anyLayout() {
        for (layout, expected) in [(AnyLayout(HStackLayout(spacing: 5)), size(35, 20)), (AnyLayout(VStackLayout(spacing: 5)), size(20, 35)), (AnyLayout(ZStackLayout()), size(20, 20))] {
            #expect(measured(layout { cell(10, 10); cell(20, 20) }, 100, 100) == expected)
        }
        #expect(measured(AnyLayout(HStackLayout(spacing: 0)) { Spacer(); cell(10, 10) }, 100, 100) == size(100, 10))
    }
}
