import JSONValues
import Rasterizing

/// A picture's file, and of a transition where its frames are.
struct DrawnPicture: Sendable {
    var png: [UInt8]
    var film: FilmLayout?
}

/// Where the frames of a transition are in its sheet, and of which part of the widget they are: what the page needs to play it.
struct FilmLayout: Hashable, Sendable {
    /// Points: left, top, width, height.
    var area: [Double]
    /// Pixels of a frame.
    var width, height: Int
    var columns, count: Int
    /// Seconds.
    var interval: Double
    /// Pixels per point of the widget's picture, which the area lies on.
    var scale: Double

    init(_ film: TransitionFilm, scale: Double) {
        self.scale = scale
        area = [film.area.minX, film.area.minY, film.area.width, film.area.height]
        (width, height, columns, count, interval) = (film.frameWidth, film.frameHeight, film.columns, film.count, film.interval)
    }

    /// On one line, for a header.
    var text: String {
        (["area": JSONValue(area), "width": JSONValue(width), "height": JSONValue(height), "columns": JSONValue(columns), "count": JSONValue(count), "interval": JSONValue(interval), "scale": JSONValue(scale)] as JSONValue).text(isCompact: true)
    }
}
