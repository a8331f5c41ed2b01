import Drawing
@testable import Rasterizing
import Testing

@Suite struct ColorAdjustingTests {
    private func adjusted(_ adjustment: ColorAdjustment, _ color: ColorValue) -> Bitmap {
        draw(2, 2, group(.colorAdjustment(adjustment), [fill(0, 0, 2, 2, color)]))
    }
    private let color = ColorValue(red: 0.8, green: 0.4, blue: 0.2)

    @Test("brightness adds, contrast moves away from the middle, inversion mirrors")
    func simple() {
        expect(adjusted(.brightness(0.1), color), 0, 0, (230, 128, 77, 255), within: 2)
        expect(adjusted(.contrast(2), color), 0, 0, (255, 77, 0, 255), within: 2)
        expect(adjusted(.inversion, color), 0, 0, (51, 153, 204, 255), within: 2)
        expect(adjusted(.multiply(ColorValue(red: 0.5, green: 1, blue: 0, alpha: 0.5)), color), 0, 0, (102, 102, 0, 128), within: 2)
    }

    @Test("no saturation and full grayscale are the luminance; a saturation of 1 changes nothing")
    func saturation() {
        let luminance = 120  // 0.2126 · 204 + 0.7152 · 102 + 0.0722 · 51
        expect(adjusted(.saturation(0), color), 0, 0, (luminance, luminance, luminance, 255), within: 2)
        expect(adjusted(.grayscale(1), color), 0, 0, (luminance, luminance, luminance, 255), within: 2)
        expect(adjusted(.saturation(1), color), 0, 0, (204, 102, 51, 255))
    }

    @Test("a turn of hue by a whole circle changes nothing; grey stays grey")
    func hue() {
        expect(adjusted(.hueRotation(2 * .pi), color), 0, 0, (204, 102, 51, 255), within: 2)
        expect(adjusted(.hueRotation(2), ColorValue(red: 0.5, green: 0.5, blue: 0.5)), 0, 0, (128, 128, 128, 255), within: 2)
    }

    @Test("half-transparent colours are adjusted as the opaque ones are")
    func transparent() {
        expect(adjusted(.brightness(0.1), color.opacity(0.5)), 0, 0, (230, 128, 77, 128), within: 3)
        expect(adjusted(.inversion, color.opacity(0.5)), 0, 0, (51, 153, 204, 128), within: 3)
    }

    @Test("luminance becomes alpha; flattening keeps alpha only")
    func luminance() {
        expect(adjusted(.luminanceToAlpha, .white), 0, 0, (0, 0, 0, 255))
        expect(adjusted(.luminanceToAlpha, green), 0, 0, (0, 0, 0, 182), within: 2)
        expect(adjusted(.flatten(blue), color.opacity(0.5)), 0, 0, (0, 0, 255, 128))
        expect(adjusted(.luminanceTint(red), green), 0, 0, (255, 0, 0, 182), within: 2)
    }
}
