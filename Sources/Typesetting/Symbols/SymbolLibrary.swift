import Drawing

/// The stand-ins for SF Symbols, by name: the rows of `Resources/symbols.tsv`, drawn with the icon fonts.
public enum SymbolLibrary {
    /// The outlines and the layout box of a symbol, or nil where the table has no such name.
    ///
    /// - Parameter weight: 100…900, as in `FontDescriptor.weight`.
    public static func symbol(named name: String, weight: Int = 400) -> Symbol? { nil }

    /// The size and baseline in points of a symbol as it is asked for: what layout needs.
    public static func metrics(of descriptor: SymbolDescriptor) -> (size: Size, baseline: Double)? {
        guard let symbol = symbol(named: descriptor.name, weight: descriptor.font.weight) else { return nil }
        let em = descriptor.font.size * Symbol.factor(of: descriptor.scale)
        return (Size(width: symbol.size.width * em, height: symbol.size.height * em), symbol.baseline * em)
    }

    /// The commands that draw a symbol in `rect` (its layout box, or any box a resizable symbol is stretched to), in the
    /// coordinate space of `rect`; nil where the table has no such name.
    public static func commands(for descriptor: SymbolDescriptor, in rect: Rect) -> [DisplayCommand]? { nil }
}
