/// Puts bits behind each other, the lowest first, into memory that is large enough.
struct BitWriter {
    private var target: UnsafeMutablePointer<UInt8>
    private var buffer: UInt64 = 0
    private var filled = 0

    init(_ target: UnsafeMutablePointer<UInt8>) { self.target = target }

    /// - Parameter count: at most 56.
    @inline(__always) mutating func put(_ bits: UInt64, _ count: Int) {
        buffer |= bits &<< UInt64(filled)
        filled &+= count
        UnsafeMutableRawPointer(target).storeBytes(of: buffer.littleEndian, as: UInt64.self)
        let whole = filled &>> 3
        target += whole
        buffer = buffer &>> UInt64(whole &* 8)
        filled &-= whole &* 8
    }

    /// Writes the last bits and answers the end.
    mutating func finish() -> UnsafeMutablePointer<UInt8> {
        if filled > 0 {
            target.pointee = UInt8(truncatingIfNeeded: buffer)
            target += 1
        }
        return target
    }
}
