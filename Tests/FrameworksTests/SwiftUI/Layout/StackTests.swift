@testable import SwiftUI
import Testing

/// layout-rules, section 2.
@Suite struct StackTests {
    @Test("2.1, 2.8 the length less the spacing is shared evenly between equally flexible children")
    func evenShare() {
        let laid = LaidOut(HStack(spacing: 10) { Color.red.part("a"); Color.red.part("b"); Color.red.part("c") }, width: 140, height: 20)
        #expect(laid["a"] == rect(0, 0, 40, 20))
        #expect(laid["b"] == rect(50, 0, 40, 20))
        #expect(laid["c"] == rect(100, 0, 40, 20))
    }

    @Test("2.2 where nothing is proposed along the stack every child has its ideal length")
    func ideal() {
        #expect(measured(HStack(spacing: 0) { Elastic(ideal: size(33, 5)); Elastic(ideal: size(7, 50)) }, nil, 20) == size(40, 20))
    }

    @Test("2.3 the length across is proposed to every child as it is")
    func across() {
        let laid = LaidOut(VStack(spacing: 0) { Color.red.frame(height: 10).part("a"); Elastic(0...30, height: 0...10).part("b") }, width: 90, height: 40)
        #expect(laid["a"].width == 90)
        #expect(laid["b"].width == 30)
    }

    @Test("2.4, 2.7 higher priorities are served first, what lower ones need at least set aside")
    func priority() {
        let laid = LaidOut(HStack(spacing: 0) {
            Elastic(20...1000, height: 0...10).part("low")
            Elastic(0...70, height: 0...10).layoutPriority(1).part("high")
        }, width: 100, height: 10)
        #expect(laid["high"].width == 70)
        #expect(laid["low"].width == 30)
        let narrow = LaidOut(HStack(spacing: 0) {
            Elastic(40...1000, height: 0...10).part("low")
            Elastic(0...70, height: 0...10).layoutPriority(1).part("high")
        }, width: 100, height: 10)
        #expect(narrow["high"].width == 60)
        #expect(narrow["low"].width == 40)
    }

    @Test("2.5, 2.6 the least flexible child is served first and the rest shares what it leaves")
    func flexibility() {
        let laid = LaidOut(HStack(spacing: 0) {
            Elastic(0...1000, height: 0...10).part("a")
            Elastic(0...20, height: 0...10).part("b")
            Elastic(30...50, height: 0...10).part("c")
        }, width: 100, height: 10)
        #expect(laid["b"].width == 20)
        #expect(laid["c"].width == 40)
        #expect(laid["a"].width == 40)
    }

    @Test("2.6 of two children without a limit the one with the larger minimum is served first")
    func endless() {
        let laid = LaidOut(HStack(spacing: 0) {
            Elastic(0...Double.infinity, height: 0...10).part("a")
            Elastic(70...Double.infinity, height: 0...10).part("b")
        }, width: 100, height: 10)
        #expect(laid["b"].width == 70)
        #expect(laid["a"].width == 30)
    }

    @Test("2.8 a child that takes less leaves it to those after it, one that takes more takes it from them")
    func remainders() {
        let laid = LaidOut(VStack(spacing: 0) {
            Color.red.frame(height: 70).part("a")
            Color.red.part("b")
            Color.red.part("c")
        }, width: 10, height: 100)
        #expect([laid["a"].height, laid["b"].height, laid["c"].height] == [70, 15, 15])
        let crowded = LaidOut(VStack(spacing: 0) { Color.red.frame(height: 130).part("a"); Color.red.part("b") }, width: 10, height: 100)
        #expect(crowded["b"].height == 0)
        #expect(crowded["a"].minY == -15)
    }

