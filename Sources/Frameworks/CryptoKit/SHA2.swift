/// SHA-256 (FIPS 180-4). Status: exact.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    public static let byteCount = 32
    private static let constants = PrimeRoots.primes.prefix(64).map { UInt32(PrimeRoots.cube($0) >> 32) }
    private static let start = PrimeRoots.primes.prefix(8).map { UInt32(PrimeRoots.square($0) >> 32) }
    private var state = SHA256.start
    private var buffer = BlockBuffer()
    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        buffer.add(bufferPointer, blockSize: 64) { SHA256.compress(&state, $0) }
        self.state = state
    }
    public func finalize() -> SHA256Digest {
        var state = state
        let last = buffer.padding(blockSize: 64, lengthSize: 8, isBigEndian: true)
        last.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 64) { SHA256.compress(&state, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64])) }
        }
        return SHA256Digest(bytes: bigEndian(state))
    }

    private static func compress(_ state: inout [UInt32], _ block: UnsafeRawBufferPointer) {
        var w = (0..<16).map { UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
        for i in 16..<64 {
            let a = w[i - 15], b = w[i - 2]
            let s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3), s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
            w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
        }
        var v = state
        for i in 0..<64 {
            let s1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
            let first = v[7] &+ s1 &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ constants[i] &+ w[i]
            let s0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
            let second = s0 &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for i in 0..<8 { state[i] &+= v[i] }
    }
}

/// What SHA-512 and SHA-384 share.
struct SHA512Core {
    private static let constants = PrimeRoots.primes.map(PrimeRoots.cube)
    var state: [UInt64]
    private var buffer = BlockBuffer()
    init(_ state: [UInt64]) { self.state = state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.add(bytes, blockSize: 128) { SHA512Core.compress(&state, $0) }
        self.state = state
    }
    func finalized() -> [UInt8] {
        var state = state
        let last = buffer.padding(blockSize: 128, lengthSize: 16, isBigEndian: true)
        last.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 128) { SHA512Core.compress(&state, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 128])) }
        }
        return bigEndian(state)
    }

    private static func compress(_ state: inout [UInt64], _ block: UnsafeRawBufferPointer) {
        var w = (0..<16).map { UInt64(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
        for i in 16..<80 {
            let a = w[i - 15], b = w[i - 2]
            let s0 = rotated(a, 1) ^ rotated(a, 8) ^ (a >> 7), s1 = rotated(b, 19) ^ rotated(b, 61) ^ (b >> 6)
            w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
        }
        var v = state
        for i in 0..<80 {
            let s1 = rotated(v[4], 14) ^ rotated(v[4], 18) ^ rotated(v[4], 41)
            let first = v[7] &+ s1 &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ constants[i] &+ w[i]
            let s0 = rotated(v[0], 28) ^ rotated(v[0], 34) ^ rotated(v[0], 39)
            let second = s0 &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for i in 0..<8 { state[i] &+= v[i] }
    }
}

/// SHA-512 (FIPS 180-4). Status: exact.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static let blockByteCount = 128
    public static let byteCount = 64
    private var core = SHA512Core(PrimeRoots.primes.prefix(8).map(PrimeRoots.square))
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: core.finalized()) }
}

/// SHA-384 (FIPS 180-4). Status: exact.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static let blockByteCount = 128
    public static let byteCount = 48
    private var core = SHA512Core(PrimeRoots.primes[8..<16].map(PrimeRoots.square))
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(core.finalized().prefix(48))) }
}

func rotated<T: FixedWidthInteger>(_ value: T, _ bits: T) -> T { (value >> bits) | (value << (T(T.bitWidth) - bits)) }
func bigEndian<T: FixedWidthInteger>(_ words: [T]) -> [UInt8] { words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } } }
