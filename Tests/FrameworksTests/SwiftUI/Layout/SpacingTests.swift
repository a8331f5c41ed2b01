@testable import SwiftUI
import Testing

/// layout-rules, section 3. Sizes of text are those of category large unless said otherwise: body 17 pt has lines of 61 pixels at 3x.
@Suite struct SpacingTests {
    private let medium = EnvironmentValues.with { $0.dynamicTypeSize = .medium }

    /// The distance from the bottom of "a" to the top of "b" in a column.
    private func gap(_ laid: LaidOut) -> Double { laid["b"].minY - laid["a"].maxY }
    private func column(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> Double { gap(LaidOut(view, width: 300, height: 300, environment: environment)) }

    @Test("3.1, 3.12 views that are no text stand 8 points apart")
    func fallback() {
        #expect(column(VStack { Color.red.frame(height: 10).part("a"); Color.red.frame(height: 10).part("b") }) == 8)
        #expect(column(VStack { Rectangle().part("a"); Divider().part("b") }) == 8)
        let laid = LaidOut(HStack { Color.red.part("a"); Circle().part("b") }, width: 100, height: 10)
        #expect(laid["b"].minX - laid["a"].maxX == 8)
    }

    @Test("3.3 nothing keeps a distance from a spacer along the stack")
    func spacer() {
        let laid = LaidOut(HStack { Color.red.frame(width: 10).part("a"); Spacer().part("s"); Color.red.frame(width: 10).part("b") }, width: 100, height: 10)
        #expect(laid["s"].minX == 10 && laid["s"].maxX == 90)
    }

    @Test("3.4, 3.5 text above text: the lower one's leading, rounded up to pixels")
    func textAboveText() {
        #expect(near(column(VStack { Text("A").part("a"); Text("B").part("b") }, medium), 2))
        #expect(near(column(VStack { Text("A").part("a"); Text("B").part("b") }), 2))
    }

    @Test("3.6 a row of text, spacer and symbol above a column of text keeps the text's distance")
    func rowAboveColumn() {
        #expect(near(column(VStack { HStack { Text("A"); Spacer(); Image(systemName: "chevron.right") }.part("a"); VStack { Text("B") }.part("b") }, medium), 2))
    }

    @Test("3.7, 3.8 fonts whose leading is nothing stand close")
    func noLeading() {
        #expect(near(column(VStack { Text("A").font(.headline).part("a"); Text("B").font(.caption).part("b") }, medium), 0))
        #expect(near(column(VStack { Text("A").font(.caption).part("a"); Text("B").font(.caption2).part("b") }, medium), 0))
    }

    @Test("3.9 a view that is no text above text keeps clear of the capitals")
    func shapeAboveText() {
        #expect(near(column(VStack { Color.red.frame(height: 9).part("a"); Text("B").font(.footnote).part("b") }), 4.80))
    }

    @Test("3.9b text above a view that is no text")
    func textAboveShape() {
        #expect(near(column(VStack { Text("B").font(.callout).part("a"); Color.red.frame(height: 9).part("b") }), 9.82))
        #expect(near(column(VStack { Text("B").font(.title3).part("a"); Color.red.frame(height: 9).part("b") }), 12.44))
    }

    @Test("3.9d rows of a shape and a text: the larger of both kinds' distances")
    func mixedRows() {
        #expect(near(column(VStack {
            HStack { Color.red.frame(width: 9, height: 9); Text("A").font(.callout) }.part("a")
            HStack { Color.red.frame(width: 9, height: 9); Text("B").font(.callout) }.part("b")
        }), 9.82))
    }

    @Test("3.9e symbols count as text")
    func symbols() {
        #expect(near(column(VStack { HStack { Image(systemName: "star"); Text("A") }.part("a"); Text("B").part("b") }, medium), 2))
    }

    @Test("a row of a larger symbol and a text stands as far below a shape as the text alone")
    func symbolBelowShape() {
        let alone = column(VStack { Circle().frame(width: 9, height: 9).part("a"); Text("B").font(.caption2).part("b") })
        #expect(near(column(VStack { Circle().frame(width: 9, height: 9).part("a"); HStack { Image(systemName: "star").font(.title); Text("B").font(.caption2) }.part("b") }), alone))
        #expect(near(column(VStack { Circle().frame(width: 9, height: 9).part("a"); Image(systemName: "star").part("b") }), 8))
    }

    @Test("3.9f, 3.13 padding makes an edge that of a view that is no text")
    func padded() {
        let plain = column(VStack { Color.red.frame(height: 9).part("a"); Text("B").font(.caption2).part("b") })
        #expect(near(column(VStack { Text("A").padding(.bottom, 5).part("a"); Text("B").font(.caption2).part("b") }), plain))
        #expect(near(column(VStack { Text("A").padding(.horizontal, 5).part("a"); Text("B").part("b") }), 2))
        #expect(near(column(VStack { Text("A").frame(height: 40).part("a"); Color.red.frame(height: 9).part("b") }), 8))
        #expect(near(column(VStack { Text("A").frame(maxWidth: .infinity).part("a"); Text("B").part("b") }), 2))
    }

    @Test("3.10, 3.11 beside anything text stands 8 points off")
    func besideText() {
        let laid = LaidOut(HStack { Color.red.frame(width: 10).part("a"); Text("B").part("b"); Text("C").part("c") }, width: 200, height: 40)
        #expect(near(laid["b"].minX - laid["a"].maxX, 8))
        #expect(near(laid["c"].minX - laid["b"].maxX, 8))
    }

    @Test("3.13 a positioned view keeps no distance")
    func positioned() {
        let laid = LaidOut(VStack { Color.red.frame(height: 20).part("a"); Color.red.position(x: 5, y: 5).part("b") }, width: 50, height: 100)
        #expect(gap(laid) == 0)
    }

    @Test("3.14 a column takes its first child's distance at the top and its last one's at the bottom")
    func outerEdges() {
        #expect(near(column(VStack { VStack { Color.red.frame(height: 9); Text("A") }.part("a"); VStack { Text("B"); Color.red.frame(height: 9) }.part("b") }), 2))
        #expect(near(column(VStack { VStack { Text("A"); Color.red.frame(height: 9) }.part("a"); VStack { Color.red.frame(height: 9); Text("B") }.part("b") }), 8))
    }

    @Test("3.15 a pile's distances are the largest of its children's")
    func pile() {
        #expect(near(column(VStack { ZStack { Text("A").font(.callout); Color.clear.frame(height: 5) }.part("a"); Color.red.frame(height: 9).part("b") }), 9.82))
    }
}
