import Drawing
import Typesetting

/// What a drawing says at a moment, in the order of its tree, as a person who looks at it would read it: pictures and symbols are left out.
public struct ShownTexts {
    /// One an element; live texts as they read at the moment.
    public private(set) var texts: [String] = []

    public init(_ archive: WidgetArchive, at moment: Double) {
        var live: [UInt64: [String]] = [:], anonymous: [String] = []
        for item in archive.displayList.items {
            guard case .dynamicText(let text) = item.command else { continue }
            let words = Typesetter.shared.words(of: text.paragraph, moment: moment)
            if item.identity == 0 { anonymous.append(words) } else { live[item.identity, default: []].append(words) }
        }
        var waiting = [archive.root]
        while let node = waiting.popLast() {
            guard !node.isHidden else { continue }
            if node.identity != 0, !(live[node.identity] ?? []).isEmpty, node.role == "text" {
                texts.append(live[node.identity]?.removeFirst() ?? "")
            } else if node.role != "image" {
                if !node.label.isEmpty { texts.append(node.label) }
                if !node.value.isEmpty { texts.append(node.value) }
            }
            waiting += node.children.reversed()
        }
        // A live text that the tree does not name is seen all the same.
        texts += live.values.flatMap { $0 }.sorted() + anonymous
    }

    /// Whether a text is shown: it is part of one element, or runs over several that follow each other.
    public func contain(_ text: String) -> Bool {
        texts.contains { $0.contains(text) } || texts.joined(separator: " ").contains(text)
    }
}
