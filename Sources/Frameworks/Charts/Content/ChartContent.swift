// Status of this file: exact.

/// What a chart draws: a mark, or content made of other content.
///
/// Status: exact.
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Notes the marks that the content consists of. Not for use by apps.
    nonisolated static func _collect(_ content: Self, into collector: _MarkCollector)
}

extension ChartContent {
    nonisolated public static func _collect(_ content: Self, into collector: _MarkCollector) {
        collector.nested { Body._collect(onMainActor { content.body }, into: collector) }
    }
}

extension Never: ChartContent {
    nonisolated public static func _collect(_ content: Never, into collector: _MarkCollector) {}
}

/// Content of the framework that notes its marks itself and has no body.
nonisolated protocol PrimitiveContent: ChartContent where Body == Never {
    func collect(into collector: _MarkCollector)
}

extension PrimitiveContent {
    public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the framework.") }
    nonisolated public static func _collect(_ content: Self, into collector: _MarkCollector) { content.collect(into: collector) }
}

/// Takes down the marks of a chart's content with the style that modifiers gave them. Not for use by apps.
///
/// Content is walked once for a drawing; a modifier changes the style for what is in it, so that the inner one wins.
public final class _MarkCollector {
    /// More than any widget has room for; a bound against content without end.
    static let markLimit = 20_000
    static let depthLimit = 200

    private(set) var marks: [CollectedMark] = []
    private(set) var unsupported: [(message: String, fix: String)] = []
    var style = MarkStyle()
    private var depth = 0

    func nested(_ body: () -> Void) {
        guard depth < Self.depthLimit else { return }
        depth += 1
        body()
        depth -= 1
    }

    /// Notes what `body` collects with a changed style.
    func styled(_ change: (inout MarkStyle) -> Void, _ body: () -> Void) {
        let outer = style
        change(&style)
        nested(body)
        style = outer
    }

    func add(_ mark: MarkKind, x: MarkPosition = MarkPosition(), y: MarkPosition = MarkPosition(), series: Datum? = nil) {
        guard marks.count < Self.markLimit else {
            if marks.count == Self.markLimit { report("A chart draws its first \(Self.markLimit) marks only.", "Plot fewer values: a widget has a few hundred points.") }
            return
        }
        marks.append(CollectedMark(kind: mark, x: x, y: y, series: series, style: style, order: marks.count))
    }

    func report(_ message: String, _ fix: String) {
        guard !unsupported.contains(where: { $0.message == message }) else { return }
        unsupported.append((message, fix))
    }
}

/// What a mark draws.
enum MarkKind {
    case bar(MarkStackingMethod)
    case line
    case area(MarkStackingMethod)
    case point
    case rule
    case rectangle
    case sector(SectorGeometry)
    /// A function of x, drawn over a domain.
    case function(FunctionCurve)
}

/// Where a mark is along one axis: at a value, between two, or, with neither, over the whole length.
struct MarkPosition {
    var value: Datum?
    var start: Datum?
    var end: Datum?
    /// How long the mark is around a value.
    var extent = MarkDimension.automatic
    /// Ends in points from the start of the plot, in place of values.
    var fixedStart: CGFloat?
    var fixedEnd: CGFloat?

    init(_ value: Datum? = nil, extent: MarkDimension = .automatic) {
        self.value = value
        self.extent = extent
    }
    init(start: Datum?, end: Datum?) {
        self.start = start
        self.end = end
    }

    init(fixed start: CGFloat?, _ end: CGFloat?) {
        fixedStart = start
        fixedEnd = end
    }

    var data: [Datum] { [value, start, end].compactMap { $0 } }
    var isInterval: Bool { start != nil || end != nil }
    var isEmpty: Bool { value == nil && !isInterval }
}

/// A mark with its style, as it stands in the content.
struct CollectedMark {
    var kind: MarkKind
    var x: MarkPosition
    var y: MarkPosition
    var series: Datum?
    var style: MarkStyle
    var order: Int
}
