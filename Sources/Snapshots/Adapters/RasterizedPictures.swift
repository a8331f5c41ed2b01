import Drawing
import Findings
import Rasterizing

/// Makes pictures with the rasterizer; one for each thread.
public final class RasterizedPictures: PictureMaking {
    private let rasterizer = Rasterizer()
    private let encoder = PNGEncoder()

    public init() {}

    public func picture(of archive: WidgetArchive, style: PictureStyle) throws -> MadePicture {
        let mode = style.ground.drawingMode(style.mode)
        var list = archive.displayList
        if let rim = style.ground.rim(size: list.size, radius: style.cornerRadius) { list.items.append(rim) }
        var bitmap = rasterizer.draw(list, scale: style.scale, moment: style.moment, mode: mode, background: style.ground.color(),
                                     cornerRadius: style.cornerRadius > 0 ? style.cornerRadius : nil,
                                     removesContainerBackground: !style.showsContainerBackground)
        guard bitmap.width > 0, bitmap.height > 0 else { throw EmptyPicture() }
        if style.ground == .night { bitmap = bitmap.glowingRed }
        var findings = rasterizer.problems.map { FindingCode.drawingIncomplete.finding("\($0)") }
        findings += LegibilityCheck.findings(in: archive, mode: mode, name: style.mode == "clear" ? "accented" : style.mode) { list, scale, mode in
            rasterizer.draw(list, scale: scale, moment: style.moment, mode: mode, removesContainerBackground: !style.showsContainerBackground)
        }
        return MadePicture(png: encoder.encode(bitmap), findings: findings)
    }

    struct EmptyPicture: Error, CustomStringConvertible {
        var description: String { "the drawing has no size; look at the view's frame" }
    }
}

extension Bitmap {
    /// StandBy at night: the picture's light in pure red (composed 5.11).
    public var glowingRed: Bitmap { Bitmap(width: width, height: height, pixels: pixels.map { $0 & 0xffff_0000 }) }
}
