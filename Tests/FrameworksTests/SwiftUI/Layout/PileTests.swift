@testable import SwiftUI
import Testing

/// layout-rules, section 4: ZStack, overlay, background, mask and effects.
@Suite struct PileTests {
    @Test("4.1, 4.2 a pile proposes everything to each child and is as large as their extents together")
    func union() {
        #expect(measured(ZStack { Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 40) }, 100, 100) == size(30, 40))
        #expect(measured(ZStack { Color.red; Color.red.frame(width: 10, height: 10) }, 70, 80) == size(70, 80))
    }

    @Test("4.2 only the children with the highest priority count for its size")
    func priority() {
        let laid = LaidOut(ZStack {
            Color.red.part("background")
            Color.red.frame(width: 30, height: 20).layoutPriority(1).part("a")
        }.part("pile"), width: 100, height: 100)
        #expect(laid["pile"] == rect(35, 40, 30, 20))
        #expect(laid["background"] == rect(35, 40, 30, 20))
    }

    @Test("4.3 children are aligned with each other; the centre by default")
    func alignment() {
        let laid = LaidOut(ZStack(alignment: .topTrailing) { Color.red.frame(width: 60, height: 50); Color.red.frame(width: 20, height: 10).part("a") }, width: 60, height: 50)
        #expect(laid["a"] == rect(40, 0, 20, 10))
        let centred = LaidOut(ZStack { Color.red.frame(width: 60, height: 50); Color.red.frame(width: 20, height: 10).part("a") }, width: 60, height: 50)
        #expect(centred["a"] == rect(20, 20, 20, 10))
    }

    @Test("4.3 zIndex decides who is drawn last, then the order of the source")
    func drawingOrder() {
        let laid = LaidOut(ZStack { Color.red.zIndex(1); Color.blue; Color.green.zIndex(-1) })
        let colors = laid.archive.displayList.items.compactMap { item -> String? in
            if case .fill(_, .color(_, let name), _) = item.command { name } else { nil }
        }
        #expect(colors == ["green", "blue", "red"])
    }

    @Test("4.4 what is behind or in front is proposed the view's size and adds nothing to it")
    func secondary() {
        let laid = LaidOut(Color.red.frame(width: 40, height: 30).part("a").background { Color.blue.part("b") }.overlay(alignment: .bottomTrailing) { Color.green.frame(width: 60, height: 10).part("c") }, width: 100, height: 100)
        #expect(laid["a"] == rect(30, 35, 40, 30))
        #expect(laid["b"] == rect(30, 35, 40, 30))
        #expect(laid["c"] == rect(10, 55, 60, 10))
        #expect(measured(Color.red.frame(width: 4, height: 3).overlay { Color.blue.frame(width: 90, height: 90) }, 10, 10) == size(4, 3))
    }

    @Test("4.4 several views in an overlay are a pile")
    func severalOverlays() {
        let laid = LaidOut(Color.red.frame(width: 40, height: 30).overlay(alignment: .topLeading) { Color.blue.frame(width: 20, height: 20); Color.green.frame(width: 5, height: 5).part("c") }, width: 40, height: 30)
        #expect(laid["c"] == rect(0, 0, 5, 5))
    }

    @Test("4.7 a border changes no size")
    func border() {
        #expect(measured(Color.red.frame(width: 20, height: 20).border(.blue, width: 4), 50, 50) == size(20, 20))
    }

    @Test("4.9 effects change no size")
    func effects() {
        let view = Color.red.frame(width: 20, height: 20).scaleEffect(3).rotationEffect(.degrees(45)).shadow(radius: 9).blur(radius: 3).opacity(0.4).offset(x: 30, y: 9).clipShape(Circle()).cornerRadius(4).clipped()
            .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
        #expect(measured(view, 50, 50) == size(20, 20))
    }
}
