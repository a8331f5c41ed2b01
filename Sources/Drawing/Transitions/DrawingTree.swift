/// A display list as a tree of its groups and views, for matching it with another.
struct DrawingNode {
    enum Kind {
        case item
        case group(GroupEffect)
        case view(ViewRecord)
    }
    /// What makes two nodes of one parent the same in two archives.
    struct Key: Hashable {
        var kind: UInt8
        var identity: UInt64
    }

    var kind: Kind
    /// The item itself; of a group, that which begins it.
    var item: DisplayItem
    /// Of a mask: what it shows things through.
    var children: [DrawingNode] = []
    /// Of a mask: what is shown.
    var masked: [DrawingNode]?

    var key: Key {
        switch kind {
        case .item: Key(kind: 64 + item.command.kind, identity: item.identity)
        case .group(let effect): Key(kind: 128 + effect.kind, identity: item.identity)
        case .view(let view): Key(kind: view.role.rawValue, identity: view.identity)
        }
    }

    /// The items of the node, as they stood in the list.
    var items: [DisplayItem] {
        var items: [DisplayItem] = []
        append(to: &items)
        return items
    }

    func append(to items: inout [DisplayItem]) {
        switch kind {
        case .item: items.append(item)
        case .view: for child in children { child.append(to: &items) }
        case .group:
            items.append(item)
            for child in children { child.append(to: &items) }
            if let masked {
                items.append(DisplayItem(.maskedContent, identity: item.identity))
                for child in masked { child.append(to: &items) }
            }
            items.append(DisplayItem(.endGroup, identity: item.identity))
        }
    }
}

extension DisplayCommand {
    /// A number for each kind of drawing.
    var kind: UInt8 {
        switch self {
        case .fill: 0
        case .stroke: 1
        case .glyphs: 2
        case .image: 3
        case .dynamicText: 4
        case .timerProgress: 5
        case .beginGroup: 6
        case .maskedContent: 7
        case .endGroup: 8
        }
    }
}

extension DrawingNode {
    /// Deeper trees and longer lists get no transition: nobody sees what single views of them do.
    static let depthLimit = 96, itemLimit = 20_000

    /// The nodes of a list whose groups are in order; nil where it is too long or too deep, or where its groups are not.
    /// - Parameter views: left aside where they are not parts of the list inside each other.
    static func nodes(of items: [DisplayItem], views: [ViewRecord]) -> [DrawingNode]? {
        guard items.count <= itemLimit else { return nil }
        if views.count <= itemLimit, let nodes = build(items, views) { return nodes }
        return build(items, [])
    }

    private static func build(_ items: [DisplayItem], _ views: [ViewRecord]) -> [DrawingNode]? {
        /// Those being filled, from the outermost on, with the place where a view ends.
        var open: [(node: DrawingNode, end: Int?)] = []
        var roots: [DrawingNode] = []
        var next = 0
        func close() {
            let node = open.removeLast().node
            add(node)
        }
        func add(_ node: DrawingNode) {
            guard let last = open.indices.last else { return roots.append(node) }
            if open[last].node.masked != nil { open[last].node.masked?.append(node) } else { open[last].node.children.append(node) }
        }
        for index in 0...items.count {
            while let end = open.last?.end, end <= index {
                guard end == index else { return nil }
                close()
            }
            guard index < items.count else { break }
            while next < views.count, views[next].items.lowerBound <= index {
                let view = views[next]
                next += 1
                guard view.items.lowerBound == index, view.items.upperBound <= items.count, open.count < depthLimit else { return nil }
                if view.items.isEmpty { continue }
                if let outer = open.last(where: { $0.end != nil })?.end, view.items.upperBound > outer { return nil }
                open.append((DrawingNode(kind: .view(view), item: items[index]), view.items.upperBound))
            }
            let item = items[index]
            switch item.command {
            case .beginGroup(let effect):
                guard open.count < depthLimit else { return nil }
                open.append((DrawingNode(kind: .group(effect), item: item), nil))
            case .maskedContent:
                guard let last = open.indices.last, open[last].end == nil, open[last].node.masked == nil else { return nil }
                open[last].node.masked = []
            case .endGroup:
                guard let last = open.last, last.end == nil else { return nil }
                close()
            default: add(DrawingNode(kind: .item, item: item))
            }
        }
        return open.isEmpty ? roots : nil
    }
}
