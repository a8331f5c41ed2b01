/// A number's text on its way to another: glyphs that stay where they are go on, those that differ roll out and in.
struct GlyphRoll {
    private struct Placed {
        var run: GlyphRun
        var glyph: GlyphRun.Glyph
        var item: DisplayItem
        func isSame(as other: Placed) -> Bool {
            glyph.id == other.glyph.id && run.font == other.run.font && run.isColored == other.run.isColored && run.paint.mixed(other.run.paint, 0.5) != nil
        }
        func command(at position: Point) -> DisplayItem {
            var item = item, run = run
            run.glyphs = [GlyphRun.Glyph(id: glyph.id, position: position)]
            item.command = .glyphs(run)
            return item
        }
    }

    private var old: [Placed], new: [Placed]
    /// Places in both, from left to right; nil where one side has none.
    private var pairs: [(old: Int?, new: Int?)]
    private let direction: Double
    /// Longer texts are exchanged as wholes.
    private static let limit = 96

    /// Nil where there is more than glyphs, or more of them than a number has.
    init?(from: [DisplayItem], to: [DisplayItem], isUp: Bool) {
        guard let old = Self.glyphs(of: from), let new = Self.glyphs(of: to) else { return nil }
        self.old = old
        self.new = new
        direction = isUp ? 1 : -1
        // The places of a number are counted from its end: 9 left becomes 10 left by a new digit in front.
        let limit = min(old.count, new.count)
        var ending = 0, beginning = 0
        while ending < limit, old[old.count - 1 - ending].isSame(as: new[new.count - 1 - ending]) { ending += 1 }
        while beginning < limit - ending, old[beginning].isSame(as: new[beginning]) { beginning += 1 }
        let oldMiddle = old.count - beginning - ending, newMiddle = new.count - beginning - ending
        pairs = (0..<beginning).map { ($0, $0) }
        for place in (0..<max(oldMiddle, newMiddle)).reversed() {
            // `place` counts from the right.
            pairs.append((place < oldMiddle ? beginning + oldMiddle - 1 - place : nil, place < newMiddle ? beginning + newMiddle - 1 - place : nil))
        }
        pairs += (0..<ending).map { (old.count - ending + $0, new.count - ending + $0) }
    }

    private static func glyphs(of items: [DisplayItem]) -> [Placed]? {
        var placed: [Placed] = []
        for item in items {
            guard case .glyphs(let run) = item.command, placed.count + run.glyphs.count <= limit else { return nil }
            placed += run.glyphs.map { Placed(run: run, glyph: $0, item: item) }
        }
        return placed.isEmpty ? nil : placed
    }

    func draw(_ progress: Double, into moment: inout DrawnMoment) {
        let share = min(max(progress, 0), 1)
        var leaving: [DisplayItem] = [], coming: [DisplayItem] = []
        for pair in pairs {
            let before = pair.old.map { old[$0] }, after = pair.new.map { new[$0] }
            if let before, let after {
                let position = before.glyph.position.mixed(after.glyph.position, progress)
                if before.isSame(as: after) {
                    var run = before.run
                    run.glyphs = [before.glyph]
                    var target = after.run
                    target.glyphs = [after.glyph]
                    guard let mixed = run.mixed(target, progress) else { continue }
                    var item = after.item
                    item.command = .glyphs(mixed)
                    moment.append(item)
                } else {
                    leaving.append(before.command(at: position))
                    coming.append(after.command(at: position))
                }
            } else if let before {
                leaving.append(before.command(at: before.glyph.position))
            } else if let after {
                coming.append(after.command(at: after.glyph.position))
            }
        }
        let size = (new.first ?? old.first)?.run.size ?? 0
        // Half an em up or down, blurred and faded on the way (how far is assumed).
        let way = size * 0.5 * direction, blur = min(size / 10, 4)
        roll(leaving, by: -way * progress, opacity: 1 - share, blur: blur * share, into: &moment)
        roll(coming, by: way * (1 - progress), opacity: share, blur: blur * (1 - share), into: &moment)
    }

    private func roll(_ items: [DisplayItem], by distance: Double, opacity: Double, blur: Double, into moment: inout DrawnMoment) {
        guard opacity > 0, let first = items.first else { return }
        moment.within([.opacity(opacity), .transform(.translation(x: 0, y: distance)), .blur(radius: blur, isOpaque: false)], like: first) { $0.append(items) }
    }
}
