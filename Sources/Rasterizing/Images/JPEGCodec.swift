import CImageReaders

enum JPEGCodec: ImageCodec {
    static let format = ImageError.Format.jpeg

    private static func open<Value>(_ bytes: UnsafeRawBufferPointer,
                                    _ body: (tjhandle, UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ colors: Int32) throws(ImageError) -> Value) throws(ImageError) -> Value {
        guard let handle = tjInitDecompress(), let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { throw .damaged(.jpeg, reason: "the reader did not start") }
        defer { tjDestroy(handle) }
        var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, colors: Int32 = 0
        guard tjDecompressHeader3(handle, start, UInt(bytes.count), &width, &height, &sampling, &colors) == 0 else { throw failure(handle) }
        return try body(handle, start, Int(width), Int(height), colors)
    }
    private static func failure(_ handle: tjhandle) -> ImageError { .damaged(.jpeg, reason: String(cString: tjGetErrorStr2(handle))) }

    static func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        try open(bytes) { (_, _, width, height, _) throws(ImageError) in (width, height) }
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelImage {
        try open(bytes) { (handle, start, width, height, colors) throws(ImageError) in
            try ImageReader.check(width: width, height: height, .jpeg)
            let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
            var pixels = [UInt32](repeating: 0, count: width * height)
            let status = pixels.withUnsafeMutableBytes {
                tjDecompress2(handle, start, UInt(bytes.count), $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(width * 4), Int32(height),
                              isInk ? Int32(TJPF_CMYK.rawValue) : Int32(TJPF_BGRA.rawValue), 0)
            }
            // A warning leaves a picture whose end may be grey: other viewers show it too.
            guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw failure(handle) }
            if isInk {
                // Files store the inks inverted: what is there is how much of each colour is left.
                for index in pixels.indices {
                    let ink = pixels[index], black = ink >> 24
                    func left(_ shift: UInt32) -> UInt32 { ((ink >> shift & 0xff) * black + 127) / 255 }
                    pixels[index] = 0xff00_0000 | left(0) << 16 | left(8) << 8 | left(16)
                }
            }
            return PixelImage(width: width, height: height, pixels: pixels)
        }
    }
}

/// Finds the orientation in a JPEG file's EXIF segment.
enum ExifOrientation {
    static func inJPEG(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xff {
            let marker = bytes[offset + 1]
            // The picture itself begins: nothing more is said about it.
            if marker == 0xda || marker == 0xd9 { return 1 }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return 1 }
            if marker == 0xe1, length >= 16, bytes[offset + 4..<offset + 10].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) {
                return inTIFF(UnsafeRawBufferPointer(rebasing: bytes[offset + 10..<offset + 2 + length]))
            }
            offset += 2 + length
        }
        return 1
    }

    private static func inTIFF(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
        guard bytes.count >= 8 else { return 1 }
        let isLittle = bytes[0] == 0x49
        func short(_ at: Int) -> Int { at + 2 <= bytes.count ? (isLittle ? Int(bytes[at + 1]) << 8 | Int(bytes[at]) : Int(bytes[at]) << 8 | Int(bytes[at + 1])) : 0 }
        func long(_ at: Int) -> Int { isLittle ? short(at + 2) << 16 | short(at) : short(at) << 16 | short(at + 2) }
        let directory = long(4)
        guard directory >= 8, directory + 2 <= bytes.count else { return 1 }
        for entry in 0..<min(short(directory), 256) {
            let at = directory + 2 + entry * 12
            guard at + 12 <= bytes.count else { return 1 }
            if short(at) == 0x0112 {
                let value = short(at + 8)
                return (1...8).contains(value) ? UInt8(value) : 1
            }
        }
        return 1
    }
}
