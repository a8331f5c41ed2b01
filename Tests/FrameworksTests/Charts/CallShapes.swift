import Charts
import SwiftUI

// Each call shape of Swift Charts once, as people write it: it is enough that it compiles.

private struct Sample: Identifiable {
    let id = 0
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var value = 1.0
    var name = "A"
}

private struct TriangleSymbol: ChartSymbolShape, InsettableShape {
    let inset: CGFloat
    init(inset: CGFloat = 0) { self.inset = inset }
    func path(in rect: CGRect) -> SwiftUI.Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
    func inset(by amount: CGFloat) -> TriangleSymbol { TriangleSymbol(inset: inset + amount) }
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

private struct LimitMarks: ChartContent {
    let limits: [Double]
    var body: some ChartContent {
        ForEach(limits, id: \.self) { limit in
            RuleMark(y: .value("Limit", limit))
                .lineStyle(.init(lineWidth: 1, dash: [5]))
                .foregroundStyle(.red)
        }
    }
}

private struct MarkShapes: View {
    fileprivate let samples = [Sample()]
    @State private var selection: Date?
    @State private var position = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            Chart(samples) { sample in
                LineMark(x: .value("Date", sample.date), y: .value("Value", sample.value))
                    .interpolationMethod(.catmullRom(alpha: 0.5))
                    .symbol(Circle().strokeBorder(lineWidth: 2))
                    .symbolSize(CGSize(width: 6, height: 6))
                LineMark(x: .value("Date", sample.date, unit: .hour), y: .value("Value", sample.value), series: .value("Name", sample.name))
                    .symbol(by: .value("Name", sample.name))
                    .symbol(.circle)
                    .symbol { Circle().fill(.red).frame(width: 4) }
                    .lineStyle(by: .value("Name", sample.name))
                AreaMark(x: .value("Date", sample.date), y: .value("Value", sample.value), stacking: .center)
                    .alignsMarkStylesWithPlotArea()
                AreaMark(x: .value("Date", sample.date), yStart: .value("Low", 0), yEnd: .value("High", 3), series: .value("Name", sample.name))
                PointMark(x: .value("Date", sample.date), y: .value("Value", sample.value)).symbol(TriangleSymbol()).symbolSize(by: .value("Value", sample.value))
                BarMark(x: .value("Date", sample.date, unit: .day), y: .value("Value", sample.value), width: .fixed(4))
                    .cornerRadius(3)
                    .annotation(position: .top, alignment: .bottom, spacing: 5) { Text(sample.name) }
                BarMark(x: .value("Date", sample.date), y: .value("Value", sample.value))
                    .annotation(position: .overlay) { context in Text("\(context.targetSize.width)") }
                BarMark(x: .value("Date", sample.date), y: .value("Value", sample.value))
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text("x") }
                BarMark(x: .value("Date", sample.date), yStart: .value("a", 1), yEnd: .value("b", 2), width: 3)
                BarMark(xStart: .value("a", sample.date), xEnd: .value("b", sample.date), y: .value("Name", sample.name), height: .ratio(0.5))
                more(sample)
            }
        }
    }

    @ChartContentBuilder fileprivate func more(_ sample: Sample) -> some ChartContent {
        RectangleMark(xStart: .value("a", sample.date), xEnd: .value("b", sample.date), yStart: .value("c", 1), yEnd: .value("d", 2))
            .opacity(0.2)
            .accessibilityLabel("Range")
        RectangleMark(xStart: .value("a", sample.date), xEnd: .value("b", sample.date))
        RuleMark(xStart: .value("a", sample.date), xEnd: .value("b", sample.date), y: .value("c", 2)).zIndex(-1)
        RuleMark(x: .value("Second", sample.date, unit: .second)).offset(yStart: -10)
        LimitMarks(limits: [1, 2])
        if let selection { RuleMark(x: .value("Selected", selection)) }
        if #available(iOS 17, *) { PointMark(x: .value("Date", sample.date), y: .value("Value", 2)) }
    }

    fileprivate var others: some View {
        VStack {
            Chart { SectorMark(angle: .value("Value", 3), innerRadius: .ratio(0.6), outerRadius: .inset(4), angularInset: 1.5).foregroundStyle(by: .value("Name", "A")) }
                .chartAngleSelection(value: .constant(Optional<Int>.none))
            Chart(samples, id: \.name) { BarMark(x: .value("Value", $0.value)).foregroundStyle(by: .value("Name", $0.name)) }
            Chart {
                LinePlot(x: "x", y: "y", domain: 0...3) { sin($0) }
                LinePlot(x: "x", y: "y", t: "t", domain: 0...3) { (cos($0), sin($0)) }
                AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...3) { (yStart: $0, yEnd: 2 * $0) }
                LinePlot(samples, x: .value("x", \.date), y: .value("y", \.value))
                BarPlot(samples, x: .value("x", \.name), y: .value("y", \.value)).foregroundStyle(.red)
                PointPlot(samples, x: .value("x", \.date), y: .value("y", \.value)).symbol(.square)
            }
            Chart {
                Plot { RuleMark(y: .value("y", 1)) }.position(by: .value("Axis", "IOB"))
                ForEach(NumberBins(size: 5.0, range: 0...20), id: \.self) { bin in BarMark(x: .value("Bin", bin), y: .value("Count", 1)) }
                Group { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            }
            .chartXScale(type: .log)
        }
    }

    fileprivate var modified0: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartXAxis {
                AxisMarks(values: .stride(by: .hour, count: 3)) { value in
                    AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [2, 4]))
                    AxisTick(length: 6, stroke: .init(lineWidth: 1)).foregroundStyle(.gray)
                    if let date = value.as(Date.self), date.timeIntervalSinceReferenceDate > 0 {
                        AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute(), anchor: .top)
                    } else {
                        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true, collisionResolution: .greedy)
                    }
                }
                AxisMarks(preset: .aligned, position: .top, values: .stride(by: .day)) { _ in AxisValueLabel("\(1)°F") }
                AxisMarks(values: [Date(timeIntervalSinceReferenceDate: 0)]) { AxisGridLine() }
            }
    }

    fileprivate var modified1: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(minimumStride: 5, desiredCount: 6, roundLowerBound: false)) { value in
                    AxisValueLabel { if let number = value.as(Double.self) { Text(number, format: .number) } }
                }
                AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), preset: .extended, values: [0.0, 0.5])
                AxisMarks(position: .trailing)
                AxisMarks(values: [1, 2]) { AxisValueLabel().font(.footnote).foregroundStyle(Color.primary) }
            }
    }

    fileprivate var modified2: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartXScale(domain: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 9), range: .plotDimension(padding: 4))
            .chartYScale(domain: .automatic(includesZero: false, reversed: true), type: .linear)
            .chartYScale(domain: [0, 100])
            .chartForegroundStyleScale(["A": Color.red, "B": .blue])
            .chartForegroundStyleScale { (name: String) -> AnyShapeStyle in AnyShapeStyle(name == "A" ? Color.red : Color.blue) }
            .chartForegroundStyleScale(domain: ["A"], range: [LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)])
    }

    fileprivate var modified3: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartSymbolScale(["A": .circle, "B": .square])
            .chartLegend(position: .bottom, alignment: .leading, spacing: 12) { Text("Legend") }
            .chartLegend(position: .automatic, alignment: .bottom)
            .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.red) }
            .chartXSelection(value: $selection.animation(.easeInOut))
            .chartScrollableAxes(.horizontal)
    }

    fileprivate var modified4: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartXVisibleDomain(length: 3600 * 24)
            .chartScrollPosition(x: $position)
            .chartScrollTargetBehavior(.valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1))))
            .chartYAxisLabel(alignment: .trailing) { Text("mg/dL") }
            .chartXAxisLabel("Time", position: .bottom, alignment: .center)
    }

    fileprivate var modified5: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let frame = proxy.plotFrame.map { geometry[$0] } ?? geometry[proxy.plotAreaFrame]
                    let x = (proxy.position(forX: Date(timeIntervalSinceReferenceDate: 1)) ?? 0) + frame.origin.x
                    if let date = proxy.value(atX: x, as: Date.self), let value: Double = proxy.value(atY: 3) { Text("\(date) \(value)").position(x: x) }
                }
            }
            .chartBackground(alignment: .center) { proxy in Text("\(proxy.plotSize.width)") }
            .chartXAxis(.hidden)
            .chartLegend(.hidden)
    }

    fileprivate var modified6: some View {
        Chart(samples) { PointMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
            .chartYAxis(.visible)
    }

    @ChartContentBuilder fileprivate func limit(_ high: Bool) -> some ChartContent {
        switch high {
        case true: RuleMark(y: .value("High", 2))
        case false: RuleMark(y: .value("Low", 1))
        }
    }

    fileprivate var axis: some AxisContent {
        AxisMarks(position: .bottom) { _ in AxisGridLine().foregroundStyle(.clear) }
    }
}
