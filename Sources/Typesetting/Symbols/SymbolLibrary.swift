import Drawing
import Synchronization

/// The stand-ins for SF Symbols, by name: the rows of `Resources/symbols.tsv`, drawn with the icon fonts.
///
/// Approximate: the outlines are those of other fonts, in the sizes and places of SF's; a weight is made by growing or shrinking
/// them; the colours of the multicolour form are those of the system that come nearest (assumed, but for the yellow triangle with a white
/// mark, doc), and symbols without colours in the table are drawn in one; which symbols are turned about from right to left, and how much
/// of a part that a variable value does not light is left, is assumed.
public enum SymbolLibrary {
    /// The outlines and the layout box of a symbol, or nil where the table has no such name or its font is missing.
    ///
    /// - Parameter weight: 100…900, as in `FontDescriptor.weight`.
    public static func symbol(named name: String, weight: Int = 400) -> Symbol? {
        let key = Key(name: name, weight: weight)
        return cache.withLock { cache in
            if let known = cache.symbols[key] { return known }
            guard let table = SymbolTable.shared else { return nil }
            let composer = SymbolComposer(row: table.row(named:), outlines: cache.outlines, weight: weight)
            let symbol = composer.symbol(named: name)
            // Names come from user code: without a bound, made-up names would fill the memory.
            if cache.symbols.count >= 4096 { cache.symbols.removeAll() }
            cache.symbols[key] = .some(symbol)
            return symbol
        }
    }

    /// Whether a symbol has colours of its own: without, its multicolour form is drawn in the foreground style.
    public static func hasColors(_ name: String) -> Bool { symbol(named: name)?.multicolor != nil }

    /// What is drawn for a name that nobody has: a boxed question mark.
    public static func missingSymbol(weight: Int = 400) -> Symbol? { symbol(named: "questionmark.square.dashed", weight: weight) }

    /// Every name in the table.
    public static var names: [String] { SymbolTable.shared?.names ?? [] }

    private struct Key: Hashable { var name: String; var weight: Int }
    private struct Cache {
        var symbols: [Key: Symbol?] = [:]
        var outlines = IconOutlines()
    }
    private static let cache = Mutex(Cache())
}

extension Symbol {
    /// The commands that draw the symbol in a box (its own at a font size, or any that a resizable symbol is stretched to).
    ///
    /// - Parameters:
    ///   - rect: The box, in points of the coordinate space that is drawn in; paints are in the same space.
    ///   - paints: Of the primary, secondary and tertiary level, or one for each `SymbolColor`; the last one serves the levels after it.
    ///   - variableValue: 0…1, which lights parts of a symbol that has some: in the first paint, whatever the rendering.
    ///   - isRightToLeft: Turns a symbol of reading, writing or forward movement about.
    public func commands(in rect: Rect, rendering: SymbolDescriptor.Rendering, paints: [Paint], variableValue: Double? = nil, isRightToLeft: Bool = false) -> [DisplayCommand] {
        guard let first = paints.first, size.width > 0, size.height > 0 else { return [] }
        var place = AffineTransform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        if flips && isRightToLeft { place.a = -place.a; place.tx = rect.maxX }
        let unit = (abs(place.a * place.d)).squareRoot()
        let isMonochrome = rendering == .monochrome || paints.count == 1
        var commands: [DisplayCommand] = []
        if let variableValue, let variable {
            let lit = variable.litCount(at: variableValue)
            for (index, step) in variable.steps.enumerated() {
                let ink = step.flatMap { Self.ink($0.path.applying(place), $0.emboldening * unit, first) }
                commands += index < lit ? ink : [.beginGroup(.opacity(VariableParts.unlitOpacity))] + ink + [.endGroup]
            }
            return commands
        }
        for layer in isMonochrome ? monochrome : rendering == .multicolor ? multicolor ?? monochrome : layered {
            let path = layer.path.applying(place), width = layer.emboldening * unit
            if layer.isErasing {
                let eraser = Self.ink(path, width, .color(.black))
                commands = [.beginGroup(.mask(isInverted: true))] + eraser + [.maskedContent] + commands + [.endGroup]
            } else {
                commands += Self.ink(path, width, isMonochrome ? first : paints[min(layer.level, paints.count - 1)])
            }
        }
        return commands
    }

    /// A filled outline, grown or shrunk by half of `width` on each side.
    private static func ink(_ path: Path, _ width: Double, _ paint: Paint) -> [DisplayCommand] {
        let fill = DisplayCommand.fill(path, paint, evenOdd: false)
        if abs(width) < 1e-6 { return [fill] }
        let edge = StrokeStyle(width: abs(width), cap: .round, join: .round)
        if width > 0 {
            // Drawn together, so that a translucent paint does not show where line and area overlap.
            if paint.isOpaqueColor { return [fill, .stroke(path, paint, edge)] }
            return [.beginGroup(.mask(isInverted: false)), .fill(path, .color(.black), evenOdd: false), .stroke(path, .color(.black), edge),
                    .maskedContent, .fill(Path(rect: path.controlPointBounds.insetBy(-width)), paint, evenOdd: false), .endGroup]
        }
        return [.beginGroup(.mask(isInverted: true)), .stroke(path, .color(.black), edge), .maskedContent, fill, .endGroup]
    }
}

private extension Paint {
    var isOpaqueColor: Bool { if case .color(let color, _) = self { color.alpha >= 1 } else { false } }
}
