/// What a text, symbol, image or drawing shows, exchanged for something else in the same view.
struct ContentTween: Sendable {
    enum Style: Hashable {
        /// From the old to the new as soon as the change begins.
        case cut
        case fade
        /// A fade through a blur: what texts do where nothing is said (doc).
        case blur
        /// Glyphs that differ roll; up where numbers grow.
        case numeric(isUp: Bool)
        case symbol(SymbolReplacement)
    }

    var style: Style
    var from, to: [DisplayItem]
    var frames: (from: Rect, to: Rect)
    var course: Course
    /// Of a numeric text.
    var roll: GlyphRoll?

    init(style: Style, from: [DisplayItem], to: [DisplayItem], frames: (from: Rect, to: Rect), course: Course) {
        self.style = style; self.from = from; self.to = to; self.frames = frames; self.course = course
        if case .numeric(let isUp) = style {
            roll = GlyphRoll(from: from, to: to, isUp: isUp)
            // Nothing to roll: lines, pictures, live parts between the glyphs.
            if roll == nil { self.style = .blur }
        }
    }

    func draw(_ progress: Double, into moment: inout DrawnMoment) {
        guard progress != 0 else { return moment.append(from) }
        guard progress != 1, style != .cut else { return moment.append(to) }
        let share = min(max(progress, 0), 1), way = travel
        switch style {
        case .cut: break
        case .fade:
            // The old one stays below for a while, so that what is behind both is not seen through them.
            part(from, opacity: isCovered ? 1 : min(1, 2 * (1 - share)), moved: way, progress, into: &moment)
            part(to, opacity: share, moved: way, progress - 1, into: &moment)
        case .blur:
            // A seventh of the line's height is enough to lose the letters' outlines; how far a phone blurs is not known.
            let radius = min(max(frames.to.height, frames.from.height) / 7, 4)
            part(from, opacity: 1 - share, moved: way, progress, blur: radius * share, into: &moment)
            part(to, opacity: share, moved: way, progress - 1, blur: radius * (1 - share), into: &moment)
        case .numeric: roll?.draw(progress, into: &moment)
        case .symbol(let replacement):
            for (items, isOld) in [(from, true), (to, false)] {
                let look = replacement.look(at: share, isOld: isOld), frame = isOld ? frames.from : frames.to
                guard look.opacity > 0, let first = items.first else { continue }
                let center = Point(x: frame.midX, y: frame.midY), offset = isOld ? progress : progress - 1
                let scale = AffineTransform(a: look.scale, b: 0, c: 0, d: look.scale, tx: center.x * (1 - look.scale) + way.x * offset, ty: center.y * (1 - look.scale) + way.y * offset)
                moment.within([.opacity(look.opacity), .transform(scale)], like: first) { $0.append(items) }
            }
        }
    }

    /// Whether the new one hides all of the old one: the same outline filled with an opaque paint.
    private var isCovered: Bool {
        guard from.count == 1, to.count == 1, case .fill(let path, _, let rule) = from[0].command, case .fill(let other, let paint, let otherRule) = to[0].command, path == other, rule == otherRule else { return false }
        return paint.isOpaque
    }

    private func part(_ items: [DisplayItem], opacity: Double, moved: Point, _ share: Double, blur: Double = 0, into moment: inout DrawnMoment) {
        guard opacity > 0, let first = items.first else { return }
        moment.within([.opacity(opacity), .transform(.translation(x: moved.x * share, y: moved.y * share)), .blur(radius: blur, isOpaque: false)], like: first) { $0.append(items) }
    }

    /// The way of the content: that of the edge or the middle which moves least, since that is the one it is aligned by.
    private var travel: Point {
        func least(_ distances: Double...) -> Double { distances.min { abs($0) < abs($1) } ?? 0 }
        let (a, b) = frames
        return Point(x: least(b.midX - a.midX, b.minX - a.minX, b.maxX - a.maxX), y: least(b.midY - a.midY, b.minY - a.minY, b.maxY - a.maxY))
    }
}

/// How one symbol takes the place of another, as the configurations of `ReplaceSymbolEffect` name it. How small and how soon is assumed.
enum SymbolReplacement: Hashable {
    /// The old one shrinks away, then the new one grows.
    case downUp
    /// The old one grows away, the new one grows in its place.
    case upUp
    /// The old one is gone at once.
    case offUp

    private static let small = 0.5, large = 1.25

    /// - Parameter share: 0...1 of the way.
    func look(at share: Double, isOld: Bool) -> (opacity: Double, scale: Double) {
        let first = min(share / 0.6, 1), second = max((share - 0.4) / 0.6, 0)
        switch (self, isOld) {
        case (.downUp, true): return (1 - first, 1.0.mixed(Self.small, first))
        case (.downUp, false): return (second, Self.small.mixed(1, second))
        case (.upUp, true): return (1 - share, 1.0.mixed(Self.large, share))
        case (.upUp, false), (.offUp, false): return (share, Self.small.mixed(1, share))
        case (.offUp, true): return (0, 1)
        }
    }
}
