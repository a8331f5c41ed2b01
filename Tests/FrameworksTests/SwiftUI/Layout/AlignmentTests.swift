@testable import SwiftUI
import Testing

private final class SeenLength: @unchecked Sendable { var value: CGFloat = -1 }
private enum Third: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
}
private extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }

/// layout-rules, section 6: alignment guides.
@Suite struct AlignmentTests {
    private func guides(_ read: @escaping (ViewDimensions) -> CGFloat, of view: some View) -> CGFloat {
        let seen = SeenLength()
        // The guide is asked for when the row aligns on it.
        _ = LaidOut(HStack(alignment: .third) { view.alignmentGuide(.third) { d in seen.value = read(d); return 0 }; Color.red }, width: 200, height: 200)
        return seen.value
    }

    @Test("6.1, 6.2 the guides of a frame are its edges and its middle")
    func frameGuides() {
        let view = Color.red.frame(width: 40, height: 20)
        #expect(guides({ $0[.leading] }, of: view) == 0)
        #expect(guides({ $0[HorizontalAlignment.center] }, of: view) == 20)
        #expect(guides({ $0[.trailing] }, of: view) == 40)
        #expect(guides({ $0[.top] }, of: view) == 0)
        #expect(guides({ $0[VerticalAlignment.center] }, of: view) == 10)
        #expect(guides({ $0[.bottom] }, of: view) == 20)
    }

    @Test("6.3 without text the baselines are at the bottom")
    func baselinesWithoutText() {
        #expect(guides({ $0[.firstTextBaseline] }, of: Color.red.frame(width: 40, height: 20)) == 20)
        #expect(guides({ $0[.lastTextBaseline] }, of: Color.red.frame(width: 40, height: 20)) == 20)
    }

    @Test("6.4 several children that set a guide: its mean")
    func mean() {
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { _ in 0 }
            Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { _ in 20 }
        }
        #expect(guides({ $0[.third] }, of: view) == 25)
    }

    @Test("6.5 the first baseline of a column is its topmost, the last its lowest")
    func baselinesOfColumns() {
        let view = VStack(spacing: 0) { Color.red.frame(height: 10); Text("A").frame(height: 30); Text("B").frame(height: 30) }.frame(width: 50)
        let first = guides({ $0[.firstTextBaseline] }, of: view), last = guides({ $0[.lastTextBaseline] }, of: view)
        #expect(first > 20 && first < 40)
        #expect(near(last - first, 30, within: 0.4))
    }

    @Test("6.6 edges are the frame's own, whatever the children say")
    func notInherited() {
        let view = VStack { Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 } }
        #expect(guides({ $0[.leading] }, of: view) == 0)
        #expect(guides({ $0[.leading] }, of: Color.red.alignmentGuide(.leading) { _ in 7 }) == 7)
    }

    @Test("6.7 a guide moves a view in its container and changes no size")
    func guideMoves() {
        let laid = LaidOut(VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -15 }.part("a")
            Color.red.frame(width: 20, height: 10).part("b")
        }, width: 35, height: 20)
        #expect(laid["a"] == rect(15, 0, 20, 10))
        #expect(laid["b"] == rect(0, 10, 20, 10))
    }

    @Test("texts of two sizes stand on one baseline")
    func textBaselines() {
        let laid = LaidOut(HStack(alignment: .firstTextBaseline) { Text("A").font(.system(size: 40)).part("a"); Text("B").font(.system(size: 10)).part("b") }, width: 200, height: 100)
        // Ascent is 0.9668 of an em (text-styles).
        #expect(near(laid["b"].minY - laid["a"].minY, 30 * 0.952, within: 1))
    }
}
