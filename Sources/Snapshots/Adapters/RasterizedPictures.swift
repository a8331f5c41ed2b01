import Drawing
import Findings
import Rasterizing

/// Makes pictures with the rasterizer; one for each thread.
public final class RasterizedPictures: PictureMaking {
    private let rasterizer = Rasterizer()
    private let encoder = PNGEncoder()

    public init() {}

    public func picture(of archive: WidgetArchive, style: PictureStyle) throws -> MadePicture {
        let bitmap = rasterizer.draw(archive.displayList, scale: style.scale, moment: style.moment, mode: Self.mode(style.mode),
                                     cornerRadius: style.cornerRadius > 0 ? style.cornerRadius : nil,
                                     removesContainerBackground: !style.showsContainerBackground)
        guard bitmap.width > 0, bitmap.height > 0 else { throw EmptyPicture() }
        let findings = rasterizer.problems.map { FindingCode.drawingIncomplete.finding("\($0)") }
        return MadePicture(png: encoder.encode(bitmap), findings: findings)
    }

    /// The accent of a tinted Home Screen. Both groups are white over the tint (composed 17, colors J, seen).
    private static func mode(_ name: String) -> DrawingMode {
        switch name {
        case "accented": .accented(defaultColor: .white, accentColor: .white)
        case "vibrant": .vibrant
        default: .fullColor
        }
    }

    struct EmptyPicture: Error, CustomStringConvertible {
        var description: String { "the drawing has no size; look at the view's frame" }
    }
}
