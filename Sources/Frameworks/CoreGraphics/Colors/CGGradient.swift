// Status of this file: exact in sRGB; another `space` is drawn as sRGB.

import Drawing
import Foundation

/// Colours and where they are between 0 and 1.
public final class CGGradient: @unchecked Sendable {
    let stops: [GradientStop]

    /// Nil where a colour is not a `CGColor` or there are none. Without locations the colours are spread evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = (0..<colors.count).map { colors.object(at: $0) }.compactMap { $0 as? CGColor }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        stops = values.enumerated().map { index, color in
            GradientStop(color: color.value, location: locations.map { $0[index] } ?? (values.count == 1 ? 0 : Double(index) / Double(values.count - 1)))
        }
    }
    public convenience init?(colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {
        let width = space.numberOfComponents + 1
        self.init(colorsSpace: space, colors: (0..<count).compactMap { CGColor(colorSpace: space, components: colorComponents + $0 * width) } as NSArray, locations: locations)
    }
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
