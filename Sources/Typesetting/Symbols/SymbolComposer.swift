import Drawing

/// Makes a symbol of a row of the table: places its glyph, and adds enclosure, slash or badge.
struct SymbolComposer {
    let row: (String) -> SymbolRow?
    let outlines: IconOutlines
    let weight: Int

    private var bold: Double { Self.emboldening(weight: weight) }

    /// The lines of an icon at regular weight, in ems: what a slash is as thick as.
    static let lineWidth = 0.082
    /// The clear space between a slash or badge and what lies beneath it.
    static let gap = 0.058
    /// How much larger than its ink the layout box is, above and below (text-styles table L, seen).
    static let margin = 1.0 / 12
    /// The same at the sides of what is no circle.
    static let sideMargin = 1.0 / 8
    /// Added to the lines of a mark that is drawn small in an enclosure, so that they do not look thinner than the enclosure's.
    static let markEmboldening = 0.024

    /// What a row draws, its origin on the baseline: in one paint, and with a paint for each level.
    struct Drawing {
        var monochrome: [Symbol.Layer]
        var layered: [Symbol.Layer]
        /// In the symbol's own colours; nil where it has none.
        var multicolor: [Symbol.Layer]?
        /// The outline of all of it: what has ink.
        var ink: Rect
    }

    func symbol(named name: String) -> Symbol? {
        guard let drawing = drawing(named: name, depth: 0), !drawing.ink.isEmpty else { return nil }
        let bold = bold
        let ink = drawing.ink.insetBy(-bold / 2)
        let margin = row(name)?.height.map { ($0 - drawing.ink.height) / 2 - bold / 2 } ?? Self.margin
        let move = AffineTransform.translation(x: -ink.minX, y: margin - ink.minY)
        func finished(_ layers: [Symbol.Layer]) -> [Symbol.Layer] {
            layers.map {
                var layer = $0
                layer.path = layer.path.applying(move)
                // What is cut out of a shape gets bolder with it; never so thin that nothing is left of a line.
                layer.emboldening = max(layer.emboldening + bold, -Self.lineWidth * 0.8)
                return layer
            }
        }
        var symbol = Symbol(monochrome: finished(drawing.monochrome), layered: finished(drawing.layered), multicolor: drawing.multicolor.map(finished),
                            size: Size(width: ink.width, height: ink.height + 2 * margin), baseline: margin - ink.minY, sideMargin: sideMargin(of: name, ink: ink))
        symbol.flips = row(name)?.flips ?? false
        symbol.variable = variableSteps(of: name, drawing).map { Symbol.VariableParts(steps: $0.steps.map(finished), alwaysLit: $0.lit) }
        return symbol
    }

    /// The parts of a symbol that is one outline, in the order of its row; those at the same place are one step.
    private func variableSteps(of name: String, _ drawing: Drawing) -> (steps: [[Symbol.Layer]], lit: Int)? {
        guard let variable = row(name)?.variable, drawing.monochrome.count == 1, let whole = drawing.monochrome.first else { return nil }
        let middle = Point(x: drawing.ink.midX, y: drawing.ink.midY)
        func place(_ box: Rect) -> Double {
            switch variable.order {
            case .right: box.midX
            case .left: -box.midX
            // Arcs over a dot are ordered by their tops.
            case .up: -box.minY
            case .outward: abs(box.midX - middle.x)
            // From twelve o'clock on.
            case .clockwise: SymbolMath.turn(x: box.midX - middle.x, y: box.midY - middle.y)
            }
        }
        var steps: [[Symbol.Layer]] = [], last = -Double.infinity
        for (part, place) in whole.path.parts.map({ ($0, place($0.inkBounds)) }).sorted(by: { $0.1 < $1.1 }) {
            if place - last > 0.03 { steps.append([]) }
            last = place
            steps[steps.count - 1].append(Symbol.Layer(path: part, emboldening: whole.emboldening))
        }
        return steps.count > variable.lit + 1 ? (steps, variable.lit) : nil
    }

    private func sideMargin(of name: String, ink: Rect) -> Double {
        if let width = row(name)?.width { return max(0, (width - ink.width + bold) / 2) }
        return name.split(separator: ".").contains { $0 == "circle" } ? 0 : Self.sideMargin
    }

    /// How much the lines of a weight are thicker than those of regular, in ems (approximate: the icon fonts have one weight).
    static func emboldening(weight: Int) -> Double {
        switch weight {
        case ..<150: -0.048
        case ..<250: -0.036
        case ..<350: -0.018
        case ..<450: 0
        case ..<550: 0.013
        case ..<650: 0.026
        case ..<750: 0.04
        case ..<850: 0.054
        default: 0.068
        }
    }

