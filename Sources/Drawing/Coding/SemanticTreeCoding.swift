/// The tree is written as its nodes in order, each with its depth, so that reading one needs no recursion.
extension SemanticNode {
    func writeTree(to writer: inout ArchiveWriter) {
        var all: [(depth: Int, node: SemanticNode)] = []
        var pending: [(depth: Int, node: SemanticNode)] = [(0, self)]
        while let next = pending.popLast(), all.count < ArchiveLimits.semanticNodes {
            all.append(next)
            // A level past the limit would not be read: its nodes become brothers of the last level.
            let depth = min(next.depth + 1, ArchiveLimits.semanticDepth)
            for child in next.node.children.reversed() { pending.append((depth, child)) }
        }
        writer.count(all.count)
        for (depth, node) in all {
            writer.count(depth)
            node.writeFields(to: &writer)
        }
    }

    init(treeFrom reader: inout ArchiveReader) throws(ArchiveError) {
        let count = try reader.count(of: "semantic nodes", size: SemanticNode.minimumFieldSize, limit: ArchiveLimits.semanticNodes)
        guard count > 0 else { throw reader.invalid("a tree without a root") }
        var path: [SemanticNode] = []
        func close(to depth: Int) {
            while path.count > depth, path.count > 1 {
                let node = path.removeLast()
                path[path.count - 1].children.append(node)
            }
        }
        for index in 0..<count {
            let depth = try reader.integer(below: ArchiveLimits.semanticDepth + 1, "a tree too deep")
            guard depth <= path.count, (depth == 0) == (index == 0) else { throw reader.invalid("a node without a parent") }
            close(to: depth)
            path.append(try SemanticNode(fieldsFrom: &reader))
        }
        close(to: 0)
        self = path[0]
    }

    private static var minimumFieldSize: Int { 45 }

    private func writeFields(to writer: inout ArchiveWriter) {
        for text in [role, type, label, value, hint, identifier] { writer.string(text) }
        frame.write(to: &writer)
        writer.optional(text); writer.optional(action)
        writer.count(traits.count)
        for trait in traits { writer.string(trait) }
        writer.flag(isHidden); writer.optional(change); writer.unsigned(identity); writer.unsigned(source)
    }

    private init(fieldsFrom reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(role: try reader.string(), type: try reader.string(), label: try reader.string(), value: try reader.string(), hint: try reader.string())
        identifier = try reader.string()
        frame = try Rect(from: &reader)
        text = try reader.optional(TextFit.self)
        action = try reader.optional(TapAction.self)
        for _ in 0..<(try reader.count(of: "traits", size: 1, limit: 1024)) { traits.append(try reader.string()) }
        isHidden = try reader.flag()
        change = try reader.optional(ContentChange.self)
        identity = try reader.unsigned()
        source = try reader.unsigned()
    }
}

extension TextFit: ArchiveValue {
    static var minimumSize: Int { 26 }
    func write(to writer: inout ArchiveWriter) {
        ideal.write(to: &writer); writer.signed(lineCount); writer.flag(isTruncated); writer.number(scaleFactor)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(ideal: try Size(from: &reader), lineCount: try reader.signed(), isTruncated: try reader.flag(), scaleFactor: try reader.number())
    }
}

extension TapAction: ArchiveValue {
    static var minimumSize: Int { 1 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .open(let url): writer.byte(0); writer.string(url)
        case .intent(let name, let parameters, let isToggle): writer.byte(1); writer.string(name); writer.string(parameters); writer.flag(isToggle)
        case .unsupportedClosure: writer.byte(2)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .open(url: try reader.string())
        case 1: self = .intent(name: try reader.string(), parameters: try reader.string(), isToggle: try reader.flag())
        case 2: self = .unsupportedClosure
        default: throw reader.invalid("an unknown action")
        }
    }
}
