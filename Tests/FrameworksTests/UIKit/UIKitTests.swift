import Drawing
import Testing
import UIKit

private struct Catalog: AssetProvider {
    func color(named name: String, bundle: Bundle?, traits: UITraitCollection) -> ColorValue? {
        name == "Sky" ? (traits.userInterfaceStyle == .dark ? .black : .white) : nil
    }
    func image(named name: String, bundle: Bundle?, traits: UITraitCollection) -> AssetImage? {
        name == "Logo" ? AssetImage(resource: Drawing.ImageResource(hash: 1, pixelWidth: 60, pixelHeight: 30, content: .rgba([])), scale: 3, rendering: .template) : nil
    }
    func data(named name: String, bundle: Bundle?) -> Data? { nil }
}

@Suite(.serialized) struct UIKitTests {
    private func components(_ color: UIColor, dark: Bool = false, contrast: Bool = false, os: Int = 26) -> [Int] {
        let v = color.resolve(dark: dark, highContrast: contrast, os: os)
        return [v.red, v.green, v.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("system colours follow appearance, contrast and OS version")
    func systemColors() {
        #expect(components(.systemBlue, os: 18) == [0, 122, 255])
        #expect(components(.systemBlue, os: 26) == [0, 136, 255])
        #expect(components(.systemBlue, dark: true, os: 18) == [10, 132, 255])
        #expect(components(.systemRed, contrast: true, os: 17) == [215, 0, 21])
        #expect(components(.systemTeal, os: 14) == [90, 200, 250])
        #expect(components(.systemGray6, dark: true) == [28, 28, 30])
        #expect(abs(UIColor.secondaryLabel.resolve(dark: false, highContrast: false, os: 26).alpha - 0.6) < 0.001)
        #expect(UIColor.systemBackground.resolve(dark: true, highContrast: false, elevated: true, os: 26).red == Float(28) / 255)
        #expect(UIColor.systemBlue.semanticName == "systemBlue")
        #expect(UIColor.label.withAlphaComponent(0.5).resolve(dark: true, highContrast: false, os: 26) == ColorValue(red: 1, green: 1, blue: 1, alpha: 0.5))
    }

    @Test("dynamic colours ask their provider for the appearance they are shown in")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(components(color, dark: true) == [255, 255, 255])
        #expect(components(color, os: 18) == [255, 59, 48])
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(components(resolved) == [255, 255, 255])
    }

    @Test("components and hues are read back")
    func componentsReadBack() {
        var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        #expect(UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - 0.25) < 1e-6 && abs(s - 0.5) < 1e-6 && abs(b - 0.8) < 1e-6)
        #expect(!UIColor.red.getWhite(&h, alpha: nil))
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    }

    @Test("named colours and images come from the catalog, and only from it")
    func catalog() {
        AssetCatalog.provider = Catalog()
        defer { AssetCatalog.provider = nil }
        #expect(UIColor(named: "Sky").map { components($0, dark: true) } == [0, 0, 0])
        #expect(UIColor(named: "Sea") == nil)
        let image = UIImage(named: "Logo")
        #expect(image?.size == CGSize(width: 20, height: 10))
        #expect(image?.assetRendering == .template)
        #expect(UIImage(named: "../Logo") == nil)
    }

    @Test("text styles have the size of the Dynamic Type size")
    func textStyles() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == 600)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: large) == 53)
        #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).descriptor.weight == 800)
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)?.drawing.family == .system(.rounded))
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }

    @Test("a picture's size is in points, as it stands")
    func imageSize() {
        let pixels = CGImage(pixels: [UInt8](repeating: 0, count: 8 * 4 * 4), width: 8, height: 4)
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 4, height: 2))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 2, height: 4))
        #expect(UIImage(data: Data("nothing".utf8)) == nil)
        #expect(UIImage(systemName: "star")?.symbolDescriptor()?.name == "star")
    }

    @Test("a renderer's picture has the format's scale")
    func renderer() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        }
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.cgImage?.width == 20)
        #expect(image.cgImage?.pixels.map { Array($0[0..<4]) } == [255, 0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
        UIGraphicsEndImageContext()
    }

    @Test("pictures are encoded and read again, and scaled down")
    func encoding() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { UIColor.blue.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
        let png = try #require(image.pngData()), jpeg = try #require(image.jpegData(compressionQuality: 1))
        #expect(UIImage(data: png, scale: 3)?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(data: png)?.cgImage?.pixels == image.cgImage?.pixels)
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
        #expect(UIImage(data: png, scale: 1)?.preparingThumbnail(of: CGSize(width: 12, height: 12))?.size == CGSize(width: 12, height: 6))
        #expect(UIImage(data: png.prefix(20)) == nil)
    }

    @Test("a bezier path is reversed piece by piece")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        #expect(path.reversing().cgPath.drawing.elements == [
            .move(Point(x: 20, y: 10)), .quadratic(Point(x: 10, y: 0), control: Point(x: 20, y: 0)), .line(Point(x: 0, y: 0)),
        ])
    }
}
