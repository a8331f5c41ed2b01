/// Collects bytes into blocks for functions of the Merkle–Damgård kind.
struct BlockBuffer {
    private var pending: [UInt8] = []
    private var count: UInt64 = 0

    /// - Parameter compress: is given one block.
    mutating func add(_ bytes: UnsafeRawBufferPointer, blockSize: Int, _ compress: (UnsafeRawBufferPointer) -> Void) {
        count += UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let part = rest.prefix(blockSize - pending.count)
            pending += part
            rest = rest.dropFirst(part.count)
            guard pending.count == blockSize else { return }
            pending.withUnsafeBytes(compress)
            pending.removeAll(keepingCapacity: true)
        }
        while rest.count >= blockSize {
            compress(UnsafeRawBufferPointer(rebasing: rest.prefix(blockSize)))
            rest = rest.dropFirst(blockSize)
        }
        pending += rest
    }

    /// The last blocks: a one, zeros, and the number of bits.
    func padding(blockSize: Int, lengthSize: Int, isBigEndian: Bool) -> [UInt8] {
        var last = pending + [0x80]
        while last.count % blockSize != blockSize - lengthSize { last.append(0) }
        let bits = count &* 8
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        last += isBigEndian ? [UInt8](repeating: 0, count: lengthSize - 8) + length.reversed() : length
        return last
    }
}

/// The first bits of the fractional parts of the roots of the first primes, which the SHA-2 functions use (FIPS 180-4, 4.2, 5.3).
enum PrimeRoots {
    static let primes: [UInt64] = {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < 80 {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }()

    /// 64 bits of the fractional part of the square root.
    static func square(_ prime: UInt64) -> UInt64 { fraction(prime, power: 2) }
    /// 64 bits of the fractional part of the cube root.
    static func cube(_ prime: UInt64) -> UInt64 { fraction(prime, power: 3) }

    /// The largest root r / 2^64 whose power does not exceed the prime, found bit by bit in whole numbers.
    private static func fraction(_ prime: UInt64, power: Int) -> UInt64 {
        var root: [UInt64] = [0, 0]   // The fraction, then the whole part.
        for bit in stride(from: 68, through: 0, by: -1) {
            var trial = root
            trial[bit / 64] |= 1 << UInt64(bit % 64)
            var product = trial
            for _ in 1..<power { product = multiply(product, trial) }
            // The power has 64 · power bits after the point.
            let whole = product.dropFirst(power)
            let isAbove = (whole.first ?? 0) > prime || whole.dropFirst().contains { $0 != 0 }
            let isEqualWithRest = (whole.first ?? 0) == prime && product.prefix(power).contains { $0 != 0 }
            if !isAbove && !isEqualWithRest { root = trial }
        }
        return root[0]
    }

    private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: a.count + b.count)
        for i in a.indices {
            var carry: UInt64 = 0
            for j in b.indices {
                let product = a[i].multipliedFullWidth(by: b[j])
                let (low, firstOverflow) = result[i + j].addingReportingOverflow(product.low)
                let (sum, secondOverflow) = low.addingReportingOverflow(carry)
                result[i + j] = sum
                carry = product.high + (firstOverflow ? 1 : 0) + (secondOverflow ? 1 : 0)
            }
            result[i + b.count] = carry
        }
        return result
    }
}
