import Drawing
@testable import SwiftUI
import Testing

@Suite struct AccessibilityTests {
    @Test("label, value, hint, identifier and traits become the view's own")
    func own() throws {
        let drawn = Drawn(Text("a").accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint").accessibilityIdentifier("id").accessibilityAddTraits([.isHeader, .isButton]))
        let node = try #require(drawn.node(role: "text"))
        #expect(node.label == "label" && node.value == "value" && node.hint == "hint" && node.identifier == "id")
        #expect(node.traits.sorted() == ["button", "header"])
    }

    @Test("a view of several parts gets a node around them")
    func group() throws {
        let node = try #require(Drawn(HStack { Text("a"); Text("b") }.accessibilityElement(children: .contain).accessibilityLabel("both")).nodes.first { $0.label == "both" })
        #expect(node.children.count == 1 && node.children[0].type == "HStack")
    }

    @Test("children are combined to one label, ignored, or hidden")
    func children() throws {
        let stack = HStack { Text("a"); Text("b").accessibilityHidden(true); Text("c") }
        #expect(Drawn(stack.accessibilityElement(children: .combine)).node(role: "combined")?.label == "a, c")
        #expect(Drawn(stack.accessibilityElement(children: .ignore).accessibilityLabel("whole")).texts.isEmpty)
        #expect(Drawn(stack).nodes.filter(\.isHidden).map(\.label) == ["b"])
    }

    @Test("without hit testing a link is none")
    func hitTesting() {
        let link = Link("go", destination: URL(fileURLWithPath: "/a"))
        let environment = EnvironmentValues.with { $0.widgetFamily = .systemMedium }
        #expect(Drawn(link, environment: environment).node(role: "link")?.action != nil)
        #expect(Drawn(link.allowsHitTesting(false), environment: environment).node(role: "link")?.action == nil)
    }
}
