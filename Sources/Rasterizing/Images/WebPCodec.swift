import CImageReaders

enum WebPCodec: ImageCodec {
    static let format = ImageError.Format.webP

    static func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        var width: Int32 = 0, height: Int32 = 0
        guard WebPGetInfo(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &width, &height) != 0 else {
            throw .damaged(.webP, reason: "its header cannot be read")
        }
        return (Int(width), Int(height))
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelImage {
        let size = try size(of: bytes)
        var pixels = [UInt32](repeating: 0, count: size.width * size.height)
        let isRead = pixels.withUnsafeMutableBytes {
            WebPDecodeBGRAInto(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, Int32(size.width * 4)) != nil
        }
        guard isRead else { throw .damaged(.webP, reason: "its pixels cannot be read") }
        for index in pixels.indices { pixels[index] = PixelImage.premultiplied(pixels[index]) }
        return PixelImage(width: size.width, height: size.height, pixels: pixels)
    }
}
