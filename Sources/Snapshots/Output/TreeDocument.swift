import Drawing
import JSONValues

/// The element tree of a picture as JSON: frames, texts, roles, labels, links and the lines they come from.
public struct TreeDocument {
    public var archive: WidgetArchive
    public var places: [UInt64: SourcePlace]
    public init(archive: WidgetArchive, places: [UInt64: SourcePlace]) { self.archive = archive; self.places = places }

    public var json: JSONValue {
        var members: [JSONValue.Member] = [.init("size", .array([Self.number(archive.displayList.size.width), Self.number(archive.displayList.size.height)]))]
        if let url = archive.widgetURL { members.append(.init("widgetURL", .string(url))) }
        members.append(.init("root", json(archive.root)))
        return .object(members)
    }

    /// The addresses that places are wanted for.
    static func addresses(in root: SemanticNode) -> Set<UInt64> {
        var addresses: Set<UInt64> = []
        var waiting = [root]
        while let node = waiting.popLast() {
            if node.source != 0 { addresses.insert(node.source) }
            waiting += node.children
        }
        return addresses
    }

    private func json(_ node: SemanticNode) -> JSONValue {
        var members: [JSONValue.Member] = [.init("role", .string(node.role)), .init("type", .string(node.type))]
        func add(_ name: String, _ text: String) { if !text.isEmpty { members.append(.init(name, .string(text))) } }
        add("label", node.label)
        add("value", node.value)
        add("hint", node.hint)
        add("identifier", node.identifier)
        let frame = node.frame
        members.append(.init("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map(Self.number))))
        if let text = node.text {
            members.append(.init("text", [
                "ideal": [Self.number(text.ideal.width), Self.number(text.ideal.height)], "lines": JSONValue(text.lineCount),
                "truncated": JSONValue(text.isTruncated), "scale": Self.number(text.scaleFactor),
            ]))
        }
        switch node.action {
        case .open(let url): members.append(.init("link", .string(url)))
        case .intent(let name, let parameters, let isToggle):
            members.append(.init("intent", ["name": .string(name), "parameters": (try? JSONValue(parsing: parameters)) ?? .string(parameters), "toggle": JSONValue(isToggle)]))
        case .unsupportedClosure: members.append(.init("action", "closure"))
        case nil: break
        }
        if !node.traits.isEmpty { members.append(.init("traits", JSONValue(node.traits))) }
        if node.isHidden { members.append(.init("hidden", true)) }
        if let place = places[node.source] {
            members.append(.init("file", .string(place.file)))
            members.append(.init("line", JSONValue(place.line)))
        }
        if !node.children.isEmpty { members.append(.init("children", .array(node.children.map(json)))) }
        return .object(members)
    }

    /// Hundredths of a point are enough for people and tests.
    private static func number(_ value: Double) -> JSONValue { JSONValue((value * 100).rounded() / 100) }
}
