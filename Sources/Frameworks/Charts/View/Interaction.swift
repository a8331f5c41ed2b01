// Status of this file: exact for a picture: a widget passes no touch on.

internal import CCallSite

// Selection and scrolling wait for touches that a widget does not pass on: nothing of them is seen, on a phone neither, but for the
// part of a scrolling chart that is shown first.

/// How scrolling comes to rest. Status: exact as data: a picture does not scroll.
public protocol ChartScrollTargetBehavior {}

public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// Where a page of a scrolling chart begins. Status: exact as data: a picture does not scroll.
public struct ValueAlignedLimitBehavior: Sendable {
    public static let automatic = ValueAlignedLimitBehavior()
    public static let always = ValueAlignedLimitBehavior()
    public static let never = ValueAlignedLimitBehavior()
}

/// The large steps of value-aligned scrolling. Status: exact as data: a picture does not scroll.
public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    public static func unit<N: BinaryInteger>(_ unit: N) -> MajorValueAlignment { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}

/// Status: exact as data: a picture does not scroll.
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<N: BinaryFloatingPoint>(unit: N, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { .init() }
    public static func valueAligned(matching components: DateComponents, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { .init() }
    public static func valueAligned(matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { .init() }
    public static func valueAligned<N: BinaryFloatingPoint>(unit: N, majorAlignment: MajorValueAlignment<Double>, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { .init() }
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    public static var paging: PagingChartScrollTargetBehavior { .init() }
}

extension View {
    /// Selection by touch.
    @inline(never) nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { unseen(.gesture, "chartXSelection", from: vitrine_return_address()) }
    @inline(never) nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { unseen(.gesture, "chartXSelection", from: vitrine_return_address()) }
    @inline(never) nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { unseen(.gesture, "chartYSelection", from: vitrine_return_address()) }
    @inline(never) nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { unseen(.gesture, "chartYSelection", from: vitrine_return_address()) }
    @inline(never) nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { unseen(.gesture, "chartAngleSelection", from: vitrine_return_address()) }
    /// Touches on the chart.
    @inline(never) nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { unseen(.gesture, "chartGesture", from: vitrine_return_address()) }

    /// Along which axes the chart scrolls; `chartXVisibleDomain` says what is seen.
    @inline(never) nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { unseen(.gesture, "chartScrollableAxes", from: vitrine_return_address()) }
    @inline(never) nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { unseen(.gesture, "chartScrollTargetBehavior", from: vitrine_return_address()) }
    /// How much of the axis is seen at once: seconds for dates, a number of categories. Status: exact.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { configuringCharts { $0.x.visibleLength = length.plotted.quantity } }
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { configuringCharts { $0.y.visibleLength = length.plotted.quantity } }
    /// The value at the start of what is seen. Status: exact.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { configuringCharts { $0.x.scrollPosition = x.wrappedValue.plotted } }
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { configuringCharts { $0.y.scrollPosition = y.wrappedValue.plotted } }
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { configuringCharts { $0.x.scrollPosition = initialX.plotted } }
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { configuringCharts { $0.y.scrollPosition = initialY.plotted } }
}

extension _ScaleDomainChoice {
    /// The values that the domain names.
    var values: [_PlottedValue]? {
        switch choice {
        case .values(let values): values
        case .interval(let lower, let upper): [lower, upper]
        case .automatic: nil
        }
    }
}
