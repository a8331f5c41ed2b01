/// A colour of a symbol's multicolour form, in the order in which `SymbolDescriptor.paints` holds them.
public enum SymbolColor: String, CaseIterable, Sendable {
    /// The foreground style.
    case primary
    case white
    /// System colours, as they are in the environment's appearance.
    case red, orange, yellow, green, cyan, blue

    /// The place of its paint, and the level of its layers.
    var level: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Which part of a symbol has which colour: the last column of a row of `symbols.tsv`.
struct SymbolColoring: Hashable {
    /// Of the parts by their size, the largest first; the last serves the parts after it.
    var colors: [SymbolColor]
    /// Of parts beneath the first one.
    var below: SymbolColor?

    /// Nil where a word is no colour, or none says what the first part has.
    init?(_ column: Substring) {
        colors = []
        for word in column.split(separator: " ") {
            if word.hasPrefix("below=") {
                guard let color = SymbolColor(rawValue: String(word.dropFirst(6))) else { return nil }
                below = color
            } else {
                guard let color = SymbolColor(rawValue: String(word)) else { return nil }
                colors.append(color)
            }
        }
        if colors.isEmpty { return nil }
    }

    /// The colour of a part by its place in the order of sizes.
    subscript(part: Int) -> SymbolColor { colors[min(part, colors.count - 1)] }
}
