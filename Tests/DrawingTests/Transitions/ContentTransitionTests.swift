@testable import Drawing
import Testing

@Suite struct ContentTransitionTests {
    private func texts(_ a: [UInt32], _ b: [UInt32], _ content: String, before: String? = nil, x: Double = 10) throws -> WidgetTransition {
        let old = TransitionSample.of { $0.addText(1, a, at: Point(x: x, y: 40), content: before ?? content) }, new = TransitionSample.of { $0.addText(1, b, at: Point(x: x, y: 40), content: content) }
        return try #require(WidgetTransition(from: old, to: new))
    }

    @Test("a text that says something else fades through a blur where nothing is said")
    func blurred() throws {
        let middle = try texts([1, 2], [3, 4], "").displayList(at: 0.5)
        #expect(middle.opacities == [0.5, 0.5])
        #expect(middle.groups.contains { if case .blur(let radius, _) = $0 { radius > 0 } else { false } })
        #expect(middle.runs.map { $0.glyphs.map(\.id) } == [[1, 2], [3, 4]])
    }

    @Test("opacity fades without a blur, identity cuts")
    func others() throws {
        let faded = try texts([1, 2], [3, 4], "opacity").displayList(at: 0.75)
        #expect(faded.opacities == [0.5, 0.75])
        #expect(faded.groups.allSatisfy { if case .opacity = $0 { true } else { false } })
        let cut = try texts([1, 2], [3, 4], "identity")
        #expect(cut.isEmpty)
        #expect(cut.displayList(at: 0) .runs.map { $0.glyphs.map(\.id) } == [[1, 2]])
        #expect(cut.displayList(at: 0.01).runs.map { $0.glyphs.map(\.id) } == [[3, 4]])
    }

    @Test("numericText: glyphs that stay stand where they are, those that differ roll up in, counting down they come from above")
    func numeric() throws {
        // 1 2 : 5 -> 1 3 : 5
        let up = try texts([1, 2, 10, 5], [1, 3, 10, 5], "numericText").displayList(at: 0.25)
        let free = up.items.prefix { if case .beginGroup = $0.command { false } else { true } }
        #expect(free.compactMap { if case .glyphs(let run) = $0.command { Int(run.glyphs[0].id) } else { nil } } == [1, 10, 5])
        #expect(up.opacities == [0.75, 0.25])
        #expect(up.translations == [Point(x: 0, y: -1.25), Point(x: 0, y: 3.75)])
        let down = try texts([1, 2], [1, 3], "numericText down").displayList(at: 0.25)
        #expect(down.translations == [Point(x: 0, y: 1.25), Point(x: 0, y: -3.75)])
    }

    @Test("numericText(value:) rolls down where the new value is the smaller one")
    func numericValue() throws {
        #expect(try texts([2], [3], "numericText 3.0", before: "numericText 2.0").displayList(at: 0.5).translations[0].y < 0)
        #expect(try texts([3], [2], "numericText 2.0", before: "numericText 3.0").displayList(at: 0.5).translations[0].y > 0)
    }

    @Test("a number with more places keeps its last ones, and gets a new one in front")
    func places() throws {
        // 9 left -> 10 left: the letters move to make room.
        let transition = try texts([9, 50, 51, 52], [1, 0, 50, 51, 52], "numericText"), middle = transition.displayList(at: 0.5)
        let free = middle.items.compactMap { if case .glyphs(let run) = $0.command { run.glyphs[0] } else { nil } }
        let letters = free.filter { $0.id >= 50 }
        #expect(letters.map(\.position.x) == [19, 25, 31])
        #expect(Set(free.map(\.id)) == [9, 1, 0, 50, 51, 52])
    }

    @Test("a symbol is replaced down and up, off and up, or up and up", arguments: ["symbolEffect replace", "symbolEffect replace offUp", "symbolEffect replace upUp"])
    func symbols(_ content: String) throws {
        func archive(_ side: Double) -> WidgetArchive {
            TransitionSample.of { $0.add(1, .symbol, frame: Rect(x: 10, y: 10, width: 20, height: 20), [.fill(side == 0 ? Path(ellipseIn: Rect(x: 10, y: 10, width: 20, height: 20)) : Path(rect: Rect(x: 10, y: 10, width: 20, height: 20)), .color(.black), evenOdd: false)], content: content) }
        }
        let transition = try #require(WidgetTransition(from: archive(0), to: archive(1)))
        func scales(_ moment: Double) -> [Double] { transition.displayList(at: moment).groups.compactMap { if case .transform(let t) = $0 { t.a } else { nil } } }
        switch content {
        case "symbolEffect replace":
            #expect(scales(0.3) == [0.75])
            #expect(transition.displayList(at: 0.3).opacities == [0.5])
            #expect(scales(0.7).count == 1 && scales(0.5).count == 2)
        case "symbolEffect replace offUp":
            #expect(scales(0.5) == [0.75])
            #expect(transition.displayList(at: 0.5).opacities == [0.5])
        default:
            #expect(scales(0.5) == [1.125, 0.75])
            #expect(transition.displayList(at: 0.5).opacities == [0.5, 0.5])
        }
    }

    @Test("the same glyphs in another colour and place move and change colour; broken into other lines they are exchanged")
    func sameText() throws {
        let old = TransitionSample.of { $0.addText(1, [1, 2], at: Point(x: 0, y: 20)) }, new = TransitionSample.of { $0.addText(1, [1, 2], at: Point(x: 40, y: 20), color: .white) }
        let middle = try #require(WidgetTransition(from: old, to: new)).displayList(at: 0.5)
        #expect(middle.groups.isEmpty)
        #expect(middle.runs[0].glyphs[0].position == Point(x: 20, y: 20))
        #expect(middle.runs[0].paint == .color(ColorValue(red: 0.5, green: 0.5, blue: 0.5)))
        var broken = new
        if case .glyphs(var run) = broken.displayList.items[0].command {
            run.glyphs[1].position = Point(x: 0, y: 32)
            broken.displayList.items[0].command = .glyphs(run)
        }
        #expect(try #require(WidgetTransition(from: old, to: broken)).displayList(at: 0.5).opacities.count == 2)
    }

    @Test("content that is exchanged travels with the edge that moves least")
    func travel() throws {
        // The right edges stay: 22 and 34 points of text before x 40.
        let old = TransitionSample.of { $0.addText(1, [1, 2], at: Point(x: 28, y: 40), content: "opacity") }, new = TransitionSample.of { $0.addText(1, [3, 4, 5], at: Point(x: 22, y: 60), content: "opacity") }
        let middle = try #require(WidgetTransition(from: old, to: new)).displayList(at: 0.25)
        #expect(middle.translations == [Point(x: 0, y: 5), Point(x: 0, y: -15)])
    }
}