    @Test("2.9, 2.10 a stack is as long as its children with the spacing, and as thick as their extents around the guide")
    func extents() {
        #expect(measured(VStack(spacing: 4) { Color.red.frame(width: 30, height: 10); Color.red.frame(width: 50, height: 20) }, 200, 200) == size(50, 34))
        let guided = VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { $0.width }
            Color.red.frame(width: 50, height: 10)
        }
        #expect(measured(guided, 200, 200) == size(80, 20))
    }

    @Test("2.11 children are centred across the stack by default")
    func centred() {
        let laid = LaidOut(HStack(spacing: 0) { Color.red.frame(width: 10, height: 10).part("a"); Color.red.frame(width: 10, height: 40) }, width: 20, height: 40)
        #expect(laid["a"].minY == 15)
        let column = LaidOut(VStack(spacing: 0) { Color.red.frame(width: 10, height: 10).part("a"); Color.red.frame(width: 40, height: 10) }, width: 40, height: 20)
        #expect(column["a"].minX == 15)
    }

    @Test("2.13 from right to left a row runs the other way and leading is right")
    func rightToLeft() {
        let environment = EnvironmentValues.with { $0.layoutDirection = .rightToLeft }
        let laid = LaidOut(HStack(spacing: 5) { Color.red.frame(width: 20, height: 10).part("a"); Color.red.frame(width: 30, height: 10).part("b") }, width: 55, height: 10, environment: environment)
        #expect(laid["a"] == rect(35, 0, 20, 10))
        #expect(laid["b"] == rect(0, 0, 30, 10))
        let column = LaidOut(VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 20, height: 10).part("a"); Color.red.frame(width: 50, height: 10) }, width: 50, height: 20, environment: environment)
        #expect(column["a"].minX == 30)
        let padded = LaidOut(Color.red.part("a").padding(.leading, 10), width: 50, height: 20, environment: environment)
        #expect(padded["a"] == rect(0, 0, 40, 20))
    }

    @Test("2.13 a geometry reader in a mirrored row knows its mirrored frame")
    func mirroredGeometry() {
        let environment = EnvironmentValues.with { $0.layoutDirection = .rightToLeft }
        final class Seen: @unchecked Sendable { var frame = SwiftUI.CGRect.zero }
        let seen = Seen()
        _ = LaidOut(HStack(spacing: 0) {
            GeometryReader { proxy in
                let _ = (seen.frame = proxy.frame(in: .global))
                Color.clear
            }.frame(width: 20)
            Color.red.frame(width: 80)
        }, width: 100, height: 10, environment: environment)
        #expect(seen.frame == rect(80, 0, 20, 10))
    }

    @Test("2.14 a spacer is served last")
    func spacersLast() {
        let laid = LaidOut(HStack(spacing: 0) { Spacer(minLength: 0).part("s"); Color.red.part("a") }, width: 100, height: 10)
        #expect(laid["a"].width == 100)
        let limited = LaidOut(HStack(spacing: 0) { Spacer(minLength: 0); Elastic(0...60, height: 0...10).part("a") }, width: 100, height: 10)
        #expect(limited["a"] == rect(40, 0, 60, 10))
    }

    @Test("2.15 no children: no size; one child: no spacing")
    func fewChildren() {
        #expect(measured(HStack {}, 100, 100) == size(0, 0))
        #expect(measured(VStack(spacing: 30) { Color.red.frame(width: 5, height: 6) }, 100, 100) == size(5, 6))
    }

    @Test("2.16 views that are not there take part in neither count nor spacing")
    func absent() {
        let isShown = false
        #expect(measured(HStack(spacing: 10) { Color.red.frame(width: 5, height: 5); if isShown { Color.red }; EmptyView(); Color.red.frame(width: 5, height: 5) }, 100, 100) == size(20, 5))
    }

    @Test("2.17 hidden and transparent views keep their space")
    func hidden() {
        #expect(measured(HStack(spacing: 10) { Color.red.frame(width: 5, height: 5).hidden(); Color.red.frame(width: 5, height: 5).opacity(0) }, 100, 100) == size(20, 5))
    }

    @Test("stacks in stacks, 30 deep, are measured with a bounded number of questions to the leaves")
    func nestedStacks() {
        let counter = Elastic.Counter()
        var view = AnyView(Elastic(10...1000, height: 10...1000, counter: counter))
        for level in 0..<30 {
            view = level.isMultiple(of: 2)
                ? AnyView(HStack { view; Elastic(0...1000, height: 0...40, counter: counter) })
                : AnyView(VStack { view; Text("A few words that wrap") })
        }
        _ = LaidOut(view, width: 400, height: 400)
        #expect(counter.count < 16 * 64, "\(counter.count) measurements")
    }
}
