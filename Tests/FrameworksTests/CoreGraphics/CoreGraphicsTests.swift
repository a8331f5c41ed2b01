import CoreGraphics
import Drawing
import Testing

@Suite struct CoreGraphicsTests {
    @Test("transforms apply in the order they are joined")
    func transforms() {
        let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
        #expect(CGPoint(x: 12, y: 2).applying(t.inverted()) == CGPoint(x: 1, y: 1))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test("a path knows what is inside and how large its curve is")
    func paths() {
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(ring.contains(CGPoint(x: 5, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 50, y: 50), using: .winding))
        #expect(!ring.contains(CGPoint(x: 1, y: 1)))
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(curve.boundingBox.height == 10)
    }

    @Test("an arc runs to smaller angles where it is clockwise in Core Graphics' sense")
    func arcs() {
        let short = CGMutablePath(), long = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(short.boundingBoxOfPath.minX > -0.01)
        #expect(long.boundingBoxOfPath.minX < -9.9)
    }

    @Test("colours are converted between spaces")
    func colors() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(abs(red.value.red - 1.0930663) < 0.001 && red.value.green < -0.2)
        #expect(CGColor(gray: 0.5, alpha: 1).value == ColorValue(red: 0.5, green: 0.5, blue: 0.5))
        #expect(CGColorSpace(name: "nonsense" as NSString) == nil)
    }

    @Test("a context records what is drawn, in the coordinates of its bitmap")
    func recording() throws {
        let context = try #require(CGContext(data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        let commands = context.displayList.items.map(\.command)
        #expect(commands.count == 3)
        guard case .fill(let path, let paint, _) = commands[1] else { Issue.record("no fill"); return }
        #expect(path.controlPointBounds == Rect(x: 0, y: 40, width: 10, height: 10))
        #expect(paint == .color(ColorValue(red: 1, green: 0, blue: 0)))
        #expect(commands[2] == .endGroup)
        #expect(CGContext(data: nil, width: 1 << 30, height: 1 << 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }

    @Test("groups that are open are closed in the list")
    func balanced() {
        let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        var depth = 0
        for item in context.displayList.items {
            if case .beginGroup = item.command { depth += 1 }
            if item.command == .endGroup { depth -= 1 }
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }

    @Test("a picture drawn into a context has its pixels, the right way up")
    func pixels() throws {
        let context = try #require(CGContext(data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        let image = try #require(context.makeImage())
        let pixels = try #require(image.pixels)
        #expect(Array(pixels[0..<4]) == [255, 0, 0, 255])
        #expect(pixels[16 + 3] == 0)
        let copy = try #require(CGContext(data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try #require(copy.makeImage()).pixels == pixels)
        #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5))?.height == 1)
    }

    @Test("edges are smoothed unless the context says otherwise, until the state is restored")
    func smoothing() {
        let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        func marks() -> [Bool] { context.displayList.items.map(\.isAliased) }
        context.saveGState()
        context.setShouldAntialias(false)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(marks() == [true, false])
        context.setAllowsAntialiasing(false)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(marks() == [true, false, true])
    }
}