    private func drawing(named name: String, depth: Int) -> Drawing? {
        guard depth < 5, let row = row(name), let glyph = glyph(of: row, name: name, depth: depth) else { return nil }
        switch row.enclosure {
        case .none: return glyph
        case .slash: return slashed(glyph)
        case .shape(let shape, let isFilled):
            // In hierarchical colours a filled frame is the tertiary level (seen: a quarter of the colour), an outline the secondary (half).
            return self.drawing(named: shape, depth: depth + 1).map { enclosed(glyph, in: $0, isFilled: isFilled, level: isFilled && name.hasSuffix(".fill") ? 2 : 1, row: row) }
        case .badge(let badge, let isAtTop):
            return self.drawing(named: badge, depth: depth + 1).map { badged(glyph, with: $0, isAtTop: isAtTop, coloring: row.coloring) }
        }
    }

    private func glyph(of row: SymbolRow, name: String, depth: Int) -> Drawing? {
        let path: Path?
        switch row.glyph {
        case .cupertino(let code): path = outlines.cupertino(code)
        case .material(let glyph): path = outlines.material(glyph)
        case .text(let text): path = outlines.text(text)
        case .outline(let outline): path = outline
        case .symbol(let other):
            return drawing(named: other, depth: depth + 1).map { $0.applying(placement(of: row, ink: $0.ink)) }
        }
        guard var path else { return nil }
        if row.isFrameOnly { path = EnclosedGlyph.frame(of: path, isFilled: name.hasSuffix(".fill")) }
        if row.level < 1 { path = path.narrowingInnermost(to: row.level) }
        let placed = path.applying(placement(of: row, ink: path.inkBounds))
        let whole = [Symbol.Layer(path: placed)]
        guard let enclosed = EnclosedGlyph(placed, name: name) else {
            guard case .none = row.enclosure, let coloring = row.coloring else { return Drawing(monochrome: whole, layered: whole, ink: placed.inkBounds) }
            return Drawing(monochrome: whole, layered: colored(placed, by: coloring, isLevelled: true), multicolor: colored(placed, by: coloring), ink: placed.inkBounds)
        }
        // A mark that is a hole would get thinner where the outline about it gets bolder: cut out apart, it gets bolder too.
        return Drawing(monochrome: enclosed.isFilled && bold != 0 ? enclosed.cutOut : whole, layered: enclosed.layers,
                       multicolor: colored(enclosed, by: row.coloring), ink: placed.inkBounds)
    }

    /// Scales and turns about the middle of the ink, then moves.
    private func placement(of row: SymbolRow, ink: Rect) -> AffineTransform {
        guard row.scale != 1 || row.turn != 0 || row.isMirrored || row.up != 0 || row.right != 0 else { return .identity }
        // In a shape the glyph is sized by the shape, see `enclosed`.
        var scale = row.scale
        if case .shape = row.enclosure { scale = 1 }
        let angle = row.turn * .pi / 180
        let (c, s) = (SymbolMath.cosine(angle) * scale, SymbolMath.sine(angle) * scale)
        let mirror: Double = row.isMirrored && row.enclosure == .none ? -1 : 1
        return AffineTransform.translation(x: -ink.midX, y: -ink.midY)
            .concatenating(AffineTransform(a: c * mirror, b: s * mirror, c: -s, d: c, tx: 0, ty: 0))
            .concatenating(.translation(x: ink.midX + (row.enclosure == .none ? row.right : 0), y: ink.midY - (row.enclosure == .none ? row.up : 0)))
    }

    /// A glyph small in the middle of a shape, cut out of a filled one.
    private func enclosed(_ glyph: Drawing, in shape: Drawing, isFilled: Bool, level: Int, row: SymbolRow) -> Drawing {
        let ink = glyph.ink
        // The mark fits a square of 0.6 and a circle of 0.74 of the shape: what the icon font's own enclosed glyphs do.
        let room = min(shape.ink.width, shape.ink.height)
        let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
        let scale = room * min(0.6 / max(ink.width, ink.height), 0.74 / diagonal) * row.scale
        let fit = AffineTransform.translation(x: -ink.midX, y: -ink.midY)
            .concatenating(.scale(x: scale, y: scale))
            .concatenating(.translation(x: shape.ink.midX + row.right, y: shape.ink.midY - row.up))
        func mark(_ layers: [Symbol.Layer], erasing: Bool, keepsLevels: Bool = false) -> [Symbol.Layer] {
            layers.map {
                Symbol.Layer(path: $0.path.applying(fit), isErasing: $0.isErasing != erasing, level: keepsLevels ? $0.level : 0,
                             emboldening: $0.emboldening * scale + Self.markEmboldening)
            }
        }
        let base = shape.monochrome.map { Symbol.Layer(path: $0.path, isErasing: $0.isErasing, level: level, emboldening: $0.emboldening) }
        // A mark without colours of its own is white on a filled shape.
        let marks = glyph.multicolor ?? (isFilled ? glyph.monochrome.colored(.white) : nil)
        return Drawing(monochrome: shape.monochrome + mark(glyph.monochrome, erasing: isFilled),
                       layered: base + mark(glyph.monochrome, erasing: false),
                       multicolor: marks.map { shape.monochrome.colored(.primary) + mark($0, erasing: false, keepsLevels: true) }, ink: shape.ink)
    }

