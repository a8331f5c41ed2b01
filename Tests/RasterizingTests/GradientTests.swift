import Drawing
@testable import Rasterizing
import Testing

@Suite struct GradientTests {
    private let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    private func filled(_ paint: Paint, _ width: Double = 101, _ height: Double = 11) -> Bitmap {
        draw(width, height, [.fill(Path(rect: Rect(x: 0, y: 0, width: width, height: height)), paint, evenOdd: false)])
    }

    @Test("a linear gradient runs from the first to the last colour and mixes gamma-encoded components")
    func linear() {
        let picture = filled(.linearGradient(stops, start: Point(x: 0.5, y: 0), end: Point(x: 100.5, y: 0), .device))
        expect(picture, 0, 5, (255, 0, 0, 255))
        expect(picture, 50, 5, (128, 0, 128, 255))
        expect(picture, 100, 5, (0, 0, 255, 255))
    }

    @Test("a linear gradient along y and along a diagonal")
    func directions() {
        let down = filled(.linearGradient(stops, start: Point(x: 0, y: 0.5), end: Point(x: 0, y: 10.5), .device))
        expect(down, 3, 0, (255, 0, 0, 255))
        expect(down, 90, 5, (128, 0, 128, 255))
        expect(down, 50, 10, (0, 0, 255, 255))
        let diagonal = filled(.linearGradient(stops, start: Point(x: 0.5, y: 0.5), end: Point(x: 10.5, y: 10.5), .device), 11, 11)
        expect(diagonal, 10, 0, (128, 0, 128, 255))
        expect(diagonal, 0, 10, (128, 0, 128, 255))
        expect(diagonal, 10, 10, (0, 0, 255, 255))
    }

    @Test("before the start and after the end the end colours go on")
    func pad() {
        let picture = filled(.linearGradient(stops, start: Point(x: 40, y: 0), end: Point(x: 60, y: 0), .device))
        expect(picture, 10, 5, (255, 0, 0, 255))
        expect(picture, 90, 5, (0, 0, 255, 255))
    }

    @Test("the perceptual space mixes in OKLab: red and green meet brighter than in sRGB")
    func perceptual() {
        let colors = [GradientStop(color: red, location: 0), GradientStop(color: green, location: 1)]
        let picture = filled(.linearGradient(colors, start: Point(x: 0.5, y: 0), end: Point(x: 100.5, y: 0), .perceptual))
        // The mean of OKLab(red) and OKLab(green), computed apart.
        expect(picture, 50, 5, (208, 168, 0, 255))
    }

    @Test("a stop without alpha lends no colour: premultiplied mixing")
    func premultiplied() {
        let colors = [GradientStop(color: red, location: 0), GradientStop(color: ColorValue(red: 0, green: 0, blue: 0, alpha: 0), location: 1)]
        let picture = filled(.linearGradient(colors, start: Point(x: 0.5, y: 0), end: Point(x: 100.5, y: 0), .device))
        expect(picture, 50, 5, (255, 0, 0, 128), within: 2)
    }

    @Test("a radial gradient depends on the distance only; the inside of the start radius has the first colour")
    func radial() {
        let picture = filled(.radialGradient(stops, center: Point(x: 50.5, y: 50.5), startRadius: 10, endRadius: 50, .device), 101, 101)
        expect(picture, 50, 50, (255, 0, 0, 255))
        expect(picture, 80, 50, (128, 0, 128, 255), within: 2)
        expect(picture, 50, 20, (128, 0, 128, 255), within: 2)
        expect(picture, 0, 0, (0, 0, 255, 255))
    }

    @Test("an elliptical gradient is stretched to its radii")
    func elliptical() {
        let picture = filled(.ellipticalGradient(stops, center: Point(x: 50.5, y: 25.5), radii: Size(width: 50, height: 25), startFraction: 0, endFraction: 1, .device), 101, 51)
        expect(picture, 75, 25, (128, 0, 128, 255), within: 2)
        expect(picture, 50, 38, (122, 0, 133, 255), within: 2)
    }

    @Test("an angular gradient turns clockwise from its start angle")
    func angular() {
        let whole = filled(.angularGradient(stops, center: Point(x: 50.5, y: 50.5), startAngle: 0, endAngle: 2 * .pi, .device), 101, 101)
        expect(whole, 100, 51, (255, 0, 0, 255), within: 3)
        expect(whole, 50, 100, (191, 0, 64, 255), within: 3)
        expect(whole, 0, 50, (128, 0, 128, 255), within: 3)
        expect(whole, 50, 0, (64, 0, 191, 255), within: 3)
    }

    @Test("the angles that a partial angular gradient leaves take the end colours, half each")
    func partialAngular() {
        let half = filled(.angularGradient(stops, center: Point(x: 50.5, y: 50.5), startAngle: 0, endAngle: .pi, .device), 101, 101)
        expect(half, 50, 100, (128, 0, 128, 255), within: 3)
        expect(half, 20, 30, (0, 0, 255, 255))
        expect(half, 80, 30, (255, 0, 0, 255))
    }

    @Test("a hard edge between two stops at one place is hard")
    func hardEdge() {
        let colors = [GradientStop(color: red, location: 0), GradientStop(color: red, location: 0.5), GradientStop(color: blue, location: 0.5), GradientStop(color: blue, location: 1)]
        let picture = filled(.linearGradient(colors, start: .zero, end: Point(x: 100, y: 0), .device), 100, 4)
        expect(picture, 48, 2, (255, 0, 0, 255))
        expect(picture, 51, 2, (0, 0, 255, 255))
    }

    @Test("a mesh has the colours of its points there and mixes them between")
    func mesh() {
        let points = [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100)]
        for smooth in [false, true] {
            let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [red, blue, red, blue], smoothsColors: smooth)
            let picture = filled(.meshGradient(mesh), 100, 100)
            expect(picture, 1, 50, (255, 0, 0, 255), within: 8)
            expect(picture, 50, 50, (128, 0, 128, 255), within: 8)
            expect(picture, 98, 3, (0, 0, 255, 255), within: 8)
        }
    }

    @Test("a mesh leaves no pixel of its area out, and shows the background outside it")
    func meshCoverage() {
        let points = [Point(x: 10, y: 10), Point(x: 55, y: 3), Point(x: 90, y: 10), Point(x: 12, y: 50), Point(x: 40, y: 55), Point(x: 88, y: 48),
                      Point(x: 10, y: 90), Point(x: 50, y: 97), Point(x: 90, y: 90)]
        let mesh = MeshGradient(width: 3, height: 3, points: points, colors: Array(repeating: green, count: 9), background: red)
        let picture = filled(.meshGradient(mesh), 100, 100)
        expect(picture, 1, 1, (255, 0, 0, 255))
        for y in 20..<80 { for x in 20..<80 { expect(picture, x, y, (0, 255, 0, 255)) } }
    }
}
