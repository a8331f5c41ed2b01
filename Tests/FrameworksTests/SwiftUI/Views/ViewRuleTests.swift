import Drawing
import Foundation
@testable import SwiftUI
import Testing

/// Rows of layout-rules about views and controls that no other suite states.
@Suite struct ViewRuleTests {
    @Test("2.12, 3.2 without a spacing each pair has its own: text below text 2 points, text below a colour what keeps its capitals clear")
    func pairs() {
        let laid = LaidOut(VStack { Color.red.frame(height: 9).part("a"); Text("A").part("b"); Text("B").part("c") }, width: 100, height: 200)
        #expect(near(laid["b"].minY - laid["a"].maxY, 6.434) && near(laid["c"].minY - laid["b"].maxY, 2))
    }

    @Test("3.9c the distances of text to what is no text, by style", arguments: [
        (Font.largeTitle, 12.535, 20.951), (.title, 10.421, 17.352), (.title2, 7.973, 13.420), (.title3, 7.491, 12.442), (.body, 6.434, 10.642), (.callout, 5.859, 9.820),
        (.subheadline, 5.618, 9.332), (.footnote, 4.802, 8.021), (.caption, 4.561, 7.532), (.caption2, 3.987, 6.710),
    ])
    func distances(font: Font, above: Double, below: Double) {
        let laid = LaidOut(VStack { Color.red.frame(height: 9).part("a"); Text("A").font(font).part("b"); Color.red.frame(height: 9).part("c") }, width: 200, height: 300)
        #expect(near(laid["b"].minY - laid["a"].maxY, above) && near(laid["c"].minY - laid["b"].maxY, below))
    }

    @Test("4.8 a mask counts by its alpha alone")
    func mask() {
        func groups(_ view: some View) -> [DisplayCommand] { Drawn(view).commands.filter { if case .beginGroup(.mask) = $0 { true } else { false } } }
        #expect(groups(Color.red.mask { Color.white }) == [.beginGroup(.mask(isInverted: false))])
        #expect(groups(Color.red.mask { Color.black }) == [.beginGroup(.mask(isInverted: false))])
    }

    @Test("5.17 views of a stack have the priority 0 unless they say otherwise")
    func priority() {
        func widths(_ priority: Double) -> [Double] {
            let laid = LaidOut(HStack(spacing: 0) { Color.red.part("a"); Color.red.layoutPriority(priority).part("b") }, width: 100, height: 10)
            return [laid["a"].width, laid["b"].width]
        }
        #expect(widths(0) == [50, 50] && widths(1) == [0, 100] && widths(-1) == [100, 0])
    }

