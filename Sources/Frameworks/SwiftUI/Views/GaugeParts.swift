import Drawing

/// The ring of the capacity gauge and of circular progress: 58 points wide, the line 5.5 points (layout-rules 11.13, 11.14, seen);
/// smaller rings keep the proportions.
struct CapacityRing {
    static let diameter: CGFloat = 58
    /// What the track leaves of the tint (layout-rules 11.21, seen).
    static let trackOpacity = 0.35
    let rect: CGRect

    var lineWidth: CGFloat { 5.5 * min(rect.width, rect.height) / Self.diameter }
    /// Of the line's middle.
    var radius: CGFloat { max((min(rect.width, rect.height) - lineWidth) / 2, 0) }
    var center: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

    func arc(from start: Double, to end: Double) -> Path {
        Path { $0.addArc(center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false) }
    }

    /// The track, and the part from the top clockwise that is filled; redacted, the track alone.
    func draw(_ fraction: Double, _ style: AnyShapeStyle, _ element: _ViewElement, _ builder: DisplayListBuilder) {
        guard radius > 0 else { return }
        let environment = element.environment
        let style = TintGradient(style, environment)?.around(center: center, from: -90, to: 270) ?? style
        builder.stroke(Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)), StrokeStyle(lineWidth: lineWidth),
                       with: AnyShapeStyle(style.opacity(Self.trackOpacity)), in: rect, environment, element: element)
        guard fraction > 0, !environment.isRedacted else { return }
        builder.stroke(arc(from: -90, to: -90 + 360 * fraction), StrokeStyle(lineWidth: lineWidth, lineCap: .round), with: style, in: rect, environment, element: element)
    }
}

/// A gradient that was set as a gauge's tint: it follows the gauge's form, from its least to its greatest value.
///
/// Mixed in OKLab (layout-rules 11.22f, seen).
struct TintGradient {
    let stops: [GradientStop]
    /// Nil where the tint is no gradient of the gauge's own: a colour, or a gradient with a direction.
    init?(_ style: AnyShapeStyle, _ environment: EnvironmentValues) {
        var base: any ShapeStyle = style.base
        if base is TintShapeStyle, let tint = environment.tintStyle { base = tint.base }
        while let any = base as? AnyShapeStyle { base = any.base }
        switch base {
        case let gradient as Gradient: stops = gradient.drawing(in: environment)
        case let gradient as AnyGradient: stops = gradient.gradient(in: environment).drawing(in: environment)
        default: return nil
        }
        guard !stops.isEmpty else { return nil }
    }

    func along(_ rect: CGRect, _ direction: LayoutDirection) -> AnyShapeStyle {
        let (from, to) = direction == .rightToLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
        return AnyShapeStyle(PaintStyle(paint: .linearGradient(stops, start: Point(x: from, y: rect.midY), end: Point(x: to, y: rect.midY), .perceptual)))
    }

    /// Angles in degrees, clockwise from the positive x axis.
    func around(center: CGPoint, from start: Double, to end: Double) -> AnyShapeStyle {
        AnyShapeStyle(PaintStyle(paint: .angularGradient(stops, center: center.drawing, startAngle: start * .pi / 180, endAngle: end * .pi / 180, .perceptual)))
    }

    func color(at fraction: Double) -> ColorValue {
        guard let after = stops.firstIndex(where: { $0.location >= fraction }) else { return stops[stops.count - 1].color }
        guard after > 0 else { return stops[0].color }
        let (a, b) = (stops[after - 1], stops[after])
        return b.location > a.location ? ColorValue.mix(a.color, b.color, (fraction - a.location) / (b.location - a.location), true) : b.color
    }
}

/// A paint that is known already.
nonisolated struct PaintStyle: ShapeStyle {
    let paint: Paint
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _ResolvedPaint(paint) }
}

