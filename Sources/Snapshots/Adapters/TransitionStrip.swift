import Drawing
import Rasterizing

/// Moments of the way from one picture of a widget to the next, one beside the other: what a phone shows between two entries.
public struct TransitionStrip {
    public var png: [UInt8]
    /// Seconds from the beginning of the way, of each picture from left to right and row to row. The first is the old picture, the last the new one.
    public var moments: [Double]
    /// Seconds.
    public var duration: Double

    /// Pictures in a strip, and in a row of it.
    private static let count = 8, columns = 4

    /// Nil where nothing is to be seen between the two.
    public init?(from old: WidgetArchive, to new: WidgetArchive, style: PictureStyle, pictures: RasterizedPictures, reducesMotion: Bool = false) {
        guard let transition = WidgetTransition(from: old, to: new, reducesMotion: reducesMotion), !transition.isEmpty else { return nil }
        duration = transition.duration
        let duration = duration
        // A spring is nearly at rest for half of its time: the moments are closer together where more happens.
        moments = (0..<Self.count).map { index in
            let share = Double(index) / Double(Self.count - 1)
            return duration * share * (0.5 + 0.5 * share)
        }
        let bitmaps = moments.map { pictures.bitmap(of: transition.displayList(at: $0), style: style) }
        guard let first = bitmaps.first, first.width > 0, bitmaps.allSatisfy({ $0.width == first.width && $0.height == first.height }) else { return nil }
        let gap = Int((8 * style.scale).rounded()), rows = (bitmaps.count + Self.columns - 1) / Self.columns
        let width = Self.columns * (first.width + gap) - gap, height = rows * (first.height + gap) - gap
        var pixels = [UInt32](repeating: 0, count: width * height)
        for (index, bitmap) in bitmaps.enumerated() {
            let left = index % Self.columns * (first.width + gap), top = index / Self.columns * (first.height + gap)
            for row in 0..<first.height {
                let start = (top + row) * width + left
                pixels.replaceSubrange(start..<start + first.width, with: bitmap.pixels[row * first.width..<(row + 1) * first.width])
            }
        }
        png = pictures.png(of: Bitmap(width: width, height: height, pixels: pixels))
    }
}
