import Drawing
@testable import SwiftUI
import Testing

/// layout-rules, section 5: frames, sizes, insets, ratios and positions.
@Suite struct FrameTests {
    @Test("5.1 a fixed frame has the given lengths, proposes them, and passes the others on")
    func fixed() {
        #expect(measured(Elastic(0...1000).frame(width: 30), 80, 40) == size(30, 40))
        #expect(measured(Elastic(0...20, height: 0...20).frame(width: 30), 80, 40) == size(30, 20))
        let laid = LaidOut(Color.red.part("a").frame(width: 30, height: 20), width: 50, height: 50)
        #expect(laid["a"] == rect(10, 15, 30, 20))
    }

    @Test("5.2 lengths that are negative or no numbers count as not given", arguments: [-5.0, Double.nan, Double.infinity])
    func invalid(length: Double) {
        #expect(measured(Elastic(0...20, height: 0...20).frame(width: length, height: 10), 80, 40) == size(20, 10))
    }

    @Test("5.3 a flexible frame proposes the proposal within its bounds, the ideal where nothing is proposed")
    func flexibleProposal() {
        func inner(_ view: some View, _ width: Double) -> Double { LaidOut(view, width: width, height: 10)["a"].width }
        #expect(inner(Color.red.part("a").frame(minWidth: 60, maxWidth: 80), 100) == 80)
        #expect(inner(Color.red.part("a").frame(minWidth: 60, maxWidth: 80), 20) == 60)
        #expect(measured(Elastic(0...1000).frame(idealWidth: 33).fixedSize(), 100, 100) == size(33, 10))
        #expect(measured(Elastic(0...1000, ideal: size(70, 10)).frame(minWidth: 5, maxWidth: 50), nil, 10) == size(50, 10))
    }

    @Test("5.4 with both bounds the frame has the proposal within them, whatever the child says")
    func bothBounds() {
        let child = Color.red.frame(width: 40, height: 10)
        #expect(measured(child.frame(minWidth: 20, maxWidth: 100), 70, 10).width == 70)
        #expect(measured(child.frame(minWidth: 20, maxWidth: 100), 300, 10).width == 100)
        #expect(measured(child.frame(minWidth: 20, maxWidth: 100), 5, 10).width == 20)
        #expect(measured(child.frame(minWidth: 20, maxWidth: 100), nil, 10).width == 40)
        #expect(measured(child.frame(minWidth: 20, idealWidth: 55, maxWidth: 100), nil, 10).width == 55)
    }

    @Test("5.5 with a minimum alone the frame follows the child, never below the minimum")
    func minimum() {
        #expect(measured(Color.red.frame(width: 40, height: 10).frame(minWidth: 60), 200, 10).width == 60)
        #expect(measured(Color.red.frame(width: 90, height: 10).frame(minWidth: 60), 200, 10).width == 90)
        #expect(measured(Color.red.frame(width: 90, height: 10).frame(minWidth: 60), 20, 10).width == 90)
    }

    @Test("5.6 with a maximum alone the frame takes the proposal up to it, and no less than the child unless the maximum is less")
    func maximum() {
        let child = Color.red.frame(width: 40, height: 10)
        #expect(measured(child.frame(maxWidth: .infinity), 200, 10).width == 200)
        #expect(measured(child.frame(maxWidth: 100), 200, 10).width == 100)
        #expect(measured(child.frame(maxWidth: 100), 10, 10).width == 40)
        #expect(measured(child.frame(maxWidth: 30), 200, 10).width == 30)
        #expect(measured(child.frame(maxWidth: .infinity), nil, 10).width == 40)
    }

    @Test("5.7 without bounds on an axis the frame is as long as the child")
    func otherAxis() {
        #expect(measured(Color.red.frame(width: 40, height: 10).frame(maxWidth: .infinity), 200, 70).height == 10)
    }

    @Test("5.8 bounds that contradict each other: the least length wins")
    func contradiction() {
        #expect(measured(Color.red.frame(minWidth: 80, maxWidth: 20), 50, 10).width == 80)
        #expect(measured(Color.red.frame(minWidth: 10, idealWidth: 5, maxWidth: 20), nil, 10).width == 10)
    }

    @Test("5.2 bounds that are no lengths count as not given")
    func invalidBounds() {
        #expect(measured(Elastic(0...20, height: 0...20).frame(minWidth: .nan, maxWidth: .nan), 80, 40) == size(20, 20))
        #expect(measured(Elastic(0...20, height: 0...20).frame(minWidth: -30), 80, 40) == size(20, 20))
    }

    @Test("5.9 a child that is larger than its frame overflows by the alignment")
    func overflow() {
        let laid = LaidOut(VStack(spacing: 0) {
            Color.red.frame(width: 60, height: 10).part("a").frame(width: 20, height: 10)
            Color.red.frame(width: 60, height: 10).part("b").frame(width: 20, height: 10, alignment: .leading)
        }, width: 20, height: 20)
        #expect(laid["a"].minX == -20)
        #expect(laid["b"].minX == 0)
    }

