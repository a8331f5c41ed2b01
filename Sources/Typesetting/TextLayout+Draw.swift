import Drawing

extension TextLayout {
    /// Appends backgrounds, underlines, glyph runs, symbols, images and strikethroughs, or the bars of a redacted text.
    ///
    /// - Parameters:
    ///   - origin: the top-left corner of the box.
    ///   - boxWidth: the width in points in which lines are aligned.
    public func draw(at origin: Point, boxWidth: Double, fonts: inout FontTable, into commands: inout [DisplayCommand]) {
        guard origin.x.isFinite, origin.y.isFinite, boxWidth.isFinite else { return }
        if shaped.paragraph.isRedacted { return drawBars(at: origin, boxWidth: boxWidth, into: &commands) }
        var drawing = TextDrawing(shaped, origin: origin)
        for line in setLines {
            drawing.draw(line, start: origin.x + lineStart(line, boxWidth: boxWidth), fonts: &fonts)
        }
        commands += drawing.backgrounds
        commands += drawing.underlines
        commands += drawing.letters
        commands += drawing.strikethroughs
    }

    /// Where the text's links are, line by line, in points from the box's top-left corner.
    ///
    /// - Parameter boxWidth: the width in which lines are aligned.
    public func links(boxWidth: Double) -> [Link] {
        guard boxWidth.isFinite, shaped.paragraph.runs.contains(where: { $0.attributes.link != nil }) else { return [] }
        var drawing = TextDrawing(shaped, origin: .zero), fonts = FontTable()
        for line in setLines { drawing.draw(line, start: lineStart(line, boxWidth: boxWidth), fonts: &fonts) }
        return drawing.links
    }

    /// A stretch of a line that leads somewhere.
    public struct Link: Hashable, Sendable {
        public var url: String
        public var rect: Rect
        public init(url: String, rect: Rect) { self.url = url; self.rect = rect }
    }

    /// A bar for each line, in the text's colour at the alpha of a placeholder (layout-rules 12.4, 12.7; height and radius assumed).
    private func drawBars(at origin: Point, boxWidth: Double, into commands: inout [DisplayCommand]) {
        let scale = TextLayout.displayScale(shaped.paragraph)
        for line in setLines where line.width > 0 && !shaped.runs.isEmpty {
            let run = shaped.run(at: min(line.range.lowerBound, max(0, shaped.count - 1)))
            let font = shaped.runs[run].font
            let rise = font.metrics.capHeight + 0.1 * font.size, drop = 0.1 * font.size
            let baseline = ((origin.y + line.baseline) * scale).rounded() / scale
            let rect = Rect(x: origin.x + lineStart(line, boxWidth: boxWidth), y: baseline - rise, width: line.width, height: rise + drop)
            let bar = Path(circularRoundedRect: rect, radius: min(4, rect.height / 4))
            commands.append(.beginGroup(.opacity(TextLayout.placeholderAlpha)))
            commands.append(.fill(bar, shaped.attributes(ofRun: run).paint.moved(by: origin), evenOdd: false))
            commands.append(.endGroup)
        }
    }

    /// The alpha of a placeholder's bars (layout-rules 12.5).
    static let placeholderAlpha = 0.16
}

/// Collects what draws a paragraph's lines, in layers from back to front.
struct TextDrawing {
    var backgrounds: [DisplayCommand] = []
    var underlines: [DisplayCommand] = []
    var letters: [DisplayCommand] = []
    var strikethroughs: [DisplayCommand] = []
    var links: [TextLayout.Link] = []
    /// Each glyph by itself, where that is asked for.
    var pieces: [Piece]?

    /// A glyph or picture by itself.
    struct Piece {
        var run: Int
        var isRightToLeft: Bool
        var x, width: Double
        var character: Int
        var commands: [DisplayCommand]
    }

    private let shaped: ShapedParagraph
    private let origin: Point
    private let scale: Double
    private var run: GlyphRun?
    private var runKey: RunKey?
    private var decorated: Decorated?
    /// The glyphs of the line that is drawn, where it may be underlined: an underline leaves room for what reaches below.
    private var placed: [PlacedGlyph] = []
    private struct PlacedGlyph {
        var id: UInt32
        var face: FontFace
        var x, horizontalScale, skew: Double
    }
    private let hasDecorations: Bool

    /// What glyphs must share to be drawn together.
    private struct RunKey: Equatable {
        var run: Int
        var face: Int
        var isSign: Bool
    }
    /// A stretch of a line whose run is underlined, struck through or has a background.
    private struct Decorated {
        var run: Int
        var from, to: Double
    }

    init(_ shaped: ShapedParagraph, origin: Point) {
        self.shaped = shaped
        self.origin = origin
        scale = TextLayout.displayScale(shaped.paragraph)
        hasDecorations = shaped.paragraph.runs.contains { $0.attributes.underline != nil || $0.attributes.strikethrough != nil || $0.attributes.background != nil || $0.attributes.link != nil }
    }

