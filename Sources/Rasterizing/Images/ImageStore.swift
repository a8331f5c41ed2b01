import Drawing

/// Decoded and resized images, the least lately used dropped first when they take more than `limit` bytes.
final class ImageStore {
    /// An image as it is drawn: which, turned how, which part of it, in what size.
    struct Key: Hashable {
        var hash: UInt64
        /// Beside the hash, so that a clash of hashes alone shows no wrong picture.
        var byteCount: Int
        var orientation: UInt8 = 1
        var part: PixelRect?
        var width = 0, height = 0
        var isNearest = false
    }
    private struct Entry { var image: PixelImage; var lastUse: Int }
    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var failures: [Key: ImageError] = [:]
    private var bytes = 0
    private var clock = 0

    init(limit: Int) { self.limit = limit }

    static func key(_ resource: ImageResource) -> Key {
        switch resource.content {
        case .encoded(let bytes), .rgba(let bytes): Key(hash: resource.hash, byteCount: bytes.count)
        }
    }

    /// The image's pixels as stored.
    func decoded(_ resource: ImageResource) throws(ImageError) -> PixelImage {
        let key = Self.key(resource)
        if let known = failures[key] { throw known }
        if let known = lookUp(key) { return known }
        do throws(ImageError) {
            let image: PixelImage
            switch resource.content {
            case .encoded(let bytes): image = try ImageReader.pixels(of: bytes)
            case .rgba(let bytes):
                guard resource.pixelWidth > 0, resource.pixelHeight > 0, resource.pixelWidth <= ImageReader.largestSide, resource.pixelHeight <= ImageReader.largestSide,
                      bytes.count == resource.pixelWidth * resource.pixelHeight * 4 else { throw ImageError.noPixels }
                image = bytes.withUnsafeBytes { PixelImage(width: resource.pixelWidth, height: resource.pixelHeight, rgba: $0, stride: resource.pixelWidth * 4) }
            }
            keep(image, key)
            return image
        } catch {
            if failures.count >= 256 { failures.removeAll() }
            failures[key] = error
            throw error
        }
    }

    func image(_ key: Key, make: () -> PixelImage) -> PixelImage {
        if let known = lookUp(key) { return known }
        let image = make()
        keep(image, key)
        return image
    }

    private func lookUp(_ key: Key) -> PixelImage? {
        guard entries[key] != nil else { return nil }
        clock += 1
        entries[key]?.lastUse = clock
        return entries[key]?.image
    }

    private func keep(_ image: PixelImage, _ key: Key) {
        let size = image.pixels.count * 4
        guard size <= limit else { return }
        clock += 1
        entries[key] = Entry(image: image, lastUse: clock)
        bytes += size
        while bytes > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            bytes -= oldest.value.image.pixels.count * 4
        }
    }
}
