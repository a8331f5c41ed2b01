internal import CQREncode

/// A QR code of bytes: the smallest version that holds them, encoded by libqrencode.
struct QRCode {
    /// How much of the code may be damaged: 7, 15, 25 or 30 %.
    enum Level: String {
        case low = "L", medium = "M", quartile = "Q", high = "H"

        fileprivate var library: QRecLevel {
            switch self {
            case .low: QR_ECLEVEL_L
            case .medium: QR_ECLEVEL_M
            case .quartile: QR_ECLEVEL_Q
            case .high: QR_ECLEVEL_H
            }
        }
    }
    /// Modules on a side.
    let size: Int
    private let modules: [UInt8]
    /// More bytes than the largest version holds at the lowest level.
    private static let limit = 2954

    /// Nil for no bytes, and for more than the largest version holds.
    init?(_ bytes: [UInt8], _ level: Level) {
        guard !bytes.isEmpty, bytes.count < Self.limit, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, level.library) else { return nil }
        defer { QRcode_free(code) }
        size = Int(code.pointee.width)
        modules = Array(UnsafeBufferPointer(start: code.pointee.data, count: size * size))
    }

    /// Whether a module is dark; from the upper left corner. The lowest bit of a module says it.
    func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * size + x] & 1 == 1 }
}