    @Test("5.10 a fixed size is the ideal one on the chosen axes")
    func fixedSize() {
        let view = Elastic(0...1000, ideal: size(33, 44))
        #expect(measured(view.fixedSize(), 10, 10) == size(33, 44))
        #expect(measured(view.fixedSize(horizontal: true, vertical: false), 10, 10) == size(33, 10))
        #expect(measured(view.fixedSize(horizontal: false, vertical: true), 10, 10) == size(10, 44))
    }

    @Test("5.11, 5.12 padding is 16 points by default, is taken from the proposal and added to the size")
    func padding() {
        #expect(measured(Color.red.frame(width: 20, height: 10).padding(), 200, 200) == size(52, 42))
        #expect(measured(Color.red.padding(.horizontal, 15), 100, 100) == size(100, 100))
        #expect(measured(Elastic(0...30, height: 0...30).padding(5).padding(10), 100, 100) == size(60, 60))
        let laid = LaidOut(Color.red.part("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), width: 100, height: 100)
        #expect(laid["a"] == rect(2, 1, 94, 96))
        #expect(measured(Color.red.frame(width: 20, height: 10).padding(-3), 200, 200) == size(14, 4))
    }

    @Test("5.13 a ratio gives the largest box inside the proposal, or the smallest around it")
    func aspectRatio() {
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fit), 100, 100) == size(100, 50))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fit), 100, 20) == size(40, 20))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fill), 100, 100) == size(200, 100))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fill), 100, 20) == size(100, 50))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fit), 100, nil) == size(100, 50))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fit), nil, 30) == size(60, 30))
        #expect(measured(Color.red.aspectRatio(2, contentMode: .fit), nil, nil) == size(10, 10))
        #expect(measured(Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit), 100, 100) == size(100, 25))
    }

    @Test("5.14 scaledToFit keeps the ratio of the ideal size")
    func scaled() {
        let view = Elastic(0...1000, ideal: size(30, 10))
        #expect(measured(view.scaledToFit(), 90, 90) == size(90, 30))
        #expect(measured(view.scaledToFill(), 90, 90) == size(270, 90))
    }

    @Test("5.15 a positioned view takes the proposal and has its centre at the point")
    func position() {
        let laid = LaidOut(Color.red.frame(width: 20, height: 10).part("a").position(x: 30, y: 40).part("p"), width: 100, height: 90)
        #expect(laid["p"] == rect(0, 0, 100, 90))
        #expect(laid["a"] == rect(20, 35, 20, 10))
        #expect(measured(Color.red.frame(width: 20, height: 10).position(x: 3, y: 4), nil, 50) == size(20, 50))
    }

    @Test("5.16 an offset moves the drawing and the tap region, not the layout")
    func offset() {
        let laid = LaidOut(HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).part("inner").offset(x: 5, y: 7).part("outer"); Color.red.frame(width: 20, height: 10).part("next") }, width: 40, height: 10)
        #expect(laid["inner"] == rect(5, 7, 20, 10))
        #expect(laid["outer"] == rect(0, 0, 20, 10))
        #expect(laid["next"].minX == 20)
    }

    @Test("5.18 a frame relative to the container: its length less the margins, or columns of it")
    func containerRelative() {
        var renderer = ViewRenderer(environment: EnvironmentValues(), size: size(170, 170))
        renderer.margins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        func width(_ view: some View) -> Double {
            func find(_ node: Drawing.SemanticNode) -> Double? { node.type == "containerRelativeFrame" ? node.frame.width : node.children.lazy.compactMap(find).first }
            return find(renderer.archive(view).root) ?? -1
        }
        #expect(width(Color.red.containerRelativeFrame(.horizontal)) == 150)
        #expect(width(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)) == 30)
        #expect(width(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)) == 110)
        #expect(width(Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }) == 50)
    }

    @Test("5.19 a view at an edge takes its length and the spacing from the other")
    func safeAreaInset() {
        let laid = LaidOut(Color.red.part("base").safeAreaInset(edge: .bottom, spacing: 6) { Color.blue.frame(width: 40, height: 20).part("bar") }, width: 100, height: 100)
        #expect(laid["base"] == rect(0, 0, 100, 74))
        #expect(laid["bar"] == rect(30, 80, 40, 20))
        let side = LaidOut(Color.red.part("base").safeAreaInset(edge: .leading, alignment: .top) { Color.blue.frame(width: 40, height: 20).part("bar") }, width: 100, height: 100)
        #expect(side["base"] == rect(48, 0, 52, 100))
        #expect(side["bar"] == rect(0, 0, 40, 20))
        #expect(LaidOut(Color.red.part("a").safeAreaPadding(.top, 12), width: 50, height: 50)["a"] == rect(0, 12, 50, 38))
    }
}
