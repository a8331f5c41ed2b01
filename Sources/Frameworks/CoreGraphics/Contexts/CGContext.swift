// Status of this file: approximate: curves are always drawn to a tenth of a pixel (`flatness`); a bitmap context draws into memory of its own (`data`, `bitsPerComponent`, `bytesPerRow`, `bitmapInfo`, `auxiliaryInfo`).

import Drawing
import Foundation

/// Records what is drawn into it as a display list, in points.
///
/// A context of a bitmap (`init(data:…)`) has its origin at the lower left, one of `UIGraphicsImageRenderer` at the upper left, as
/// on a phone. Pictures are rasterised only when `makeImage()` asks for one.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var fill: ContextPaint = .color(.black)
        var stroke: ContextPaint = .color(.black)
        var line = Drawing.StrokeStyle(width: 1)
        var alpha = 1.0
        var shadow: (color: ColorValue, radius: Double, offset: CGSize)?
        var blend = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var smooths = true
        /// Groups opened for clips since the state was saved.
        var clips = 0
    }
    /// What an area is filled with before it is known where.
    enum ContextPaint { case color(ColorValue) }

    var state = State()
    var saved: [State] = []
    var path = CGMutablePath()
    var items: [DisplayItem] = []
    var images: [ImageResource] = []
    private var imageIndex: [UInt64: Int] = [:]
    private var layers = 0
    private var allowsSmoothing = true

    /// Points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    let base: CGAffineTransform
    public let colorSpace: CGColorSpace?
    /// The largest picture a context makes: 64 megapixels.
    static let pixelLimit = 64 << 20

    /// A context whose origin is the upper left corner, as UIKit draws.
    public init(size: CGSize, scale: CGFloat) {
        self.size = size; self.scale = scale; base = .identity; colorSpace = CGColorSpaceCreateDeviceRGB()
    }

    /// A bitmap context of a number of pixels. The memory given is not drawn into; ask `makeImage()` for the picture.
    ///
    /// Nil for an empty size or more than 64 megapixels.
    public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {
        guard width > 0, height > 0, width <= Self.pixelLimit, height <= Self.pixelLimit / width else { return nil }
        size = CGSize(width: width, height: height); scale = 1; colorSpace = space
        base = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
        state.transform = base
    }

    /// Pixels.
    public var width: Int { Int((size.width * scale).rounded(.up)) }
    public var height: Int { Int((size.height * scale).rounded(.up)) }
    public var bytesPerRow: Int { width * 4 }

    /// What was drawn so far. Groups still open are closed in it.
    public var displayList: DisplayList {
        let open = state.clips + saved.reduce(0) { $0 + $1.clips } + layers
        return DisplayList(size: size.drawing, items: items + [DisplayItem](repeating: DisplayItem(.endGroup), count: open), images: images)
    }

    /// The picture of what was drawn so far; nil without a rasteriser or for an empty context.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0, width <= Self.pixelLimit / height,
              let picture = ImageCodec.shared.rasterize(displayList, scale: scale) else { return nil }
        return CGImage(pixels: picture.pixels, width: picture.width, height: picture.height)
    }

    // MARK: State

    public func saveGState() {
        saved.append(state)
        state.clips = 0
    }
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        for _ in 0..<state.clips { items.append(DisplayItem(.endGroup)) }
        state = last
    }
    public var ctm: CGAffineTransform { state.transform }
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

    public func setFillColor(_ color: CGColor) { state.fill = .color(color.value) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.value) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha)) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha)) }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.drawing }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.drawing }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dash = lengths.map { Double($0) }; state.line.dashPhase = phase }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    /// A shadow's blur is twice its standard deviation, its offset is in points of the picture whatever the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ($0.value, blur / 2, offset) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
    /// Whether edges are smoothed, until the state is restored.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.smooths = shouldAntialias }
    /// Whether edges may be smoothed at all.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { allowsSmoothing = allowsAntialiasing }
    /// Whether what is drawn now has hard edges.
    var isAliased: Bool { !(state.smooths && allowsSmoothing) }
    public func setFlatness(_ flatness: CGFloat) {}
    public func flush() {}
    public func synchronize() {}

    /// Draws what follows together, until the layer ends.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        items.append(DisplayItem(.beginGroup(state.alpha < 1 ? .opacity(state.alpha) : .isolated)))
        state.alpha = 1; state.shadow = nil; state.blend = .normal
        layers += 1
    }
    public func endTransparencyLayer() {
        guard layers > 0 else { return }
        layers -= 1
        for _ in 0..<state.clips { items.append(DisplayItem(.endGroup)) }
        state.clips = 0
        items.append(DisplayItem(.endGroup))
        if let last = saved.popLast() { state = last }
    }

    /// The index of an image in the display list's table.
    func index(of resource: ImageResource) -> Int {
        if let index = imageIndex[resource.hash] { return index }
        images.append(resource)
        imageIndex[resource.hash] = images.count - 1
        return images.count - 1
    }
}