/// A bar that fills from the leading edge, on a track (composed 6.7, seen: the tertiary fill).
nonisolated struct CapacityBar: View {
    let fraction: Double
    let thickness: CGFloat
    var body: some View {
        DrawnView("CapacityBar", size: { CGSize(width: $0.width ?? 10, height: thickness) }) { rect, element, builder in
            let environment = element.environment
            let capsule = Capsule(style: .circular)
            builder.fill(capsule.path(in: rect), with: FillShapeStyle().tertiary, in: rect, environment, evenOdd: false, element: element)
            guard fraction > 0, !environment.isRedacted else { return }
            let part = rect.leadingPart(fraction, environment.layoutDirection, minimum: rect.height)
            let tint = AnyShapeStyle(TintShapeStyle())
            let style = TintGradient(tint, environment)?.along(rect, environment.layoutDirection) ?? tint
            builder.fill(capsule.path(in: part), with: style, in: rect, environment, evenOdd: false, element: element)
        }
    }
}

/// A bar painted whole, with a dot at the value in a cleared ring: bar and dot 8 points, the ring 16 (layout-rules 11.22b, c, seen).
nonisolated struct MarkerBar: View {
    let fraction: Double
    static let thickness: CGFloat = 8

    var body: some View {
        DrawnView("MarkerBar", size: { CGSize(width: $0.width ?? 10, height: Self.thickness) }) { rect, element, builder in
            let environment = element.environment
            let tint = AnyShapeStyle(TintShapeStyle()), gradient = TintGradient(tint, environment)
            let style = gradient?.along(rect, environment.layoutDirection) ?? tint
            let bar = Capsule(style: .circular).path(in: rect)
            guard !environment.isRedacted else {
                builder.fill(bar, with: style, in: rect, environment, evenOdd: false, element: element)
                return
            }
            let along = rect.height / 2 + CGFloat(fraction) * (rect.width - rect.height)
            let center = CGPoint(x: environment.layoutDirection == .rightToLeft ? rect.maxX - along : rect.minX + along, y: rect.midY)
            let dot = gradient.map { AnyShapeStyle(PaintStyle(paint: .color($0.color(at: fraction)))) } ?? style
            Marker(center: center, diameter: rect.height, clearance: 16).draw(dot, in: rect, element, builder) {
                builder.fill(bar, with: style, in: rect, environment, evenOdd: false, element: element)
            }
        }
    }
}

/// An open ring painted whole, with a dot at the value in a cleared ring of 9.75 points (layout-rules 11.14 to 11.18, seen).
nonisolated struct MarkerRing: View {
    let fraction: Double
    /// Degrees; the gap is at the bottom.
    let sweep: Double

    var body: some View {
        DrawnView("MarkerRing", size: { _ in CGSize(width: CapacityRing.diameter, height: CapacityRing.diameter) }) { rect, element, builder in
            let environment = element.environment
            let ring = CapacityRing(rect: rect)
            let start = 90 + (360 - sweep) / 2, end = start + sweep
            let tint = AnyShapeStyle(TintShapeStyle()), gradient = TintGradient(tint, environment)
            let style = gradient?.around(center: ring.center, from: start, to: end) ?? tint
            func drawRing() {
                builder.stroke(ring.arc(from: start, to: end), StrokeStyle(lineWidth: ring.lineWidth, lineCap: .round), with: style, in: rect, environment, element: element)
            }
            guard !environment.isRedacted else { return drawRing() }
            let angle = (start + fraction * sweep) * .pi / 180
            let center = CGPoint(x: ring.center.x + ring.radius * CGFloat(cos(angle)), y: ring.center.y + ring.radius * CGFloat(sin(angle)))
            let dot = gradient.map { AnyShapeStyle(PaintStyle(paint: .color($0.color(at: fraction)))) } ?? style
            Marker(center: center, diameter: ring.lineWidth, clearance: 9.75).draw(dot, in: rect, element, builder, drawRing)
        }
    }
}

/// A dot at a gauge's value, around which the gauge is cleared; diameters in points.
struct Marker {
    let center: CGPoint
    let diameter: CGFloat
    let clearance: CGFloat

    private func circle(_ diameter: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    }

    func draw(_ style: AnyShapeStyle, in rect: CGRect, _ element: _ViewElement, _ builder: DisplayListBuilder, _ gauge: () -> Void) {
        builder.group(.isolated, element: element) {
            gauge()
            builder.group(.blend(.destinationOut), element: element) {
                builder.append(.fill(circle(clearance).drawing, .color(.black), evenOdd: false), element: element)
            }
        }
        builder.fill(circle(diameter), with: style, in: rect, element.environment, evenOdd: false, element: element)
    }
}
