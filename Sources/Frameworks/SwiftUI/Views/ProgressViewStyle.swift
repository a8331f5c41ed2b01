// Status of this file: exact.

import Drawing

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A bar where a value is known, a ring where none is.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if case .indeterminate = configuration.amount {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar, the label above it and the current value below (layout-rules 11.10).
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressBar(amount: configuration.amount, tint: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring, the current value or else the label in it.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressRing(amount: configuration.amount, tint: tint)
            .overlay {
                RingLabel { if let current = configuration.currentValueLabel { current } else { configuration.label } }
            }
    }
}

/// What stands in a ring: one line in the circle inside it.
struct RingLabel<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
        GeometryReader { proxy in
            let diameter = min(proxy.size.width, proxy.size.height)
            content().font(.system(size: 24 * diameter / CapacityRing.diameter)).lineLimit(1).minimumScaleFactor(0.3).multilineTextAlignment(.center)
                .frame(width: diameter * 0.66, height: diameter * 0.66)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
}

/// The bar of the linear style: 4 points high and as wide as there is room (layout-rules 11.9, seen).
nonisolated struct ProgressBar: View {
    let amount: ProgressAmount
    let tint: Color?
    static let height: CGFloat = 4

    var body: some View {
        DrawnView("ProgressBar", size: { CGSize(width: $0.width ?? 10, height: Self.height) }) { rect, element, builder in
            let environment = element.environment
            let fill = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
            let track = FillShapeStyle().tertiary
            if case .timer(let interval, let countsDown) = amount, !environment.isRedacted {
                builder.append(.timerProgress(TimerProgress(
                    start: interval.lowerBound.timeIntervalSince1970, end: interval.upperBound.timeIntervalSince1970, countsDown: countsDown,
                    look: .linear(rect: rect.drawing, isRightToLeft: environment.layoutDirection == .rightToLeft),
                    tint: fill._paint(in: environment, bounds: rect).paint, track: track._paint(in: environment, bounds: rect).paint)), element: element)
                return
            }
            let style = Capsule(style: .circular)
            builder.fill(style.path(in: rect), with: track, in: rect, environment, evenOdd: false, element: element)
            guard case .fraction(let fraction) = amount, fraction > 0, !environment.isRedacted else { return }
            let part = rect.leadingPart(fraction, environment.layoutDirection, minimum: rect.height)
            builder.fill(style.path(in: part), with: fill, in: part, environment, evenOdd: false, element: element)
        }
    }
}

/// The ring of the circular style.
nonisolated struct ProgressRing: View {
    let amount: ProgressAmount
    let tint: Color?

    private static func diameter(_ proposal: ProposedViewSize) -> CGFloat {
        max(min(proposal.width ?? .infinity, proposal.height ?? .infinity, CapacityRing.diameter), 0)
    }

    var body: some View {
        DrawnView("ProgressRing", size: { let side = Self.diameter($0); return CGSize(width: side, height: side) }) { rect, element, builder in
            let fill = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
            let ring = CapacityRing(rect: rect)
            let environment = element.environment
            if case .timer(let interval, let countsDown) = amount, !environment.isRedacted {
                let paint = fill._paint(in: environment, bounds: rect)
                builder.append(.timerProgress(TimerProgress(
                    start: interval.lowerBound.timeIntervalSince1970, end: interval.upperBound.timeIntervalSince1970, countsDown: countsDown,
                    look: .circular(center: Point(x: rect.midX, y: rect.midY), radius: ring.radius, lineWidth: ring.lineWidth),
                    tint: paint.paint, track: paint.mapColors { $0.opacity(CapacityRing.trackOpacity) }.paint)), element: element)
                return
            }
            var fraction = 0.0
            if case .fraction(let value) = amount { fraction = value }
            ring.draw(fraction, fill, element, builder)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { nonisolated public static var automatic: DefaultProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { nonisolated public static var linear: LinearProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { nonisolated public static var circular: CircularProgressViewStyle { .init() } }

extension EnvironmentValues {
    private struct ProgressViewStylesKey: EnvironmentKey { static var defaultValue: [AnyStyle<ProgressViewStyleConfiguration>] { [] } }
    /// The styles of `progressViewStyle`, the nearest last.
    var progressViewStyles: [AnyStyle<ProgressViewStyleConfiguration>] { get { self[ProgressViewStylesKey.self] } set { self[ProgressViewStylesKey.self] = newValue } }
}

extension View {
    /// The style of progress views inside.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { $0.progressViewStyles.append(AnyStyle { AnyView(style.makeBody(configuration: $0)) }) })
    }
}
