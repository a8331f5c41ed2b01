/// The Swift names that Xcode generates for the sets of a catalog: `Color(.skyBlue)`, `Image(.Birds.wing)`.
public struct AssetSymbolName: Sendable, Hashable {
    public enum Kind: Sendable { case color, image }
    /// The set's name in the catalog.
    public var assetName: String
    /// The nested types that stand for folders with a namespace.
    public var namespaces: [String]
    /// The member's name, without backticks.
    public var member: String

    /// "AccentColor" gives `accent` for a colour, "heroImage" gives `hero` for an image; nil where nothing is left for a name.
    public init?(_ assetName: String, kind: Kind) {
        self.assetName = assetName
        let parts = assetName.split(separator: "/").map(String.init)
        guard let last = parts.last else { return nil }
        namespaces = parts.dropLast().map { Self.identifier($0, startsUpper: true) }
        var member = Self.identifier(last, startsUpper: false)
        let suffix = kind == .color ? "Color" : "Image"
        if member.hasSuffix(suffix), member.count > suffix.count { member.removeLast(suffix.count) }
        guard !member.isEmpty, member != "_" else { return nil }
        self.member = member
    }

    private static func identifier(_ name: String, startsUpper: Bool) -> String {
        var words: [String] = [], current = ""
        for character in name {
            if character.isLetter || character.isNumber { current.append(character) } else if !current.isEmpty { words.append(current); current = "" }
        }
        if !current.isEmpty { words.append(current) }
        guard let first = words.first else { return "_" }
        var result = startsUpper ? first.prefix(1).uppercased() + first.dropFirst() : lowerFirst(first)
        for word in words.dropFirst() { result += word.prefix(1).uppercased() + word.dropFirst() }
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// "URLIcon" gives "urlIcon", "Sky" gives "sky", "HTML" gives "html".
    private static func lowerFirst(_ word: String) -> String {
        let characters = Array(word)
        var upper = 0
        while upper < characters.count, characters[upper].isUppercase { upper += 1 }
        if upper > 1, upper < characters.count, characters[upper].isLowercase { upper -= 1 }
        return String(characters[..<upper]).lowercased() + String(characters[upper...])
    }
}