    mutating func draw(_ line: SetLine, start: Double, fonts: inout FontTable) {
        let baseline = ((origin.y + line.baseline) * scale).rounded() / scale
        var pen = start
        placed.removeAll(keepingCapacity: true)
        let isReversed = shaped.isRightToLeft
        // In a line from right to left the sign after the characters stands on their left.
        if line.sign != .none, line.isSignFirst != isReversed, line.resumed.isEmpty { place(sign: line, at: &pen, baseline: baseline, fonts: &fonts) }
        if isReversed, !line.resumed.isEmpty {
            place(line.resumed, of: line, at: &pen, baseline: baseline, fonts: &fonts)
            place(sign: line, at: &pen, baseline: baseline, fonts: &fonts)
        }
        place(line.shown, of: line, at: &pen, baseline: baseline, fonts: &fonts)
        if line.sign != .none, line.isSignFirst == isReversed, line.resumed.isEmpty { place(sign: line, at: &pen, baseline: baseline, fonts: &fonts) }
        if !isReversed, !line.resumed.isEmpty {
            place(sign: line, at: &pen, baseline: baseline, fonts: &fonts)
            place(line.resumed, of: line, at: &pen, baseline: baseline, fonts: &fonts)
        }
        finishRun()
        finishDecoration(line, baseline: baseline)
    }

    // MARK: Characters

    private mutating func place(_ range: Range<Int>, of line: SetLine, at pen: inout Double, baseline: Double, fonts: inout FontTable) {
        guard !range.isEmpty else { return }
        let first = shaped.item(at: range.lowerBound)
        var last = first
        while last + 1 < shaped.items.count, shaped.items[last + 1].range.lowerBound < range.upperBound { last += 1 }
        if shaped.isPlain {
            for index in first...last { place(item: index, range, of: line, at: &pen, baseline: baseline, fonts: &fonts) }
        } else {
            for offset in Bidi.visualOrder((first...last).map { shaped.items[$0].level }) {
                place(item: first + offset, range, of: line, at: &pen, baseline: baseline, fonts: &fonts)
            }
        }
    }

    private mutating func place(item index: Int, _ range: Range<Int>, of line: SetLine, at pen: inout Double, baseline: Double, fonts: inout FontTable) {
        let item = shaped.items[index]
        let start = pen
        let runInfo = shaped.runs[item.run]
        let y = baseline - runInfo.baselineOffset
        let glyphs = shaped.glyphs(of: item, in: range)
        if item.isObject {
            pen += glyphs.isEmpty ? 0 : shaped.glyphs[glyphs.lowerBound].advance - line.tightening
            finishRun()
            let count = letters.count
            placeObject(runInfo, at: start, y: y, fonts: &fonts)
            if !glyphs.isEmpty { pieces?.append(Piece(run: item.run, isRightToLeft: item.level % 2 == 1, x: start, width: pen - start, character: item.range.lowerBound, commands: Array(letters[count...]))) }
        } else if let face = item.face {
            begin(RunKey(run: item.run, face: face.id, isSign: false), item.run, face, item.horizontalScale, item.skew, fonts: &fonts)
            let unit = pixelStep(runInfo.font.size)
            for position in glyphs {
                let glyph = shaped.glyphs[position]
                if glyph.id != 0 || !Scalars.isInvisible(shaped.text.scalars[Int(glyph.cluster)]), !Scalars.isSpace(shaped.text.scalars[Int(glyph.cluster)]) {
                    let x = (pen / unit + 1e-6).rounded(.down) * unit
                    run?.glyphs.append(.init(id: glyph.id, position: Point(x: x + Double(glyph.xOffset), y: y - Double(glyph.yOffset))))
                    if hasDecorations { placed.append(PlacedGlyph(id: glyph.id, face: face, x: x + Double(glyph.xOffset), horizontalScale: item.horizontalScale, skew: item.skew)) }
                }
                record(glyph, item, at: pen, advance: glyph.advance - line.tightening)
                pen += glyph.advance - line.tightening
            }
        } else {
            for position in glyphs {
                record(shaped.glyphs[position], item, at: pen, advance: shaped.glyphs[position].advance - line.tightening)
                pen += shaped.glyphs[position].advance - line.tightening
            }
        }
        if hasDecorations { decorate(item.run, from: start, to: pen, line: line, baseline: baseline) }
    }

