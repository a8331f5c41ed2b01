import Drawing
import Testing
@testable import Snapshots

@Suite struct ReadingOrderTests {
    private func text(_ label: String, isHidden: Bool = false) -> SemanticNode { SemanticNode(role: "text", type: "Text", label: label, isHidden: isHidden) }

    @Test("texts are read one by one in the order of the tree, what is hidden is not")
    func order() {
        let root = SemanticNode(role: "container", type: "VStack", children: [text("first"), text("hidden", isHidden: true), SemanticNode(role: "container", type: "HStack", children: [text("second")])])
        #expect(ReadingOrder(root).elements.map(\.label) == ["first", "second"])
    }

    @Test("a control is read as a whole: by its own label, else by the words it holds")
    func controls() {
        let plain = SemanticNode(role: "button", type: "Button", children: [text("Refresh"), text("now"), text("secret", isHidden: true)])
        let named = SemanticNode(role: "toggle", type: "Toggle", label: "Done", value: "on", children: [text("Buy milk")])
        let order = ReadingOrder(SemanticNode(role: "container", type: "VStack", children: [plain, named]))
        #expect(order.elements.map(\.label) == ["Refresh, now", "Done"])
        #expect(order.lines == ["button \"Refresh, now\"", "toggle \"Done\" value \"on\""])
    }

    @Test("nothing is read of a widget without words")
    func nothing() { #expect(ReadingOrder(SemanticNode(role: "shape", type: "Circle")).elements.isEmpty) }
}
