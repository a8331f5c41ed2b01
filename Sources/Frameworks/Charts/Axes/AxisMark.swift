// Status of this file: exact.

/// What an axis draws at a value: a grid line, a tick, a label.
public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Notes what is drawn. Not for use by apps.
    nonisolated static func _parts(_ mark: Self, into parts: _AxisParts)
}

extension AxisMark {
    nonisolated public static func _parts(_ mark: Self, into parts: _AxisParts) { Body._parts(onMainActor { mark.body }, into: parts) }
}

extension Never: AxisMark {
    nonisolated public static func _parts(_ mark: Never, into parts: _AxisParts) {}
}

/// Takes down what an axis draws at one value. Not for use by apps.
public final class _AxisParts {
    var parts: [AxisPart] = []
    var style = AxisStyle()

    func styled(_ change: (inout AxisStyle) -> Void, _ body: () -> Void) {
        let outer = style
        change(&style)
        body()
        style = outer
    }
    func add(_ kind: AxisPart.Kind) { parts.append(AxisPart(kind: kind, style: style)) }
}

/// How parts of an axis look.
struct AxisStyle {
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// One thing that an axis draws at a value.
struct AxisPart {
    enum Kind {
        case gridLine(isCentered: Bool?, stroke: StrokeStyle?)
        case tick(isCentered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabel)
    }
    var kind: Kind
    var style: AxisStyle
}

/// A mark of the framework, without a body.
nonisolated protocol PrimitiveAxisMark: AxisMark where Body == Never {
    func add(to parts: _AxisParts)
}

extension PrimitiveAxisMark {
    public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the framework.") }
    nonisolated public static func _parts(_ mark: Self, into parts: _AxisParts) { mark.add(to: parts) }
}

/// A line over the plot at each value of an axis.
///
/// Status: exact. Without a stroke it is 0.5 pt of the separator colour (seen on a phone), dashed where it stands (assumed).
public nonisolated struct AxisGridLine: PrimitiveAxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }
    func add(to parts: _AxisParts) { parts.add(.gridLine(isCentered: isCentered, stroke: stroke)) }
}

/// A short line outside the plot at each value of an axis.
///
/// Status: exact but for the automatic length of 4 pt (assumed).
public nonisolated struct AxisTick: PrimitiveAxisMark {
    /// How far a tick reaches out of the plot.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable { case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat) }
        let kind: Kind
        public static let automatic = Length(kind: .automatic)
        /// As long as the label beside it.
        public static let label = Length(kind: .label(0))
        public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        public static let longestLabel = Length(kind: .longestLabel(0))
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .longestLabel(length)) }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }
    func add(to parts: _AxisParts) { parts.add(.tick(isCentered: isCentered, length: length, stroke: stroke)) }
}

/// Builds what an axis draws at a value.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }
    public static func buildBlock() -> some AxisMark { AxisMarkSequence() }
    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
    @_disfavoredOverload
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark { AxisMarkSequence(repeat each content) }
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
    public static func buildEither<T: AxisMark, F: AxisMark>(first: T) -> BuilderConditional<T, F> { BuilderConditional(storage: .first(first)) }
    public static func buildEither<T: AxisMark, F: AxisMark>(second: F) -> BuilderConditional<T, F> { BuilderConditional(storage: .second(second)) }
    public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark { AnyAxisMark(content) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    nonisolated public static func _parts(_ mark: Self, into parts: _AxisParts) {
        switch mark.storage {
        case .first(let content): TrueContent._parts(content, into: parts)
        case .second(let content): FalseContent._parts(content, into: parts)
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public typealias Body = Never
    public var body: Never { fatalError("It has no body: its content is drawn.") }
    nonisolated public static func _parts(_ mark: Wrapped?, into parts: _AxisParts) {
        if let mark { Wrapped._parts(mark, into: parts) }
    }
}

nonisolated struct AxisMarkSequence: PrimitiveAxisMark {
    private let addAll: (_AxisParts) -> Void
    init<each T: AxisMark>(_ content: repeat each T) {
        addAll = { parts in
            func add<M: AxisMark>(_ mark: M) { M._parts(mark, into: parts) }
            repeat add(each content)
        }
    }
    func add(to parts: _AxisParts) { addAll(parts) }
}

/// A mark whose type is hidden.
public nonisolated struct AnyAxisMark: PrimitiveAxisMark {
    private let addContent: (_AxisParts) -> Void
    nonisolated public init<M: AxisMark>(_ mark: M) { addContent = { M._parts(mark, into: $0) } }
    nonisolated public init<M: AxisMark>(erasing mark: M) { self.init(mark) }
    func add(to parts: _AxisParts) { addContent(parts) }
}

nonisolated struct StyledAxisMark<Content: AxisMark>: PrimitiveAxisMark {
    let content: Content
    let change: (inout AxisStyle) -> Void
    func add(to parts: _AxisParts) { parts.styled(change) { Content._parts(content, into: parts) } }
}

extension AxisMark {
    /// Paints lines and labels. Status of these: exact.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { StyledAxisMark(content: self) { $0.foreground = AnyShapeStyle(style) } }
    nonisolated public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(content: self) { $0.font = font } }
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { StyledAxisMark(content: self) { $0.offset = $0.offset + offset } }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}
