import Foundation
@testable import SwiftUI
import Testing

/// layout-rules, section 15: figures measured on pictures of Apple's, in pixels.
@Suite struct ReadyMadeTests {
    private let medium = EnvironmentValues.with { $0.dynamicTypeSize = .medium }
    private func pixels(_ view: some View, _ width: Double? = nil, _ height: Double? = nil, scale: Double = 3, _ environment: EnvironmentValues = EnvironmentValues()) -> [Double] {
        var environment = environment
        environment.displayScale = scale
        let size = measured(view, width, height, environment: environment)
        return [(size.width * scale).rounded(), (size.height * scale).rounded()]
    }
    private func isWithinOnePercent(_ measured: [Double], _ expected: [Double]) -> Bool { abs(measured[0] - expected[0]) <= max(2, expected[0] * 0.01) && measured[1] == expected[1] }

    @Test("15.1 a row of a symbol and a text, padded and framed, is 246 x 101 pixels at 2x")
    func checked() {
        let view = HStack { Image(systemName: "checkmark.circle.fill"); Text("Checked") }.padding(5).background(RoundedRectangle(cornerRadius: 5).fill(.blue)).padding(10)
        #expect(isWithinOnePercent(pixels(view, scale: 2), [246, 101]))
    }

    @Test("15.2, 15.3 a body text is 408 x 61 pixels, padded 96 more each way")
    func text() {
        #expect(isWithinOnePercent(pixels(Text("Some SwiftUI text")), [408, 61]))
        let padded = pixels(Text("Some SwiftUI text").padding())
        #expect(isWithinOnePercent(padded, [408 + 96, 157]))
    }

    @Test("15.4, 15.4b, 15.4c two lines of body are 127 pixels, two texts stand 6 apart, and footnotes 54")
    func lines() {
        #expect(pixels(Text("One\nTwo"), 375)[1] == 127)
        let laid = LaidOut(VStack { Text("A").part("a"); Text("B").part("b") }, width: 300, height: 300, environment: medium)
        #expect(near((laid["b"].minY - laid["a"].maxY) * 3, 6, within: 0.1))
        #expect(abs(pixels(Text("A\nB\nC").font(.footnote))[1] - pixels(Text("A").font(.footnote))[1] - 2 * 54) <= 1)
        #expect(abs(pixels(Text("A\nB\nC").font(.system(size: 13)))[1] - pixels(Text("A").font(.system(size: 13)))[1] - 2 * 47) <= 1)
    }

    @Test("15.5 the bar of a timer is 984 x 12 pixels in 328 points")
    func bar() {
        let start = Date(timeIntervalSince1970: 0)
        let bar = ProgressView(timerInterval: start...start.addingTimeInterval(60)) { EmptyView() } currentValueLabel: { EmptyView() }
        #expect(pixels(bar, 328, 100) == [984, 12])
    }

    @Test("15.6 the accessory ring is 174 pixels wide")
    func ring() { #expect(pixels(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular), 100, 100) == [174, 174]) }
}
