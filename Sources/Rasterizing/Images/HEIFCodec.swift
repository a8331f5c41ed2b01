import CImageReaders

/// HEIC and AVIF. The library applies the file's own turns and mirrorings.
enum HEIFCodec: ImageCodec {
    static let format = ImageError.Format.heif

    private static func open<Value>(_ bytes: UnsafeRawBufferPointer, _ body: (OpaquePointer) throws(ImageError) -> Value) throws(ImageError) -> Value {
        guard let context = heif_context_alloc() else { throw .damaged(.heif, reason: "the reader did not start") }
        defer { heif_context_free(context) }
        heif_context_set_maximum_image_size_limit(context, Int32(ImageReader.largestSide))
        try check(heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil))
        var handle: OpaquePointer?
        try check(heif_context_get_primary_image_handle(context, &handle))
        guard let handle else { throw .damaged(.heif, reason: "it has no picture") }
        defer { heif_image_handle_release(handle) }
        return try body(handle)
    }
    private static func check(_ error: heif_error) throws(ImageError) {
        guard error.code == heif_error_Ok else { throw .damaged(.heif, reason: error.message.map { String(cString: $0) } ?? "it cannot be read") }
    }

    static func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        try open(bytes) { handle throws(ImageError) in (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle))) }
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelImage {
        try open(bytes) { handle throws(ImageError) in
            var image: OpaquePointer?
            try check(heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
            guard let image else { throw .damaged(.heif, reason: "it has no pixels") }
            defer { heif_image_release(image) }
            let width = Int(heif_image_get_width(image, heif_channel_interleaved)), height = Int(heif_image_get_height(image, heif_channel_interleaved))
            try ImageReader.check(width: width, height: height, .heif)
            var stride: Int32 = 0
            guard let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride), Int(stride) >= width * 4 else {
                throw .damaged(.heif, reason: "its rows have the wrong size")
            }
            return PixelImage(width: width, height: height, rgba: UnsafeRawBufferPointer(start: plane, count: Int(stride) * (height - 1) + width * 4), stride: Int(stride))
        }
    }
}
