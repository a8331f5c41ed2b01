import Drawing
@testable import SwiftUI
import Testing

/// layout-rules, section 1.
@Suite struct ProposalTests {
    @Test("1.1 a proposal of nil is answered with the ideal size, 0 with the least, infinity with the most")
    func kindsOfProposal() {
        let view = Elastic(20...80, height: 5...60, ideal: size(40, 30))
        #expect(measured(view, nil, nil) == size(40, 30))
        #expect(measured(view, 0, 0) == size(20, 5))
        #expect(measured(view, .infinity, .infinity) == size(80, 60))
        #expect(measured(view, 50, 50) == size(50, 50))
    }

    @Test("1.2 a child may be larger than what it is proposed; it is neither shrunk nor clipped")
    func overflow() {
        let laid = LaidOut(Color.red.frame(width: 300, height: 20).part("a"), width: 100, height: 100)
        #expect(laid["a"] == rect(-100, 40, 300, 20))
    }

    @Test("1.3 views without an ideal size take 10 points where nothing is proposed")
    func fallback() {
        #expect(measured(Color.red, nil, nil) == size(10, 10))
        #expect(measured(Rectangle(), nil, 40) == size(10, 40))
        #expect(measured(GeometryReader { _ in Color.red }, 30, nil) == size(30, 10))
    }

    @Test("1.4 a child that does not fill its frame is placed by the alignment, in the centre by default")
    func placement() {
        let laid = LaidOut(VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10).part("a").frame(width: 60, height: 30)
            Color.red.frame(width: 20, height: 10).part("b").frame(width: 60, height: 30, alignment: .bottomTrailing)
        }, width: 60, height: 60)
        #expect(laid["a"] == rect(20, 10, 20, 10))
        #expect(laid["b"] == rect(40, 50, 20, 10))
    }

    @Test("1.5 containers round no size; text is rounded up to pixels")
    func rounding() {
        #expect(measured(HStack(spacing: 0) { Color.red.frame(width: 10.1, height: 5.3); Color.blue.frame(width: 3.17, height: 1) }, 100, 100) == size(13.27, 5.3))
        let text = measured(Text("Rounded"), nil, nil)
        #expect(near(text.width * 3, (text.width * 3).rounded()) && near(text.height, 61.0 / 3))
    }

    @Test("1.5 the edges of filled shapes are drawn on pixels")
    func drawnOnPixels() {
        let laid = LaidOut(Color.red.frame(width: 10.1, height: 10.1), width: 50, height: 50)
        guard case .fill(let path, _, _)? = laid.archive.displayList.items.first(where: { if case .fill = $0.command { true } else { false } })?.command else {
            Issue.record("nothing is filled")
            return
        }
        let bounds = path.controlPointBounds
        for edge in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { #expect(near(edge * 3, (edge * 3).rounded())) }
    }

    @Test("1.6 what is left after insets is proposed as 0 where it would be negative")
    func noNegativeProposals() {
        #expect(measured(Elastic(0...1000).padding(30), 40, 40) == size(60, 60))
        #expect(measured(HStack(spacing: 50) { Elastic(0...1000); Elastic(0...1000) }, 20, 10) == size(50, 10))
    }

    @Test("1.7 a view is asked once for each proposal")
    func remembers() {
        let counter = Elastic.Counter()
        _ = measured(VStack { Elastic(0...100, counter: counter) }.padding(1).frame(width: 50).overlay { Color.red }.offset(x: 1), 80, 80)
        #expect(counter.count == 1)
    }

    @Test("1.8 a widget's content is centred in its size less the margins")
    func root() {
        var renderer = ViewRenderer(environment: EnvironmentValues(), size: size(158, 158))
        renderer.margins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let frame = renderer.archive(Color.red.frame(width: 26, height: 46)).root
        func find(_ node: Drawing.SemanticNode) -> Drawing.Rect? { node.type == "frame" ? node.frame : node.children.lazy.compactMap(find).first }
        #expect(find(frame) == Drawing.Rect(x: 66, y: 56, width: 26, height: 46))
    }
}
