import SwiftParser

/// A literal of a source file that is compiled to a call, so that it can have another value without compiling.
public struct LiteralSlot: Hashable, Sendable, Codable {
    /// How it is written.
    public enum Form: String, Sendable, Codable {
        case integer, decimal, text
        /// `Color.red`
        case color
        /// `.red`, where a style is wanted.
        case style
    }
    public var form: Form
    /// A number's digits, a text as it reads, a colour's name.
    public var text: String
    /// The number in its file.
    var ordinal: Int
    /// Where its type is known whatever it says.
    var position: LiteralPosition

    /// Numbers are written as integers or as decimals, and may change from one to the other.
    var isNumber: Bool { form == .integer || form == .decimal }
}

/// What stands around a literal.
enum LiteralPosition: Hashable, Sendable, Codable {
    /// Its type follows from declarations: `let width: CGFloat = 8`, `return 8`.
    case declared
    /// An argument of one of the frameworks' functions all of whose forms take that type there.
    case argument(of: String)
    /// Which declaration it meets may depend on what it is.
    case inferred
}

/// A source file with the literals that were lifted from it.
public struct LiftedSource: Hashable, Sendable, Codable {
    public var path: String
    /// Of the contents that were built.
    var hash: ContentHash
    /// Of all but the literals' values: files of one skeleton differ in those alone.
    var skeleton: ContentHash
    public var slots: [LiteralSlot]
    /// What was in the way when it was built.
    var limits: LiftingLimits

    /// The number of a literal: the same in every build of the file, other files notwithstanding.
    func id(_ slot: LiteralSlot) -> UInt64 { Self.key(path) << 20 | UInt64(slot.ordinal) }

    /// 44 bits of the path.
    static func key(_ path: String) -> UInt64 { ContentHash(path).word & 0xFFF_FFFF_FFFF }
    /// What fits into the other 20.
    static let mostSlots = 1 << 19
}

extension LiftedSource {
    init(path: String, bytes: [UInt8], found: [LiteralLifting.Found], _ limits: LiftingLimits) {
        self.path = path
        self.limits = limits
        hash = ContentHash(bytes)
        slots = found.map(\.slot)
        var skeleton = ContentHash(), position = 0
        bytes.withUnsafeBytes { bytes in
            for one in found {
                skeleton.combine(UnsafeRawBufferPointer(rebasing: bytes[position..<one.range.lowerBound]))
                skeleton.combine(one.slot.isNumber ? "number" : one.slot.form.rawValue)
                position = one.range.upperBound
            }
            skeleton.combine(UnsafeRawBufferPointer(rebasing: bytes[position...]))
        }
        self.skeleton = skeleton
    }

    /// A file as it is now; nil where it is not sound, or no literal of it can be lifted.
    init?(path: String, bytes: [UInt8], _ limits: LiftingLimits = .none) {
        guard bytes.count <= FileSystem.largestSource, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return nil }
        let found = bytes.withUnsafeBufferPointer { LiteralLifting.literals(of: Parser.parse(source: $0), limits) }
        guard let found else { return nil }
        self.init(path: path, bytes: bytes, found: found, limits)
    }
}
