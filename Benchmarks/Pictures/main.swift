import Drawing
import Foundation
import Rasterizing
import SwiftUI
import WidgetKit

// The way from a view to a PNG in one process: evaluation and layout, painting, encoding. The picture is a medium widget of
// 364 x 170 points at 3x with eleven texts, three shadows, a gradient and symbols; the provider is not counted.

struct Row: View {
    let symbol: String, title: String, detail: String, value: String
    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: symbol).foregroundStyle(.white).frame(width: 26, height: 26)
                .background(Color.indigo, in: RoundedRectangle(cornerRadius: 7))
                .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
            VStack(alignment: .leading, spacing: 0) {
                Text(title).font(.subheadline).bold()
                Text(detail).font(.caption2).foregroundStyle(.secondary)
            }
            Spacer()
            Text(value).font(.callout).monospacedDigit()
        }
        .lineLimit(1)
    }
}

struct Measured: View {
    var number: Int
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack { Text("Harbor \(number)").font(.headline); Spacer(); Text("72%").font(.title3).bold() }
            Row(symbol: "bolt.fill", title: "Power", detail: "Last hour", value: "\(1200 + number) W")
            Row(symbol: "drop.fill", title: "Water", detail: "Since midnight", value: "\(340 + number) l")
            Row(symbol: "wind", title: "Wind", detail: "North-west", value: "\(12 + number % 9) m/s")
        }
        .containerBackground(for: .widget) { LinearGradient(colors: [.cyan.opacity(0.5), .indigo.opacity(0.3)], startPoint: .topLeading, endPoint: .bottomTrailing) }
    }
}

struct Timing {
    var evaluate: [Double] = [], paint: [Double] = [], encode: [Double] = []
    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

func milliseconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let spent = (ContinuousClock.now - start).components
    return Double(spent.seconds) * 1e3 + Double(spent.attoseconds) / 1e15
}

func archive(_ number: Int) -> WidgetArchive {
    MainActor.assumeIsolated {
        var environment = EnvironmentValues()
        environment.widgetFamily = .systemMedium
        let renderer = WidgetRenderer(environment: environment, size: CGSize(width: 364, height: 170), cornerRadius: 28,
                                      margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        return renderer.archive(AnyView(Measured(number: number)), of: _WidgetDeclaration(kind: "bench", configuration: "static", content: nil))
    }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
var timing = Timing()
let rasterizer = Rasterizer(), encoder = PNGEncoder()
var bytes = 0
// Each round has numbers of its own, and none is evaluated before it is timed: kept texts would make the first part too short.
var made = archive(-1), bitmap = Bitmap(width: 1, height: 1, pixels: [0])
for number in 0..<rounds + 20 {
    let evaluate = milliseconds { made = archive(number) }
    let paint = milliseconds { bitmap = rasterizer.draw(made.displayList, scale: 3, cornerRadius: 28) }
    let encode = milliseconds { bytes = encoder.encode(bitmap).count }
    guard number >= 20 else { continue }
    timing.evaluate.append(evaluate)
    timing.paint.append(paint)
    timing.encode.append(encode)
}
let parts = [("view to archive", timing.evaluate), ("archive to pixels", timing.paint), ("pixels to PNG", timing.encode)]
for (name, values) in parts { print(String(format: "%@: %.2f ms", name, Timing.median(values))) }
print(String(format: "together: %.2f ms a picture, %d bytes, median of %d", parts.map { Timing.median($0.1) }.reduce(0, +), bytes, rounds))

// Pictures that two threads paint and encode together in the time one takes, and beside it what the machine itself gives two threads
// at that moment: a loop over memory of each thread's own, in which nothing is shared.
func paint(_ count: Int) {
    let rasterizer = Rasterizer(), encoder = PNGEncoder()
    for _ in 0..<count { _ = encoder.encode(rasterizer.draw(shared.displayList, scale: 3, cornerRadius: 28)) }
}
func loop(_ count: Int) {
    var memory = [UInt32](repeating: 1, count: 1 << 19)
    memory.withUnsafeMutableBufferPointer { buffer in
        for round in 0..<count { for index in buffer.indices { buffer[index] = buffer[index] &* 1_664_525 &+ UInt32(truncatingIfNeeded: index &+ round) } }
    }
}

struct Scaling {
    var ratios: [Double] = [], processor: [Double] = []
    /// One thread, then two, `count` times each: how much more two do, and what a picture costs in processor time on two threads against one.
    mutating func measure(_ count: Int, _ work: @Sendable (Int) -> Void) {
        let before = processorTime(), one = milliseconds { work(count) }
        let between = processorTime(), two = milliseconds { DispatchQueue.concurrentPerform(iterations: 2) { _ in work(count) } }
        ratios.append(2 * one / two)
        processor.append((processorTime() - between) / 2 / (between - before))
    }
    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
let shared = archive(1)
paint(20)
var pictures = Scaling(), machine = Scaling()
for _ in 0..<9 {
    pictures.measure(max(rounds / 5, 1), paint)
    machine.measure(max(rounds / 5, 1), loop)
}
print(String(format: "two threads: %.2f times the pictures of one, each for %.2f times the processor time", Timing.median(pictures.ratios), Timing.median(pictures.processor)))
print(String(format: "two threads that share nothing, in turns with these: %.2f times the work of one, %.2f times the processor time", Timing.median(machine.ratios), Timing.median(machine.processor)))
