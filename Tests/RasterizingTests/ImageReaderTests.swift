import Drawing
import Foundation
@testable import Rasterizing
import Testing

/// Small files of each format: 16 × 16 pixels of one colour, (200, 40, 60); the one in inks is red.
private enum ImageFile {
    static let jpeg = bytes("""
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/
        2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABADAREAAhEBAxEB/8QA
        FQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAcJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/a
        AAwDAQACEQMRAD8AmdO2nAAAD//Z
        """)
    static let inkJPEG = bytes("""
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDgsJCQ0RDQ4PEBAREAoMEhMSEBMPEBAQ/9sA
        QwEDAwMEAwQIBAQIEAsJCxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ/8AAFAgAEAAQBAERAAIRAQMRAQQRAP/E
        ABYAAQEBAAAAAAAAAAAAAAAAAAAICf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABwn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA
        /9oADgQBAAIRAxEEAAA/AKIXNlU1TAAAAf/Z
        """)
    static let webP = bytes("""
        UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQABAAAIAIJaACdLoB+AH4AAPIAP77aJf/TRRhTH3Jv/6/n/r+f+v5//XwAAAA
        """)
    static let heic = bytes("""
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAA
        EGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAMwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5m
        ZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM
        Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAA
        AEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwAC
        AAEAAQAAADttZGF0AAAALygBrxMhZGNA+BD3Z//i5Ff7YTP+t+x6c7IR0MDSIICbQEiTXVALFhCAh3alVtz4
        """)

    private static func bytes(_ base64: String) -> [UInt8] { Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map { [UInt8]($0) } ?? [] }
}

@Suite struct ImageReaderTests {
    @Test("each format is known by its bytes and gives its pixels", arguments: [
        (ImageFile.jpeg, ImageError.Format.jpeg, 4), (ImageFile.webP, .webP, 6), (ImageFile.heic, .heif, 6),
    ])
    func formats(_ bytes: [UInt8], _ format: ImageError.Format, _ tolerance: Int) throws {
        let info = try ImageReader.info(of: bytes)
        #expect(info == ImageInfo(format: format, pixelWidth: 16, pixelHeight: 16, orientation: 1))
        let picture = try ImageReader.decode(bytes)
        #expect(picture.width == 16 && picture.height == 16)
        expect(picture, 8, 8, (200, 40, 60, 255), within: tolerance)
    }

    @Test("a JPEG file in inks is converted to colours")
    func inks() throws { expect(try ImageReader.decode(ImageFile.inkJPEG), 8, 8, (255, 0, 0, 255), within: 6) }

    @Test("a JPEG file's EXIF orientation is read in both byte orders, and nonsense is no orientation")
    func orientation() throws {
        func withSegment(_ tiff: [UInt8]) -> [UInt8] {
            let body = Array("Exif".utf8) + [0, 0] + tiff
            return Array(ImageFile.jpeg[..<2]) + [0xff, 0xe1, 0, UInt8(body.count + 2)] + body + ImageFile.jpeg[2...]
        }
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let big: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
        #expect(try ImageReader.info(of: withSegment(little)).orientation == 6)
        #expect(try ImageReader.info(of: withSegment(big)).orientation == 8)
        #expect(try ImageReader.info(of: withSegment(Array(little.dropLast(8)))).orientation == 1)
        #expect(try ImageReader.info(of: withSegment(little.map { $0 == 6 ? 99 : $0 })).orientation == 1)
        #expect(try ImageReader.info(of: withSegment([0x49, 0x49, 42, 0, 255, 255, 255, 255])).orientation == 1)
    }

    @Test("files cut or changed anywhere are an error or a picture, never a crash", arguments: [ImageFile.jpeg, ImageFile.inkJPEG, ImageFile.webP, ImageFile.heic])
    func damaged(_ bytes: [UInt8]) {
        for length in stride(from: 0, to: bytes.count, by: 7) { _ = try? ImageReader.decode(Array(bytes[..<length])) }
        var state: UInt64 = 11
        func next() -> Int { state = state &* 6364136223846793005 &+ 1442695040888963407; return Int(state >> 33) }
        var read = 0
        for _ in 0..<150 {
            var changed = bytes
            for _ in 0...next() % 3 { changed[next() % changed.count] = UInt8(next() & 255) }
            if (try? ImageReader.decode(changed)) != nil { read += 1 }
        }
        #expect(read < 150)
    }

    @Test("images drawn lately are kept within the limit and drawn the same after they are dropped")
    func store() throws {
        let store = ImageStore(limit: 16 * 16 * 4 * 2)
        let images = (0..<5).map { ImageResource(hash: UInt64($0), pixelWidth: 16, pixelHeight: 16, content: .encoded(ImageFile.webP)) }
        let first = try store.decoded(images[0]).pixels
        for image in images { #expect(try store.decoded(image).pixels == first) }
        #expect(try store.decoded(images[0]).pixels == first)
    }
}
