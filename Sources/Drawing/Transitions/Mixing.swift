/// Values between two values: `progress` 0 gives `self`, 1 the other. Where two cannot be mixed by their numbers there is none between.
extension Double {
    func mixed(_ other: Double, _ progress: Double) -> Double { self + (other - self) * progress }
}

extension Point {
    func mixed(_ other: Point, _ progress: Double) -> Point { Point(x: x.mixed(other.x, progress), y: y.mixed(other.y, progress)) }
    func distance(to other: Point) -> Double { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

extension Size {
    func mixed(_ other: Size, _ progress: Double) -> Size { Size(width: width.mixed(other.width, progress), height: height.mixed(other.height, progress)) }
}

extension Rect {
    /// A spring that passes its end makes no rectangle turn inside out.
    func mixed(_ other: Rect, _ progress: Double) -> Rect {
        let size = size.mixed(other.size, progress)
        return Rect(origin: origin.mixed(other.origin, progress), size: Size(width: max(size.width, 0), height: max(size.height, 0)))
    }
}

extension ColorValue {
    /// Mixed as they are seen: what is transparent lends no colour. Colours do not pass their ends.
    func mixed(_ other: ColorValue, _ progress: Double) -> ColorValue {
        let share = Float(min(max(progress, 0), 1)), own = alpha * (1 - share), others = other.alpha * share, alpha = own + others
        guard alpha > 0 else { return share < 1 ? self.opacity(0) : other }
        func part(_ a: Float, _ b: Float) -> Float { (a * own + b * others) / alpha }
        return ColorValue(red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: alpha)
    }
}

extension Paint {
    /// Whether nothing is seen through it, as far as its colours say.
    var isOpaque: Bool {
        switch self {
        case .color(let color, _): color.alpha >= 1
        case .linearGradient(let stops, _, _, _), .radialGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _, _, _), .angularGradient(let stops, _, _, _, _): stops.allSatisfy { $0.color.alpha >= 1 }
        case .meshGradient, .imagePattern, .material: false
        }
    }

    func mixed(_ other: Paint, _ progress: Double) -> Paint? {
        if self == other { return self }
        func stops(_ a: [GradientStop], _ b: [GradientStop]) -> [GradientStop]? {
            guard a.count == b.count else { return nil }
            return zip(a, b).map { GradientStop(color: $0.color.mixed($1.color, progress), location: $0.location.mixed($1.location, min(max(progress, 0), 1))) }
        }
        switch (self, other) {
        case (.color(let a, _), .color(let b, _)): return .color(a.mixed(b, progress))
        case (.linearGradient(let a, let start, let end, let space), .linearGradient(let b, let otherStart, let otherEnd, let otherSpace)) where space == otherSpace:
            return stops(a, b).map { .linearGradient($0, start: start.mixed(otherStart, progress), end: end.mixed(otherEnd, progress), space) }
        case (.radialGradient(let a, let center, let from, let to, let space), .radialGradient(let b, let otherCenter, let otherFrom, let otherTo, let otherSpace)) where space == otherSpace:
            return stops(a, b).map { .radialGradient($0, center: center.mixed(otherCenter, progress), startRadius: max(from.mixed(otherFrom, progress), 0), endRadius: max(to.mixed(otherTo, progress), 0), space) }
        case (.ellipticalGradient(let a, let center, let radii, let from, let to, let space), .ellipticalGradient(let b, let otherCenter, let otherRadii, let otherFrom, let otherTo, let otherSpace)) where space == otherSpace:
            return stops(a, b).map { .ellipticalGradient($0, center: center.mixed(otherCenter, progress), radii: radii.mixed(otherRadii, progress), startFraction: from.mixed(otherFrom, progress), endFraction: to.mixed(otherTo, progress), space) }
        case (.angularGradient(let a, let center, let from, let to, let space), .angularGradient(let b, let otherCenter, let otherFrom, let otherTo, let otherSpace)) where space == otherSpace:
            return stops(a, b).map { .angularGradient($0, center: center.mixed(otherCenter, progress), startAngle: from.mixed(otherFrom, progress), endAngle: to.mixed(otherTo, progress), space) }
        default: return nil
        }
    }
}

extension StrokeStyle {
    func mixed(_ other: StrokeStyle, _ progress: Double) -> StrokeStyle? {
        guard cap == other.cap, join == other.join, dash.count == other.dash.count else { return nil }
        var mixed = other
        mixed.width = max(width.mixed(other.width, progress), 0)
        mixed.dash = zip(dash, other.dash).map { max($0.mixed($1, progress), 0) }
        mixed.dashPhase = dashPhase.mixed(other.dashPhase, progress)
        return mixed
    }
}

extension GlyphRun {
    /// Whether both show the same glyphs of the same font; their places, size and paint may differ.
    func showsSame(as other: GlyphRun) -> Bool {
        font == other.font && isColored == other.isColored && glyphs.count == other.glyphs.count && zip(glyphs, other.glyphs).allSatisfy { $0.id == $1.id }
    }

