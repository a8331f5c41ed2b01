import Drawing
@testable import Rasterizing
import Testing

@Suite struct BlendModeTests {
    /// Grey 0.6 below, grey 0.4 above: the separable modes by their formulas.
    @Test("separable modes", arguments: [
        (BlendMode.normal, 0.4), (.multiply, 0.24), (.screen, 0.76), (.overlay, 0.52), (.darken, 0.4), (.lighten, 0.6), (.colorDodge, 1.0),
        (.colorBurn, 0.0), (.softLight, 0.552), (.hardLight, 0.48), (.difference, 0.2), (.exclusion, 0.52), (.plusLighter, 1.0), (.plusDarker, 0.0),
        (.destinationOver, 0.6), (.sourceAtop, 0.4),
    ])
    func separable(_ mode: BlendMode, _ expected: Double) {
        let below = ColorValue(red: 0.6, green: 0.6, blue: 0.6), above = ColorValue(red: 0.4, green: 0.4, blue: 0.4)
        let picture = draw(4, 4, [fill(0, 0, 4, 4, below)] + group(.blend(mode), [fill(0, 0, 4, 4, above)]))
        let value = Int((expected * 255).rounded())
        expect(picture, 2, 2, (value, value, value, 255), within: 2)
    }

    @Test("destinationOut takes away, and does so only inside the group it is in")
    func destinationOut() {
        let hole = group(.blend(.destinationOut), [fill(1, 1, 2, 2, .black)])
        let picture = draw(4, 4, [fill(0, 0, 4, 4, blue)] + group(.isolated, [fill(0, 0, 4, 4, red)] + hole))
        expect(picture, 0, 0, (255, 0, 0, 255))
        expect(picture, 1, 1, (0, 0, 255, 255))
        let open = draw(4, 4, [fill(0, 0, 4, 4, blue)] + hole)
        expect(open, 1, 1, (0, 0, 0, 0))
    }

    @Test("plusDarker with white leaves what is below, and half-transparent sums add up")
    func plusDarker() {
        let white = draw(2, 2, [fill(0, 0, 2, 2, ColorValue(red: 0.3, green: 0.5, blue: 0.7))] + group(.blend(.plusDarker), [fill(0, 0, 2, 2, .white)]))
        expect(white, 0, 0, (77, 128, 179, 255))
        let clipped = draw(8, 8, [fill(0, 0, 8, 8, .white)] + group(.clip(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), evenOdd: false), group(.blend(.plusDarker), [fill(0, 0, 8, 8, red)])))
        expect(clipped, 0, 0, (255, 255, 255, 255))
        expect(clipped, 4, 4, (255, 0, 0, 255))
    }

    @Test("luminosity keeps the colour below, color keeps its luminance")
    func nonSeparable() {
        let grey = ColorValue(red: 0.5, green: 0.5, blue: 0.5)
        let luminosity = draw(2, 2, [fill(0, 0, 2, 2, red)] + group(.blend(.luminosity), [fill(0, 0, 2, 2, grey)]))
        let p = luminosity.pixel(x: 0, y: 0)
        #expect(p.map { $0.red > $0.green && $0.green == $0.blue } == true)
        let color = draw(2, 2, [fill(0, 0, 2, 2, red)] + group(.blend(.color), [fill(0, 0, 2, 2, grey)]))
        let q = color.pixel(x: 0, y: 0)
        #expect(q.map { $0.red == $0.green && $0.green == $0.blue && $0.red < 100 } == true)
    }
}
