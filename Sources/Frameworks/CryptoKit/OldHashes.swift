import Foundation

extension Insecure {
    /// SHA-1 (FIPS 180-4). Status: exact.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        public static let byteCount = 20
        private var state: [UInt32] = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
        private var buffer = BlockBuffer()
        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.add(bufferPointer, blockSize: 64) { SHA1.compress(&state, $0) }
            self.state = state
        }
        public func finalize() -> SHA1Digest {
            var state = state
            buffer.padding(blockSize: 64, lengthSize: 8, isBigEndian: true).withUnsafeBytes { bytes in
                for offset in stride(from: 0, to: bytes.count, by: 64) { SHA1.compress(&state, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64])) }
            }
            return SHA1Digest(bytes: bigEndian(state))
        }

        private static func compress(_ state: inout [UInt32], _ block: UnsafeRawBufferPointer) {
            var w = (0..<16).map { UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
            for i in 16..<80 { w.append(rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 31)) }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for i in 0..<80 {
                let (f, k): (UInt32, UInt32) = switch i {
                case 0..<20: ((b & c) | (~b & d), 0x5A827999)
                case 20..<40: (b ^ c ^ d, 0x6ED9EBA1)
                case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1BBCDC)
                default: (b ^ c ^ d, 0xCA62C1D6)
                }
                let next = rotated(a, 27) &+ f &+ e &+ k &+ w[i]
                (e, d, c, b, a) = (d, c, rotated(b, 2), a, next)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    /// MD5 (RFC 1321). Status: exact.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        public static let byteCount = 16
        /// The whole part of 2^32 · |sin(i + 1)| (RFC 1321, 3.4).
        private static let table: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
        private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private var state: [UInt32] = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
        private var buffer = BlockBuffer()
        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.add(bufferPointer, blockSize: 64) { MD5.compress(&state, $0) }
            self.state = state
        }
        public func finalize() -> MD5Digest {
            var state = state
            buffer.padding(blockSize: 64, lengthSize: 8, isBigEndian: false).withUnsafeBytes { bytes in
                for offset in stride(from: 0, to: bytes.count, by: 64) { MD5.compress(&state, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64])) }
            }
            return MD5Digest(bytes: bigEndian(state.map(\.byteSwapped)))
        }

        private static func compress(_ state: inout [UInt32], _ block: UnsafeRawBufferPointer) {
            let m = (0..<16).map { UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for i in 0..<64 {
                let (f, index): (UInt32, Int) = switch i / 16 {
                case 0: ((b & c) | (~b & d), i)
                case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
                case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                default: (c ^ (b | ~d), (7 * i) % 16)
                }
                let sum = a &+ f &+ table[i] &+ m[index]
                (a, d, c, b) = (d, c, b, b &+ rotated(sum, 32 - shifts[i / 16][i % 4]))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }
}
