import Glibc

/// Blurs bytes in place by a Gaussian: three boxes in a row, or for small deviations the bell curve itself.
///
/// The boxes' widths are those of the SVG and CSS filters for the deviation; the result differs from the Gaussian by less
/// than 3 %. Outside the picture everything is 0, or with `clampsEdges` as at the edge.
struct GaussianBlur {
    let sigma: Double
    var clampsEdges = false

    /// How far colour spreads, in pixels.
    var reach: Int { sigma > 0 ? min(Int((sigma * 3).rounded(.up)) + 1, 4096) : 0 }

    /// - Parameter channels: bytes of one pixel, side by side.
    func apply(_ memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        if sigma < 2 {
            convolve(memory, width: width, height: height, stride: stride, channels: channels)
        } else {
            for box in boxes() {
                if channels == 4 { blurPixelRows(memory, width, height, stride, box) } else { blurRows(memory, width, height, stride, channels, box) }
            }
            for box in boxes() { blurColumns(memory, width * channels, height, stride, box) }
        }
    }

    /// Pixels before and after the one in the middle that a box takes.
    private typealias Box = (before: Int, after: Int)

    private func boxes() -> [Box] {
        let width = max(1, min(Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5), 4096))
        let half = width / 2
        // Boxes of an even width stand half a pixel aside, one to each side, and the third is one wider.
        return width % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    }

    private func blurRows(_ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ channels: Int, _ box: Box) {
        let count = box.before + box.after + 1
        let reciprocal = UInt32((1 << 24) / count)
        // The row with its surroundings, so that the loop needs no conditions.
        let padded = width + box.before + box.after + 1
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: padded) { line in
            guard let line = line.baseAddress else { return }
            for y in 0..<height {
                for channel in 0..<channels {
                    let row = memory + y * stride + channel
                    let first = clampsEdges ? row[0] : 0, last = clampsEdges ? row[(width - 1) * channels] : 0
                    line.update(repeating: first, count: box.before)
                    for x in 0..<width { line[box.before + x] = row[x * channels] }
                    (line + box.before + width).update(repeating: last, count: box.after + 1)
                    var sum: UInt32 = 0
                    for x in 0..<count { sum &+= UInt32(line[x]) }
                    for x in 0..<width {
                        row[x * channels] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ (1 << 23)) >> 24)
                        sum = sum &+ UInt32(line[x + count]) &- UInt32(line[x])
                    }
                }
            }
        }
    }

    /// Rows of four-byte pixels: the four sums side by side.
    private func blurPixelRows(_ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ box: Box) {
        let count = box.before + box.after + 1
        let reciprocal = SIMD4<UInt32>(repeating: UInt32((1 << 24) / count)), half = SIMD4<UInt32>(repeating: 1 << 23)
        @inline(__always) func unpacked(_ pixel: UInt32) -> SIMD4<UInt32> {
            SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + count) { line in
            guard let line = line.baseAddress else { return }
            for y in 0..<height {
                let row = UnsafeMutableRawPointer(memory + y * stride).assumingMemoryBound(to: UInt32.self)
                line.update(repeating: clampsEdges ? row[0] : 0, count: box.before)
                (line + box.before).update(from: row, count: width)
                (line + box.before + width).update(repeating: clampsEdges ? row[width - 1] : 0, count: box.after + 1)
                var sum = SIMD4<UInt32>.zero
                for x in 0..<count { sum = sum &+ unpacked(line[x]) }
                for x in 0..<width {
                    let mean = (sum &* reciprocal &+ half) &>> 24
                    row[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
                    sum = sum &+ unpacked(line[x + count]) &- unpacked(line[x])
                }
            }
        }
    }

    /// All columns at once, row after row: memory is read in order.
    private func blurColumns(_ memory: UnsafeMutablePointer<UInt8>, _ rowBytes: Int, _ height: Int, _ stride: Int, _ box: Box) {
        let count = box.before + box.after + 1
        let reciprocal = UInt32((1 << 24) / count)
        // Rows are still needed as they were for `before` rows after they are written.
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * height)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: rowBytes)
        defer { copy.deallocate(); sums.deallocate() }
        for y in 0..<height { (copy + y * rowBytes).update(from: memory + y * stride, count: rowBytes) }
        sums.initialize(repeating: 0, count: rowBytes)
        /// The row there, or nil where it is outside and counts as 0.
        func source(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
            if y >= 0 && y < height { return copy + y * rowBytes }
            return clampsEdges ? copy + min(max(y, 0), height - 1) * rowBytes : nil
        }
        for y in -box.before...box.after {
            guard let row = source(y) else { continue }
            for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
            let target = memory + y * stride
            for x in 0..<rowBytes { target[x] = UInt8(truncatingIfNeeded: (sums[x] &* reciprocal &+ (1 << 23)) >> 24) }
            if let entering = source(y + box.after + 1) { for x in 0..<rowBytes { sums[x] &+= UInt32(entering[x]) } }
            if let leaving = source(y - box.before) { for x in 0..<rowBytes { sums[x] &-= UInt32(leaving[x]) } }
        }
    }

    /// The curve itself, for deviations at which boxes would be one or two pixels wide.
    private func convolve(_ memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int) {
        let radius = Int((sigma * 3).rounded(.up))
        var weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        weights = weights.map { $0 / total }
        var fixed = weights.map { Int32(($0 * 65536).rounded()) }
        fixed[0] = 65536 - 2 * fixed.dropFirst().reduce(0, +)
        func line(_ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ buffer: UnsafeMutablePointer<Int32>) {
            let first: Int32 = clampsEdges ? Int32(start[0]) : 0, last: Int32 = clampsEdges ? Int32(start[(count - 1) * step]) : 0
            for index in 0..<radius { buffer[index] = first; buffer[radius + count + index] = last }
            for index in 0..<count { buffer[radius + index] = Int32(start[index * step]) }
            for index in 0..<count {
                var sum = buffer[radius + index] &* fixed[0]
                for distance in 1..<radius + 1 { sum &+= (buffer[radius + index - distance] &+ buffer[radius + index + distance]) &* fixed[distance] }
                start[index * step] = UInt8(truncatingIfNeeded: min(max((sum &+ 32768) >> 16, 0), 255))
            }
        }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(width, height) + 2 * radius) { buffer in
            guard let buffer = buffer.baseAddress else { return }
            for y in 0..<height { for channel in 0..<channels { line(memory + y * stride + channel, count: width, step: channels, buffer) } }
            for x in 0..<width * channels { line(memory + x, count: height, step: stride, buffer) }
        }
    }
}
