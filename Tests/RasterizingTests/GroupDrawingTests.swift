import Drawing
@testable import Rasterizing
import Testing

@Suite struct GroupDrawingTests {
    @Test("opacity applies to a group as a whole: what its items hide stays hidden")
    func opacityGroup() {
        let picture = draw(10, 10, group(.opacity(0.5), [fill(0, 0, 10, 10, red), fill(0, 0, 10, 10, blue)]), background: .white)
        expect(picture, 5, 5, (127, 127, 255, 255))
    }

    @Test("opacities inside each other multiply, with one item or several")
    func nestedOpacity() {
        let one = draw(4, 4, group(.opacity(0.5), group(.opacity(0.5), [fill(0, 0, 4, 4, .black)])))
        expect(one, 1, 1, (0, 0, 0, 64))
        let two = draw(4, 4, group(.opacity(0.5), group(.opacity(0.5), [fill(0, 0, 4, 4, .black), fill(0, 0, 4, 4, .black)])))
        expect(two, 1, 1, (0, 0, 0, 64))
    }

    @Test("what follows a group is as opaque as before it, with one item in the group or several")
    func opacityEnds() {
        let after = fill(4, 0, 4, 4, .black)
        let one = draw(8, 4, group(.opacity(0.5), [fill(0, 0, 4, 4, .black)]) + [after])
        let two = draw(8, 4, group(.opacity(0.5), [fill(0, 0, 4, 4, .black), fill(0, 0, 4, 4, .black)]) + [after])
        for picture in [one, two] {
            expect(picture, 1, 1, (0, 0, 0, 128))
            expect(picture, 5, 1, (0, 0, 0, 255))
        }
    }

    @Test("transforms nest: the inner one applies first")
    func transforms() {
        let commands = group(.transform(.translation(x: 4, y: 0)), group(.transform(.scale(x: 2, y: 2)), [fill(1, 1, 1, 1, red)]))
        let picture = draw(10, 10, commands)
        expect(picture, 6, 2, (255, 0, 0, 255))
        expect(picture, 7, 3, (255, 0, 0, 255))
        expect(picture, 5, 2, (0, 0, 0, 0))
        expect(picture, 8, 2, (0, 0, 0, 0))
    }

    @Test("a clip cuts one item and many alike")
    func clips() {
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
        let one = draw(20, 20, group(.clip(circle, evenOdd: false), [fill(0, 0, 20, 20, red)]))
        let many = draw(20, 20, group(.clip(circle, evenOdd: false), [fill(0, 0, 20, 10, red), fill(0, 10, 20, 10, red), fill(5, 5, 3, 3, red), fill(9, 9, 3, 3, red)]))
        for picture in [one, many] {
            expect(picture, 0, 0, (0, 0, 0, 0))
            expect(picture, 10, 10, (255, 0, 0, 255))
            expect(picture, 1, 10, (255, 0, 0, 255))
            expect(picture, 19, 19, (0, 0, 0, 0))
        }
    }

    @Test("clips inside each other leave what both leave, and end with their group")
    func nestedClips() {
        let left = Path(rect: Rect(x: 0, y: 0, width: 6, height: 10)), right = Path(rect: Rect(x: 4, y: 0, width: 6, height: 10))
        let picture = draw(10, 10, group(.clip(left, evenOdd: false), group(.clip(right, evenOdd: false), [fill(0, 0, 10, 10, red)])) + [fill(9, 0, 1, 1, blue)])
        expect(picture, 3, 5, (0, 0, 0, 0))
        expect(picture, 5, 5, (255, 0, 0, 255))
        expect(picture, 7, 5, (0, 0, 0, 0))
        expect(picture, 9, 0, (0, 0, 255, 255))
    }