    @Test("5.21 what grows with the text size does so in whole pixels, custom fonts in whole points")
    func scaling() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .body) var side: CGFloat = 10
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        let large = EnvironmentValues.with { $0.dynamicTypeSize = .xLarge }
        // 10 x 19 / 17 is 11.18: at 3x 33.5 pixels, of which 34 are whole.
        #expect(near(measured(Scaled(), 100, 100, environment: large).width, 34.0 / 3))
        #expect(Font.custom("Nothing", size: 10).descriptor(in: large).size == 11)
    }

    @Test("7.8 cornerRadius cuts circular arcs")
    func cornerRadius() {
        let clip = Drawn(Color.red.cornerRadius(20), width: 100, height: 100).commands.compactMap { if case .beginGroup(.clip(let path, _)) = $0 { path } else { nil } }
        let ends = (clip.first?.elements ?? []).compactMap { if case .cubic(let end, _, _) = $0, end.x >= 80, end.y <= 20 { end } else { nil } }
        #expect(!ends.isEmpty && ends.allSatisfy { near((($0.x - 80) * ($0.x - 80) + ($0.y - 20) * ($0.y - 20)).squareRoot(), 20) })
    }

    @Test("7.16 an empty view draws nothing and takes no place")
    func empty() {
        #expect(Drawn(EmptyView()).commands == [])
        #expect(measured(HStack { EmptyView(); Color.red.frame(width: 10, height: 10); EmptyView() }, 100, 100) == size(10, 10))
    }

    @Test("7.18 a label: its icon, 8 points, its title; or one of them")
    func label() {
        let label = Label { Color.red.frame(width: 30, height: 10).part("title") } icon: { Color.red.frame(width: 10, height: 10).part("icon") }
        let laid = LaidOut(label)
        #expect(laid["title"].minX > laid["icon"].maxX)
        let text = Drawn(Label("A", systemImage: "star"))
        #expect(text.node(role: "image") != nil && text.texts == ["A"])
        #expect(Drawn(Label("A", systemImage: "star").labelStyle(.titleOnly)).node(role: "image") == nil)
        #expect(Drawn(Label("A", systemImage: "star").labelStyle(.iconOnly)).texts == [])
    }

    @Test("7.19 a link is as large as its label, in the accent colour, and opens its address where it is")
    func link() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        #expect(measured(Link("Go", destination: url), nil, nil) == measured(Text("Go"), nil, nil))
        let drawn = Drawn(Link("Go", destination: url))
        #expect(drawn.nodes.contains { $0.action == .open(url: "https://example.com/a") })
        let paint = drawn.commands.lazy.compactMap { if case .glyphs(let run) = $0 { run.paint.color } else { nil } }.first
        let accent = Drawn(Color.accentColor).fills.first?.paint.color
        #expect(paint != nil && paint == accent)
    }

    @Test("8.8, 8.11, 8.20 unless they say otherwise texts are cut at their end, not set closer, and in the label colour")
    func textDefaults() {
        let environment = EnvironmentValues()
        #expect(environment.truncationMode == .tail && !environment.allowsTightening && environment.minimumScaleFactor == 1)
        for (scheme, white) in [(ColorScheme.light, Float(0)), (.dark, 1)] {
            let paint = Drawn(Text("A"), environment: .with { $0.colorScheme = scheme }).commands.lazy.compactMap { if case .glyphs(let run) = $0 { run.paint.color } else { nil } }.first
            #expect(paint.map { [$0.red, $0.green, $0.blue, $0.alpha] == [white, white, white, 1] } == true)
        }
    }

    @Test("8.10b the scale of a text that does not fit is the last of seven halvings that did", arguments: [("WWWW", 1300.0, 72.0, 11.4), ("N1", 1300, 72, 52), ("AB", 1300, 40.5, 31.7)])
    func scale(text: String, font: Double, box: Double, expected: Double) throws {
        let drawn = Drawn(Text(verbatim: text).font(.system(size: font)).minimumScaleFactor(0.001).lineLimit(1).frame(width: box, height: box), width: 300, height: 300)
        let factor = try #require(drawn.node(role: "text")?.text?.scaleFactor)
        #expect(near(Double(factor) * font, expected, within: 0.06))
    }

    @Test("11.2, 11.3 a button is bordered: its label in the accent colour, 12 points beside it and 7 above and below")
    func button() throws {
        let label = measured(Text("Go"), nil, nil), button = measured(Button("Go") {}, nil, nil)
        #expect(near(button.width, label.width + 24) && near(button.height, label.height + 14))
        let plain = measured(Button("Go") {}.buttonStyle(.plain), nil, nil)
        #expect(plain == label)
        let alpha = try #require(Drawn(Button("Go") {}).fills.first?.paint.color).alpha
        #expect(alpha > 0.1 && alpha < 0.2)
    }

    @Test("11.4 a prominent button is filled with the tint, its label white")
    func prominent() throws {
        let drawn = Drawn(Button("Go") {}.buttonStyle(.borderedProminent).tint(.red))
        #expect(drawn.fills.first?.paint.color == Drawn(Color.red).fills.first?.paint.color)
        let paint = drawn.commands.lazy.compactMap { if case .glyphs(let run) = $0 { run.paint.color } else { nil } }.first
        #expect(paint == ColorValue.white)
    }

    @Test("11.10 a progress view's label stands above the bar, its value below")
    func progress() {
        let laid = LaidOut(ProgressView(value: 0.5) { Text("Label").part("label") } currentValueLabel: { Text("50").part("value") }, width: 100, height: 100)
        #expect(laid["label"].maxY < laid["value"].minY)
        #expect(near(laid["value"].height, measured(Text("50").font(.caption), nil, nil).height))
    }

    @Test("11.14, 11.18 the ring's line is 5.5 points on a radius of 26.25, in the tint all round")
    func ring() throws {
        let strokes = Drawn(Gauge(value: 0.2) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red)).strokes
        let stroke = try #require(strokes.first)
        #expect(strokes.count == 1 && close(stroke.style.width, 5.5) && stroke.style.cap == .round && close(stroke.frame.width, 52.5, 0.1))
        #expect(stroke.paint.color == Drawn(Color.red).fills.first?.paint.color)
    }

    @Test("11.19, 11.20, 11.20b the ring's value is 24 points high in its middle, its label and bounds 12 in the gap below")
    func ringLabels() throws {
        func sizes(_ gauge: some View) -> [Double] {
            Drawn(gauge.gaugeStyle(.accessoryCircular)).commands.compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }.sorted()
        }
        #expect(sizes(Gauge(value: 0.5) { Text("AB") } currentValueLabel: { Text("100") }) == [12, 24])
        #expect(sizes(Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Text("7") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }) == [12, 12, 24])
        let baselines = Drawn(Gauge(value: 0.5) { Text("H") } currentValueLabel: { EmptyView() }.gaugeStyle(.accessoryCircular)).commands.compactMap { if case .glyphs(let run) = $0 { run.glyphs.first?.position.y } else { nil } }
        // The capital's top is 15.3 points below the middle of the ring.
        #expect(close(try #require(baselines.first) - 12 * 0.7046, 80 + 15.3, 0.4))
    }

    @Test("11.20c the ring's marker has the gradient's colour at the value")
    func ringMarker() throws {
        let drawn = Drawn(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .blue])))
        guard case .angularGradient(let stops, _, let start, let end, _) = try #require(drawn.strokes.first).paint else { Issue.record("no gradient"); return }
        #expect(close(start, 135 * Double.pi / 180) && close(end, 405 * Double.pi / 180))
        #expect(drawn.fills.last?.paint.color == ColorValue.mix(stops[0].color, stops[1].color, 0.5, true))
    }

    @Test("11.22b, 11.22d, 11.22e, 11.22f the accessory bar is 8 points high, and its labels, 17 points rounded, overflow it by 8 points beside it")
    func barLabels() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Text("42").part("value") }.gaugeStyle(.accessoryLinear)
        #expect(measured(gauge, 100, 50).height == 8)
        let rows = LaidOut(VStack(spacing: 12) { gauge.part("a"); gauge.part("b") }, width: 100, height: 100)
        #expect(rows["b"].minY - rows["a"].minY == 20)
        let drawn = Drawn(gauge, width: 100), value = LaidOut(gauge, width: 100, height: 50)["value"]
        #expect(drawn.commands.contains { if case .glyphs(let run) = $0 { run.size == 17 } else { false } })
        #expect(near(try #require(drawn.fills.first).frame.minX - value.maxX, 8, within: 0.2))
    }

    @Test("11.23 the capacity bar: its label above, its value below, its bounds at the ends")
    func capacityBar() {
        let laid = LaidOut(Gauge(value: 0.5) { Text("Label").part("label") } currentValueLabel: { Text("5").part("value") } minimumValueLabel: { Text("0").part("least") } maximumValueLabel: { Text("9").part("most") }
            .gaugeStyle(.accessoryLinearCapacity), width: 160, height: 100)
        #expect(laid["label"].maxY <= laid["least"].minY + 0.5 && laid["least"].maxY <= laid["value"].minY + 0.5)
        #expect(laid["least"].minX < laid["most"].minX)
    }
}
