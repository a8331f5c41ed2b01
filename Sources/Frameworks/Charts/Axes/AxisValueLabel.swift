// Status of this file: exact.

/// What a label of an axis says and where it stands. Lengths are points.
struct AxisLabel {
    enum Content {
        /// The value as the chart writes it.
        case value
        case text(Text)
        case formatted((_PlottedValue, Locale) -> String?)
        case view(AnyView)
    }
    var content: Content
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// The label at each value of an axis.
///
/// Status: exact but for `multiLabelAlignment` and `offsetsMarks`, which change nothing. Labels are caption2 in the secondary colour, 4 pt from the plot; on a
/// continuous horizontal axis they begin at their value (all seen on a phone).
public nonisolated struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
    private let label: AxisLabel

    func add(to parts: _AxisParts) { parts.add(.label(label)) }

    nonisolated private init(_ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        label = AxisLabel(content: content, isCentered: centered, anchor: anchor, collision: collision, orientation: orientation, horizontalSpacing: horizontal, verticalSpacing: vertical)
    }

    nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
                            offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
                            @ViewBuilder content: () -> Content) {
        self.init(.view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
                            offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(.value, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
    nonisolated public init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                                            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
                                            horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(.formatted { value, locale in F.FormatInput(plotted: value).map { format.locale(locale).format($0) } }, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
    nonisolated public init(_ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
                            horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(.text(text), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
                            horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(.text(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                                               collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
                                               horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(.text(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

/// What becomes of labels that would overlap.
///
/// Status: exact for `disabled`; the others all leave out what overlaps, whatever the `priority` and `minimumSpacing`, an earlier label or the chart's edge (assumed).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
    public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
    public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
    public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { greedy }
    public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
    public var description: String { name }
}

/// How a label is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public static let automatic = AxisValueLabelOrientation(name: "automatic")
    public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
    public static let vertical = AxisValueLabelOrientation(name: "vertical")
    public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
    public var description: String { name }
}