    @Test("a mask lets through by alpha, an inverted one by what is left of it")
    func masks() {
        let half = ColorValue(red: 0, green: 1, blue: 0, alpha: 0.5)
        let regular = draw(9, 3, [.beginGroup(.mask(isInverted: false)), fill(0, 0, 3, 3, .black), fill(3, 0, 3, 3, half), .maskedContent, fill(0, 0, 9, 3, red), .endGroup])
        expect(regular, 1, 1, (255, 0, 0, 255))
        expect(regular, 4, 1, (255, 0, 0, 128))
        expect(regular, 7, 1, (0, 0, 0, 0))
        let inverted = draw(9, 3, [.beginGroup(.mask(isInverted: true)), fill(0, 0, 3, 3, .black), fill(3, 0, 3, 3, half), .maskedContent, fill(0, 0, 9, 3, red), .endGroup])
        expect(inverted, 1, 1, (0, 0, 0, 0))
        expect(inverted, 4, 1, (255, 0, 0, 127))
        expect(inverted, 7, 1, (255, 0, 0, 255))
    }

    @Test("a mask without content draws nothing")
    func maskWithoutContent() {
        #expect(draw(4, 4, group(.mask(isInverted: false), [fill(0, 0, 4, 4, red)])).pixels.allSatisfy { $0 == 0 })
    }

    @Test("a shadow lies under its group, moved by its offset and spread by its radius")
    func shadows() {
        let picture = draw(60, 60, group(.shadow(.black, radius: 2, x: 10, y: 0), [fill(20, 20, 10, 20, red)]))
        expect(picture, 25, 30, (255, 0, 0, 255))
        // Inside the moved rectangle nearly black, at its edge half, three deviations (6 points) away nothing.
        #expect(picture.pixel(x: 35, y: 30).map { $0.alpha > 240 && $0.red == 0 } == true)
        let edge = picture.pixel(x: 39, y: 30)?.alpha ?? 0, outside = picture.pixel(x: 40, y: 30)?.alpha ?? 0
        #expect(edge > 128 && outside < 128 && outside > 90)
        expect(picture, 48, 30, (0, 0, 0, 0))
        expect(picture, 12, 30, (0, 0, 0, 0))
    }

    @Test("a shadow without a radius is hard")
    func hardShadow() {
        let picture = draw(30, 10, group(.shadow(ColorValue(red: 0, green: 0, blue: 1, alpha: 0.5), radius: 0, x: 10, y: 0), [fill(0, 0, 5, 10, red)]))
        expect(picture, 2, 5, (255, 0, 0, 255))
        expect(picture, 12, 5, (0, 0, 255, 128))
        expect(picture, 9, 5, (0, 0, 0, 0))
        expect(picture, 15, 5, (0, 0, 0, 0))
    }

    @Test("a blur keeps the sum of alpha and spreads it evenly")
    func blur() {
        for radius in [1.0, 3, 6] {
            let picture = draw(81, 81, group(.blur(radius: radius, isOpaque: false), [fill(30, 30, 21, 21, .black)]))
            let sum = picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
            #expect(abs(sum - 21 * 21 * 255) < 21 * 21 * 255 / 100, "radius \(radius): \(sum)")
            #expect(picture.pixels[40 * 81 + 25] == picture.pixels[40 * 81 + 55], "radius \(radius)")
            #expect(picture.pixels[25 * 81 + 40] == picture.pixels[40 * 81 + 25], "radius \(radius)")
        }
    }

    @Test("an opaque blur leaves no transparent edge")
    func opaqueBlur() {
        let picture = draw(40, 40, group(.blur(radius: 5, isOpaque: true), [fill(0, 0, 40, 40, red)]))
        expect(picture, 0, 0, (255, 0, 0, 255))
        expect(picture, 39, 20, (255, 0, 0, 255))
    }

