import Drawing

/// Rows of RGBA pixels from the top, eight bits a component, alpha not multiplied in.
struct PixelBlock: Sendable {
    var bytes: [UInt8]
    let width, height: Int

    /// No larger block is made: 64 megapixels.
    static let limit = 64 << 20

    init(bytes: [UInt8], width: Int, height: Int) { (self.bytes, self.width, self.height) = (bytes, width, height) }
    /// Clear pixels for a rectangle; none where it is too large.
    init(filling rect: CGRect, with value: SIMD4<Float>) {
        let size = Self.size(of: rect), pixel = Self.bytes(of: value)
        var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
        if pixel != SIMD4(repeating: 0) {
            for index in stride(from: 0, to: bytes.count, by: 4) { for channel in 0..<4 { bytes[index + channel] = pixel[channel] } }
        }
        self.init(bytes: bytes, width: size.width, height: size.height)
    }
    init(of image: CGImage) { self.init(bytes: image.pixels ?? [UInt8](repeating: 0, count: image.width * image.height * 4), width: image.width, height: image.height) }

    static func size(of rect: CGRect) -> (width: Int, height: Int) {
        let whole = rect.integral
        guard !rect.isInfinite, !rect.isNull, whole.width >= 1, whole.height >= 1, whole.width * whole.height <= CGFloat(limit) else { return (0, 0) }
        return (Int(whole.width), Int(whole.height))
    }
    private static func bytes(of value: SIMD4<Float>) -> SIMD4<UInt8> {
        let scaled = (value.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
        return SIMD4(UInt8(scaled.x), UInt8(scaled.y), UInt8(scaled.z), UInt8(scaled.w))
    }
    var picture: CGImage { CGImage(pixels: bytes, width: width, height: height) }

    /// A rectangle of a block whose lower left corner is at zero; clear outside.
    func part(_ rect: CGRect) -> PixelBlock { copied(from: CGRect(x: 0, y: 0, width: width, height: height), to: rect) }
    /// What lies at `from` as it is seen in `to`, where what is outside is clear.
    func copied(from: CGRect, to rect: CGRect) -> PixelBlock {
        var result = PixelBlock(filling: rect, with: .zero)
        let dx = Int(rect.minX - from.minX), dy = Int(from.maxY - rect.maxY)
        for row in 0..<result.height {
            let y = row + dy
            guard y >= 0, y < height else { continue }
            for x in 0..<result.width where x + dx >= 0 && x + dx < width {
                let source = (y * width + x + dx) * 4, target = (row * result.width + x) * 4
                for channel in 0..<4 { result.bytes[target + channel] = bytes[source + channel] }
            }
        }
        return result
    }
    /// The pixels at the edges go on for ever.
    func clamped(from: CGRect, to rect: CGRect) -> PixelBlock {
        var result = PixelBlock(filling: rect, with: .zero)
        guard width > 0, height > 0 else { return result }
        let dx = Int(rect.minX - from.minX), dy = Int(from.maxY - rect.maxY)
        for row in 0..<result.height {
            let y = min(max(row + dy, 0), height - 1)
            for x in 0..<result.width {
                let source = (y * width + min(max(x + dx, 0), width - 1)) * 4, target = (row * result.width + x) * 4
                for channel in 0..<4 { result.bytes[target + channel] = bytes[source + channel] }
            }
        }
        return result
    }
    /// Clear outside a rectangle.
    func clipped(to part: CGRect, of rect: CGRect) -> PixelBlock {
        part.contains(rect) ? self : copied(from: rect, to: part.intersection(rect).integral).copied(from: part.intersection(rect).integral, to: rect)
    }

    /// Each pixel changed by itself.
    func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBlock {
        var result = self
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let value = SIMD4<Float>(Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]), Float(bytes[index + 3])) / 255
            let pixel = Self.bytes(of: change(value))
            for channel in 0..<4 { result.bytes[index + channel] = pixel[channel] }
        }
        return result
    }

    /// The mean of all pixels, weighted by their alpha.
    var mean: SIMD4<Float> {
        var sum = SIMD4<Double>.zero
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Double(bytes[index + 3])
            sum += SIMD4(Double(bytes[index]) * alpha, Double(bytes[index + 1]) * alpha, Double(bytes[index + 2]) * alpha, alpha)
        }
        guard sum.w > 0 else { return .zero }
        return SIMD4(Float(sum.x / sum.w / 255), Float(sum.y / sum.w / 255), Float(sum.z / sum.w / 255), Float(sum.w / Double(width * height) / 255))
    }

    // MARK: Drawing

    /// A picture that lies at `place`, moved by a transform of Core Image's space, as it is seen in a rectangle.
    static func drawing(in rect: CGRect, picture: PixelBlock, of place: CGRect, transform: CGAffineTransform, isSmooth: Bool) -> PixelBlock {
        // From the upper left corner of the place to Core Image's space, there moved, and on to the upper left corner of the rectangle.
        let up = CGAffineTransform(1, 0, 0, -1, place.minX, place.maxY), down = CGAffineTransform(1, 0, 0, -1, -rect.minX, rect.maxY)
        let item = ImageDrawing(image: 0, rect: Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)), interpolation: isSmooth ? .high : .none)
        return drawn([DisplayItem(.beginGroup(.transform(up.concatenating(transform).concatenating(down).drawing))), DisplayItem(.image(item)), DisplayItem(.endGroup)], [picture], rect)
    }
    /// Pictures of the size of a rectangle, one over the other.
    static func stacked(_ pictures: [PixelBlock], effects: [GroupEffect?], in rect: CGRect) -> PixelBlock {
        let items = zip(pictures.indices, effects).flatMap { index, effect -> [DisplayItem] in
            let picture = pictures[index]
            let image = DisplayItem(.image(ImageDrawing(image: index, rect: Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)), interpolation: .none)))
            guard let effect else { return [image] }
            return [DisplayItem(.beginGroup(effect)), image, DisplayItem(.endGroup)]
        }
        return drawn(items, pictures, rect)
    }
    private static func drawn(_ items: [DisplayItem], _ pictures: [PixelBlock], _ rect: CGRect) -> PixelBlock {
        let size = size(of: rect)
        guard size.width > 0, pictures.allSatisfy({ $0.width > 0 }) else { return PixelBlock(filling: rect, with: .zero) }
        let list = DisplayList(size: Size(width: Double(size.width), height: Double(size.height)), items: items, images: pictures.map(\.picture.resource))
        guard let result = ImageCodec.shared.rasterize(list, scale: 1) else { return PixelBlock(filling: rect, with: .zero) }
        return PixelBlock(bytes: result.pixels, width: result.width, height: result.height)
    }
}
