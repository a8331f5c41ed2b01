import Drawing

/// A picture that can be drawn from an archive at any time: equal requests are equal pictures.
struct PictureRequest: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        /// All of it at a moment; nil: as the archive says.
        case whole(moment: Double?)
        /// What stands still.
        case still
        /// A live region at `count` moments, one below the other.
        case film(index: Int, from: Double, step: Double, count: Int)
        /// The way from another archive to this one; its live parts at a moment, nil: without them.
        case transition(from: String, moment: Double?)
    }
    /// The key of the archive.
    var archive: String
    var style: GlassStyle
    /// Pixels per point.
    var scale: Double
    var part: Part

    static let scales = 0.25...4.0
    /// The longest row of moments in one picture.
    static let longestFilm = 32

    /// The size in pixels is bounded by the scale and the size of an archive; the tag names the content.
    var tag: String { ContentTag.of("\(archive) \(style.query) \(scale) \(part)".utf8) }
}
