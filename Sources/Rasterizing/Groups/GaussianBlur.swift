import Glibc

/// Blurs bytes in place by a Gaussian: three boxes in a row, or for small deviations the bell curve itself.
///
/// The boxes' widths are those of the SVG and CSS filters for the deviation; the result differs from the Gaussian by less
/// than 3 %. Outside the picture everything is 0, or with `clampsEdges` as at the edge.
struct GaussianBlur {
    /// The deviation in pixels.
    let sigma: Double
    let clampsEdges: Bool

    /// Deviations beyond this show nothing but an even colour, and would need large pictures around the group's.
    private static let largest = 340.0

    init(sigma: Double, clampsEdges: Bool = false) {
        self.sigma = sigma.isFinite ? min(max(sigma, 0), Self.largest) : 0
        self.clampsEdges = clampsEdges
    }

    /// How far colour spreads, in pixels.
    var reach: Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 1 : 0 }

    /// - Parameter channels: bytes of one pixel, side by side.
    func apply(_ memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        if sigma < 2 {
            convolve(memory, width: width, height: height, stride: stride, channels: channels)
        } else {
            blurRows(memory, width, height, stride, channels)
            for box in boxes() { blurColumns(memory, width * channels, height, stride, box) }
        }
    }

    /// Pixels before and after the one in the middle that a box takes.
    private typealias Box = (before: Int, after: Int)

    private func boxes() -> [Box] {
        let width = max(1, Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5))
        let half = width / 2
        // Boxes of an even width stand half a pixel aside, one to each side, and the third is one wider.
        return width % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// Four bytes side by side at once: the channels of one row's pixels, or the bytes of four rows.
    private func blurRows(_ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ channels: Int) {
        let boxes = boxes()
        let room = width + boxes.reduce(0) { max($0, $1.before + $1.after) } + 2
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * room) { buffer in
            guard let start = buffer.baseAddress else { return }
            var line = start, next = start + room
            func blurLine(_ line: inout UnsafeMutablePointer<UInt32>, _ next: inout UnsafeMutablePointer<UInt32>) {
                for (index, box) in boxes.enumerated() {
                    pass(line, next, width, box, nextBefore: index + 1 < boxes.count ? boxes[index + 1].before : 0)
                    swap(&line, &next)
                }
            }
            if channels == 4 {
                for y in 0..<height {
                    let row = UnsafeMutableRawPointer(memory + y * stride).assumingMemoryBound(to: UInt32.self)
                    (line + boxes[0].before).update(from: row, count: width)
                    blurLine(&line, &next)
                    row.update(from: line, count: width)
                }
                return
            }
            for y in Swift.stride(from: 0, to: height, by: 4) {
                // At the end the last row stands for those that are missing.
                let rows = (memory + y * stride, memory + min(y + 1, height - 1) * stride, memory + min(y + 2, height - 1) * stride, memory + min(y + 3, height - 1) * stride)
                let target = line + boxes[0].before
                for x in 0..<width { target[x] = UInt32(rows.0[x]) | UInt32(rows.1[x]) << 8 | UInt32(rows.2[x]) << 16 | UInt32(rows.3[x]) << 24 }
                blurLine(&line, &next)
                for x in 0..<width {
                    let word = line[x]
                    rows.3[x] = UInt8(truncatingIfNeeded: word >> 24)
                    rows.2[x] = UInt8(truncatingIfNeeded: word >> 16)
                    rows.1[x] = UInt8(truncatingIfNeeded: word >> 8)
                    rows.0[x] = UInt8(truncatingIfNeeded: word)
                }
            }
        }
    }

    /// One box over a line that begins `box.before` words into `line`; the result begins `nextBefore` words into `next`.
    @inline(__always) private func pass(_ line: UnsafeMutablePointer<UInt32>, _ next: UnsafeMutablePointer<UInt32>, _ width: Int, _ box: Box, nextBefore: Int) {
        let count = box.before + box.after + 1
        let reciprocal = SIMD4<UInt32>(repeating: UInt32((1 << 24) / count)), half = SIMD4<UInt32>(repeating: 1 << 23)
        @inline(__always) func unpacked(_ word: UInt32) -> SIMD4<UInt32> {
            SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
        }
        let first = clampsEdges ? line[box.before] : 0, last = clampsEdges ? line[box.before + width - 1] : 0
        line.update(repeating: first, count: box.before)
        (line + box.before + width).update(repeating: last, count: box.after + 1)
        var sum = SIMD4<UInt32>.zero
        for x in 0..<count { sum = sum &+ unpacked(line[x]) }
        let target = next + nextBefore
        for x in 0..<width {
            let mean = (sum &* reciprocal &+ half) &>> 24
            target[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
            sum = sum &+ unpacked(line[x + count]) &- unpacked(line[x])
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
