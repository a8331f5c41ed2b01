/// What declarations of the project keep from being lifted: the same literal could mean something else there than to the frameworks.
public struct LiftingLimits: Codable, Hashable, Sendable {
    /// Whether no type of the project can be made of a literal: `T("a")` is then a call.
    var liftsUnlabelled = true
    /// Names of the frameworks' functions and types with colours that the project declares too, sorted.
    var ownNames: [String] = []

    /// No declaration is in the way.
    static let none = LiftingLimits()

    init(liftsUnlabelled: Bool = true, ownNames: [String] = []) { self.liftsUnlabelled = liftsUnlabelled; self.ownNames = ownNames }

    /// Looks through the sources of a module and of those that it imports.
    init(_ sources: some Sequence<[UInt8]>) {
        var own: Set<String> = []
        for bytes in sources {
            if liftsUnlabelled, ByteSearch.contains("ExpressibleBy", in: bytes) { liftsUnlabelled = false }
            for keyword in Self.keywords { own.formUnion(Self.names(after: keyword, in: bytes)) }
        }
        ownNames = own.sorted()
    }

    private static let keywords = ["func ", "extension ", "struct ", "class ", "enum ", "typealias "]

    /// Those of the frameworks' names that stand behind a keyword.
    private static func names(after keyword: String, in bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { bytes in
            var names: [String] = [], position = 0
            while let found = ByteSearch.first(keyword, in: bytes, from: position) {
                let start = found + keyword.utf8.count
                let end = bytes[start...].firstIndex { !(0x30...0x39).contains($0) && !(0x61...0x7A).contains($0 | 0x20) && $0 != 0x5F } ?? bytes.count
                let name = String(decoding: bytes[start..<end], as: UTF8.self)
                if KnownPositions.colored.contains(name) { names.append(name) }
                position = end
            }
            return names
        }
    }

    /// Whether a function or type with colours is the frameworks' alone.
    func isKnown(_ name: String) -> Bool { !ownNames.contains(name) }
}
