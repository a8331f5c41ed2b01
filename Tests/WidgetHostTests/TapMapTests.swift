import Drawing
import Testing
@testable import WidgetHost

@Suite struct TapMapTests {
    private static let size = Size(width: 160, height: 160)

    private func node(_ role: String, _ label: String, _ frame: Rect, _ action: TapAction? = nil, value: String = "", traits: [String] = [], children: [SemanticNode] = []) -> SemanticNode {
        SemanticNode(role: role, type: role, label: label, value: value, frame: frame, action: action, traits: traits, children: children)
    }

    private func map(_ children: [SemanticNode], url: String? = nil, family: String = "systemSmall", os: String = "26.0") -> TapMap {
        let root = node("container", "", Rect(x: 0, y: 0, width: 160, height: 160), children: children)
        return TapMap(WidgetArchive(displayList: DisplayList(size: Self.size), root: root, widgetURL: url), family: family, systemVersion: os)
    }

    private let button = TapAction.intent(name: "App.Go", parameters: "{}", isToggle: false)

    @Test("what is drawn later lies on top, and outside of all the widget's URL is opened")
    func order() {
        let both = map([node("button", "Under", Rect(x: 0, y: 0, width: 100, height: 100), button),
                        node("link", "Over", Rect(x: 50, y: 50, width: 50, height: 50), .open(url: "a://over"))], url: "a://widget")
        #expect(both.target(at: Point(x: 10, y: 10))?.label == "Under")
        #expect(both.target(at: Point(x: 60, y: 60))?.effect == .open(url: "a://over"))
        #expect(both.target(at: Point(x: 150, y: 150))?.effect == .open(url: "a://widget"))
        #expect(both.target(at: Point(x: 170, y: 10)) == nil)
    }

    @Test("before iOS 17 and inline, buttons are no targets; disabled ones never are")
    func controls() {
        let frame = Rect(x: 0, y: 0, width: 100, height: 40)
        let children = [node("button", "Go", frame, button)]
        #expect(map(children, os: "16.4").target(at: Point(x: 5, y: 5))?.effect == .launch)
        #expect(map(children, family: "accessoryInline").targets.isEmpty)
        #expect(map([node("button", "Go", frame, button, traits: ["disabled"])]).target(at: Point(x: 5, y: 5))?.element == .widget)
        #expect(map([node("button", "Go", frame, .unsupportedClosure)]).target(at: Point(x: 5, y: 5))?.effect == .launch)
    }

    @Test("a toggle is set to the other value")
    func toggles() {
        let toggle = TapAction.intent(name: "App.Set", parameters: "{}", isToggle: true)
        for (value, next) in [("on", false), ("off", true), ("mixed", true)] {
            let target = map([node("toggle", "Light", Rect(x: 0, y: 0, width: 100, height: 40), toggle, value: value)]).targets.first
            #expect(target?.effect == .intent(name: "App.Set", parameters: "{}", toggleTo: next))
        }
    }

    @Test("an element is found by its words, a text of it, a part of them, or a text that stands somewhere; several that say the same are told")
    func labels() {
        let rows = [node("button", "", Rect(x: 0, y: 0, width: 160, height: 40), button, children: [node("text", "Milk", Rect(x: 0, y: 0, width: 40, height: 20)), node("text", "Home", Rect(x: 50, y: 0, width: 40, height: 20))]),
                    node("button", "", Rect(x: 0, y: 40, width: 160, height: 40), button, children: [node("text", "Oat milk", Rect(x: 0, y: 40, width: 40, height: 20)), node("text", "Home", Rect(x: 50, y: 40, width: 40, height: 20))]),
                    node("text", "Shopping", Rect(x: 0, y: 100, width: 60, height: 20))]
        let map = map(rows)
        guard case .target(let milk, let point) = map.target(labelled: "Milk") else { Issue.record("Milk is not found"); return }
        #expect(milk.label == "Milk, Home" && point == Point(x: 20, y: 10))
        guard case .several(let both) = map.target(labelled: "Home") else { Issue.record("two rows say Home"); return }
        #expect(both.count == 2)
        guard case .target(let title, _) = map.target(labelled: "shopping") else { Issue.record("a text is found"); return }
        #expect(title.element == .widget)
        guard case .none = map.target(labelled: "Bread") else { Issue.record("nothing says Bread"); return }
    }

    @Test("changes are told by owner and name, and data that is text as text")
    func changes() {
        var before = DeviceContentsSample.contents(["count": "1", "old": "x"]), after = DeviceContentsSample.contents(["count": "2", "new": "y"])
        before.values[.init(owner: "com.example", isGroup: false, name: "own", isFile: false)] = "a"
        after.values[.init(owner: "com.example", isGroup: false, name: "own", isFile: false)] = "a"
        let changes = DeviceChange.between(before, after)
        #expect(changes.map(\.name) == ["count", "new", "old"])
        #expect(changes.map { [$0.before, $0.after] } == [["1", "2"], [nil, "y"], ["x", nil]])
    }
}

private enum DeviceContentsSample {
    static func contents(_ values: [String: String]) -> DeviceContents {
        var contents = DeviceContents()
        for (name, value) in values { contents.values[.init(owner: "group.a", isGroup: true, name: name, isFile: false)] = value }
        return contents
    }
}
