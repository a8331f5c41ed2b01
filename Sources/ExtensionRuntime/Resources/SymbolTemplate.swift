import CoreGraphics
import Drawing
import Foundation
import FoundationXML

/// Draws a custom symbol from the template that Xcode and the SF Symbols app write: an SVG whose groups are weights and scales.
///
/// The group "Regular-M" is drawn (else "Regular-S", "Regular-L"), for text of 17 points; templates are made for 100 points.
enum SymbolTemplate {
    /// Pixels a point: more than any display's, so that larger symbols stay sharp.
    static let scale: CGFloat = 9
    private static let templateSize: CGFloat = 100
    private static let textSize: CGFloat = 17
    /// Templates hold 27 variants of a drawing; a larger file is refused.
    private static let largestFile = 8 << 20

    /// The symbol's pixels, black on clear; nil for a file that is no template.
    static func picture(_ file: String, name: String) -> Drawing.ImageResource? {
        guard let data = FileManager.default.contents(atPath: file), data.count <= largestFile else { return nil }
        let reader = TemplateReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        for weight in ["Regular-M", "Regular-S", "Regular-L"] {
            guard let paths = reader.groups[weight], !paths.isEmpty else { continue }
            return draw(paths, name: name)
        }
        return nil
    }

    private static func draw(_ paths: [CGPath], name: String) -> Drawing.ImageResource? {
        let bounds = paths.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0, bounds.width < 2000, bounds.height < 2000 else { return nil }
        let factor = textSize / templateSize * scale
        let width = Int((bounds.width * factor).rounded(.up)), height = Int((bounds.height * factor).rounded(.up))
        guard let context = CGContext(data: nil, width: max(1, width), height: max(1, height), bitsPerComponent: 8, bytesPerRow: 0,
                                      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return nil }
        // Core Graphics counts upwards, templates downwards.
        context.translateBy(x: 0, y: CGFloat(max(1, height)))
        context.scaleBy(x: factor, y: -factor)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        for path in paths {
            context.addPath(path)
            context.fillPath()
        }
        var resource = context.makeImage()?.resource
        resource?.name = name
        return resource
    }
}

/// Collects the paths of a template by group.
private final class TemplateReader: NSObject, XMLParserDelegate {
    var groups: [String: [CGPath]] = [:]
    private var open: [(name: String?, transform: CGAffineTransform)] = []

    func parser(_ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        let outer = open.last?.transform ?? .identity
        let transform = (attributes["transform"].flatMap { SVGTransform.read($0) } ?? .identity).concatenating(outer)
        let name = element == "g" ? attributes["id"] ?? open.last?.name : open.last?.name
        open.append((name, transform))
        guard element == "path", let name, let text = attributes["d"], attributes["fill"] != "none", groups[name, default: []].count < 1000,
              let path = SVGPath.read(text) else { return }
        // A variant lies anywhere in the sheet: its own place in it does not matter, only that of its parts to each other.
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        groups[name, default: []].append(moved)
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) { _ = open.popLast() }
}
