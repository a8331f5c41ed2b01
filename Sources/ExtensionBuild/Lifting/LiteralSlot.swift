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

    /// The number of a literal: the same in every build of the file, other files notwithstanding.
    func id(_ slot: LiteralSlot) -> UInt64 { Self.key(path) << 20 | UInt64(slot.ordinal) }

    /// 44 bits of the path.
    static func key(_ path: String) -> UInt64 { ContentHash(path).word & 0xFFF_FFFF_FFFF }
    /// What fits into the other 20.
    static let mostSlots = 1 << 19
}

extension LiftedSource {
    init(path: String, bytes: [UInt8], found: [LiteralLifting.Found]) {
        self.path = path
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
    init?(path: String, bytes: [UInt8], liftsUnlabelled: Bool) {
        guard bytes.count <= FileSystem.largestSource, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return nil }
        let found = bytes.withUnsafeBufferPointer { LiteralLifting.literals(of: Parser.parse(source: $0), liftsUnlabelled: liftsUnlabelled) }
        guard let found else { return nil }
        self.init(path: path, bytes: bytes, found: found)
    }
}

/// The lifted literals of a build.
public struct LiftedSources: Hashable, Sendable {
    /// By path.
    public var files: [String: LiftedSource]
    /// Every file of the project's code: those may give a name another meaning.
    var code: [String]
    /// See `LiteralLifting`.
    var liftsUnlabelled: Bool

    /// Colours that generated code declares.
    var generatedColors: Set<String>

    init(_ lifted: [LiftedSource], code: [String], generated: [String] = [], liftsUnlabelled: Bool) {
        generatedColors = KnownPositions.colorNames.filter { name in generated.contains { $0.contains("var \(name)") || $0.contains("let \(name)") } }
        self.liftsUnlabelled = liftsUnlabelled
        // Literals of files whose numbers meet could not be told apart.
        let byKey = Dictionary(grouping: lifted) { LiftedSource.key($0.path) }
        files = Dictionary(byKey.values.filter { $0.count == 1 }.map { ($0[0].path, $0[0]) }, uniquingKeysWith: { first, _ in first })
        self.code = code
    }
}
