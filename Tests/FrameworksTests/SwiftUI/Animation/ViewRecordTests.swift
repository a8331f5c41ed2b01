import Drawing
@testable import SwiftUI
import Testing

@Suite struct ViewRecordTests {
    private func records(_ view: some View) -> [ViewRecord] { Drawn(view).archive.views }

    @Test("texts, symbols and shapes are recorded with their items, in the order in which they are drawn")
    func leaves() {
        let drawn = Drawn(VStack { Text("ab"); Circle().fill(.red); Image(systemName: "star") }), views = drawn.archive.views
        #expect(views.map(\.role) == [.text, .drawing, .symbol])
        #expect(views.allSatisfy { view in drawn.archive.displayList.items[view.items].allSatisfy { $0.identity == view.identity } })
        #expect(views.map(\.items.count).reduce(0, +) == drawn.archive.displayList.items.count)
        // The circle's frame is where its outline is.
        #expect(close(views[1].frame.width, drawn.fills[0].frame.width, 1))
    }

    @Test("what is drawn underneath comes first, and moves the places of what was drawn before")
    func underneath() {
        let drawn = Drawn(VStack { Text("ab"); Text("cd").containerBackground(for: .widget) { Color.red } }, environment: .widget)
        for view in drawn.archive.views where view.role == .text {
            #expect(drawn.archive.displayList.items[view.items].allSatisfy { if case .glyphs = $0.command { true } else { false } })
        }
        #expect(drawn.archive.views.map(\.items.lowerBound) == drawn.archive.views.map(\.items.lowerBound).sorted())
    }

    @Test("a view has the same identity in two evaluations: by its place, by its element in ForEach, by id")
    func identities() {
        func rows(_ values: [String]) -> [UInt64] { records(VStack { ForEach(values, id: \.self) { Text($0) } }).map(\.identity) }
        let before = rows(["a", "b", "c"]), after = rows(["b", "c", "d"])
        #expect(Array(before[1...]) == Array(after[..<2]))
        #expect(Set(before + after).count == 4)
        func text(_ text: String, _ id: Int) -> UInt64 { records(Text(text).id(id))[0].identity }
        #expect(text("x", 1) == text("y", 1) && text("x", 1) != text("x", 2))
    }

    @Test("move, push and slide go by the view's own size; scale about its anchor; combined and asymmetric are both")
    func passages() throws {
        func passage(_ transition: AnyTransition) throws -> ViewRecord.Passage { try #require(records(Color.red.frame(width: 40, height: 20).transition(transition)).compactMap(\.passage).first) }
        #expect(try passage(.move(edge: .bottom)).arrival == [.transform(.translation(x: 0, y: 20))])
        #expect(try passage(.slide).arrival == [.transform(.translation(x: -40, y: 0))])
        #expect(try passage(.slide).departure == [.transform(.translation(x: 40, y: 0))])
        #expect(try passage(.push(from: .trailing)).arrival == [.opacity(0), .transform(.translation(x: 40, y: 0))])
        #expect(try passage(.push(from: .trailing)).departure == [.opacity(0), .transform(.translation(x: -40, y: 0))])
        guard case .transform(let scaled)? = try passage(.scale(scale: 0.5, anchor: .topLeading)).arrival.first else { Issue.record("no transform"); return }
        // The box is in the middle of 160 points.
        #expect(close(scaled.apply(Point(x: 60, y: 70)).x, 60) && close(scaled.a, 0.5))
        let both = try passage(.move(edge: .top).combined(with: .opacity))
        #expect(both.arrival == [.opacity(0), .transform(.translation(x: 0, y: -20))])
        let uneven = try passage(.asymmetric(insertion: .offset(x: 5), removal: .identity))
        #expect(uneven.arrival == [.transform(.translation(x: 5, y: 0))] && uneven.leavesAtOnce && !uneven.arrivesAtOnce)
        #expect(try passage(.identity).arrivesAtOnce)
    }

    @Test("in a right-to-left environment the leading edge is the right one")
    func mirrored() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let views = Drawn(Color.red.frame(width: 40, height: 20).transition(.move(edge: .leading)), environment: environment).archive.views
        #expect(try #require(views.compactMap(\.passage).first).arrival == [.transform(.translation(x: 40, y: 0))])
    }

