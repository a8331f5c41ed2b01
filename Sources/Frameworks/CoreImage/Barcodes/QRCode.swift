/// A QR code of bytes (ISO/IEC 18004): the smallest version that holds them.
struct QRCode {
    /// How much of the code may be damaged: 7, 15, 25 or 30 %.
    enum Level: String {
        case low = "L", medium = "M", quartile = "Q", high = "H"
        /// As the format information writes it.
        var bits: Int { switch self { case .low: 1; case .medium: 0; case .quartile: 3; case .high: 2 } }
        var row: Int { switch self { case .low: 0; case .medium: 1; case .quartile: 2; case .high: 3 } }
    }
    /// Modules on a side.
    let size: Int
    private let modules: [Bool]

    /// Nil for more bytes than the largest version holds.
    init?(_ bytes: [UInt8], _ level: Level) {
        guard let version = QRVersion.smallest(for: bytes.count, level) else { return nil }
        let words = QRCode.codewords(bytes, version, level)
        var best: (grid: QRGrid, penalty: Int)?
        for mask in 0..<8 {
            var grid = QRGrid(version: version)
            grid.place(words, mask: mask)
            grid.drawFormat(level, mask: mask)
            let penalty = grid.penalty
            if penalty < best?.penalty ?? .max { best = (grid, penalty) }
        }
        guard let grid = best?.grid else { return nil }
        size = grid.size
        modules = grid.dark
    }
    /// Whether a module is dark; from the upper left corner.
    func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * size + x] }

    /// The bytes with their header and padding, in blocks with their checks, interleaved.
    private static func codewords(_ bytes: [UInt8], _ version: QRVersion, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        append(0b0100, 4)
        append(bytes.count, version.countBits)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = version.dataWords(level) * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var pad = 0xEC
        while bits.count < capacity { append(pad, 8); pad ^= 0xEC ^ 0x11 }
        let data = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) } }

        // The last blocks hold one byte more than the first ones.
        let count = version.blocks(level), checks = version.checkWords(level), short = version.rawWords / count - checks, long = version.rawWords % count
        let code = ReedSolomon(checks: checks)
        var blocks: [(data: [UInt8], check: [UInt8])] = [], start = 0
        for index in 0..<count {
            let part = Array(data[start..<start + short + (index < count - long ? 0 : 1)])
            start += part.count
            blocks.append((part, code.checks(of: part)))
        }
        var words: [UInt8] = []
        for index in 0...short { for block in blocks where index < block.data.count { words.append(block.data[index]) } }
        for index in 0..<checks { for block in blocks { words.append(block.check[index]) } }
        return words
    }
}

/// One of the forty sizes of a code.
struct QRVersion {
    let number: Int
    var size: Int { number * 4 + 17 }
    var countBits: Int { number < 10 ? 8 : 16 }

    static func smallest(for count: Int, _ level: QRCode.Level) -> QRVersion? {
        (1...40).lazy.map { QRVersion(number: $0) }.first { 4 + $0.countBits + count * 8 <= $0.dataWords(level) * 8 }
    }

    /// Bytes of data and checks together: what the patterns leave, in whole bytes.
    var rawWords: Int {
        var modules = (16 * number + 128) * number + 64
        if number >= 2 {
            let patterns = number / 7 + 2
            modules -= (25 * patterns - 10) * patterns - 55
            if number >= 7 { modules -= 36 }
        }
        return modules / 8
    }
    func dataWords(_ level: QRCode.Level) -> Int { rawWords - checkWords(level) * blocks(level) }
    func checkWords(_ level: QRCode.Level) -> Int { Self.checks[level.row][number - 1] }
    func blocks(_ level: QRCode.Level) -> Int { Self.counts[level.row][number - 1] }

    /// Where the centres of the alignment patterns are, in both directions.
    var alignment: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2, step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    /// Check bytes of a block, by level and version (table 9 of the standard).
    private static let checks: [[Int]] = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    ]
    /// Blocks, by level and version.
    private static let counts: [[Int]] = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
        [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
        [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
    ]
}

/// The check bytes of a block: the remainder of its bytes, as a polynomial over 256 elements, by a product of powers of two.
struct ReedSolomon {
    private let divisor: [UInt8]

    init(checks: Int) {
        var divisor = [UInt8](repeating: 0, count: checks - 1) + [1], root: UInt8 = 1
        for _ in 0..<checks {
            for index in divisor.indices {
                divisor[index] = Self.product(divisor[index], root)
                if index + 1 < divisor.count { divisor[index] ^= divisor[index + 1] }
            }
            root = Self.product(root, 2)
        }
        self.divisor = divisor
    }
    func checks(of data: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in divisor.indices { remainder[index] ^= Self.product(divisor[index], factor) }
        }
        return remainder
    }
    /// In the field of the polynomial x⁸ + x⁴ + x³ + x² + 1.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() { result = result << 1 ^ (result >> 7) * 0x11D ^ Int(b >> UInt8(bit) & 1) * Int(a) }
        return UInt8(truncatingIfNeeded: result)
    }
}
