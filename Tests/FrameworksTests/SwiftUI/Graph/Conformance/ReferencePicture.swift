import Drawing
import Rasterizing
@testable import SwiftUI

/// A picture that Apple's SwiftUI drew, and what was measured in it. The picture itself is not part of the project: the view is
/// written anew from its description, and the numbers are pixels of the picture.
struct ReferencePicture {
    enum Check {
        /// The size of the view in pixels: the height exact, the width within 1 %.
        case size(Double, Double)
        /// The box of an area filled with a colour (its number in drawing order): x, y, width, height; the horizontal ones within 1 % or two pixels.
        case fill(Int, Double, Double, Double, Double)
        /// The colour of that area.
        case color(Int, UInt32)
        /// The row under the feet of a line's letters.
        case baseline(Int, Double)
        /// From one line's baseline to another's.
        case pitch(Int, Int, Double)
        /// First and last column of what differs from the background between two rows.
        case ink(ClosedRange<Int>, ClosedRange<Int>)
        /// How many lines of text there are.
        case lines(Int)
    }

    let repository: String
    let name: String
    let view: AnyView
    /// What the view is proposed, or the container it is centred in; points, nil: its ideal length.
    let width, height: Double?
    let scale: Double
    var environment = EnvironmentValues()
    /// Pixels by which the picture's host moved the view down: its safe area.
    let shift: Double
    let checks: [Check]
    /// Why a check may fail, where the reason is known.
    var reason = ""

    init(_ repository: String, _ name: String, _ width: Double?, _ height: Double?, scale: Double = 3, os: Int = 18, dark: Bool = false, typeSize: DynamicTypeSize = .large, shift: Double = 0,
         _ checks: [Check], reason: String = "", @ViewBuilder _ view: () -> some View) {
        (self.repository, self.name, self.width, self.height, self.scale, self.shift, self.checks, self.reason) = (repository, name, width, height, scale, shift, checks, reason)
        self.view = AnyView(view())
        environment.displayScale = scale
        environment.systemMajorVersion = os
        environment.colorScheme = dark ? .dark : .light
        environment.dynamicTypeSize = typeSize
    }

    /// What does not hold; empty where the picture is met.
    func deviations() -> [String] {
        let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        let size = ViewRenderer(environment: environment, size: .zero).measure(view, proposal)
        let container = SwiftUI.CGSize(width: width.map { CGFloat($0) } ?? size.width, height: height.map { CGFloat($0) } ?? size.height)
        let drawn = DrawnView(ViewRenderer(environment: environment, size: container).archive(view).displayList, scale: scale)
        return checks.compactMap { deviation($0, size, drawn) }
    }

    private func deviation(_ check: Check, _ size: SwiftUI.CGSize, _ drawn: DrawnView) -> String? {
        func across(_ a: Double, _ b: Double, of length: Double) -> Bool { abs(a - b) <= max(2, length / 100) }
        func text(_ values: [Double]) -> String { values.map { String(format: "%.1f", $0) }.joined(separator: ", ") }
        switch check {
        case .size(let width, let height):
            // The host rounds up to whole pixels.
            let own = ((size.width * scale - 0.001).rounded(.up), (size.height * scale - 0.001).rounded(.up))
            return abs(own.0 - width) <= max(1, width / 100) && abs(own.1 - height) < 0.51 ? nil : "size \(text([own.0, own.1])) instead of \(text([width, height]))"
        case .fill(let index, let x, let y, let width, let height):
            guard drawn.fills.indices.contains(index) else { return "there is no area \(index)" }
            var own = drawn.fills[index].rect
            own.origin.y += shift
            let holds = across(own.minX, x, of: width) && across(own.maxX, x + width, of: width) && abs(own.minY - y) < 1.01 && abs(own.height - height) < 0.51
            return holds ? nil : "area \(index) at \(text([own.minX, own.minY, own.width, own.height])) instead of \(text([x, y, width, height]))"
        case .color(let index, let color):
            guard drawn.fills.indices.contains(index) else { return "there is no area \(index)" }
            return drawn.fills[index].color == color ? nil : String(format: "colour %06X instead of %06X", drawn.fills[index].color, color)
        case .baseline(let line, let y):
            guard drawn.lines.indices.contains(line) else { return "there is no line \(line)" }
            return abs(drawn.lines[line] + shift - y) < 1.01 ? nil : "baseline \(line) at \(text([drawn.lines[line]])) instead of \(text([y]))"
        case .pitch(let a, let b, let distance):
            guard drawn.lines.indices.contains(b) else { return "there is no line \(b)" }
            let own = drawn.lines[b] - drawn.lines[a]
            return abs(own - distance) < 1.01 ? nil : "lines \(a) and \(b) stand \(text([own])) apart instead of \(text([distance]))"
        case .ink(let rows, let columns):
            guard let own = drawn.ink(rows) else { return "nothing is drawn in rows \(rows)" }
            // The letters' bearings are not SF's: a line may begin a pixel earlier or later than it is wide.
            let length = Double(columns.count)
            return abs(Double(own.count) - length) <= max(2, length / 100) && abs(Double(own.lowerBound - columns.lowerBound)) <= max(3, length / 100)
                ? nil : "columns \(own) instead of \(columns) in rows \(rows)"
        case .lines(let count): return drawn.lines.count == count ? nil : "\(drawn.lines.count) lines instead of \(count)"
        }
    }
}

/// A display list, read as the reference pictures were: in pixels.
struct DrawnView {
    var fills: [(rect: Drawing.Rect, color: UInt32)] = []
    /// The baselines of all lines of text, from top to bottom.
    var lines: [Double] = []
    private let list: DisplayList
    private let scale: Double

    init(_ list: DisplayList, scale: Double) {
        self.list = list
        self.scale = scale
        var transforms: [Drawing.AffineTransform] = [.identity]
        for item in list.items {
            let current = transforms[transforms.count - 1]
            switch item.command {
            case .beginGroup(.transform(let transform)): transforms.append(transform.concatenating(current))
            case .beginGroup: transforms.append(current)
            case .endGroup: transforms.removeLast()
            case .fill(let path, .color(let color, _), _):
                let box = path.applying(current).controlPointBounds
                fills.append((Drawing.Rect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale), Self.hex(color)))
            case .glyphs(let run):
                guard let glyph = run.glyphs.first else { continue }
                let y = current.apply(glyph.position).y * scale
                if !lines.contains(where: { abs($0 - y) < 0.6 }) { lines.append(y) }
            default: break
            }
        }
        lines.sort()
    }

    private static func hex(_ color: ColorValue) -> UInt32 {
        [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(min(max(($1 * 255).rounded(), 0), 255)) }
    }

    /// First and last column that differ from the picture's corner between two rows.
    func ink(_ rows: ClosedRange<Int>) -> ClosedRange<Int>? {
        let bitmap = Rasterizer().draw(list, scale: scale, background: .white), pixels = bitmap.rgba()
        var low = Int.max, high = -1
        for y in rows where y < bitmap.height {
            for x in 0..<bitmap.width {
                let at = (y * bitmap.width + x) * 4
                let difference = (0..<3).reduce(0) { $0 + abs(Int(pixels[at + $1]) - Int(pixels[$1])) }
                if difference > 60 { low = min(low, x); high = max(high, x) }
            }
        }
        return high >= low ? low...high : nil
    }
}
