import ImageIO
import Testing

@Suite struct ImageSourceTests {
    private func file(_ width: Int, _ height: Int) -> Data? {
        ImageCodec.shared.png([UInt8](repeating: 255, count: width * height * 4), width: width, height: height).map { Data($0) }
    }

    @Test("a thumbnail keeps the proportions and is never larger than the picture")
    func thumbnail() throws {
        let data = try #require(file(40, 20))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary))
        #expect(small.width == 10 && small.height == 5)
        let same = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary))
        #expect(same.width == 40 && same.height == 20)
    }

    @Test("a file that is no picture has no images")
    func damaged() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    }
}
