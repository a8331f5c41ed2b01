import Drawing
import Findings
import Rasterizing

/// Finds texts and symbols that cannot be told from what is behind them once a mode has taken the colours away.
///
/// The picture is drawn small with and without its texts and symbols: where both are alike in the frame of one that is there, it is lost.
/// What is drawn nearly clear anyway is left alone.
struct LegibilityCheck {
    /// The least difference of a pixel's alpha that an eye makes out, of 255 (assumed).
    private static let visible: UInt32 = 30
    /// The least alpha of what is meant to be seen (assumed).
    private static let intended: UInt32 = 90
    private static let scale = 2.0

    /// A text or symbol of the tree, and where it is.
    private struct Mark {
        var node: SemanticNode
        /// Pixels of the small pictures.
        var x, y: Range<Int>
    }

    /// - Parameter draw: draws a list at a number of pixels a point in a mode.
    static func findings(in archive: WidgetArchive, mode: DrawingMode, name: String, draw: (DisplayList, Double, DrawingMode) -> Bitmap) -> [Finding] {
        guard mode != .fullColor else { return [] }
        let list = archive.displayList
        let drawn = Set(list.items.lazy.filter(isMark).map(\.identity))
        let marks = marks(below: archive.root, drawn: drawn)
        guard !marks.isEmpty else { return [] }
        let identities = Set(marks.map(\.node.identity))
        let whole = draw(list, scale, mode)
        let without = draw(list.keeping { !(isMark($0) && identities.contains($0.identity)) }, scale, mode)
        // In one colour only alpha counts: what is clear here was not meant to be seen.
        let alone = draw(list.keeping { isMark($0) && identities.contains($0.identity) }, scale, .accented(defaultColor: .white, accentColor: .white))
        guard whole.pixels.count == without.pixels.count, whole.pixels.count == alone.pixels.count else { return [] }
        return marks.compactMap { mark in
            var difference: UInt32 = 0, own: UInt32 = 0
            for y in mark.y.clamped(to: 0..<whole.height) {
                for x in mark.x.clamped(to: 0..<whole.width) {
                    let place = y * whole.width + x
                    let a = whole.pixels[place] >> 24, b = without.pixels[place] >> 24
                    difference = max(difference, a > b ? a - b : b - a)
                    own = max(own, alone.pixels[place] >> 24)
                }
            }
            guard own >= intended, difference < visible else { return nil }
            return finding(mark.node, name)
        }
    }

    private static func finding(_ node: SemanticNode, _ mode: String) -> Finding {
        let text = node.label.count > 40 ? node.label.prefix(39) + "…" : node.label[...]
        let what = node.role == "text" ? "The text \"\(text)\"" : "The symbol \(text)"
        return FindingCode.contentLostInMode.finding("\(what) cannot be told from what is behind it in the \(mode) mode: both are drawn in one colour.", source: node.source)
    }

    /// Whether an item is a text's or a symbol's ink.
    private static func isMark(_ item: DisplayItem) -> Bool {
        switch item.command {
        case .glyphs(let run): !run.isColored
        case .dynamicText: true
        case .fill, .stroke: true
        default: false
        }
    }

    private static func marks(below root: SemanticNode, drawn: Set<UInt64>) -> [Mark] {
        var marks: [Mark] = [], waiting = [root]
        while let node = waiting.popLast() {
            waiting += node.children
            guard node.role == "text" || node.role == "image", !node.isHidden, !node.label.isEmpty, drawn.contains(node.identity), node.frame.width > 0, node.frame.height > 0 else { continue }
            func pixels(_ start: Double, _ length: Double) -> Range<Int> {
                guard start.isFinite, length.isFinite, abs(start) < 1e5, length < 1e5 else { return 0..<0 }
                return Int((start * scale).rounded(.down))..<Int(((start + length) * scale).rounded(.up))
            }
            marks.append(Mark(node: node, x: pixels(node.frame.minX, node.frame.width), y: pixels(node.frame.minY, node.frame.height)))
        }
        return marks.reversed()
    }
}

extension DisplayList {
    /// The list with all its groups and those of its items that pass.
    fileprivate func keeping(_ isKept: (DisplayItem) -> Bool) -> DisplayList {
        var copy = self
        copy.items = items.filter { item in
            switch item.command {
            case .beginGroup, .endGroup, .maskedContent: true
            default: isKept(item)
            }
        }
        return copy
    }
}