    @Test("a clip around one rectangle gives the same pixels as its outline filled", arguments: [1.0, 2.5])
    func clippedBackground(_ scale: Double) {
        let circle = Path(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 12))
        let clipped = draw(20, 20, group(.clip(circle, evenOdd: false), [fill(0, 0, 20, 20, red)]), scale: scale)
        #expect(clipped == draw(20, 20, [.fill(circle, .color(red), evenOdd: false)], scale: scale))
        // A rectangle that does not cover the outline stays one.
        let half = draw(20, 20, group(.clip(circle, evenOdd: false), [fill(0, 0, 10, 20, red)]))
        expect(half, 12, 8, (0, 0, 0, 0))
        expect(half, 8, 8, (255, 0, 0, 255))
    }

    @Test("a blur and a shadow of absurd radii are drawn within bounds")
    func hugeRadii() {
        let picture = draw(20, 20, group(.blur(radius: 1e9, isOpaque: false), group(.shadow(.black, radius: .infinity, x: 1e9, y: 0), [fill(0, 0, 20, 20, red)])))
        #expect(picture.width == 20)
    }

    @Test("a container background is drawn in full colour, and left out where the system takes it away")
    func containerBackground() {
        let commands = group(.containerBackground, [fill(0, 0, 4, 4, red)]) + [fill(0, 0, 1, 1, .white)]
        expect(draw(4, 4, commands), 2, 2, (255, 0, 0, 255))
        expect(draw(4, 4, commands, mode: .vibrant), 2, 2, (0, 0, 0, 0))
        expect(draw(4, 4, commands, mode: .vibrant), 0, 0, (255, 255, 255, 255))
        let standBy = Rasterizer().draw(list(4, 4, commands), scale: 1, removesContainerBackground: true)
        expect(standBy, 2, 2, (0, 0, 0, 0))
    }

    @Test("a perspective that is a plain map draws as the plain map")
    func perspectiveIdentity() {
        let shift = PerspectiveTransform(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 4, m32: 2, m33: 1)
        let picture = draw(20, 20, group(.perspective(shift), [fill(2, 2, 5, 5, red)]), scale: 2)
        expect(picture, 12, 8, (255, 0, 0, 255))
        expect(picture, 21, 17, (255, 0, 0, 255))
        expect(picture, 11, 8, (0, 0, 0, 0))
        expect(picture, 22, 8, (0, 0, 0, 0))
    }

    @Test("a perspective makes the far side shorter")
    func perspective() {
        // w grows with x: the right is farther away.
        let tilt = PerspectiveTransform(m11: 1, m12: 0, m13: 0.02, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        let commands = group(.transform(.translation(x: 10, y: 50)), group(.perspective(tilt), [fill(0, -40, 50, 80, red)]))
        let picture = draw(100, 100, commands)
        func height(_ x: Int) -> Int { (0..<100).count { (picture.pixel(x: x, y: $0)?.alpha ?? 0) > 128 } }
        #expect(height(11) > 70)
        #expect(abs(height(34) - 40) <= 4)
        #expect(height(36) == 0)
    }

    @Test("groups that are not closed or not opened do no harm")
    func unbalanced() {
        let picture = draw(4, 4, [.endGroup, .maskedContent, .beginGroup(.opacity(0.5)), fill(0, 0, 4, 4, .black), fill(0, 0, 4, 4, .black), .beginGroup(.clip(Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 4)), evenOdd: false))])
        expect(picture, 2, 2, (0, 0, 0, 128))
    }

    @Test("hundreds of groups inside each other are drawn within bounds, and what is left out is named")
    func deepGroups() {
        var commands: [DisplayCommand] = [fill(0, 0, 8, 8, red), fill(0, 0, 8, 8, red)]
        for _ in 0..<500 { commands = group(.colorAdjustment(.saturation(1.01)), commands) }
        let rasterizer = Rasterizer()
        let picture = rasterizer.draw(list(8, 8, commands), scale: 1)
        expect(picture, 4, 4, (255, 0, 0, 255))
        #expect(rasterizer.problems == [.tooManyLayers])
    }
}
