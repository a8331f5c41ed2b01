import Drawing
@testable import SwiftUI
import Testing

@Suite struct GaugeTests {
    @Test("11.13 to 11.15 the accessory ring is 58 points wide whatever it is offered, 270 degrees without bounds")
    func ring() {
        let gauge = Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular)
        #expect(measured(gauge, 100, 100) == size(58, 58))
        #expect(measured(gauge, 20, 20) == size(58, 58))
        let stroke = Drawn(gauge).strokes[0]
        #expect(close(stroke.style.width, 5.5) && stroke.style.cap == .round)
        // A turn from 135 to 405 degrees ends cos 45 of the radius below the centre.
        #expect(close(stroke.frame.width, 52.5, 0.1))
        #expect(close(stroke.frame.height, 26.25 * (1 + 0.5.squareRoot()), 0.3))
    }

    @Test("11.16 with bounds the ring turns 240 degrees")
    func bounds() {
        let gauge = Gauge(value: 1, in: 0...2) { Text("x") } currentValueLabel: { Text("1") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("2") }
        let drawn = Drawn(gauge.gaugeStyle(.accessoryCircular))
        #expect(close(drawn.strokes[0].frame.height, 26.25 * 1.5, 0.3))
        #expect(drawn.texts.sorted() == ["0", "1", "2"])
    }

    @Test("11.17 the marker is a dot as wide as the line, in a cleared ring of 9.75 points")
    func marker() {
        let drawn = Drawn(Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red))
        let fills = drawn.fills
        #expect(close(fills[0].frame.width, 9.75) && close(fills[1].frame.width, 5.5))
        #expect(drawn.commands.contains(.beginGroup(.blend(.destinationOut))))
        // At the least value it stands at 135 degrees.
        let middle = 80.0, reach = 26.25 * 0.5.squareRoot()
        #expect(close(fills[1].frame.midX, middle - reach) && close(fills[1].frame.midY, middle + reach))
    }

    @Test("11.21 the capacity ring: a track of the tint at 35 percent, filled from the top")
    func capacity() throws {
        let drawn = Drawn(Gauge(value: 0.25) { Text("x") }.gaugeStyle(.accessoryCircularCapacity).tint(.red))
        let tint = try #require(drawn.strokes[1].paint.color)
        #expect(close(Double(try #require(drawn.strokes[0].paint.color).alpha), Double(tint.alpha) * 0.35))
        let part = drawn.strokes[1].frame
        #expect(close(part.minX, 80, 0.1) && close(part.minY, 80 - 26.25, 0.1) && close(part.maxX, 80 + 26.25, 0.1) && close(part.maxY, 80, 0.1))
    }

    @Test("11.22 the accessory bar is 8 points high, its dot at the value in a cleared ring of 16")
    func markerBar() {
        let drawn = Drawn(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear), width: 108)
        #expect(measured(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear), 108, 50).height == 8)
        #expect(close(drawn.fills[0].frame.width, 108) && close(drawn.fills[0].frame.height, 8))
        #expect(close(drawn.fills[1].frame.width, 16) && close(drawn.fills[1].frame.midX, 54))
        #expect(close(drawn.fills[2].frame.width, 8) && close(drawn.fills[2].frame.midX, 54))
    }

    @Test("11.22c, f a gradient tint spans the bar, mixed in OKLab; the dot has its colour at the value")
    func gradient() throws {
        let drawn = Drawn(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue])), width: 108)
        guard case .linearGradient(let stops, let start, let end, let space) = drawn.fills[0].paint else { Issue.record("no gradient"); return }
        #expect(close(start.x, 0) && close(end.x, 108) && space == .perceptual)
        #expect(drawn.fills[2].paint.color == ColorValue.mix(stops[0].color, stops[1].color, 0.5, true))
    }

    @Test("composed 6.7 the default bar is 16 points thick on the tertiary fill")
    func standard() {
        let drawn = Drawn(Gauge(value: 0.5) { Text("x") }, width: 120)
        #expect(close(drawn.fills[0].frame.height, 16) && close(drawn.fills[0].frame.width, 120))
        #expect(drawn.fills[0].paint.name == "tertiarySystemFill")
        #expect(close(drawn.fills[1].frame.width, 60))
    }

    @Test("11.24 in accessory families the default is the family's form")
    func families() {
        let circular = Drawn(Gauge(value: 0.5) { Text("x") }, environment: .with { $0.widgetFamily = .accessoryCircular })
        #expect(circular.strokes.count == 1)
        let rectangular = Drawn(Gauge(value: 0.5) { Text("x") }, environment: .with { $0.widgetFamily = .accessoryRectangular })
        #expect(close(rectangular.fills[0].frame.height, 8))
    }

    @Test("11.26 values are clamped to the range and told as percent")
    func values() {
        #expect(Drawn(Gauge(value: 30, in: 10...20) { Text("x") }).node(role: "gauge")?.value == "100%")
        #expect(Drawn(Gauge(value: 12.5, in: 10...20) { Text("x") }).node(role: "gauge")?.value == "25%")
        #expect(Drawn(Gauge(value: 1, in: 1...1) { Text("x") }).node(role: "gauge")?.value == "0%")
    }

    @Test("12.8 redacted, the marker and the filled part are left out")
    func redacted() {
        let drawn = Drawn(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).redacted(reason: .placeholder))
        #expect(drawn.fills.isEmpty && drawn.strokes.count == 1)
        #expect(Drawn(Gauge(value: 0.5) { EmptyView() }.redacted(reason: .placeholder)).fills.count == 1)
    }
}
