import CPinnedWorld
import Drawing

/// Turns return addresses of this process into offsets in the extension's shared object, which mean the same in every run.
///
/// Addresses elsewhere, such as those of views that the frameworks make, become 0: unknown.
struct SourceOffsets {
    private var range: Range<UInt64>

    static let none = SourceOffsets(range: 0 ..< 0)

    private init(range: Range<UInt64>) { self.range = range }

    /// The module that holds the symbol.
    init(symbol: UnsafeMutableRawPointer) {
        var start: UInt = 0, end: UInt = 0
        range = vitrine_module_range(symbol, &start, &end) ? UInt64(start) ..< UInt64(end) : 0 ..< 0
    }

    private func offset(_ address: UInt64) -> UInt64 { range.contains(address) ? address - range.lowerBound : 0 }

    func applied(to findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            finding.source = offset(finding.source)
            return finding
        }
    }

    func apply(to archive: inout WidgetArchive) {
        apply(to: &archive.displayList)
        apply(to: &archive.root)
        archive.findings = applied(to: archive.findings)
    }

    private func apply(to list: inout DisplayList) {
        for index in list.items.indices { list.items[index].source = offset(list.items[index].source) }
    }

    private func apply(to node: inout SemanticNode) {
        node.source = offset(node.source)
        for index in node.children.indices { apply(to: &node.children[index]) }
    }
}
