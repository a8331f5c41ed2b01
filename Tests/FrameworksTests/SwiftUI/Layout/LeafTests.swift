@testable import SwiftUI
import Testing

/// layout-rules, section 7: leaf views.
@Suite struct LeafTests {
    @Test("7.1, 7.2 a spacer takes the proposal along its stack, 8 points at least, nothing across it")
    func spacer() {
        #expect(measured(HStack { Spacer() }, 100, 50) == size(100, 0))
        #expect(measured(VStack { Spacer() }, 100, 50) == size(0, 50))
        #expect(measured(HStack { Spacer() }, 3, 50) == size(8, 0))
        #expect(measured(HStack { Spacer(minLength: 0) }, 3, 50) == size(3, 0))
        #expect(measured(HStack { Spacer(minLength: 0) }, 0, 50) == size(0, 0))
        #expect(measured(Spacer(), 100, 50) == size(100, 50))
    }

    @Test("7.3 a divider is a pixel thick, one point at accessibility sizes, and lies across its stack")
    func divider() {
        #expect(near(measured(VStack { Divider() }, 100, 50).height, 1.0 / 3))
        #expect(measured(VStack { Divider() }, 100, 50).width == 100)
        #expect(near(measured(HStack { Divider() }, 100, 50).width, 1.0 / 3))
        #expect(measured(Divider(), nil, nil).width == 10)
        #expect(measured(Divider(), 50, 50, environment: .with { $0.dynamicTypeSize = .accessibility2 }) == size(50, 1))
    }

    @Test("7.4, 7.5 colours and shapes take the proposal")
    func fillers() {
        #expect(measured(Color.red, 33, 44) == size(33, 44))
        #expect(measured(RoundedRectangle(cornerRadius: 5).fill(.red), 33, nil) == size(33, 10))
    }

    @Test("7.6 a circle takes a square")
    func circle() {
        #expect(measured(Circle(), 80, 30) == size(30, 30))
        #expect(measured(Circle(), nil, nil) == size(10, 10))
        #expect(measured(Circle().stroke(.red), 80, 30) == size(30, 30))
    }

    @Test("7.7 the radius of a rounded rectangle is at most half the short side")
    func clampedRadius() {
        let path = RoundedRectangle(cornerRadius: 500, style: .circular).path(in: rect(0, 0, 40, 20))
        #expect(path.contains(CGPoint(x: 20, y: 1)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(near(path.boundingRect.width, 40) && near(path.boundingRect.height, 20))
    }

    @Test("7.9 a stroke is centred on the outline, a border lies inside")
    func strokes() {
        func bounds(_ view: some View) -> (Double, Double) {
            for item in LaidOut(view, width: 40, height: 40).archive.displayList.items {
                if case .stroke(let path, _, let style) = item.command { return (path.controlPointBounds.minX, style.width) }
            }
            return (-1, -1)
        }
        #expect(bounds(Rectangle().stroke(.red, lineWidth: 6)) == (0, 6))
        #expect(bounds(Rectangle().strokeBorder(.red, lineWidth: 6)) == (3, 6))
    }

    @Test("7.11, 7.12 an image has its size in points; a resizable one takes the proposal")
    func images() {
        let picture = UIGraphicsImageRenderer(size: size(20, 10)).image { _ in }
        #expect(measured(Image(uiImage: picture), 100, 100) == size(20, 10))
        #expect(measured(Image(uiImage: picture).resizable(), 100, 60) == size(100, 60))
        #expect(measured(Image(uiImage: picture).resizable(), nil, 60) == size(20, 60))
        #expect(measured(Image(uiImage: picture).resizable(capInsets: EdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 5)), 0, 0) == size(9, 3))
        #expect(measured(Image(uiImage: picture).resizable().scaledToFit(), 100, 100) == size(100, 50))
    }

    @Test("7.13, 7.14 a symbol is sized by its font and has the font's baselines")
    func symbols() {
        let small = measured(Image(systemName: "checkmark.circle.fill"), nil, nil)
        #expect(near(small.width, 17, within: 3.5))
        let large = measured(Image(systemName: "checkmark.circle.fill").font(.system(size: 34)), nil, nil)
        #expect(near(large.width / small.width, 2, within: 0.12))
        let scaled = measured(Image(systemName: "checkmark.circle.fill").imageScale(.large), nil, nil)
        #expect(scaled.width > small.width * 1.15)
        #expect(measured(Image(systemName: "checkmark.circle.fill").resizable(), 60, 50) == size(60, 50))
        let laid = LaidOut(HStack(alignment: .firstTextBaseline) { Image(systemName: "checkmark.circle.fill").part("a"); Text("Checked").part("b") }, width: 200, height: 50)
        #expect(abs(laid["a"].midY - laid["b"].midY) < 2.5)
    }

    @Test("7.15 a geometry reader takes the proposal and puts its content at the top leading corner")
    func geometryReader() {
        let laid = LaidOut(GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10).part("a") }, width: 80, height: 60)
        #expect(laid["a"] == rect(0, 0, 40, 10))
    }

    @Test("7.17 groups, loops and conditions are transparent")
    func transparent() {
        let isOn = true
        let laid = LaidOut(HStack(spacing: 0) {
            Group { Color.red.part("a"); ForEach(0..<2) { Color.red.part("b\($0)") } }
            if isOn { Color.red.part("c") } else { Text("no") }
        }, width: 80, height: 10)
        #expect(["a", "b0", "b1", "c"].map { laid[$0].minX } == [0, 20, 40, 60])
        let framed = LaidOut(HStack(spacing: 0) { Group { Color.red; Color.red }.frame(width: 15).part("x"); Color.blue.part("z") }, width: 80, height: 10)
        #expect(framed["z"].width == 50)
    }
}
