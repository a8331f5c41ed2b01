import Drawing

/// Brings an image to another size.
enum ImageScaling {
    /// Each target pixel is the mean of the area it covers in the source; enlarging mixes neighbours, or with `nearest` takes
    /// the pixel at the target's centre.
    static func resized(_ image: PixelImage, width: Int, height: Int, nearest: Bool = false) -> PixelImage {
        guard width > 0, height > 0, image.width > 0, image.height > 0 else { return PixelImage(width: 0, height: 0, pixels: []) }
        if width == image.width, height == image.height { return image }
        if nearest { return sampled(image, width, height) }
        let columns = Weights(source: image.width, target: width), rows = Weights(source: image.height, target: height)
        return vertically(horizontally(image, columns), rows)
    }

    private static func sampled(_ image: PixelImage, _ width: Int, _ height: Int) -> PixelImage {
        let columns = (0..<width).map { ($0 * 2 + 1) * image.width / (2 * width) }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = (y * 2 + 1) * image.height / (2 * height) * image.width
            for x in columns { pixels.append(image.pixels[row + x]) }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    /// For each target pixel the source pixels it is made of, and their shares in 1/65536.
    private struct Weights {
        var starts: [Int] = []
        var offsets: [Int] = [0]
        var shares: [UInt32] = []
        var count: Int { starts.count }

        init(source: Int, target: Int) {
            let step = Double(source) / Double(target)
            for index in 0..<target {
                var low = Double(index) * step, high = low + step
                if step < 1 {
                    // A tent as wide as a source pixel each way: bilinear.
                    let center = low + step / 2 - 0.5
                    let first = min(max(Int(center.rounded(.down)), 0), source - 1), second = min(first + 1, source - 1)
                    let share = center < 0 ? 0 : min(max(center - Double(first), 0), 1)
                    append(first, second == first ? [1] : [1 - share, share])
                    continue
                }
                low = max(low, 0); high = min(high, Double(source))
                let first = min(Int(low), source - 1), last = min(max(Int(high.rounded(.up)) - 1, first), source - 1)
                append(first, (first...last).map { max(min(Double($0 + 1), high) - max(Double($0), low), 0) })
            }
        }

        private mutating func append(_ start: Int, _ weights: [Double]) {
            starts.append(start)
            let total = weights.reduce(0, +)
            var fixed = weights.map { UInt32(($0 / total * 65536).rounded()) }
            // The shares are a whole together, so that an even colour stays as it is.
            let sum = fixed.reduce(0) { Int($0) + Int($1) }
            if let largest = fixed.indices.max(by: { fixed[$0] < fixed[$1] }) { fixed[largest] = UInt32(Int(fixed[largest]) + 65536 - sum) }
            shares += fixed
            offsets.append(shares.count)
        }
    }

    private static func horizontally(_ image: PixelImage, _ weights: Weights) -> PixelImage {
        if weights.count == image.width { return image }
        var pixels = [UInt32](repeating: 0, count: weights.count * image.height)
        image.pixels.withUnsafeBufferPointer { source in
            pixels.withUnsafeMutableBufferPointer { target in
                weights.shares.withUnsafeBufferPointer { shares in
                    for y in 0..<image.height {
                        for x in 0..<weights.count {
                            var sum = SIMD4<UInt32>(repeating: 32768)
                            var index = y * image.width + weights.starts[x]
                            for share in shares[weights.offsets[x]..<weights.offsets[x + 1]] {
                                sum = sum &+ unpacked(source[index]) &* SIMD4(repeating: share)
                                index += 1
                            }
                            target[y * weights.count + x] = packed(sum)
                        }
                    }
                }
            }
        }
        return PixelImage(width: weights.count, height: image.height, pixels: pixels)
    }

    private static func vertically(_ image: PixelImage, _ weights: Weights) -> PixelImage {
        if weights.count == image.height { return image }
        let width = image.width
        var pixels = [UInt32](repeating: 0, count: width * weights.count)
        var sums = [SIMD4<UInt32>](repeating: SIMD4(repeating: 32768), count: width)
        image.pixels.withUnsafeBufferPointer { source in
            sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<weights.count {
                    sums.update(repeating: SIMD4(repeating: 32768))
                    for (step, share) in weights.shares[weights.offsets[y]..<weights.offsets[y + 1]].enumerated() {
                        let row = (weights.starts[y] + step) * width, share = SIMD4(repeating: share)
                        for x in 0..<width { sums[x] = sums[x] &+ unpacked(source[row + x]) &* share }
                    }
                    for x in 0..<width { pixels[y * width + x] = packed(sums[x]) }
                }
            }
        }
        return PixelImage(width: width, height: weights.count, pixels: pixels)
    }

    @inline(__always) private static func unpacked(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
    }
    @inline(__always) private static func packed(_ sum: SIMD4<UInt32>) -> UInt32 {
        let bytes = sum &>> 16
        return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
}
