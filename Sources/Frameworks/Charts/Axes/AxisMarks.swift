// Status of this file: exact.

/// What an axis is made of.
public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Not for use by apps.
    nonisolated static func _groups(_ content: Self, into groups: _AxisGroups)
}

extension AxisContent {
    nonisolated public static func _groups(_ content: Self, into groups: _AxisGroups) { Body._groups(onMainActor { content.body }, into: groups) }
}

extension Never: AxisContent {
    nonisolated public static func _groups(_ content: Never, into groups: _AxisGroups) {}
}

/// Takes down the marks of an axis. Not for use by apps.
public final class _AxisGroups {
    var groups: [AxisMarkGroup] = []
}

/// Marks at some values of an axis.
struct AxisMarkGroup {
    var request: AxisValueRequest
    var position = AxisMarkPosition.automatic
    var preset = AxisMarkPreset.automatic
    /// What is drawn at a value; nil for what charts draw of themselves.
    var parts: ((AxisValue) -> [AxisPart])?
    var format: ((_PlottedValue, Locale) -> String?)?
    var stroke: StrokeStyle?

    static let standard = AxisMarkGroup(request: AxisValueRequest(kind: .automatic(count: nil, minimumStride: nil)))
}

nonisolated protocol PrimitiveAxisContent: AxisContent where Body == Never {
    func add(to groups: _AxisGroups)
}

extension PrimitiveAxisContent {
    public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the framework.") }
    nonisolated public static func _groups(_ content: Self, into groups: _AxisGroups) { content.add(to: groups) }
}

/// Grid lines, ticks and labels at values of an axis.
///
/// Status: exact for values, positions and content; presets other than `automatic` move labels as `aligned` and `inset` say (assumed).
public nonisolated struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
    private var group: AxisMarkGroup

    func add(to groups: _AxisGroups) { groups.groups.append(group) }

    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {
        self.init(preset, position, values.request, content)
    }
    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content) {
        self.init(preset, position, values.request) { _ in content() }
    }
    nonisolated public init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {
        self.init(preset, position, AxisValueRequest(kind: .values(values.map(\.plotted))), content)
    }
    nonisolated public init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], @AxisMarkBuilder content: @escaping () -> Content) {
        self.init(preset, position, AxisValueRequest(kind: .values(values.map(\.plotted)))) { _ in content() }
    }

    nonisolated private init(_ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ request: AxisValueRequest, _ content: @escaping (AxisValue) -> Content) {
        group = AxisMarkGroup(request: request, position: position, preset: preset, parts: { value in
            let parts = _AxisParts()
            Content._parts(content(value), into: parts)
            return parts.parts
        })
    }
}

extension AxisMarks where Content == Never {
    nonisolated private init(standard preset: AxisMarkPreset, _ position: AxisMarkPosition, _ request: AxisValueRequest, _ stroke: StrokeStyle?, _ format: ((_PlottedValue, Locale) -> String?)? = nil) {
        group = AxisMarkGroup(request: request, position: position, preset: preset, format: format, stroke: stroke)
    }
    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) {
        self.init(standard: preset, position, values.request, stroke)
    }
    nonisolated public init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil) {
        self.init(standard: preset, position, AxisValueRequest(kind: .values(values.map(\.plotted))), stroke)
    }
    nonisolated public init<F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(standard: preset, position, values.request, stroke) { value, locale in F.FormatInput(plotted: value).map { format.locale(locale).format($0) } }
    }
    nonisolated public init<F: FormatStyle, V: Plottable>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(standard: preset, position, AxisValueRequest(kind: .values(values.map(\.plotted))), stroke) { value, locale in V(plotted: value).map { format.locale(locale).format($0) } }
    }
}

/// How labels stand to the plot.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// The first and last label end with the plot.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// Ticks reach along the labels.
    public static let extended = AxisMarkPreset(name: "extended")
    /// Labels stand inside the plot.
    public static let inset = AxisMarkPreset(name: "inset")
    public var description: String { name }
}

/// At which edge of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
    public var description: String { name }
}

/// Builds an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }
    public static func buildBlock() -> some AxisContent { AxisContentSequence() }
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
    @_disfavoredOverload
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent { AxisContentSequence(repeat each content) }
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
    public static func buildEither<T: AxisContent, F: AxisContent>(first: T) -> BuilderConditional<T, F> { BuilderConditional(storage: .first(first)) }
    public static func buildEither<T: AxisContent, F: AxisContent>(second: F) -> BuilderConditional<T, F> { BuilderConditional(storage: .second(second)) }
    public static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent { AnyAxisContent(content) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    nonisolated public static func _groups(_ content: Self, into groups: _AxisGroups) {
        switch content.storage {
        case .first(let content): TrueContent._groups(content, into: groups)
        case .second(let content): FalseContent._groups(content, into: groups)
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public typealias Body = Never
    public var body: Never { fatalError("It has no body: its content is drawn.") }
    nonisolated public static func _groups(_ content: Wrapped?, into groups: _AxisGroups) {
        if let content { Wrapped._groups(content, into: groups) }
    }
}

nonisolated struct AxisContentSequence: PrimitiveAxisContent {
    private let addAll: (_AxisGroups) -> Void
    init<each T: AxisContent>(_ content: repeat each T) {
        addAll = { groups in
            func add<C: AxisContent>(_ content: C) { C._groups(content, into: groups) }
            repeat add(each content)
        }
    }
    func add(to groups: _AxisGroups) { addAll(groups) }
}

/// Axis content whose type is hidden.
public nonisolated struct AnyAxisContent: PrimitiveAxisContent {
    private let addContent: (_AxisGroups) -> Void
    nonisolated public init<C: AxisContent>(_ content: C) { addContent = { C._groups(content, into: $0) } }
    nonisolated public init<C: AxisContent>(erasing content: C) { self.init(content) }
    func add(to groups: _AxisGroups) { addContent(groups) }
}