    private mutating func place(sign line: SetLine, at pen: inout Double, baseline: Double, fonts: inout FontTable) {
        guard let letter = line.letter, shaped.runs.indices.contains(line.signRun) else { return }
        let runInfo = shaped.runs[line.signRun]
        if let face = letter.face, letter.glyph != 0 {
            let isOwn = face === runInfo.font.face
            begin(RunKey(run: line.signRun, face: face.id, isSign: !isOwn), line.signRun, face, isOwn ? runInfo.font.horizontalScale : 1, isOwn ? runInfo.font.skew : 0, fonts: &fonts)
            let unit = pixelStep(runInfo.font.size)
            let x = (pen / unit + 1e-6).rounded(.down) * unit
            run?.glyphs.append(.init(id: letter.glyph, position: Point(x: x + letter.offset, y: baseline - runInfo.baselineOffset)))
        }
        if pieces != nil {
            let taken = takenRun()
            pieces?.append(Piece(run: line.signRun, isRightToLeft: shaped.isRightToLeft, x: pen, width: letter.advance, character: line.shown.upperBound, commands: taken))
        }
        pen += letter.advance
    }

    /// Sets a glyph apart, if glyphs are to be.
    private mutating func record(_ glyph: ShapedParagraph.Glyph, _ item: ShapedParagraph.Item, at x: Double, advance: Double) {
        guard pieces != nil else { return }
        let taken = takenRun()
        pieces?.append(Piece(run: item.run, isRightToLeft: item.level % 2 == 1, x: x, width: advance, character: Int(glyph.cluster), commands: taken))
    }

    /// What the glyphs since the last one taken draw; the run goes on without them.
    private mutating func takenRun() -> [DisplayCommand] {
        guard let taken = run, !taken.glyphs.isEmpty else { return [] }
        run?.glyphs = []
        return [.glyphs(taken)]
    }

    /// The step to which glyph origins are moved down: a pixel for an em of 34 pixels and more, else half of one (sf-advances, header).
    private func pixelStep(_ size: Double) -> Double { (size * scale > 33.5 ? 1 : 0.5) / scale }

    private mutating func begin(_ key: RunKey, _ index: Int, _ face: FontFace, _ horizontalScale: Double, _ skew: Double, fonts: inout FontTable) {
        if runKey == key { return }
        finishRun()
        runKey = key
        let size = shaped.runs[index].font.size
        run = GlyphRun(font: fonts.index(of: face.reference), size: size, glyphs: [], paint: shaped.attributes(ofRun: index).paint.moved(by: origin),
                       skew: skew, horizontalScale: horizontalScale, isColored: face.isColored)
    }

    private mutating func finishRun() {
        if let run, !run.glyphs.isEmpty { letters.append(.glyphs(run)) }
        run = nil
        runKey = nil
    }

    private mutating func placeObject(_ runInfo: ShapedParagraph.Run, at x: Double, y: Double, fonts: inout FontTable) {
        if var symbol = runInfo.symbol {
            symbol.paints = symbol.paints.map { $0.moved(by: origin) }
            let left = (x * scale).rounded() / scale, top = ((y - symbol.firstBaseline) * scale).rounded() / scale
            symbol.draw(in: Rect(origin: Point(x: left, y: top), size: symbol.size), fonts: &fonts, into: &letters)
        } else if let image = runInfo.image {
            letters.append(.image(ImageDrawing(image: image.index, rect: Rect(origin: Point(x: x, y: y - image.size.height), size: image.size))))
        }
    }

    // MARK: Decorations

    private mutating func decorate(_ run: Int, from: Double, to: Double, line: SetLine, baseline: Double) {
        if var current = decorated, current.run == run, abs(current.to - from) < 0.001 {
            current.to = to
            decorated = current
            return
        }
        finishDecoration(line, baseline: baseline)
        decorated = Decorated(run: run, from: from, to: to)
    }

    private mutating func finishDecoration(_ line: SetLine, baseline: Double) {
        guard let stretch = decorated, stretch.to > stretch.from else { decorated = nil; return }
        decorated = nil
        let attributes = shaped.attributes(ofRun: stretch.run)
        let info = shaped.runs[stretch.run]
        let y = baseline - info.baselineOffset
        let rect = Rect(x: stretch.from, y: y - info.font.metrics.ascent, width: stretch.to - stretch.from, height: info.font.metrics.lineHeight)
        if let url = attributes.link { links.append(.init(url: url, rect: rect)) }
        if let color = attributes.background {
            backgrounds.append(.fill(Path(rect: rect), .color(color), evenOdd: false))
        }
        // A line's thickness: about a sixteenth of an em, at heavy weight an eighth, in whole pixels (seen at 16 points: 2 and 4 pixels at 2x).
        // A line under letters begins an eighth of an em below the baseline, one of dots or dashes half as far (seen); a line through
        // letters lies on the middle of the small ones (assumed).
        let share = 0.06 + 0.06 * min(max(Double(info.font.weightValue - 400) / 400, 0), 1)
        let thickness = max(1, (info.font.size * share * scale).rounded()) / scale
        if let underline = attributes.underline {
            let top = ((y + info.font.size * (underline.pattern == .solid ? 0.125 : 0.0625)) * scale).rounded() / scale
            let parts = underline.pattern == .solid ? clear(stretch, below: top - y, thickness, size: info.font.size) : [stretch]
            for part in parts { underlines.append(rule(underline, attributes, from: part, y: top + thickness / 2, thickness: thickness)) }
        }
        if let strikethrough = attributes.strikethrough {
            let top = ((y - info.font.metrics.xHeight / 2 - thickness / 2) * scale).rounded() / scale
            strikethroughs.append(rule(strikethrough, attributes, from: stretch, y: top + thickness / 2, thickness: thickness))
        }
    }

