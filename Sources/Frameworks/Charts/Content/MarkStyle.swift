// Status of this file: exact.

/// How a mark looks, as the modifiers around it say. Lengths are points, areas square points.
struct MarkStyle {
    var foreground: StyleChoice?
    var symbol: SymbolChoice?
    var symbolSize: SizeChoice?
    var line: LineChoice?
    var opacity = 1.0
    var opacityBy: Datum?
    var cornerRadius: CGFloat?
    var interpolation = InterpolationMethod.linear
    var offset = CGSize.zero
    /// How far each edge is moved: x start, x end, y start, y end.
    var edges = (xStart: CGFloat(0), xEnd: CGFloat(0), yStart: CGFloat(0), yEnd: CGFloat(0))
    var groups: [PositionGroup] = []
    var annotations: [MarkAnnotation] = []
    var zIndex = 0.0
    var isAlignedWithPlotArea = false
    var accessibility = MarkAccessibility()
    /// What is applied to the drawn mark as a view: shadows, blurs.
    var effects: [@Sendable (AnyView) -> AnyView] = []

    /// The paint: one that is given, or one that a scale chooses for a value.
    enum StyleChoice { case style(AnyShapeStyle), value(Datum) }
    enum SymbolChoice { case shape(SymbolShape), view(AnyView), value(Datum) }
    enum SizeChoice { case area(CGFloat), size(CGSize), value(Datum) }
    enum LineChoice { case style(StrokeStyle), value(Datum) }

    /// Marks at the same place that stand side by side, by a value.
    struct PositionGroup {
        var value: Datum
        var axis: Axis?
        var span: MarkDimension
    }

    struct MarkAccessibility {
        var label: Text?
        var value: Text?
        var identifier: String?
        var isHidden = false
    }

    /// What distinguishes a series when none is named: values that scales choose looks by.
    var seriesKey: [_PlottedValue] {
        var key: [_PlottedValue] = []
        if case .value(let datum)? = foreground { key.append(datum.value) }
        if case .value(let datum)? = symbol { key.append(datum.value) }
        if case .value(let datum)? = symbolSize { key.append(datum.value) }
        if case .value(let datum)? = line { key.append(datum.value) }
        if let opacityBy { key.append(opacityBy.value) }
        return key
    }
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Points between the mark and the view.
    var spacing: CGFloat
    /// Whether the view is moved into the plot along x and along y.
    var fits = (x: false, y: false)
    var content: (AnnotationContext) -> AnyView

    /// Assumed.
    static let standardSpacing: CGFloat = 4
}

/// Where an annotation stands by its mark.
public struct AnnotationPosition: Hashable, Sendable, CustomStringConvertible {
    enum Place: String { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
    let place: Place
    public static let automatic = AnnotationPosition(place: .automatic)
    public static let overlay = AnnotationPosition(place: .overlay)
    public static let top = AnnotationPosition(place: .top)
    public static let bottom = AnnotationPosition(place: .bottom)
    public static let leading = AnnotationPosition(place: .leading)
    public static let trailing = AnnotationPosition(place: .trailing)
    public static let topLeading = AnnotationPosition(place: .topLeading)
    public static let topTrailing = AnnotationPosition(place: .topTrailing)
    public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
    public var description: String { place.rawValue }
}

/// What an annotation can know of its mark.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// What happens to an annotation that reaches beyond the plot.
///
/// Status: exact for `fit(to:)` and `disabled`; `padScale` is approximate: it keeps the scale as it is and fits the annotation to the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        let name: String
        public static let automatic = Strategy(name: "automatic")
        public static let disabled = Strategy(name: "disabled")
        public static let padScale = Strategy(name: "padScale")
        public static let fit = Strategy(name: "fit")
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit \(boundary.name)") }
        var isFitting: Bool { name.hasPrefix("fit") || name == "padScale" }
    }
    public struct Boundary: Hashable, Sendable {
        let name: String
        public static let automatic = Boundary(name: "automatic")
        public static let chart = Boundary(name: "chart")
        public static let plot = Boundary(name: "plot")
    }
    public var x: Strategy
    public var y: Strategy
    public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable { case linear, monotone, catmullRom(Double), cardinal(Double), stepStart, stepCenter, stepEnd }
    let kind: Kind
    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(min(max(alpha, 0), 1))) }
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(min(max(tension, 0), 1))) }
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public var description: String { "\(kind)" }
}

/// How marks at the same place are put together.
public struct MarkStackingMethod: Hashable, Sendable, CustomStringConvertible {
    let name: String
    /// One on the other.
    public static let standard = MarkStackingMethod(name: "standard")
    /// One on the other, the whole as 100 %.
    public static let normalized = MarkStackingMethod(name: "normalized")
    /// One on the other, the whole around the zero line.
    public static let center = MarkStackingMethod(name: "center")
    /// Each from zero.
    public static let unstacked = MarkStackingMethod(name: "unstacked")
    public var description: String { name }
}

/// How long a mark is along an axis.
public struct MarkDimension: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    public static let automatic = MarkDimension(kind: .automatic)
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// A share of the length between two steps of the scale.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// The length between two steps less points at both ends.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    init(kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public var description: String { "\(kind)" }

    /// The length within a step, `standard` of it for the automatic one.
    func length(in step: CGFloat, standard: CGFloat) -> CGFloat {
        let length: CGFloat = switch kind {
        case .automatic: step * standard
        case .fixed(let length): length
        case .ratio(let share): step * share
        case .inset(let inset): step - 2 * inset
        }
        return max(length, 0)
    }
}
