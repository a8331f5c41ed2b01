import Drawing
import Foundation

/// Joins Core Graphics to the rasteriser when the first picture is made.
enum ImageRendering {
    static func prepare() {}
}
