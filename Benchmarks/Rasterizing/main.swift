import Drawing
import Foundation
import Rasterizing

/// Prints how long the steps from a display list to a PNG file take: medians of `runs` in one warm process, in processor time
/// of the thread, so that other load on the machine matters little. Arguments: runs, a file to write the picture to, and a
/// word that the names of what is measured must hold.
let runs = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 61

let only = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : ""

func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

func median(_ body: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = now()
        body()
        times.append(Double(now() - start) / 1e6)
    }
    return times.sorted()[times.count / 2]
}

func line(_ name: String, _ milliseconds: @autoclosure () -> Double) {
    guard only.isEmpty || name.contains(only) else { return }
    let milliseconds = milliseconds()
    print("\(name.padding(toLength: 28, withPad: " ", startingAt: 0)) \(String(format: "%8.3f", milliseconds)) ms")
}

let start = now()
let list = BenchmarkPicture.list()
let rasterizer = Rasterizer()
let encoder = PNGEncoder()
var picture = rasterizer.draw(list, scale: 3)
var bytes = encoder.encode(picture)
line("first picture and file", Double(now() - start) / 1e6)
for problem in rasterizer.problems { print(problem) }

line("layout and list", median { _ = BenchmarkPicture.list() })
line("paint", median { picture = rasterizer.draw(list, scale: 3) })
line("paint with corners", median { _ = rasterizer.draw(list, scale: 3, background: .white, cornerRadius: 22) })
line("RGBA", median { _ = picture.rgba() })
line("PNG", median { bytes = encoder.encode(picture) })
let archive = WidgetArchive(displayList: list, root: SemanticNode(role: "container", type: "VStack"))
let encoded = archive.encoded()
line("archive written", median { _ = archive.encoded() })
line("archive read", median { _ = try? WidgetArchive(decoding: encoded) })
for (name, effect) in [("opacity", GroupEffect.opacity(0.5)), ("blur 8", .blur(radius: 8, isOpaque: false)), ("shadow 8", .shadow(.black, radius: 8, x: 0, y: 2)),
                       ("multiply", .blend(.multiply)), ("saturation", .colorAdjustment(.saturation(0.5)))] {
    var grouped = list
    grouped.items = [DisplayItem(.beginGroup(effect))] + list.items + [DisplayItem(.endGroup)]
    line("paint in a group: \(name)", median { _ = rasterizer.draw(grouped, scale: 3, background: .white) })
}
print("\(picture.width) × \(picture.height), PNG \(bytes.count / 1024) KB, archive \(encoded.count / 1024) KB")
if CommandLine.arguments.count > 2 {
    do { try encoder.write(picture, to: CommandLine.arguments[2]) } catch { print(error) }
}
