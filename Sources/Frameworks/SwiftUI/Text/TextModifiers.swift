// Status of this file: exact.

import Drawing

/// Where the lines of a text stand in its own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
    var drawing: Paragraph.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text {
    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
        var drawing: Paragraph.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool
        public static let `default` = Scale(isSecondary: false)
        public static let secondary = Scale(isSecondary: true)
    }
    /// A line along text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let drawing: Drawing.TextDecoration.Pattern
            public static let solid = Pattern(drawing: .solid)
            public static let dot = Pattern(drawing: .dot)
            public static let dash = Pattern(drawing: .dash)
            public static let dashDot = Pattern(drawing: .dashDot)
            public static let dashDotDot = Pattern(drawing: .dashDotDot)
        }
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
        var drawing: Drawing.TextDecoration { Drawing.TextDecoration(pattern: pattern.drawing) }
    }
}

/// What modifiers of views, not of texts, say about the looks of text.
struct EnvironmentTextStyling {
    var weight: Font.Weight?
    var isBold = false
    var isSecondaryScale = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var width: Font.Width?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Drawing.TextDecoration?
    var underlineColor: Color?
    var strikethrough: Drawing.TextDecoration?
    var strikethroughColor: Color?
}

struct TextLineLimits {
    var minimum = 0
    var maximum: Int?
}

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
    /// The font of text that does not say otherwise.
    public var font: Font? { get { self[FontKey.self] } set { self[FontKey.self] = newValue } }

    private struct FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
    var fontDesign: Font.Design? { get { self[FontDesignKey.self] } set { self[FontDesignKey.self] = newValue } }

    private struct TextStylingKey: EnvironmentKey { static let defaultValue = EnvironmentTextStyling() }
    var textStyling: EnvironmentTextStyling { get { self[TextStylingKey.self] } set { self[TextStylingKey.self] = newValue } }

    private struct LinesKey: EnvironmentKey { static let defaultValue = TextLineLimits() }
    var textLines: TextLineLimits { get { self[LinesKey.self] } set { self[LinesKey.self] = newValue } }
    public var lineLimit: Int? { get { textLines.maximum } set { textLines = TextLineLimits(maximum: newValue.map { max($0, 1) }) } }

    private struct TextLayoutValues {
        var alignment = TextAlignment.leading
        var lineSpacing: CGFloat = 0
        var truncation = Text.TruncationMode.tail
        var minimumScaleFactor: CGFloat = 1
        var allowsTightening = false
        var textCase: Text.Case?
    }
    private struct TextLayoutKey: EnvironmentKey { static let defaultValue = TextLayoutValues() }
    private var textLayout: TextLayoutValues { get { self[TextLayoutKey.self] } set { self[TextLayoutKey.self] = newValue } }
    public var multilineTextAlignment: TextAlignment { get { textLayout.alignment } set { textLayout.alignment = newValue } }
    public var lineSpacing: CGFloat { get { textLayout.lineSpacing } set { textLayout.lineSpacing = newValue } }
    public var truncationMode: Text.TruncationMode { get { textLayout.truncation } set { textLayout.truncation = newValue } }
    public var minimumScaleFactor: CGFloat { get { textLayout.minimumScaleFactor } set { textLayout.minimumScaleFactor = min(max(newValue, 0.001), 1) } }
    public var allowsTightening: Bool { get { textLayout.allowsTightening } set { textLayout.allowsTightening = newValue } }
    public var textCase: Text.Case? { get { textLayout.textCase } set { textLayout.textCase = newValue } }
}

extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    public func foregroundColor(_ color: Color?) -> Text { adding(.foregroundColor(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foregroundStyle(AnyShapeStyle(style), key: "\(style)")) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { adding(.underline(active ? Drawing.TextDecoration() : nil, color)) }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { adding(.underline(isActive ? Drawing.TextDecoration(pattern: pattern.drawing) : nil, color)) }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { adding(.strikethrough(active ? Drawing.TextDecoration() : nil, color)) }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { adding(.strikethrough(isActive ? Drawing.TextDecoration(pattern: pattern.drawing) : nil, color)) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { adding(.textScale(scale.isSecondary && isEnabled)) }
}

extension View {
    /// The font of text inside.
    nonisolated public func font(_ font: Font?) -> some View { modified(EnvironmentChange { $0.font = font }) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { modified(EnvironmentChange { $0.textStyling.weight = weight }) }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { modified(EnvironmentChange { $0.textStyling.width = width }) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { modified(EnvironmentChange { $0.fontDesign = design }) }
    /// Sets text at the secondary scale. Status: approximate: 0.8 of the size, as on `Text`.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modified(EnvironmentChange { if isEnabled { $0.textStyling.isSecondaryScale = scale.isSecondary } })
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { modified(EnvironmentChange { $0.textStyling.isBold = isActive }) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { modified(EnvironmentChange { $0.textStyling.isItalic = isActive }) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { modified(EnvironmentChange { $0.textStyling.isMonospaced = isActive }) }
    nonisolated public func monospacedDigit() -> some View { modified(EnvironmentChange { $0.textStyling.hasMonospacedDigits = true }) }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { modified(EnvironmentChange { $0.textStyling.kerning = kerning }) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { modified(EnvironmentChange { $0.textStyling.tracking = tracking }) }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { modified(EnvironmentChange { $0.textStyling.baselineOffset = baselineOffset }) }
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        modified(EnvironmentChange {
            $0.textStyling.underline = isActive ? Drawing.TextDecoration(pattern: pattern.drawing) : nil
            $0.textStyling.underlineColor = color
        })
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        modified(EnvironmentChange {
            $0.textStyling.strikethrough = isActive ? Drawing.TextDecoration(pattern: pattern.drawing) : nil
            $0.textStyling.strikethroughColor = color
        })
    }
    /// How many lines a text may have; nil: as many as it needs.
    nonisolated public func lineLimit(_ number: Int?) -> some View { modified(EnvironmentChange { $0.lineLimit = number }) }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modified(EnvironmentChange { $0.textLines = TextLineLimits(minimum: limit.lowerBound, maximum: nil) }) }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { modified(EnvironmentChange { $0.textLines = TextLineLimits(minimum: 0, maximum: max(limit.upperBound, 1)) }) }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modified(EnvironmentChange { $0.textLines = TextLineLimits(minimum: limit.lowerBound, maximum: max(limit.upperBound, 1)) }) }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modified(EnvironmentChange { $0.textLines = TextLineLimits(minimum: reservesSpace ? limit : 0, maximum: max(limit, 1)) }) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified(EnvironmentChange { $0.multilineTextAlignment = alignment }) }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modified(EnvironmentChange { $0.lineSpacing = lineSpacing }) }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { modified(EnvironmentChange { $0.truncationMode = mode }) }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { modified(EnvironmentChange { $0.minimumScaleFactor = factor }) }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { modified(EnvironmentChange { $0.allowsTightening = flag }) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { modified(EnvironmentChange { $0.textCase = textCase }) }
}
