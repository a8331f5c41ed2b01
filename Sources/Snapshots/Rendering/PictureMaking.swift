import Drawing
import ExtensionMessages

/// Makes a picture from an archive. One is made for each thread.
public protocol PictureMaking: AnyObject {
    /// The bytes of a PNG file.
    /// - Throws: an error whose text says what to do.
    func picture(of archive: WidgetArchive, style: PictureStyle) throws -> MadePicture
}

/// What a picture depends on beside the archive.
public struct PictureStyle: Hashable, Sendable {
    /// Pixels per point.
    public var scale: Double
    /// The moment that dynamic text shows; seconds since 1970-01-01.
    public var moment: Double
    /// "fullColor", "accented", "clear" (accented over clear glass) or "vibrant".
    public var mode: String
    /// What lies under the widget.
    public var ground = PictureGround.none
    /// Points; 0 for square corners.
    public var cornerRadius: Double
    public var showsContainerBackground: Bool
    public init(scale: Double, moment: Double, mode: String, cornerRadius: Double, showsContainerBackground: Bool) {
        self.scale = scale; self.moment = moment; self.mode = mode; self.cornerRadius = cornerRadius
        self.showsContainerBackground = showsContainerBackground
    }
}

public struct MadePicture: Sendable {
    public var png: [UInt8]
    /// What could not be drawn.
    public var findings: [Finding]
    public init(png: [UInt8], findings: [Finding] = []) { self.png = png; self.findings = findings }
}
