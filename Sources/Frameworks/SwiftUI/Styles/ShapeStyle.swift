// Status of this file: exact.

import Drawing

/// Something that shapes and text can be painted with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style in an environment; styles made of other styles answer them here.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What is painted in a rectangle. Not for use by apps.
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is painted by the framework.") }
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _ResolvedPaint(.color(.clear)) }
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { resolve(in: environment)._paint(in: environment, bounds: bounds) }
    func resolvedPaint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _paint(in: environment, bounds: bounds) }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A paint and what comes with it. Not for use by apps.
public struct _ResolvedPaint {
    var paint: Paint
    var effects = StyleEffects()
    /// The picture of an `imagePattern`, whose index is not known before it is drawn.
    var pattern: Drawing.ImageResource?
    init(_ paint: Paint) { self.paint = paint }

    /// The paint with every colour changed.
    func mapColors(_ change: (ColorValue) -> ColorValue) -> _ResolvedPaint {
        var copy = self
        copy.paint = paint.mapColors(change)
        return copy
    }
}

extension Paint {
    func mapColors(_ change: (ColorValue) -> ColorValue) -> Paint {
        func stops(_ stops: [GradientStop]) -> [GradientStop] { stops.map { GradientStop(color: change($0.color), location: $0.location) } }
        switch self {
        case .color(let color, let name): return .color(change(color), name: name)
        case .linearGradient(let s, let start, let end, let i): return .linearGradient(stops(s), start: start, end: end, i)
        case .radialGradient(let s, let c, let r0, let r1, let i): return .radialGradient(stops(s), center: c, startRadius: r0, endRadius: r1, i)
        case .ellipticalGradient(let s, let c, let r, let f0, let f1, let i): return .ellipticalGradient(stops(s), center: c, radii: r, startFraction: f0, endFraction: f1, i)
        case .angularGradient(let s, let c, let a0, let a1, let i): return .angularGradient(stops(s), center: c, startAngle: a0, endAngle: a1, i)
        case .meshGradient(var mesh):
            mesh.colors = mesh.colors.map(change)
            return .meshGradient(mesh)
        case .imagePattern, .material: return self
        }
    }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _ResolvedPaint(.color(value(in: environment), name: semanticName)) }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _ResolvedPaint(.color(drawing)) }
}

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { base = style }
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { base._paint(in: environment, bounds: bounds) }
}

/// The style that `foregroundStyle` set, or the primary label colour.
public nonisolated struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        guard let style = environment.foregroundStyles.first else { return Color.primary._paint(in: environment, bounds: bounds) }
        return style._paint(in: environment.withForegroundStyles([]), bounds: bounds)
    }
}

/// The style that `backgroundStyle` set, or the system's background colour.
public nonisolated struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        guard let style = environment.backgroundStyle else { return Color(uiColor: .systemBackground)._paint(in: environment, bounds: bounds) }
        return style._paint(in: environment, bounds: bounds)
    }
}

/// The tint: what `tint` set, or the accent colour.
public nonisolated struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        environment.tintStyle?._paint(in: environment, bounds: bounds) ?? _ResolvedPaint(.color(environment.accentColorValue, name: "accentColor"))
    }
}

/// The colour of separators.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { Color(uiColor: .separator)._paint(in: environment, bounds: bounds) }
}

public nonisolated struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { Color(uiColor: .link)._paint(in: environment, bounds: bounds) }
}

public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { Color(uiColor: .placeholderText)._paint(in: environment, bounds: bounds) }
}

public nonisolated struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { TintShapeStyle()._paint(in: environment, bounds: bounds) }
}

public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { Color(uiColor: .systemBackground)._paint(in: environment, bounds: bounds) }
}

/// The fill colours of the system, for shapes over a background.
public nonisolated struct FillShapeStyle: ShapeStyle {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return Color(uiColor: fills[min(level, 3)])._paint(in: environment, bounds: bounds)
    }
}

extension FillShapeStyle {
    public var secondary: FillShapeStyle { FillShapeStyle(level: min(level + 1, 3)) }
    public var tertiary: FillShapeStyle { FillShapeStyle(level: min(level + 2, 3)) }
    public var quaternary: FillShapeStyle { FillShapeStyle(level: min(level + 3, 3)) }
    public var quinary: FillShapeStyle { FillShapeStyle(level: 3) }
}

/// A level of the foreground: itself, then weaker.
///
/// Without a foreground of one's own the levels are the label colours (colors.tsv); with one they are that style at
/// the same share of its alpha.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    init(level: Int) { self.level = level }
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// What a level leaves of a style's alpha: that of the label colours (60 %, 30 %, 18 % light; colors.tsv), quinary by the same steps.
    static let shares: [Double] = [1, 0.6, 0.3, 0.18, 0.1]

    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let styles = environment.foregroundStyles
        guard !styles.isEmpty else { return _ResolvedPaint(.color(labelColor(dark: environment.colorScheme == .dark, environment), name: Self.names[level])) }
        if level < styles.count { return styles[level]._paint(in: environment.withForegroundStyles([]), bounds: bounds) }
        let share = Self.shares[level]
        return styles[0]._paint(in: environment.withForegroundStyles([]), bounds: bounds).mapColors { $0.opacity(share) }
    }

    func value(in environment: EnvironmentValues) -> ColorValue {
        if case .color(let value, _) = _paint(in: environment, bounds: .zero).paint { return value }
        return labelColor(dark: environment.colorScheme == .dark, environment)
    }

    func labelColor(dark: Bool, _ environment: EnvironmentValues) -> ColorValue {
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
        return labels[level].resolve(dark: dark, highContrast: environment.colorSchemeContrast == .increased, os: environment.systemMajorVersion)
    }

    static let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
}

/// A level of another style: the style with part of its alpha.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        let share = HierarchicalShapeStyle.shares[level]
        return base._paint(in: environment, bounds: bounds).mapColors { $0.opacity(share) }
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
    /// The style with its alpha multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
    /// The style blended with what is below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendShapeStyle(base: self, mode: mode) }
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { base._paint(in: environment, bounds: bounds).mapColors { $0.opacity(opacity) } }
}

nonisolated struct BlendShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        var paint = base._paint(in: environment, bounds: bounds)
        paint.effects.blendMode = mode.drawing
        return paint
    }
}

nonisolated struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        var paint = base._paint(in: environment, bounds: bounds)
        paint.effects.add(shadow, in: environment)
        return paint
    }
}

/// A shadow that a style casts, or one inside the shape.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius, x, y: CGFloat
    let isInner: Bool
    public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }
    public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: WindowBackgroundShapeStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }

/// How pixels meet those below.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion,
         hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    var drawing: Drawing.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
