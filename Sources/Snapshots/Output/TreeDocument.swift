import Drawing
import JSONValues

/// The element tree of a picture as JSON: frames, texts, roles, labels, links and the lines they come from.
public struct TreeDocument: Sendable {
    /// Points.
    public var size: Size
    public var widgetURL: String?
    public var root: SemanticNode
    public init(_ archive: WidgetArchive) { size = archive.displayList.size; widgetURL = archive.widgetURL; root = archive.root }

    /// - Parameter places: where the nodes' addresses are in the sources.
    public func json(_ places: [UInt64: SourcePlace]) -> JSONValue {
        var members: [JSONValue.Member] = [.init("size", .array([Self.number(size.width), Self.number(size.height)]))]
        if let widgetURL { members.append(.init("widgetURL", .string(widgetURL))) }
        members.append(.init("root", json(root, places)))
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

    private func json(_ node: SemanticNode, _ places: [UInt64: SourcePlace]) -> JSONValue {
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
        if let change = node.change { members.append(.init("change", Self.json(change))) }
        if let place = places[node.source] {
            members.append(.init("file", .string(place.file)))
            members.append(.init("line", JSONValue(place.line)))
        }
        if !node.children.isEmpty { members.append(.init("children", .array(node.children.map { json($0, places) }))) }
        return .object(members)
    }

    /// How an element changes from one entry to the next.
    private static func json(_ change: ContentChange) -> JSONValue {
        var members: [JSONValue.Member] = []
        if !change.content.isEmpty { members.append(.init("content", .string(change.content))) }
        if !change.transition.isEmpty { members.append(.init("transition", .string(change.transition))) }
        if !change.isAnimated { members.append(.init("animated", false)) }
        if let timing = change.timing {
            switch timing.curve {
            case .bezier(let a, let b, let c, let d): members.append(.init("curve", JSONValue([a, b, c, d])))
            case .spring(let bounce): members.append(.init("bounce", JSONValue(bounce)))
            }
            members.append(.init("duration", JSONValue(timing.duration)))
            if timing.delay != 0 { members.append(.init("delay", JSONValue(timing.delay))) }
        }
        return .object(members)
    }

    /// Hundredths of a point are enough for people and tests.
    private static func number(_ value: Double) -> JSONValue { JSONValue((value * 100).rounded() / 100) }
}
