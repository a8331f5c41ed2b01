// Status of this file: exact.

internal import CCallSite
import Drawing

/// A view that shows a value within a range.
///
/// Status: exact for the accessory styles' bars and rings (layout-rules 11.13 to 11.22, seen); approximate for where their labels
/// stand, and for the default style.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: PrimitiveView {
    /// 0 to 1.
    let fraction: Double
    let label: AnyView?
    let current: AnyView?
    let minimum: AnyView?
    let maximum: AnyView?
    let source: SourceAddress

    init(_ fraction: Double, label: AnyView?, current: AnyView?, minimum: AnyView?, maximum: AnyView?, source: SourceAddress) {
        self.fraction = fraction
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.source = source
    }

    /// Where a value lies in its range, clamped (layout-rules 11.26).
    static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, value.isFinite, length.isFinite else { return 0 }
        return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
    }

    /// The values marked along the gauge are not drawn by any style of a phone.
    ///
    /// Status: exact; `markedValueLabels` are handed to styles of one's own only on watches.
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) {
        self.init(Self.fraction(value, bounds), label: label().asPart, current: currentValueLabel().asPart, minimum: minimumValueLabel().asPart, maximum: maximumValueLabel().asPart, source: vitrine_return_address())
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        var semantics = ElementSemantics()
        semantics.role = "gauge"
        semantics.value = fraction.percentText
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(_view: label ?? AnyView(EmptyView())), currentValueLabel: current.map { .init(_view: $0) },
            minimumValueLabel: minimum.map { .init(_view: $0) }, maximumValueLabel: maximum.map { .init(_view: $0) },
            markedValueLabels: nil)
        let standard = AnyStyle<GaugeStyleConfiguration> { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
        return StyledView(style: \.gaugeStyles, configuration: configuration, standard: standard)
            .modified(SemanticModifier(semantics: semantics, name: "Gauge"), source).makeElements(inputs.at(source))
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(Self.fraction(value, bounds), label: label().asPart, current: nil, minimum: nil, maximum: nil, source: vitrine_return_address())
    }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView {
        self.init(Self.fraction(value, bounds), label: label().asPart, current: currentValueLabel().asPart, minimum: nil, maximum: nil, source: vitrine_return_address())
    }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) {
        self.init(Self.fraction(value, bounds), label: label().asPart, current: currentValueLabel().asPart, minimum: minimumValueLabel().asPart, maximum: maximumValueLabel().asPart, source: vitrine_return_address())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Status: exact; `markedValueLabels` are handed to styles of one's own only on watches.
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) {
        self.init(Self.fraction(value, bounds), label: label().asPart, current: currentValueLabel().asPart, minimum: nil, maximum: nil, source: vitrine_return_address())
    }
}

/// A gauge's parts, as styles see them.
public struct GaugeStyleConfiguration {
    /// 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabels?
    public nonisolated struct Label: _StylePart { public let _view: AnyView }
    public nonisolated struct CurrentValueLabel: _StylePart { public let _view: AnyView }
    public nonisolated struct MinimumValueLabel: _StylePart { public let _view: AnyView }
    public nonisolated struct MaximumValueLabel: _StylePart { public let _view: AnyView }
    public nonisolated struct MarkedValueLabels: _StylePart { public let _view: AnyView }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension EnvironmentValues {
    private struct GaugeStylesKey: EnvironmentKey { static var defaultValue: [AnyStyle<GaugeStyleConfiguration>] { [] } }
    /// The styles of `gaugeStyle`, the nearest last.
    var gaugeStyles: [AnyStyle<GaugeStyleConfiguration>] { get { self[GaugeStylesKey.self] } set { self[GaugeStylesKey.self] = newValue } }
}

extension View {
    /// The style of gauges inside.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { $0.gaugeStyles.append(AnyStyle { AnyView(style.makeBody(configuration: $0)) }) })
    }
}
