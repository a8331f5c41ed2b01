import Drawing
@testable import Rasterizing
import Testing

@Suite struct DrawingModeTests {
    private let accented = DrawingMode.accented(defaultColor: .white, accentColor: green)

    @Test("13.2 accented keeps alpha and paints each group in its colour")
    func accentedColors() {
        var drawing = list(4, 1, [fill(0, 0, 1, 1, red), fill(1, 0, 1, 1, red.opacity(0.5)), fill(2, 0, 1, 1, blue)])
        drawing.items[2].isAccented = true
        let picture = Rasterizer().draw(drawing, scale: 1, mode: accented)
        expect(picture, 0, 0, (255, 255, 255, 255))
        expect(picture, 1, 0, (255, 255, 255, 128))
        expect(picture, 2, 0, (0, 255, 0, 255))
        expect(picture, 3, 0, (0, 0, 0, 0))
    }

    @Test("13.6 images follow their accented mode")
    func accentedImages() {
        let image = ImageResource(hash: 1, pixelWidth: 1, pixelHeight: 1, content: .rgba([0, 255, 0, 255]))
        func pixel(_ mode: ImageDrawing.AccentedMode) -> Bitmap {
            draw(1, 1, [.image(ImageDrawing(image: 0, rect: Rect(x: 0, y: 0, width: 1, height: 1), accentedMode: mode))], images: [image],
                 mode: .accented(defaultColor: .white, accentColor: red))
        }
        expect(pixel(.automatic), 0, 0, (255, 255, 255, 255))
        expect(pixel(.accented), 0, 0, (255, 0, 0, 255))
        expect(pixel(.desaturated), 0, 0, (255, 255, 255, 182), within: 2)
        expect(pixel(.accentedDesaturated), 0, 0, (255, 0, 0, 182), within: 2)
        expect(pixel(.fullColor), 0, 0, (0, 255, 0, 255))
    }

    @Test("luminance to alpha sees the colours although the mode ignores them")
    func luminanceInAccented() {
        let picture = draw(2, 1, group(.colorAdjustment(.luminanceToAlpha), [fill(0, 0, 1, 1, .black), fill(1, 0, 1, 1, .white)]), mode: accented)
        expect(picture, 0, 0, (0, 0, 0, 0))
        expect(picture, 1, 0, (255, 255, 255, 255))
    }

    @Test("13.7 vibrant turns luminance into the alpha of white")
    func vibrant() {
        let picture = draw(3, 1, [fill(0, 0, 1, 1, .white), fill(1, 0, 1, 1, .black), fill(2, 0, 1, 1, ColorValue.white.opacity(0.5))], mode: .vibrant)
        expect(picture, 0, 0, (255, 255, 255, 255))
        expect(picture, 1, 0, (0, 0, 0, 0))
        expect(picture, 2, 0, (255, 255, 255, 128))
    }
}
