@testable import Charts
import SwiftUI
import Testing

@Suite struct ContentTests {
    struct Pair: ChartContent {
        let value: Double
        var body: some ChartContent {
            PointMark(x: .value("x", value), y: .value("y", value))
            RuleMark(y: .value("y", value))
        }
    }

    private func collect<C: ChartContent>(_ content: C) -> _MarkCollector {
        let collector = _MarkCollector()
        C._collect(content, into: collector)
        return collector
    }

    @Test("content of one's own, conditions, loops and optionals give their marks in order")
    func builders() {
        func content(_ flag: Bool, _ extra: Double?) -> some ChartContent {
            Plot {
                if flag { Pair(value: 1) } else { LineMark(x: .value("x", 0), y: .value("y", 0)) }
                ForEach(0..<2) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
                if let extra { PointMark(x: .value("x", extra), y: .value("y", extra)) }
            }
        }
        #expect(collect(content(true, nil)).marks.map(\.kind.typeName) == ["PointMark", "RuleMark", "BarMark", "BarMark"])
        #expect(collect(content(false, 2)).marks.map(\.kind.typeName) == ["LineMark", "BarMark", "BarMark", "PointMark"])
    }

    @Test("the inner modifier wins, opacities multiply")
    func nesting() {
        let marks = collect(Plot {
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbolSize(10).opacity(0.5)
            PointMark(x: .value("x", 0), y: .value("y", 0))
        }.symbolSize(99).opacity(0.5)).marks
        let areas: [CGFloat] = marks.map { if case .area(let area)? = $0.style.symbolSize { area } else { -1 } }
        #expect(areas == [10, 99])
        #expect(marks.map(\.style.opacity) == [0.25, 0.5])
    }

    @Test("what is not drawn is said")
    func unsupported() {
        let picture = ChartPicture(Chart {
            BarMark(x: .value("x", "A"), y: .value("y", 1)).mask { PointMark(x: .value("x", "A"), y: .value("y", 1)) }
        })
        #expect(picture.archive.findings.map(\.code) == ["unsupported-api"])
    }

    @Test("raw-representable types plot as their raw value")
    func rawValues() {
        enum Kind: String, Plottable { case one, two }
        #expect(Kind.two.plotted == .category("two"))
        #expect(Kind(plotted: .category("one")) == .one)
        #expect(Int(plotted: .number(2.5)) == nil)
    }
}
