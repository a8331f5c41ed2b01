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
        /// First and last column of a text in a part of the picture, given as columns and rows.
        case text(ClosedRange<Int>, ClosedRange<Int>, ClosedRange<Int>)
        /// First and last column and row of what differs from the background in a part of the picture, given as columns and rows.
        case part(ClosedRange<Int>, ClosedRange<Int>, columns: ClosedRange<Int>, rows: ClosedRange<Int>)
        /// The colour of one pixel (column, row), each component within three steps.
        case pixel(Int, Int, UInt32)
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

    private var size: SwiftUI.CGSize { ViewRenderer(environment: environment, size: .zero).measure(view, ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })) }

    func drawn() -> DrawnView {
        let size = size
        let container = SwiftUI.CGSize(width: width.map { CGFloat($0) } ?? size.width, height: height.map { CGFloat($0) } ?? size.height)
        return DrawnView(ViewRenderer(environment: environment, size: container).archive(view).displayList, scale: scale, background: environment.colorScheme == .dark ? .black : .white)
    }

    /// What does not hold; empty where the picture is met.
    func deviations() -> [String] {
        let size = size, drawn = drawn()
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
        case .part(let columns, let rows, let innerColumns, let innerRows):
            guard let own = drawn.part(columns, rows.shifted(-Int(shift))) else { return "nothing is drawn in columns \(columns), rows \(rows)" }
            let ownRows = own.rows.shifted(Int(shift)), slack = max(3, Double(innerColumns.count) / 100)
            let holds = abs(Double(own.columns.lowerBound - innerColumns.lowerBound)) <= slack && abs(Double(own.columns.upperBound - innerColumns.upperBound)) <= slack
                && abs(ownRows.lowerBound - innerRows.lowerBound) <= 1 && abs(ownRows.upperBound - innerRows.upperBound) <= 1
            return holds ? nil : "columns \(own.columns), rows \(ownRows) instead of \(innerColumns), \(innerRows)"
        case .text(let columns, let rows, let inner):
            guard let own = drawn.part(columns, rows.shifted(-Int(shift))) else { return "nothing is drawn in columns \(columns), rows \(rows)" }
            // Letters lean and end otherwise than SF's by a pixel or two.
            let slack = max(3, Double(inner.count) / 100)
            let holds = abs(Double(own.columns.lowerBound - inner.lowerBound)) <= slack && abs(Double(own.columns.upperBound - inner.upperBound)) <= slack
            return holds ? nil : "text in columns \(own.columns) instead of \(inner) in rows \(rows)"
        case .pixel(let x, let y, let color):
            let own = drawn.color(x, y - Int(shift))
            let holds = [16, 8, 0].allSatisfy { abs(Int(own >> $0 & 0xFF) - Int(color >> $0 & 0xFF)) <= 3 }
            return holds ? nil : String(format: "colour %06X instead of %06X at %d, %d", own, color, x, y)
        case .lines(let count): return drawn.lines.count == count ? nil : "\(drawn.lines.count) lines instead of \(count)"
        }
    }
}

/// A display list, read as the reference pictures were: in pixels.
struct DrawnView {
    var fills: [(rect: Drawing.Rect, color: UInt32)] = []
    /// The baselines of all lines of text, from top to bottom.
    var lines: [Double] = []
    private let bitmap: Bitmap
    private let pixels: [UInt8]

    init(_ list: DisplayList, scale: Double, background: ColorValue) {
        bitmap = Rasterizer().draw(list, scale: scale, background: background)
        pixels = bitmap.rgba()
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
    func ink(_ rows: ClosedRange<Int>) -> ClosedRange<Int>? { part(0...max(bitmap.width - 1, 0), rows)?.columns }

    /// What differs from the picture's corner in a part of it.
    func part(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var found: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
        for y in rows where y >= 0 && y < bitmap.height {
            for x in columns where x >= 0 && x < bitmap.width {
                let at = (y * bitmap.width + x) * 4
                guard (0..<3).reduce(0, { $0 + abs(Int(pixels[at + $1]) - Int(pixels[$1])) }) > 60 else { continue }
                let so = found ?? (x...x, y...y)
                found = (min(so.columns.lowerBound, x)...max(so.columns.upperBound, x), min(so.rows.lowerBound, y)...max(so.rows.upperBound, y))
            }
        }
        return found
    }

    var png: [UInt8] { PNGEncoder().encode(bitmap) }

    func color(_ x: Int, _ y: Int) -> UInt32 {
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return 0 }
        return (0..<3).reduce(0) { $0 << 8 | UInt32(pixels[(y * bitmap.width + x) * 4 + $1]) }
    }
}

private extension ClosedRange where Bound == Int {
    func shifted(_ distance: Int) -> ClosedRange<Int> { (lowerBound + distance)...(upperBound + distance) }
}