    /// The parts of an underline that lie clear of letters reaching through it: a tenth of an em free on each side (seen: three to four pixels of 32).
    private func clear(_ stretch: Decorated, below top: Double, _ thickness: Double, size: Double) -> [Decorated] {
        var parts = [stretch]
        let margin = size * 0.1
        for glyph in placed where glyph.x > stretch.from - size && glyph.x < stretch.to {
            guard let crossing = glyph.face.crossing(glyph.id, from: -(top + thickness) / size, to: -top / size, skew: glyph.skew) else { continue }
            let left = glyph.x + crossing.left * size * glyph.horizontalScale - margin, right = glyph.x + crossing.right * size * glyph.horizontalScale + margin
            parts = parts.flatMap { part -> [Decorated] in
                guard right > part.from, left < part.to else { return [part] }
                return [Decorated(run: part.run, from: part.from, to: left), Decorated(run: part.run, from: right, to: part.to)].filter { $0.to > $0.from }
            }
        }
        return parts
    }

    private func rule(_ decoration: TextDecoration, _ attributes: TextAttributes, from stretch: Decorated, y: Double, thickness t: Double) -> DisplayCommand {
        let paint = decoration.color.map { Paint.color($0) } ?? attributes.paint.moved(by: origin)
        let dash: [Double] = switch decoration.pattern {
        case .solid: []
        case .dot: [3 * t, 3 * t]
        case .dash: [10 * t, 5 * t]
        case .dashDot: [10 * t, 3 * t, 3 * t, 3 * t]
        case .dashDotDot: [10 * t, 3 * t, 3 * t, 3 * t, 3 * t, 3 * t]
        }
        if dash.isEmpty { return .fill(Path(rect: Rect(x: stretch.from, y: y - t / 2, width: stretch.to - stretch.from, height: t)), paint, evenOdd: false) }
        return .stroke(Path([.move(Point(x: stretch.from, y: y)), .line(Point(x: stretch.to, y: y))]), paint, StrokeStyle(width: t, dash: dash))
    }
}

extension ShapedParagraph {
    /// The item of a character.
    func item(at index: Int) -> Int {
        var low = 0, high = max(0, items.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The glyphs of an item that stand for characters of a range, in visual order.
    func glyphs(of item: Item, in range: Range<Int>) -> Range<Int> {
        if range.lowerBound <= item.range.lowerBound, range.upperBound >= item.range.upperBound { return item.glyphs }
        let isReversed = item.level & 1 == 1
        /// The first glyph of the item for which the clusters have come as far as `bound`.
        func first(_ passes: (Int) -> Bool) -> Int {
            var low = item.glyphs.lowerBound, high = item.glyphs.upperBound
            while low < high {
                let middle = (low + high) / 2
                if passes(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = isReversed ? first { $0 < range.upperBound } : first { $0 >= range.lowerBound }
        let end = isReversed ? first { $0 < range.lowerBound } : first { $0 >= range.upperBound }
        return start..<max(start, end)
    }
}

extension Paint {
    /// A paint of the paragraph's box in the coordinate space the box stands in.
    func moved(by offset: Point) -> Paint {
        switch self {
        case .color, .material: self
        case .linearGradient(let stops, let start, let end, let mix): .linearGradient(stops, start: start + offset, end: end + offset, mix)
        case .radialGradient(let stops, let center, let low, let high, let mix): .radialGradient(stops, center: center + offset, startRadius: low, endRadius: high, mix)
        case .ellipticalGradient(let stops, let center, let radii, let low, let high, let mix):
            .ellipticalGradient(stops, center: center + offset, radii: radii, startFraction: low, endFraction: high, mix)
        case .angularGradient(let stops, let center, let low, let high, let mix): .angularGradient(stops, center: center + offset, startAngle: low, endAngle: high, mix)
        case .meshGradient(var mesh):
            {
                mesh.points = mesh.points.map { $0 + offset }
                mesh.controlPoints = mesh.controlPoints?.map { $0.map { $0 + offset } }
                return .meshGradient(mesh)
            }()
        case .imagePattern(let image, let rect): .imagePattern(image: image, rect: rect.offsetBy(x: offset.x, y: offset.y))
        }
    }
}
