@testable import Charts
import SwiftUI
import Testing

@Suite struct StackingTests {
    private func stack(@ChartContentBuilder _ content: () -> some ChartContent) -> [StackedMark] {
        func collect<C: ChartContent>(_ content: C) -> [StackedMark] {
            let collector = _MarkCollector()
            C._collect(content, into: collector)
            return Stacking(collector.marks).marks
        }
        return collect(content())
    }

    private func bars(_ stacking: MarkStackingMethod, _ values: [Double]) -> [[Double]] {
        stack { ForEach(Array(values.enumerated()), id: \.offset) { BarMark(x: .value("x", "A"), y: .value("y", $0.element), stacking: stacking) } }
            .map { [$0.interval?.start ?? .nan, $0.interval?.end ?? .nan] }
    }

    @Test("bars at one place stand on each other, negative ones below zero")
    func standard() {
        #expect(bars(.standard, [1, 2, -4, 3]) == [[0, 1], [1, 3], [0, -4], [3, 6]])
    }

    @Test("normalized stacks fill the whole")
    func normalized() {
        #expect(bars(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
    }

    @Test("centred stacks lie around zero")
    func centered() {
        #expect(bars(.center, [2, 4]) == [[-3, -1], [-1, 3]])
    }

    @Test("unstacked bars all begin at zero")
    func unstacked() {
        #expect(bars(.unstacked, [2, 4]) == [[0, 2], [0, 4]])
    }

    @Test("grouped bars stack within their group only")
    func grouped() {
        let marks = stack {
            BarMark(x: .value("x", "A"), y: .value("y", 1)).position(by: .value("g", "one"))
            BarMark(x: .value("x", "A"), y: .value("y", 2)).position(by: .value("g", "two"))
        }
        #expect(marks.map { $0.interval?.start } == [0, 0])
    }

    @Test("bars grow along the axis of their number")
    func orientation() {
        let marks = stack {
            BarMark(x: .value("x", "A"), y: .value("y", 1))
            BarMark(x: .value("x", 1), y: .value("y", "A"))
            BarMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0), unit: .day), y: .value("y", 1))
            BarMark(x: .value("x", 3))
        }
        #expect(marks.map(\.valueAxis) == [.vertical, .horizontal, .vertical, .horizontal])
    }

    @Test("sectors share the circle by their values")
    func sectors() {
        let turns = stack {
            SectorMark(angle: .value("v", 1))
            SectorMark(angle: .value("v", 3))
        }.map { [$0.turn?.start ?? .nan, $0.turn?.end ?? .nan] }
        #expect(turns == [[0, 0.25], [0.25, 1]])
    }
}
