import Drawing

/// The fonts that a display list names, each once.
public struct FontTable: Sendable {
    public private(set) var references: [FontReference] = []
    private var indices: [FontReference: Int] = [:]
    public init() {}
    /// Goes on with the fonts that a display list already names.
    public init(references: [FontReference]) {
        for reference in references { _ = index(of: reference) }
    }

    /// The font's place in the table; a font that is not there yet is added.
    public mutating func index(of reference: FontReference) -> Int {
        if let known = indices[reference] { return known }
        references.append(reference)
        indices[reference] = references.count - 1
        return references.count - 1
    }
}
