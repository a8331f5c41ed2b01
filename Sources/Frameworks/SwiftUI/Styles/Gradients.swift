// Status of this file: exact.

import Drawing

/// Colours and where along a line each is.
public struct Gradient: Equatable, Hashable, Sendable {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    /// The space in which colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]
    var colorSpace = ColorSpace.device
    public init(stops: [Stop]) { self.stops = stops }
    /// The colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
    }
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { var copy = self; copy.colorSpace = space; return AnyGradient(copy) }

    func drawing(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.value(in: environment), location: Double($0.location)) }
    }
    var interpolation: GradientInterpolation { colorSpace.isPerceptual ? .perceptual : .device }
}

extension Gradient: ShapeStyle {
    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, bounds: bounds) }
}

/// A gradient whose colours may depend on where it is used (`Color.gradient`).
public nonisolated struct AnyGradient: Hashable, Sendable, ShapeStyle {
    enum Source: Hashable, Sendable { case gradient(Gradient), color(Color) }
    var source: Source
    var colorSpace = Gradient.ColorSpace.device
    public init(_ gradient: Gradient) { source = .gradient(gradient); colorSpace = gradient.colorSpace }
    init(_ standard: Standard) { source = .color(standard.color) }
    struct Standard { let color: Color }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { var copy = self; copy.colorSpace = space; return copy }

    /// The gradient in an environment. Of a single colour: from a lighter tone of it at the top to itself (assumed: 20 % white mixed in).
    func gradient(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .gradient(var gradient):
            gradient.colorSpace = colorSpace
            return gradient
        case .color(let color):
            let value = color.value(in: environment)
            let light = ColorValue.mix(value, ColorValue(red: 1, green: 1, blue: 1, alpha: value.alpha), 0.2, true)
            var gradient = Gradient(colors: [Color(.constant(light)), Color(.constant(value))])
            gradient.colorSpace = colorSpace
            return gradient
        }
    }
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { gradient(in: environment)._paint(in: environment, bounds: bounds) }
}

/// Colours along a line.
public nonisolated struct LinearGradient: ShapeStyle, PrimitiveView, Sendable {
    let gradient: AnyGradient
    let startPoint, endPoint: UnitPoint
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.init(AnyGradient(gradient), startPoint, endPoint) }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(AnyGradient(Gradient(colors: colors)), startPoint, endPoint) }
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(AnyGradient(Gradient(stops: stops)), startPoint, endPoint) }
    nonisolated init(_ gradient: AnyGradient, _ start: UnitPoint, _ end: UnitPoint) {
        self.gradient = gradient
        startPoint = start
        endPoint = end
    }
    nonisolated public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let gradient = gradient.gradient(in: environment)
        return _ResolvedPaint(.linearGradient(gradient.drawing(in: environment), start: startPoint.point(in: bounds).drawing, end: endPoint.point(in: bounds).drawing, gradient.interpolation))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { StyleFill(style: self, shape: Rectangle()).makeElements(inputs) }
}

/// Colours along the radius of a circle; radii in points.
public nonisolated struct RadialGradient: ShapeStyle, PrimitiveView, Sendable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(AnyGradient(gradient), center, startRadius, endRadius) }
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius) }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius) }
    nonisolated init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
        self.gradient = gradient
        self.center = center
        startRadius = start
        endRadius = end
    }
    nonisolated public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let gradient = gradient.gradient(in: environment)
        return _ResolvedPaint(.radialGradient(gradient.drawing(in: environment), center: center.point(in: bounds).drawing, startRadius: startRadius, endRadius: endRadius, gradient.interpolation))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { StyleFill(style: self, shape: Rectangle()).makeElements(inputs) }
}

/// Colours along the radius of an ellipse that has the proportions of what is painted.
public nonisolated struct EllipticalGradient: ShapeStyle, PrimitiveView, Sendable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startFraction, endFraction: CGFloat
    nonisolated public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction) }
    nonisolated public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction) }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction) }
    nonisolated init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
        self.gradient = gradient
        self.center = center
        startFraction = start
        endFraction = end
    }
    nonisolated public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let gradient = gradient.gradient(in: environment)
        return _ResolvedPaint(.ellipticalGradient(gradient.drawing(in: environment), center: center.point(in: bounds).drawing, radii: bounds.size.drawing, startFraction: startFraction, endFraction: endFraction, gradient.interpolation))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { StyleFill(style: self, shape: Rectangle()).makeElements(inputs) }
}

/// Colours around a point.
public nonisolated struct AngularGradient: ShapeStyle, PrimitiveView, Sendable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle, endAngle: Angle
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) { self.init(AnyGradient(gradient), center, startAngle, endAngle) }
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle) }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle) }
    /// A whole turn from `angle`.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.init(AnyGradient(gradient), center, angle, angle + .degrees(360)) }
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { self.init(AnyGradient(Gradient(colors: colors)), center, angle, angle + .degrees(360)) }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(AnyGradient(Gradient(stops: stops)), center, angle, angle + .degrees(360)) }
    nonisolated init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
        self.gradient = gradient
        self.center = center
        startAngle = start
        endAngle = end
    }
    nonisolated public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let gradient = gradient.gradient(in: environment)
        return _ResolvedPaint(.angularGradient(gradient.drawing(in: environment), center: center.point(in: bounds).drawing, startAngle: startAngle.radians, endAngle: endAngle.radians, gradient.interpolation))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { StyleFill(style: self, shape: Rectangle()).makeElements(inputs) }
}

/// A grid of colours with soft passages.
public nonisolated struct MeshGradient: ShapeStyle, PrimitiveView, Sendable {
    public struct BezierPoint: Hashable, Sendable {
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>
        public init(position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }
    public enum Locations: Sendable { case points([SIMD2<Float>]), bezierPoints([BezierPoint]) }
    public enum Colors: Sendable { case colors([Color]), resolvedColors([Color.Resolved]) }
    public var width, height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    nonisolated public init(width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
    nonisolated public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    nonisolated public init(width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        func place(_ p: SIMD2<Float>) -> Drawing.Point { Drawing.Point(x: bounds.minX + bounds.width * Double(p.x), y: bounds.minY + bounds.height * Double(p.y)) }
        let values: [ColorValue] = switch colors {
        case .colors(let colors): colors.map { $0.value(in: environment) }
        case .resolvedColors(let colors): colors.map(\.drawing)
        }
        let points: [Drawing.Point], controls: [[Drawing.Point]]?
        switch locations {
        case .points(let p):
            points = p.map(place)
            controls = nil
        case .bezierPoints(let p):
            points = p.map { place($0.position) }
            controls = p.map { [place($0.leadingControlPoint), place($0.topControlPoint), place($0.trailingControlPoint), place($0.bottomControlPoint)] }
        }
        guard width >= 2, height >= 2, points.count == width * height, values.count == points.count else { return _ResolvedPaint(.color(background.value(in: environment))) }
        return _ResolvedPaint(.meshGradient(Drawing.MeshGradient(width: width, height: height, points: points, colors: values, controlPoints: controls, background: background.value(in: environment),
                                                                 smoothsColors: smoothsColors, interpolation: colorSpace.isPerceptual ? .perceptual : .device)))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { StyleFill(style: self, shape: Rectangle()).makeElements(inputs) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { .init(gradient, startPoint, endPoint) }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
    public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { .init(gradient, center, startRadius, endRadius) }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { .init(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}
extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { .init(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
    public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { .init(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
}
extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { .init(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { .init(gradient, center, startAngle, endAngle) }
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { .init(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { .init(gradient: gradient, center: center, angle: angle) }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { .init(colors: colors, center: center, angle: angle) }
}
