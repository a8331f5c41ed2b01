// Status of this file: exact.

/// Builds a chart's content from the statements of a closure.
///
/// Status: exact. Any number of pieces.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<T: ChartContent>(_ content: T) -> T { content }
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }
    public static func buildBlock<T: ChartContent>(_ content: T) -> T { content }
    @_disfavoredOverload
    public static func buildBlock<each T: ChartContent>(_ content: repeat each T) -> some ChartContent { ContentSequence(repeat each content) }
    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
    public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> { BuilderConditional(storage: .first(first)) }
    public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> { BuilderConditional(storage: .second(second)) }
    public static func buildLimitedAvailability<T: ChartContent>(_ content: T) -> AnyChartContent { AnyChartContent(content) }
}

/// One of two pieces of content, as a condition chose.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage { case first(TrueContent), second(FalseContent) }
    let storage: Storage
    public typealias Body = Never
    public var body: Never { fatalError("A condition has no body: its content is drawn.") }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    nonisolated public static func _collect(_ content: Self, into collector: _MarkCollector) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, into: collector)
        case .second(let content): FalseContent._collect(content, into: collector)
        }
    }
}

/// Content without a mark.
nonisolated struct EmptyChartContent: PrimitiveContent {
    func collect(into collector: _MarkCollector) {}
}

/// Pieces of content one after the other.
nonisolated struct ContentSequence: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void
    init<each T: ChartContent>(_ content: repeat each T) {
        collectAll = { collector in
            func collect<C: ChartContent>(_ piece: C) { C._collect(piece, into: collector) }
            repeat collect(each content)
        }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// Content whose type is hidden.
public nonisolated struct AnyChartContent: PrimitiveContent {
    private let collectContent: (_MarkCollector) -> Void
    nonisolated public init<C: ChartContent>(_ content: C) { collectContent = { C._collect(content, into: $0) } }
    nonisolated public init<C: ChartContent>(erasing content: C) { self.init(content) }
    func collect(into collector: _MarkCollector) { collectContent(collector) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("It has no body: its content is drawn.") }
    nonisolated public static func _collect(_ content: Wrapped?, into collector: _MarkCollector) {
        if let content { Wrapped._collect(content, into: collector) }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("It has no body: its content is drawn.") }
    nonisolated public static func _collect(_ content: ForEach, into collector: _MarkCollector) {
        for element in content.data { Content._collect(content.content(element), into: collector) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Content for each element of a collection.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0.id }, making: content)
    }
}

extension ForEach where Content: ChartContent {
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0[keyPath: id] }, making: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, id: { $0 }, making: content)
    }
}

extension Group: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("It has no body: its content is drawn.") }
    nonisolated public static func _collect(_ content: Group, into collector: _MarkCollector) {
        collector.nested { Content._collect(content.heldContent, into: collector) }
    }
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }
}

/// Content that is modified together.
///
/// Status: exact.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveContent {
    private let content: Content
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    func collect(into collector: _MarkCollector) { collector.nested { Content._collect(content, into: collector) } }
}
