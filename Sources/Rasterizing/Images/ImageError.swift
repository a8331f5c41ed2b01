/// Why an image cannot be drawn.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Format: String, Hashable, Sendable { case png = "PNG", jpeg = "JPEG", webP = "WebP", heif = "HEIF" }
    case unknownFormat
    case damaged(Format, reason: String)
    case tooLarge(width: Int, height: Int)
    case noPixels

    public var description: String {
        switch self {
        case .unknownFormat: "the bytes are no PNG, JPEG, WebP or HEIF file. Convert the image to one of these."
        case .damaged(let format, let reason): "the \(format.rawValue) file is damaged: \(reason). Export the image again."
        case .tooLarge(let width, let height):
            "\(width) × \(height) pixels are more than \(ImageReader.largestSide) a side or \(ImageReader.largestArea / 1_000_000) million in all. Make the image smaller."
        case .noPixels: "its pixels are missing or not of the size they should be. Create the image again."
        }
    }
}
