// Status of this file: exact.

internal import CCallSite
import Drawing

/// How far a task has come.
enum ProgressAmount {
    case indeterminate
    /// 0 to 1.
    case fraction(Double)
    /// Between two dates, which the host follows.
    case timer(ClosedRange<Date>, countsDown: Bool)

    init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
        guard let value, value.isFinite, total > 0 else { self = value == nil ? .indeterminate : .fraction(0); return }
        self = .fraction(min(max(Double(value / total), 0), 1))
    }
}

/// A view that shows how far a task has come.
///
/// Status: exact for bars (4 points high, layout-rules 11.9); approximate for rings, which are drawn as the capacity gauge that the
/// documentation names (layout-rules 11.11) in the space they are given, at most 58 points wide. Without a value nothing is filled.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let amount: ProgressAmount
    let label: AnyView?
    let currentValueLabel: AnyView?
    let source: SourceAddress

    init(_ amount: ProgressAmount, label: AnyView?, current: AnyView?, source: SourceAddress) {
        self.amount = amount
        self.label = label
        currentValueLabel = current
        self.source = source
    }

    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(ProgressAmount(value, total: total), label: label().asPart, current: currentValueLabel().asPart, source: vitrine_return_address())
    }
    /// Progress between two dates.
    @inline(never) nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(.timer(timerInterval, countsDown: countsDown), label: label().asPart, current: currentValueLabel().asPart, source: vitrine_return_address())
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        var semantics = ElementSemantics()
        semantics.role = "progress"
        if case .fraction(let fraction) = amount { semantics.value = fraction.percentText }
        let configuration = ProgressViewStyleConfiguration(amount: amount, label: label.map { .init(_view: $0) }, currentValueLabel: currentValueLabel.map { .init(_view: $0) })
        let standard = AnyStyle<ProgressViewStyleConfiguration> { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
        return StyledView(style: \.progressViewStyles, configuration: configuration, standard: standard)
            .modified(SemanticModifier(semantics: semantics, name: "ProgressView"), source).makeElements(inputs.at(source))
    }
}

extension Double {
    /// A fraction as whole percent.
    var percentText: String { isFinite ? "\(Int((min(max(self, -1e6), 1e6) * 100).rounded()))%" : "" }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    @inline(never) nonisolated public init() where Label == EmptyView { self.init(.indeterminate, label: nil, current: nil, source: vitrine_return_address()) }
    @inline(never) nonisolated public init(@ViewBuilder label: () -> Label) { self.init(.indeterminate, label: label().asPart, current: nil, source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(.indeterminate, label: AnyView(Text(titleKey)), current: nil, source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.indeterminate, label: AnyView(Text(title)), current: nil, source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init(.indeterminate, label: AnyView(Text(titleResource)), current: nil, source: vitrine_return_address()) }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(ProgressAmount(value, total: total), label: nil, current: nil, source: vitrine_return_address())
    }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(ProgressAmount(value, total: total), label: label().asPart, current: nil, source: vitrine_return_address())
    }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(ProgressAmount(value, total: total), label: AnyView(Text(titleKey)), current: nil, source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(ProgressAmount(value, total: total), label: AnyView(Text(title)), current: nil, source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) where Label == Text {
        self.init(ProgressAmount(value, total: total), label: AnyView(Text(titleResource)), current: nil, source: vitrine_return_address())
    }
}

extension ProgressView {
    /// The progress that a `Progress` object reports now.
    @inline(never) nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(progress.isIndeterminate ? .indeterminate : .fraction(min(max(progress.fractionCompleted, 0), 1)), label: nil, current: nil, source: vitrine_return_address())
    }
    /// The progress view that a style is asked to draw.
    @inline(never) nonisolated public init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(configuration.amount, label: configuration.label.map { AnyView($0) }, current: configuration.currentValueLabel.map { AnyView($0) }, source: vitrine_return_address())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    @inline(never) nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(.timer(timerInterval, countsDown: countsDown), label: label().asPart, current: AnyView(DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)), source: vitrine_return_address())
    }
    @inline(never) nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(.timer(timerInterval, countsDown: countsDown), label: nil, current: AnyView(DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)), source: vitrine_return_address())
    }
}

/// The time that is left or gone, which a progress view between dates shows by itself.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A progress view's parts, as styles see them.
public struct ProgressViewStyleConfiguration {
    let amount: ProgressAmount
    /// 0 to 1; nil without a value and between dates.
    public var fractionCompleted: Double? { if case .fraction(let fraction) = amount { fraction } else { nil } }
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    public nonisolated struct Label: _StylePart { public let _view: AnyView }
    public nonisolated struct CurrentValueLabel: _StylePart { public let _view: AnyView }
}
