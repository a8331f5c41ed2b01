import Drawing

extension GraphicsContext {
    /// What an area of a canvas is filled with; points are in the coordinates drawn in.
    public struct Shading: Sendable {
        indirect enum Source: Sendable {
            case foreground, backdrop(Color), palette([Shading]), style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case tiled(Image, CGPoint, CGRect, CGFloat)
        }
        let source: Source

        public static var backdrop: Shading { Shading(source: .backdrop(.clear)) }
        public static var foreground: Shading { Shading(source: .foreground) }
        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }
        public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()) -> Shading {
            Shading(source: .linear(gradient, startPoint, endPoint, options))
        }
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius, options))
        }
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()) -> Shading {
            Shading(source: .conic(gradient, center, angle, options))
        }
        public static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> Shading {
            Shading(source: .tiled(image, origin, sourceRect, scale))
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient begins anew outside of its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Every other time it runs backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in linear light. Status: approximate (mixed as without).
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A shading with the styles of the environment filled in: resolved already, since a context draws at once.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

/// A canvas's shading as a style.
nonisolated struct ShadingStyle: ShapeStyle {
    let shading: GraphicsContext.Shading

    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        switch shading.source {
        case .foreground: return ForegroundStyle()._paint(in: environment, bounds: bounds)
        case .backdrop(let color): return color._paint(in: environment, bounds: bounds)
        case .palette(let shadings): return shadings.first.map { ShadingStyle(shading: $0)._paint(in: environment, bounds: bounds) } ?? _ResolvedPaint(.color(.clear))
        case .style(let style): return style._paint(in: environment, bounds: bounds)
        case .linear(let gradient, let start, let end, let options):
            let line = Repetition(gradient.drawing(in: environment), options, before: Repetition.count)
            func point(_ t: CGFloat) -> CGPoint { CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
            return _ResolvedPaint(.linearGradient(line.stops, start: point(line.start).drawing, end: point(line.end).drawing, gradient.interpolation))
        case .radial(let gradient, let center, let from, let to, let options):
            let line = Repetition(gradient.drawing(in: environment), options, before: 0)
            return _ResolvedPaint(.radialGradient(line.stops, center: center.drawing, startRadius: Double(from), endRadius: Double(from + (to - from) * line.end), gradient.interpolation))
        case .conic(let gradient, let center, let angle, _):
            return _ResolvedPaint(.angularGradient(gradient.drawing(in: environment), center: center.drawing, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi, gradient.interpolation))
        case .tiled(let image, let origin, let source, let scale):
            return ImagePaint(image: image, sourceRect: source, scale: scale)._paint(in: environment, bounds: CGRect(origin: origin, size: bounds.size))
        }
    }

    /// A gradient's stops, repeated beyond its ends.
    private struct Repetition {
        static let count = 12
        var stops: [GradientStop]
        /// Where the repeated gradient begins and ends, in lengths of the single one.
        var start: CGFloat = 0, end: CGFloat = 1

        init(_ stops: [GradientStop], _ options: GraphicsContext.GradientOptions, before: Int) {
            self.stops = stops
            guard !options.isDisjoint(with: [.repeat, .mirror]), !stops.isEmpty else { return }
            let total = Double(before + 1 + Self.count)
            var all: [GradientStop] = []
            for index in 0..<(before + 1 + Self.count) {
                let turns = options.contains(.mirror) && (index - before) % 2 != 0
                let own = turns ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
                all += own.map { GradientStop(color: $0.color, location: (Double(index) + $0.location) / total) }
            }
            self.stops = all
            start = -CGFloat(before)
            end = CGFloat(1 + Self.count)
        }
    }
}