    private struct Turning: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0.25).offset(x: phase.value * 8) }
    }

    private struct Blurring: ViewModifier {
        var radius: Double
        func body(content: Content) -> some View { content.blur(radius: radius) }
    }

    @Test("a transition of the extension's own is asked what it looks like before and after")
    func own() throws {
        let turning = try #require(records(Color.red.frame(width: 40, height: 20).transition(Turning())).compactMap(\.passage).first)
        #expect(turning.arrival == [.opacity(0.25), .transform(.translation(x: -8, y: 0))])
        #expect(turning.departure == [.opacity(0.25), .transform(.translation(x: 8, y: 0))])
        let blurring = try #require(records(Color.red.transition(.modifier(active: Blurring(radius: 9), identity: Blurring(radius: 0)))).compactMap(\.passage).first)
        #expect(blurring.arrival == [.blur(radius: 9, isOpaque: false)])
    }

    @Test("a transition counts once for a view and what wraps it, and for each view that an identifier makes")
    func wrapped() {
        #expect(records(Color.red.frame(width: 4, height: 4).transition(.slide).opacity(0.5).padding()).compactMap(\.passage).count == 1)
        let inButton = records(Text("a").padding().id(7).transition(.slide).frame(width: 50))
        #expect(inButton.contains { $0.passage != nil && $0.identity != inButton.last?.identity } || inButton.compactMap(\.passage).count == 1)
        // Not for the views inside.
        let stack = records(VStack { Text("a"); Text("b") }.transition(.slide))
        #expect(stack.map { $0.passage != nil } == [true, false, false])
    }

    @Test("animation says the course of all inside, nil that nothing moves; the innermost counts")
    func animations() {
        let views = records(VStack { Text("a"); Text("b").animation(nil, value: 1) }.animation(.linear(duration: 0.25), value: 1))
        #expect(views[0].change?.timing == .init(curve: .bezier(0, 0, 1, 1), duration: 0.25))
        #expect(views[1].change?.isAnimated == false)
        // Transactions are not available to widgets, and nil without a value changes nothing.
        #expect(records(Text("a").transaction { $0.animation = nil })[0].change == nil)
        #expect(records(Text("a").animation(nil))[0].change == nil)
        // Speed and delay in their order.
        #expect(Animation.linear(duration: 1).delay(1).speed(2).timing == .init(curve: .bezier(0, 0, 1, 1), duration: 0.5, delay: 0.5))
        #expect(Animation.linear(duration: 1).speed(2).delay(1).timing == .init(curve: .bezier(0, 0, 1, 1), duration: 0.5, delay: 1))
    }

    @Test("content transitions are named with what the host needs")
    func contents() {
        func content(_ transition: ContentTransition) -> String? { records(Text("a").contentTransition(transition))[0].change?.content }
        #expect(content(.identity) == "identity")
        #expect(content(.numericText(countsDown: true)) == "numericText down")
        #expect(content(.numericText(value: 3)) == "numericText 3.0")
        #expect(content(.symbolEffect(.replace)) == "symbolEffect replace")
        #expect(content(.symbolEffect(.replace.offUp)) == "symbolEffect replace offUp")
        #expect(content(.symbolEffect(.replace.magic(fallback: .replace.upUp))) == "symbolEffect replace upUp")
    }

    @Test("a turn is recorded by its angle")
    func turns() throws {
        let turn = try #require(records(Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(350))).compactMap(\.turn).first)
        #expect(close(turn.angle, 350 * .pi / 180) && turn.anchor == Point(x: 80, y: 80))
    }

    @Test("a row that is inserted fades in while the others make room; one that is removed fades where it was")
    func rows() throws {
        struct Rows: View {
            var values: [String]
            var body: some View { VStack(spacing: 0) { ForEach(values, id: \.self) { Color.red.frame(width: 10, height: 20).accessibilityLabel($0) } } }
        }
        let transition = try #require(WidgetTransition(from: Drawn(Rows(values: ["a", "b"])).archive, to: Drawn(Rows(values: ["b", "c", "d"])).archive))
        // b was from 80 to 100, and will be from 50 to 70.
        let end = transition.displayList(at: transition.duration), middle = transition.displayList(at: 0.2)
        #expect(end.items.count == 3)
        let moving = middle.items.compactMap { if case .fill(let path, _, _) = $0.command { path.controlPointBounds.minY } else { nil } }
        #expect(moving.count == 4)
        #expect(moving.contains { $0 > 50.5 && $0 < 79.5 })
    }
}

extension EnvironmentValues {
    fileprivate static var widget: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.widgetContainer = WidgetContainer(size: CGSize(width: 160, height: 160), margins: EdgeInsets())
        return environment
    }
}
