import CImageReaders

enum PNGCodec: ImageCodec {
    static let format = ImageError.Format.png

    private static func open<Value>(_ bytes: UnsafeRawBufferPointer, _ body: (OpaquePointer) throws(ImageError) -> Value) throws(ImageError) -> Value {
        guard let context = spng_ctx_new(0) else { throw .damaged(.png, reason: "the reader did not start") }
        defer { spng_ctx_free(context) }
        spng_set_image_limits(context, UInt32(ImageReader.largestSide), UInt32(ImageReader.largestSide))
        spng_set_chunk_limits(context, 16 << 20, 64 << 20)
        try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
        return try body(context)
    }
    private static func check(_ code: Int32) throws(ImageError) {
        guard code == 0 else { throw .damaged(.png, reason: String(cString: spng_strerror(code))) }
    }

    static func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        // Read here, since the library refuses sizes over its limits without naming them.
        guard bytes.count >= 24 else { throw .damaged(.png, reason: "it ends early") }
        func word(_ offset: Int) -> Int { Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))) }
        return (word(16), word(20))
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelImage {
        try open(bytes) { context throws(ImageError) in
            var header = spng_ihdr()
            try check(spng_get_ihdr(context, &header))
            var size = 0
            try check(spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size))
            let width = Int(header.width), height = Int(header.height)
            try ImageReader.check(width: width, height: height, .png)
            guard size == width * height * 4 else { throw .damaged(.png, reason: "its rows have the wrong size") }
            let target = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
            defer { target.deallocate() }
            try check(spng_decode_image(context, target.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue)))
            return PixelImage(width: width, height: height, rgba: UnsafeRawBufferPointer(target), stride: width * 4)
        }
    }
}
