import Drawing
import Findings
import Rasterizing

/// Makes pictures with the rasterizer; one for each thread.
public final class RasterizedPictures: PictureMaking {
    private let rasterizer = Rasterizer()
    private let encoder = PNGEncoder()

    public init() {}

    public func picture(of archive: WidgetArchive, style: PictureStyle) throws -> MadePicture {
        let mode = style.ground.drawingMode(style.mode), bitmap = bitmap(of: archive.displayList, style: style)
        guard bitmap.width > 0, bitmap.height > 0 else { throw EmptyPicture() }
        var findings = rasterizer.problems.map { FindingCode.drawingIncomplete.finding("\($0)") }
        findings += LegibilityCheck.findings(in: archive, mode: mode, name: style.mode == "clear" ? "accented" : style.mode) { list, scale, mode in
            rasterizer.draw(list, scale: scale, moment: style.moment, mode: mode, removesContainerBackground: !style.showsContainerBackground)
        }
        return MadePicture(png: encoder.encode(bitmap), findings: findings)
    }

    /// A list as a picture in a style, on the ground that the style has.
    func bitmap(of list: DisplayList, style: PictureStyle) -> Bitmap {
        var list = list
        if let rim = style.ground.rim(size: list.size, radius: style.cornerRadius) { list.items.append(rim) }
        let bitmap = rasterizer.draw(list, scale: style.scale, moment: style.moment, mode: style.ground.drawingMode(style.mode), background: style.ground.color(),
                                     cornerRadius: style.cornerRadius > 0 ? style.cornerRadius : nil,
                                     removesContainerBackground: !style.showsContainerBackground)
        return style.ground == .night ? bitmap.glowingRed : bitmap
    }

    func png(of bitmap: Bitmap) -> [UInt8] { encoder.encode(bitmap) }

    struct EmptyPicture: Error, CustomStringConvertible {
        var description: String { "the drawing has no size; look at the view's frame" }
    }
}

extension Bitmap {
    /// StandBy at night: the picture's light in pure red (composed 5.11).
    public var glowingRed: Bitmap { Bitmap(width: width, height: height, pixels: pixels.map { $0 & 0xffff_0000 }) }
}
