// Status of this file: exact, but for colours, which stay in sRGB with eight bits (`options`, `colorSpace`).

import Drawing
import ImageIO

/// A colour of Core Image, in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
    public convenience init(cgColor: CGColor) {
        let value = cgColor.value
        self.init(red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue), alpha: CGFloat(value.alpha))
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1), clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0),
                      gray = CIColor(red: 0.5, green: 0.5, blue: 0.5), red = CIColor(red: 1, green: 0, blue: 0), green = CIColor(red: 0, green: 1, blue: 0),
                      blue = CIColor(red: 0, green: 0, blue: 1), cyan = CIColor(red: 0, green: 1, blue: 1), magenta = CIColor(red: 1, green: 0, blue: 1), yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Red, green, blue and alpha, not multiplied in.
    var components: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}

/// A few numbers that a filter takes: a point, a rectangle, the row of a matrix.
open class CIVector: NSObject, @unchecked Sendable {
    let values: [CGFloat]
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = Array(UnsafeBufferPointer(start: values, count: count)) }
    private init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var count: Int { values.count }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// A recipe for a picture: nothing is worked out before a context asks for pixels. Its origin is the lower left corner; a unit is a pixel.
open class CIImage: NSObject, @unchecked Sendable {
    /// Where there is something; infinite for a colour.
    public let extent: CGRect
    /// The pixels of a rectangle with whole coordinates.
    let render: @Sendable (CGRect) -> PixelBlock

    init(extent: CGRect, render: @escaping @Sendable (CGRect) -> PixelBlock) {
        self.extent = extent
        self.render = render
    }
    public convenience init(cgImage: CGImage) {
        let size = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        self.init(extent: size) { rect in PixelBlock(of: cgImage).part(rect) }
    }
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
    /// Nil where the file cannot be read.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let decoded = ImageCodec.shared.decode(Array(data)) else { return nil }
        self.init(cgImage: CGImage(pixels: decoded.pixels, width: decoded.width, height: decoded.height))
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// A colour everywhere.
    public convenience init(color: CIColor) {
        let value = color.components
        self.init(extent: .infinite) { PixelBlock(filling: $0, with: value) }
    }
    private static let nothing = CIImage(extent: .null) { PixelBlock(filling: $0, with: .zero) }
    open class func empty() -> CIImage { nothing }
    open class var clear: CIImage { CIImage(color: .clear) }
    open class var white: CIImage { CIImage(color: .white) }
    open class var black: CIImage { CIImage(color: .black) }

    // MARK: Changes

    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect : extent.intersection(rect)
        return CIImage(extent: part) { [self] in render($0).clipped(to: part, of: $0) }
    }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { transformed(by: matrix, isSmooth: true) }
    /// Whether enlarged pixels are mixed: a context enlarges a picture as `samplingNearest` says.
    func transformed(by matrix: CGAffineTransform, isSmooth: Bool) -> CIImage {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let smooth = isSmooth && !isNearest
        return CIImage(extent: extent.applying(matrix)) { [self] rect in
            let whole = extent.integral
            return PixelBlock.drawing(in: rect, picture: render(whole), of: whole, transform: matrix, isSmooth: smooth)
        }
    }
    open func samplingNearest() -> CIImage {
        let copy = CIImage(extent: extent, render: render)
        copy.isNearest = true
        return copy
    }
    private var isNearest = false
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientation.transform(of: extent)) }
    open func composited(over dest: CIImage) -> CIImage { CIImage.blend(self, over: dest, .normal) }
    open func clampedToExtent() -> CIImage {
        guard !extent.isInfinite, !extent.isNull else { return self }
        return CIImage(extent: .infinite) { [self] rect in render(extent.integral).clamped(from: extent.integral, to: rect) }
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma) }
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}

/// What is known of a picture that is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = Self(rawValue: "CIImageColorSpace"), applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
}

extension CGImagePropertyOrientation {
    /// What turns a picture that was held so upright, its lower left corner at zero.
    func transform(of extent: CGRect) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        let turned: CGAffineTransform = switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, w, 0)
        case .down: CGAffineTransform(-1, 0, 0, -1, w, h)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, h)
        case .leftMirrored: CGAffineTransform(0, -1, -1, 0, h, w)
        case .right: CGAffineTransform(0, -1, 1, 0, 0, w)
        case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .left: CGAffineTransform(0, 1, -1, 0, h, 0)
        }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turned)
    }
}