    func mixed(_ other: GlyphRun, _ progress: Double) -> GlyphRun? {
        guard showsSame(as: other), let paint = paint.mixed(other.paint, progress) else { return nil }
        var mixed = other
        mixed.paint = paint
        mixed.size = max(size.mixed(other.size, progress), 0)
        mixed.glyphs = zip(glyphs, other.glyphs).map { Glyph(id: $0.id, position: $0.position.mixed($1.position, progress)) }
        mixed.skew = skew.mixed(other.skew, progress)
        mixed.emboldening = max(emboldening.mixed(other.emboldening, progress), 0)
        mixed.horizontalScale = horizontalScale.mixed(other.horizontalScale, progress)
        return mixed
    }
}

extension ImageDrawing {
    func mixed(_ other: ImageDrawing, _ progress: Double) -> ImageDrawing? {
        guard image == other.image, orientation == other.orientation, isTiled == other.isTiled, capInsetValues == other.capInsetValues else { return nil }
        var mixed = other
        mixed.rect = rect.mixed(other.rect, progress)
        switch (templatePaint, other.templatePaint) {
        case (nil, nil): break
        case (let a?, let b?):
            guard let paint = a.mixed(b, progress) else { return nil }
            mixed.templatePaint = paint
        default: return nil
        }
        return mixed
    }
}

extension TimerProgress {
    /// The dates are those of the new one: what has passed of them is drawn for the moment.
    func mixed(_ other: TimerProgress, _ progress: Double) -> TimerProgress? {
        guard start == other.start, end == other.end, countsDown == other.countsDown, let tint = tint.mixed(other.tint, progress), let track = track.mixed(other.track, progress) else { return nil }
        var mixed = other
        mixed.tint = tint
        mixed.track = track
        switch (look, other.look) {
        case (.linear(let a, let direction), .linear(let b, let otherDirection)) where direction == otherDirection: mixed.look = .linear(rect: a.mixed(b, progress), isRightToLeft: direction)
        case (.circular(let a, let radius, let width), .circular(let b, let otherRadius, let otherWidth)):
            mixed.look = .circular(center: a.mixed(b, progress), radius: max(radius.mixed(otherRadius, progress), 0), lineWidth: max(width.mixed(otherWidth, progress), 0))
        default: return nil
        }
        return mixed
    }
}

extension DisplayCommand {
    /// The command between two that differ only by numbers.
    func mixed(_ other: DisplayCommand, _ progress: Double) -> DisplayCommand? {
        if self == other { return self }
        switch (self, other) {
        case (.fill(let path, let paint, let rule), .fill(let otherPath, let otherPaint, let otherRule)) where rule == otherRule:
            guard let paint = paint.mixed(otherPaint, progress), let path = path.mixed(otherPath, progress) else { return nil }
            return .fill(path, paint, evenOdd: rule)
        case (.stroke(let path, let paint, let style), .stroke(let otherPath, let otherPaint, let otherStyle)):
            guard let paint = paint.mixed(otherPaint, progress), let style = style.mixed(otherStyle, progress), let path = path.mixed(otherPath, progress) else { return nil }
            return .stroke(path, paint, style)
        case (.glyphs(let a), .glyphs(let b)): return a.mixed(b, progress).map { .glyphs($0) }
        case (.image(let a), .image(let b)): return a.mixed(b, progress).map { .image($0) }
        case (.timerProgress(let a), .timerProgress(let b)): return a.mixed(b, progress).map { .timerProgress($0) }
        case (.dynamicText(let a), .dynamicText(let b)):
            guard a.paragraph == b.paragraph else { return nil }
            var text = b
            text.rect = a.rect.mixed(b.rect, progress)
            return .dynamicText(text)
        default: return nil
        }
    }
}
