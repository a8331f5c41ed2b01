// Status of this file: exact for the accessory styles' bars and rings (layout-rules 11.13 to 11.22, seen); approximate for where
// their labels stand.

/// The style that fits where the gauge is: of the accessory family's form on the Lock Screen (layout-rules 11.24), else a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FamilyGauge(configuration: configuration) }

    private struct FamilyGauge: View {
        let configuration: Configuration
        @Environment(\.widgetFamily) private var family
        var body: some View {
            switch family {
            case .accessoryCircular, .accessoryCorner: AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
            case .accessoryRectangular, .accessoryInline: AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
            default: LinearCapacityGaugeStyle().makeBody(configuration: configuration)
            }
        }
    }
}

/// A bar that fills from the leading edge: 16 points thick, as wide as there is room (composed 6.7, seen).
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, thickness: 16)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar for the Lock Screen: the label above it, the current value below, the bounds at its ends (layout-rules 11.23).
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, thickness: MarkerBar.thickness)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
        .font(.system(.body, design: .rounded, weight: .semibold))
    }
}

/// A bar with a marker at the value, 8 points high; labels stand at its ends and overflow it (layout-rules 11.22, seen).
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            if let minimum = configuration.minimumValueLabel { minimum.fixedSize() } else { configuration.currentValueLabel?.fixedSize() }
            MarkerBar(fraction: configuration.value)
            configuration.maximumValueLabel?.fixedSize()
        }
        .font(.system(size: 17, weight: .semibold, design: .rounded))
        .lineLimit(1)
        .frame(height: MarkerBar.thickness)
    }
}

/// An open ring with a marker at the value, 58 points wide (layout-rules 11.13 to 11.20, seen).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        ZStack {
            MarkerRing(fraction: configuration.value, sweep: hasBounds ? 240 : 270)
            configuration.currentValueLabel
                .font(.system(size: 24)).lineLimit(1).minimumScaleFactor(0.3)
                .frame(width: 40, height: 32).offset(y: -1)
            // 12 points, the capitals' top 15.3 points below the centre: the line's centre is 19.5 below it.
            if hasBounds {
                // Under the ends of the arc, 14 points from the middle.
                HStack(spacing: 11) {
                    configuration.minimumValueLabel.frame(width: 17)
                    configuration.maximumValueLabel.frame(width: 17)
                }
                .gaugeSmallText()
            } else {
                configuration.label.frame(maxWidth: 24).gaugeSmallText()
            }
        }
        .frame(width: CapacityRing.diameter, height: CapacityRing.diameter)
    }
}

private extension View {
    func gaugeSmallText() -> some View { font(.system(size: 12)).lineLimit(1).minimumScaleFactor(0.5).frame(height: 16).offset(y: 19.5) }
}

/// A closed ring that is filled up to the value, 58 points wide (layout-rules 11.21, seen).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DrawnView("CapacityRing", size: { _ in CGSize(width: CapacityRing.diameter, height: CapacityRing.diameter) }) { rect, element, builder in
            CapacityRing(rect: rect).draw(configuration.value, AnyShapeStyle(TintShapeStyle()), element, builder)
        }
        .overlay { RingLabel { if let current = configuration.currentValueLabel { current } else { configuration.label } } }
    }
}

/// The ring of watch faces: on a phone as the capacity ring.
public struct CircularGaugeStyle: GaugeStyle {
    let tint: AnyShapeStyle?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGaugeStyle().makeBody(configuration: configuration).modified(EnvironmentChange { if let tint { $0.tintStyle = tint } })
    }
}
/// The bar of watch faces.
public struct LinearGaugeStyle: GaugeStyle {
    let tint: AnyShapeStyle?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGaugeStyle().makeBody(configuration: configuration).modified(EnvironmentChange { if let tint { $0.tintStyle = tint } })
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == CircularGaugeStyle { nonisolated public static var circular: CircularGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearGaugeStyle { nonisolated public static var linear: LinearGaugeStyle { .init() } }