    /// A line from the upper leading to the lower trailing corner, clear of what lies beneath.
    private func slashed(_ glyph: Drawing) -> Drawing {
        let half = max(0.42, min(0.55, max(glyph.ink.width, glyph.ink.height) / 2))
        let center = Point(x: glyph.ink.midX, y: glyph.ink.midY)
        func line(_ width: Double, shift: Double) -> Path {
            Path.capsule(from: Point(x: center.x - half + shift, y: center.y - half - shift),
                         to: Point(x: center.x + half + shift, y: center.y + half - shift), width: width)
        }
        // SF clears only one side of its slash; the other side meets the outline beneath.
        let clearing = Symbol.Layer(path: line(Self.lineWidth, shift: Self.lineWidth * 0.6), isErasing: true)
        let slash = line(Self.lineWidth, shift: 0)
        return Drawing(monochrome: glyph.monochrome + [clearing, Symbol.Layer(path: slash)],
                       layered: glyph.layered.map { Symbol.Layer(path: $0.path, isErasing: $0.isErasing, level: 1, emboldening: $0.emboldening) }
                           + [clearing, Symbol.Layer(path: slash)],
                       ink: glyph.ink.union(slash.inkBounds))
    }

    /// Another symbol in a trailing corner, clear of what lies beneath: 0.46 of its size, the dots of the upper corner 0.36.
    private func badged(_ glyph: Drawing, with badge: Drawing, isAtTop: Bool, coloring: SymbolColoring?) -> Drawing {
        let scale = isAtTop ? 0.36 : 0.46, ink = badge.ink
        let size = Size(width: ink.width * scale, height: ink.height * scale)
        let corner = Point(x: glyph.ink.maxX - size.width * 0.28, y: isAtTop ? glyph.ink.minY + size.height * 0.2 : glyph.ink.maxY - size.height * 0.3)
        let fit = AffineTransform.translation(x: -ink.midX, y: -ink.midY)
            .concatenating(.scale(x: scale, y: scale)).concatenating(.translation(x: corner.x, y: corner.y))
        let clearing = badge.monochrome.filter { !$0.isErasing }.map {
            Symbol.Layer(path: $0.path.applying(fit).outer, isErasing: true, emboldening: 2 * Self.gap)
        }
        func marks(_ layers: [Symbol.Layer], level: (Symbol.Layer) -> Int) -> [Symbol.Layer] {
            layers.map { Symbol.Layer(path: $0.path.applying(fit), isErasing: $0.isErasing, level: level($0), emboldening: $0.isErasing ? 0 : Self.markEmboldening / 2) }
        }
        let plain = marks(badge.monochrome) { _ in 0 }
        let colors = coloring.map { coloring in badge.monochrome.colored(coloring[1]) } ?? badge.multicolor
        let base = glyph.multicolor ?? glyph.monochrome.colored(coloring?[0] ?? .primary)
        return Drawing(monochrome: glyph.monochrome + clearing + plain,
                       layered: glyph.layered.map { Symbol.Layer(path: $0.path, isErasing: $0.isErasing, level: 1, emboldening: $0.emboldening) } + clearing + plain,
                       multicolor: colors.map { base + clearing + marks($0, level: \.level) }, ink: glyph.ink.union(fit.boundingBox(of: ink)))
    }
}

extension SymbolComposer.Drawing {
    func applying(_ transform: AffineTransform) -> SymbolComposer.Drawing {
        func moved(_ layers: [Symbol.Layer]) -> [Symbol.Layer] {
            layers.map { Symbol.Layer(path: $0.path.applying(transform), isErasing: $0.isErasing, level: $0.level, emboldening: $0.emboldening) }
        }
        if transform == .identity { return self }
        let layers = moved(monochrome)
        let ink = layers.filter { !$0.isErasing }.reduce(Rect.zero) { $0.union($1.path.inkBounds) }
        return .init(monochrome: layers, layered: moved(layered), multicolor: multicolor.map(moved), ink: ink)
    }
}
