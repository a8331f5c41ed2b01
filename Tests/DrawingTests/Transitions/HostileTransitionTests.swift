@testable import Drawing
import Testing

@Suite struct HostileTransitionTests {
    private func box(_ x: Double) -> DisplayCommand { .fill(Path(rect: Rect(x: x, y: 0, width: 5, height: 5)), .color(.black), evenOdd: false) }

    @Test("views of one identity are matched in their order, and what is too much comes and goes")
    func duplicates() throws {
        let old = TransitionSample.of { for x in 0..<3 { $0.addBox(1, Rect(x: Double(x) * 10, y: 0, width: 5, height: 5)) } }
        let new = TransitionSample.of { for x in 0..<2 { $0.addBox(1, Rect(x: Double(x) * 10 + 4, y: 0, width: 5, height: 5)) } }
        let middle = try #require(WidgetTransition(from: old, to: new)).displayList(at: 0.5)
        #expect(middle.fills.map(\.rect.minX) == [2, 12, 20])
        #expect(middle.opacities == [0.5])
    }

    @Test("places of views that are no parts of the list are left aside")
    func wrongPlaces() throws {
        var archive = TransitionSample.of { $0.add(1, .drawing, frame: .zero, [.beginGroup(.opacity(0.5)), box(0), .endGroup]) }
        let other = TransitionSample.of { $0.add(1, .drawing, frame: .zero, [.beginGroup(.opacity(0.9)), box(10), .endGroup]) }
        for items in [0..<2, 1..<3, 2..<900, 2..<3, 5..<5] {
            archive.views[0].items = items
            let middle = try #require(WidgetTransition(from: archive, to: other)).displayList(at: 0.2)
            #expect(throws: Never.self) { try middle.checkGroups() }
        }
        archive.views = [ViewRecord(identity: 1, role: .group, items: 0..<2, frame: .zero), ViewRecord(identity: 2, role: .group, items: 1..<3, frame: .zero)]
        #expect(WidgetTransition(from: archive, to: other) != nil)
    }

    @Test("a list deeper or longer than any widget's, one whose groups are not in order and one of another size have no transition")
    func tooMuch() {
        let plain = TransitionSample.of { $0.addBox(1, Rect(x: 0, y: 0, width: 5, height: 5)) }
        func archive(_ commands: [DisplayCommand], size: Size = TransitionSample.size) -> WidgetArchive {
            WidgetArchive(displayList: DisplayList(size: size, items: commands.map { DisplayItem($0) }), root: SemanticNode(role: "container", type: "Widget"))
        }
        let deep = Array(repeating: DisplayCommand.beginGroup(.isolated), count: 400) + [box(0)] + Array(repeating: .endGroup, count: 400)
        for hostile in [archive(deep), archive(Array(repeating: box(0), count: 30_000)), archive([.beginGroup(.isolated)]), archive([.endGroup]), archive([.maskedContent]), archive([box(0)], size: .zero)] {
            #expect(WidgetTransition(from: plain, to: hostile) == nil)
            #expect(WidgetTransition(from: hostile, to: plain) == nil)
        }
    }

    @Test("frames and numbers that are none end in a bounded area and lists in order")
    func noNumbers() throws {
        let frame = Rect(x: .nan, y: -.infinity, width: .infinity, height: .nan)
        let odd = ViewRecord.Passage(arrival: [.transform(AffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: .nan, ty: 0)), .blur(radius: .infinity, isOpaque: false)], departure: [])
        let old = TransitionSample.of { $0.add(1, .text, frame: frame, [box(.nan)]); $0.add(2, .group, frame: frame, [box(.infinity)], turn: .init(angle: .nan, anchor: .zero)) }
        let new = TransitionSample.of { $0.add(1, .text, frame: frame, [box(3)], timing: .init(curve: .spring(bounce: .nan), duration: 0.5, delay: .nan)); $0.add(3, .group, frame: frame, [box(1)], passage: odd) }
        let transition = try #require(WidgetTransition(from: old, to: new))
        #expect(transition.duration <= 2)
        for moment in [0, 0.1, 0.7, 1.9, 3] {
            let area = transition.changingArea(at: moment), whole = Rect(origin: .zero, size: TransitionSample.size)
            #expect(area.isEmpty || area.intersection(whole) == area)
            #expect(throws: Never.self) { try transition.displayList(at: moment).checkGroups() }
        }
    }
}
