import DeviceProfiles
import Drawing

/// `image-too-large`: the decoded size of an image counts, not the size it is drawn at. Names the limit that was used.
struct ImageTooLarge: DrawingRule {
    static let code = FindingCode.imageTooLarge

    func findings(in drawn: DrawnWidget) -> [Finding] {
        let limits = drawn.device.device.imageLimits, device = drawn.device.device.name, list = drawn.archive.displayList
        return list.images.enumerated().compactMap { index, image in
            let width = Double(image.pixelWidth), height = Double(image.pixelHeight)
            let reason: String
            if let area = limits.area, width * height > area {
                reason = "its area of \(Int(width * height)) pixels is over the limit of \(Int(area))"
            } else if let side = limits.side, width > side.width {
                reason = "its width of \(Int(width)) pixels is over the limit of \(Int(side.width))"
            } else if let side = limits.side, height > side.height {
                reason = "its height of \(Int(height)) pixels is over the limit of \(Int(side.height))"
            } else {
                return nil
            }
            let (rect, source) = Self.drawing(of: index, in: list)
            let name = image.name.isEmpty ? "An image" : "The image \"\(image.name)\""
            let drawnAt = rect.map { ", drawn at \(Int($0.width)) x \(Int($0.height)) pt" } ?? ""
            return Self.code.finding("\(name) of \(Int(width)) x \(Int(height)) pixels\(drawnAt), is refused on \(device): \(reason).",
                                     widget: drawn.widget, family: drawn.family.rawValue, source: source)
        }
    }

    private static func drawing(of index: Int, in list: DisplayList) -> (Rect?, UInt64) {
        for item in list.items {
            if case .image(let drawing) = item.command, drawing.image == index { return (drawing.rect, item.source) }
        }
        return (nil, 0)
    }
}
