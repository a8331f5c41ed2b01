import Drawing
import Foundation
@testable import Rasterizing
import Testing

@Suite struct PNGEncoderTests {
    /// A generator of pictures with runs, noise, alpha and gradients.
    private func picture(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
        var state = seed
        func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state >> 33 }
        var pixels: [UInt32] = []
        while pixels.count < width * height {
            let alpha = UInt32([255, 255, 0, next() & 0xff][Int(next() & 3)])
            func component() -> UInt32 { UInt32(next() % UInt64(alpha + 1)) }
            let pixel = alpha << 24 | component() << 16 | component() << 8 | component()
            for _ in 0..<(next() & 7 == 0 ? next() % 200 : 1) { pixels.append(pixel) }
        }
        return Bitmap(width: width, height: height, pixels: Array(pixels.prefix(width * height)))
    }

    @Test("a picture read back has the same pixels", arguments: [(1, 1), (3, 2), (1, 300), (300, 1), (64, 64), (255, 33), (640, 100)])
    func roundTrip(_ width: Int, _ height: Int) throws {
        let encoder = PNGEncoder()
        for seed in 1...4 as ClosedRange<UInt64> {
            let original = picture(width, height, seed: seed)
            let bytes = encoder.encode(original)
            let read = try ImageReader.decode(bytes)
            #expect(read.width == width && read.height == height)
            #expect(read.rgba() == original.rgba())
        }
    }

    @Test("flat and empty pictures are pictures too")
    func flat() throws {
        for pixel in [0, 0xffff_ffff, 0x8040_2010] as [UInt32] {
            let flat = Bitmap(width: 500, height: 300, pixels: Array(repeating: pixel, count: 150_000))
            let bytes = flat.pngData()
            #expect(try ImageReader.decode(bytes).rgba() == flat.rgba())
            #expect(bytes.count < 3000)
        }
        #expect(try ImageReader.decode(Bitmap(width: 0, height: 0, pixels: []).pngData()).width == 1)
    }

    @Test("the colour space is named and the bytes are the same each time")
    func chunks() {
        let bytes = picture(40, 40, seed: 9).pngData()
        #expect(Array(bytes[37..<41]) == Array("sRGB".utf8))
        #expect(bytes == picture(40, 40, seed: 9).pngData())
    }

    @Test("lengths of a Huffman code are within the limit and use the whole code space")
    func huffman() {
        // Fibonacci counts make the deepest tree there is.
        var counts = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let lengths = HuffmanLengths.lengths(counts, longest: 13)
        #expect(lengths.allSatisfy { (1...13).contains($0) })
        #expect(lengths.reduce(0) { $0 + (1 << (13 - Int($1))) } == 1 << 13)
    }

    @Test("every run of pixels has the symbol that deflate gives its length")
    func lengthSymbols() {
        #expect(DeflateCode.symbol(bytes: 4).symbol == 258)
        #expect(DeflateCode.symbol(bytes: 8).symbol == 262)
        #expect(DeflateCode.symbol(bytes: 12) == (265, 1, 1))
        #expect(DeflateCode.symbol(bytes: 20) == (269, 1, 2))
        #expect(DeflateCode.symbol(bytes: 252) == (284, 25, 5))
    }

    @Test("a file is written whole, and what cannot be written is an error with its cause")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-pictures-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { rmdir(folder) }
        let path = folder + "/a.png"
        let bitmap = picture(20, 20, seed: 3)
        try PNGEncoder().write(bitmap, to: path)
        try PNGEncoder().write(bitmap, to: path)
        var info = stat()
        #expect(stat(path, &info) == 0 && Int(info.st_size) == bitmap.pngData().count)
        unlink(path)
        #expect(throws: RasterError.cannotWrite(path: folder + "/none/a.png", errno: ENOENT)) { try PNGEncoder().write(bitmap, to: folder + "/none/a.png") }
    }
}
