/// How often each symbol will be written.
struct DeflateStatistics {
    /// Bytes 0…255, four times: those at each place of a pixel.
    var bytes = [Int](repeating: 0, count: 1024)
    /// Runs by their number of pixels, 1…63.
    var runs = [Int](repeating: 0, count: 64)
    mutating func withCounts(_ body: (UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>) -> Void) {
        bytes.withUnsafeMutableBufferPointer { bytes in
            runs.withUnsafeMutableBufferPointer { body(bytes.baseAddress.unsafelyUnwrapped, $0.baseAddress.unsafelyUnwrapped) }
        }
    }
}

/// The Huffman code of one deflate block (RFC 1951): literals, and copies of 4…252 bytes from 4 bytes back.
struct DeflateCode {
    struct Token { var bits: UInt32 = 0; var count: UInt8 = 0 }
    private let lengths: [UInt8]
    private let literals: [Token]
    /// By pixels of the run: length symbol, its extra bits, and the only distance.
    private let runs: [Token]
    private static let longest = 13

    init(_ statistics: DeflateStatistics) {
        // Bytes, the end, which is written once, and 29 symbols for lengths.
        var counts = (0..<256).map { byte in (0..<4).reduce(0) { $0 + statistics.bytes[$1 * 256 + byte] } } + [1] + [Int](repeating: 0, count: 29)
        for pixels in 1..<64 { counts[Self.symbol(bytes: pixels * 4).symbol] += statistics.runs[pixels] }
        let lengths = HuffmanLengths.lengths(counts, longest: Self.longest)
        self.lengths = lengths
        let codes = HuffmanLengths.codes(lengths)
        literals = (0..<286).map { Token(bits: codes[$0], count: lengths[$0]) }
        var runs = [Token()]
        for pixels in 1..<64 {
            let (symbol, extra, extraCount) = Self.symbol(bytes: pixels * 4)
            // The distance's code is one bit, 0: nothing to set.
            runs.append(Token(bits: codes[symbol] | UInt32(extra) << UInt32(lengths[symbol]), count: lengths[symbol] + UInt8(extraCount) + 1))
        }
        self.runs = runs
    }

    func withTables(_ body: (UnsafePointer<Token>, UnsafePointer<Token>) -> Void) {
        literals.withUnsafeBufferPointer { literals in
            runs.withUnsafeBufferPointer { body(literals.baseAddress.unsafelyUnwrapped, $0.baseAddress.unsafelyUnwrapped) }
        }
    }

    /// The symbol for a copy's length, with its extra bits.
    static func symbol(bytes: Int) -> (symbol: Int, extra: Int, extraCount: Int) {
        if bytes < 11 { return (254 + bytes, 0, 0) }
        // Four symbols for each number of extra bits, from 11 bytes on.
        var count = 1, base = 11
        while bytes >= base + 4 << count { base += 4 << count; count += 1 }
        let within = bytes - base
        return (265 + (count - 1) * 4 + within >> count, within & (1 << count - 1), count)
    }

    /// The block's head: last block, dynamic codes; the lengths of all codes, each as four bits.
    func writeHeader(_ writer: inout BitWriter) {
        writer.put(1, 1)
        writer.put(2, 2)
        writer.put(UInt64(286 - 257), 5)
        // Distance symbols 0…3; the fourth, four bytes back, is the only one used.
        writer.put(3, 5)
        writer.put(15, 4)
        // The code of lengths, in the order RFC 1951 gives them: 16 symbols of four bits; no repetitions (16, 17, 18).
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] { writer.put(symbol < 16 ? 4 : 0, 3) }
        for length in lengths + [0, 0, 0, 1] { writer.put(UInt64(HuffmanLengths.reversed(UInt32(length), 4)), 4) }
    }
}

/// Lengths and codes of a Huffman code.
enum HuffmanLengths {
    /// The best lengths none of which is over `longest`, by merging packages of symbols (Larmore and Hirschberg).
    static func lengths(_ counts: [Int], longest: Int) -> [UInt8] {
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var lengths = [UInt8](repeating: 0, count: counts.count)
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        /// A symbol, or two packages of the level below.
        struct Package { var weight: Int; var symbol: Int; var pair: Int }
        let leaves = used.map { Package(weight: counts[$0], symbol: $0, pair: -1) }
        var levels: [[Package]] = [leaves]
        for _ in 1..<longest {
            let below = levels[levels.count - 1]
            var merged: [Package] = []
            merged.reserveCapacity(leaves.count + below.count / 2)
            var leaf = 0, pair = 0
            while leaf < leaves.count || pair + 1 < below.count {
                let weight = pair + 1 < below.count ? below[pair].weight + below[pair + 1].weight : Int.max
                if leaf < leaves.count, leaves[leaf].weight <= weight {
                    merged.append(leaves[leaf])
                    leaf += 1
                } else {
                    merged.append(Package(weight: weight, symbol: -1, pair: pair))
                    pair += 2
                }
            }
            levels.append(merged)
        }
        // The first 2n - 2 packages of the top level; each time a symbol is in one, its code is a bit longer.
        var taken = 2 * used.count - 2
        for level in levels.reversed() {
            var pairs = 0
            for package in level.prefix(taken) {
                if package.symbol >= 0 { lengths[package.symbol] += 1 } else { pairs += 2 }
            }
            taken = pairs
        }
        return lengths
    }

    /// Canonical codes for the lengths, their bits in the order they are written.
    static func codes(_ lengths: [UInt8]) -> [UInt32] {
        var perLength = [UInt32](repeating: 0, count: 17), next = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { perLength[Int(length)] += 1 }
        for length in 1...16 { next[length] = (next[length - 1] + perLength[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(next[Int(length)], Int(length))
        }
    }

    static func reversed(_ bits: UInt32, _ count: Int) -> UInt32 {
        var result: UInt32 = 0
        for bit in 0..<count where bits >> UInt32(bit) & 1 == 1 { result |= 1 << UInt32(count - 1 - bit) }
        return result
    }
}
