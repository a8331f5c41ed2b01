@testable import Charts
import Drawing
import SwiftUI
import Testing

@Suite struct ChartTests {
    struct Row: Identifiable {
        let name: String
        let value: Double
        var id: String { name }
    }
    private let rows = [Row(name: "A", value: 10), Row(name: "B", value: 20), Row(name: "C", value: 39)]

    private func bars() -> some View { Chart(rows) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) } }

    @Test("the domain of bars begins at zero and ends at a round value above the data")
    func domain() {
        let picture = ChartPicture(bars())
        let plot = picture.plot
        #expect(near(picture.marks[0].maxY, plot.maxY))
        #expect(near(picture.marks[0].height / plot.height, 0.25))
        #expect(picture.texts.contains("40") && picture.texts.contains("0"))
    }

    @Test("bars take 0.7 of equal steps")
    func widths() {
        let picture = ChartPicture(bars())
        let step = picture.plot.width / 3
        for (index, mark) in picture.marks.enumerated() {
            #expect(near(mark.width, step * 0.7))
            #expect(near(mark.midX, picture.plot.minX + (Double(index) + 0.5) * step))
        }
    }

    @Test("numbers stand at the trailing side 4 pt from the plot, categories below")
    func axes() {
        let picture = ChartPicture(bars())
        let texts = picture.nodes("text")
        #expect(texts.filter { ["0", "10", "20", "30", "40"].contains($0.label) }.allSatisfy { near($0.frame.minX, picture.plot.maxX + 4) })
        #expect(texts.filter { ["A", "B", "C"].contains($0.label) }.allSatisfy { near($0.frame.minY, picture.plot.maxY + 4, within: 3) })
        #expect(picture.plot.minX == 0)
    }

    @Test("hidden axes leave the whole chart to the plot, whose domain is not rounded")
    func hiddenAxes() {
        let picture = ChartPicture(bars().chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(picture.plot == Rect(x: 0, y: 0, width: 300, height: 200))
        #expect(near(picture.marks[2].height, 200))
        #expect(picture.texts.isEmpty)
    }

    @Test("a number against a category lies down, its categories lead from the top")
    func horizontal() {
        let picture = ChartPicture(Chart(rows) { BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name)) })
        #expect(picture.marks[0].midY < picture.marks[2].midY)
        #expect(near(picture.marks[0].minX, picture.plot.minX))
        #expect(picture.plot.minX > 4)
    }

    @Test("an explicit domain is kept")
    func explicitDomain() {
        let picture = ChartPicture(bars().chartYScale(domain: 0...100))
        #expect(near(picture.marks[1].height / picture.plot.height, 0.2))
    }

    @Test("zero is left out where the scale says so")
    func withoutZero() {
        let chart = Chart(rows) { PointMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }.chartYAxis(.hidden)
        let picture = ChartPicture(chart.chartYScale(domain: .automatic(includesZero: false)))
        #expect(near(picture.marks[0].midY, picture.plot.maxY))
        #expect(ChartPicture(chart).marks[0].midY < picture.plot.maxY - 20)
    }

    @Test("a logarithmic scale gives each power of ten the same length")
    func logarithmic() {
        let chart = Chart([1.0, 10, 100], id: \.self) { PointMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        let picture = ChartPicture(chart.chartYScale(domain: 1...100, type: .log))
        #expect(near(picture.marks[0].midY - picture.marks[1].midY, picture.marks[1].midY - picture.marks[2].midY))
    }

    @Test("bars of a calendar unit are as wide as their share of the unit")
    func dateBins() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let chart = Chart(1..<8, id: \.self) { BarMark(x: .value("Day", january($0), unit: .day, calendar: calendar), y: .value("y", $0)) }
        let picture = ChartPicture(chart)
        #expect(near(picture.marks[0].width, picture.plot.width / 7 * 0.7))
        #expect(near(picture.marks[6].midX, picture.plot.minX + picture.plot.width * 6.5 / 7))
    }

    @Test("grouped bars share a step")
    func grouped() {
        let chart = Chart {
            ForEach(["one", "two"], id: \.self) { BarMark(x: .value("x", "A"), y: .value("y", 3)).position(by: .value("g", $0)) }
        }
        let marks = ChartPicture(chart).marks
        #expect(marks[0].maxX <= marks[1].minX)
        #expect(near(marks[0].width, marks[1].width))
    }

    @Test("looks by value get a legend below, unless it is hidden")
    func legend() {
        let chart = Chart(rows) { BarMark(x: .value("Name", "all"), y: .value("Value", $0.value)).foregroundStyle(by: .value("Name", $0.name)) }
        let shown = ChartPicture(chart), hidden = ChartPicture(chart.chartLegend(.hidden))
        let entry = shown.nodes("text").first { $0.label == "B" }
        #expect((entry?.frame.minY ?? 0) > shown.plot.maxY)
        #expect(!hidden.texts.contains("B"))
        #expect(hidden.plot.height > shown.plot.height)
    }

    @Test("the axis content of one's own replaces the standard one, in the given values")
    func customAxis() {
        let picture = ChartPicture(bars().chartYAxis {
            AxisMarks(position: .leading, values: [0, 20, 40]) { value in
                AxisGridLine()
                AxisValueLabel { if let number = value.as(Int.self) { Text(verbatim: "\(number)!") } }
            }
        })
        #expect(Set(picture.texts).isSuperset(of: ["0!", "20!", "40!"]))
        #expect(!picture.texts.contains("40"))
        #expect(picture.plot.minX > 4 && near(picture.plot.maxX, 300))
    }

    @Test("an overlay's proxy knows where values are and what is where")
    func proxy() {
        var found: (place: CGFloat?, back: Double?, frame: CGRect)?
        let chart = bars().chartOverlay { proxy in
            GeometryReader { geometry in
                let _ = found = (proxy.position(forY: 20.0), proxy.value(atY: proxy.position(forY: 20.0) ?? 0), proxy.plotFrame.map { geometry[$0] } ?? .zero)
                Color.clear
            }
        }
        let picture = ChartPicture(chart)
        #expect(near(Double(found?.place ?? -1), picture.plot.height / 2))
        #expect(near(found?.back ?? -1, 20))
        #expect(near(Double(found?.frame.width ?? -1), picture.plot.width))
    }

    @Test("a chart says what its marks are worth")
    func meaning() {
        let picture = ChartPicture(bars())
        #expect(picture.nodes("chart").count == 1)
        #expect(picture.nodes("mark").map(\.label) == ["A", "B", "C"])
        #expect(picture.nodes("mark").map(\.value) == ["10", "20", "39"])
    }

    @Test("annotations stand above bars and below negative ones")
    func annotations() {
        let chart = Chart([5.0, -5], id: \.self) { value in
            BarMark(x: .value("x", "\(value)"), y: .value("y", value)).annotation { Text(verbatim: "note \(value)") }
        }
        let picture = ChartPicture(chart)
        let notes = picture.nodes("text").filter { $0.label.hasPrefix("note") }
        #expect(near(notes[0].frame.maxY, picture.marks[0].minY - 4))
        #expect(near(notes[1].frame.minY, picture.marks[1].maxY + 4))
    }

    @Test("an empty chart draws nothing and does not trap")
    func empty() {
        #expect(ChartPicture(Chart {}).marks.isEmpty)
        #expect(ChartPicture(Chart([Row](), id: \.id) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }).texts.isEmpty)
        #expect(ChartPicture(bars(), width: 0, height: 0).marks.count == 3)
    }

    @Test("values that are no numbers break a line and plot nothing")
    func notNumbers() {
        let chart = Chart([1.0, .nan, .infinity, 2], id: \.self) { value in
            LineMark(x: .value("x", "\(value)"), y: .value("y", value))
        }
        #expect(ChartPicture(chart).marks.count == 2)
    }
}
