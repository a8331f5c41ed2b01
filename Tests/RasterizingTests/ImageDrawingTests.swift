import Drawing
@testable import Rasterizing
import Testing

@Suite struct ImageDrawingTests {
    /// Four pixels: red, green above blue, white.
    private let four = ImageResource(hash: 4, pixelWidth: 2, pixelHeight: 2, content: .rgba([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]))
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }

    @Test("without interpolation an enlarged image shows its pixels as squares")
    func nearest() {
        let picture = draw(8, 8, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 8, 8), interpolation: .none))], images: [four])
        expect(picture, 3, 3, (255, 0, 0, 255))
        expect(picture, 4, 3, (0, 255, 0, 255))
        expect(picture, 3, 4, (0, 0, 255, 255))
        expect(picture, 4, 4, (255, 255, 255, 255))
    }

    @Test("with interpolation neighbours mix and the corners keep their colours")
    func smooth() {
        let picture = draw(8, 8, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 8, 8)))], images: [four])
        expect(picture, 0, 0, (255, 0, 0, 255))
        expect(picture, 7, 7, (255, 255, 255, 255))
        let top = picture.pixel(x: 4, y: 0)
        #expect(top.map { $0.red > 50 && $0.green > 50 } == true)
    }

    @Test("a reduced image is the mean of what each pixel covers")
    func reduced() {
        var bytes: [UInt8] = []
        for y in 0..<90 { for x in 0..<90 { bytes += (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] } }
        let checks = ImageResource(hash: 90, pixelWidth: 90, pixelHeight: 90, content: .rgba(bytes))
        let picture = draw(9, 9, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 9, 9)))], images: [checks])
        for pixel in picture.pixels { #expect((126...129).contains(Int(pixel & 0xff)) && pixel >> 24 == 255) }
    }

    @Test("the eight orientations", arguments: zip(1...8 as ClosedRange<UInt8>, ["rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"]))
    func orientations(_ orientation: UInt8, _ expected: String) {
        let picture = draw(2, 2, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 2, 2), orientation: orientation))], images: [four])
        let names: [UInt32: Character] = [0xffff_0000: "r", 0xff00_ff00: "g", 0xff00_00ff: "b", 0xffff_ffff: "w"]
        #expect(String(picture.pixels.map { names[$0] ?? "?" }) == expected)
    }

    @Test("cap insets keep the corners' size and stretch the middle")
    func capInsets() {
        // Three by three pixels: green corners, red edges, blue middle.
        let g: [UInt8] = [0, 255, 0, 255], r: [UInt8] = [255, 0, 0, 255], b: [UInt8] = [0, 0, 255, 255]
        let nine = ImageResource(hash: 9, pixelWidth: 3, pixelHeight: 3, content: .rgba(g + r + g + r + b + r + g + r + g))
        let picture = draw(12, 9, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 12, 9), capInsetValues: [1, 1, 1, 1], interpolation: .none))], images: [nine])
        expect(picture, 0, 0, (0, 255, 0, 255))
        expect(picture, 11, 8, (0, 255, 0, 255))
        expect(picture, 1, 0, (255, 0, 0, 255))
        expect(picture, 10, 0, (255, 0, 0, 255))
        expect(picture, 1, 1, (0, 0, 255, 255))
        expect(picture, 10, 7, (0, 0, 255, 255))
    }

    @Test("a tiled image repeats at its own size; a pattern repeats from its origin")
    func tiles() {
        let picture = draw(8, 4, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 8, 4), isTiled: true, interpolation: .none))], images: [four])
        for x in stride(from: 0, to: 8, by: 2) { expect(picture, x, 2, (255, 0, 0, 255)); expect(picture, x + 1, 3, (255, 255, 255, 255)) }
        let pattern = draw(8, 4, [.fill(Path(rect: rect(0, 0, 8, 4)), .imagePattern(image: 0, rect: rect(1, 1, 2, 2)), evenOdd: false)], images: [four])
        expect(pattern, 1, 1, (255, 0, 0, 255))
        expect(pattern, 3, 1, (255, 0, 0, 255))
        expect(pattern, 0, 0, (255, 255, 255, 255))
    }

    @Test("a template is its alpha in the paint, a colour or a gradient")
    func templates() {
        let half = ImageResource(hash: 5, pixelWidth: 2, pixelHeight: 1, content: .rgba([9, 9, 9, 255, 9, 9, 9, 128]))
        let color = draw(2, 1, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 2, 1), templatePaint: .color(red)))], images: [half])
        expect(color, 0, 0, (255, 0, 0, 255))
        expect(color, 1, 0, (255, 0, 0, 128))
        let stops = [GradientStop(color: blue, location: 0), GradientStop(color: blue, location: 1)]
        let commands = group(.opacity(0.5), [.image(ImageDrawing(image: 0, rect: rect(0, 0, 2, 1), templatePaint: .linearGradient(stops, start: .zero, end: Point(x: 2, y: 0), .device)))])
        expect(draw(2, 1, commands, images: [half]), 0, 0, (0, 0, 255, 128))
        expect(draw(2, 1, commands, images: [half]), 1, 0, (0, 0, 255, 64))
    }

    @Test("an image is turned with its group, and cut by a clip's outline")
    func transformed() {
        let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
        let picture = draw(8, 8, group(.transform(turn), [.image(ImageDrawing(image: 0, rect: rect(0, 0, 8, 8), interpolation: .none))]), images: [four])
        expect(picture, 6, 1, (255, 0, 0, 255))
        expect(picture, 6, 6, (0, 255, 0, 255))
        expect(picture, 1, 1, (0, 0, 255, 255))
        let clipped = draw(8, 8, group(.clip(Path(ellipseIn: rect(0, 0, 8, 8)), evenOdd: false), [.image(ImageDrawing(image: 0, rect: rect(0, 0, 8, 8), interpolation: .none))]), images: [four])
        expect(clipped, 0, 0, (0, 0, 0, 0))
        expect(clipped, 2, 2, (255, 0, 0, 255))
    }

    @Test("a damaged file is an error, never a crash", arguments: 1...40)
    func damaged(_ seed: UInt64) {
        var state = seed
        func next() -> Int { state = state &* 6364136223846793005 &+ 1442695040888963407; return Int(state >> 33) }
        var pixels: [UInt32] = []
        for _ in 0..<400 { pixels.append(0xff00_0000 | UInt32(next() & 0xffffff)) }
        var bytes = Bitmap(width: 20, height: 20, pixels: pixels).pngData()
        for _ in 0...next() % 6 { bytes[next() % bytes.count] = UInt8(next() & 255) }
        if next() % 3 == 0 { bytes.removeLast(next() % bytes.count) }
        let image = ImageResource(hash: seed, pixelWidth: 20, pixelHeight: 20, content: .encoded(bytes))
        let rasterizer = Rasterizer()
        let picture = rasterizer.draw(list(20, 20, [.image(ImageDrawing(image: 0, rect: rect(0, 0, 20, 20)))], images: [image]), scale: 1)
        #expect(picture.width == 20)
    }

    @Test("headers that promise more than memory holds are refused before anything is decoded")
    func bomb() {
        var bytes = Bitmap(width: 1, height: 1, pixels: [0]).pngData()
        bytes.replaceSubrange(16..<24, with: [0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff])
        #expect(throws: ImageError.tooLarge(width: 65535, height: 65535)) { try ImageReader.decode(bytes) }
        #expect(throws: ImageError.unknownFormat) { try ImageReader.decode([]) }
        for head in [[0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], Array("RIFF....WEBPVP8 ".utf8), [0, 0, 0, 24] + Array("ftypheic".utf8)] as [[UInt8]] {
            #expect(throws: ImageError.self) { try ImageReader.decode(head) }
        }
    }
}
