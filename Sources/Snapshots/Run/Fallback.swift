import Drawing

/// What a phone shows where an entry's own picture did not come out or was refused.
public enum Fallback: String, CaseIterable, Hashable, Sendable {
    /// The placeholder, redacted: no timeline was ever taken.
    case placeholder
    /// The last entry whose picture came out.
    case earlierEntry
    /// Nothing that could be shown: an even grey.
    case blank

    /// "the placeholder".
    public var words: String {
        switch self {
        case .placeholder: "the placeholder"
        case .earlierEntry: "an earlier entry"
        case .blank: "an empty grey tile"
        }
    }
}

/// The pictures that a phone falls back to, for one placement.
///
/// The placeholder is asked for when it is needed first, in a process of its own as every placement.
struct FallbackPictures {
    private let placement: Placement
    private let pool: RenderingPool
    private var lastGood: [Variation: RenderedArchive] = [:]
    private var placeholder: PlacementDrawing?

    init(placement: Placement, pool: RenderingPool) {
        self.placement = placement
        self.pool = pool
    }

    /// Notes a picture that came out.
    mutating func keep(_ archive: RenderedArchive, for variation: Variation) { lastGood[variation] = archive }

    /// What is shown instead; nil where user code fails in the placeholder too.
    ///
    /// - Parameter isRefused: whether the system would refuse the placeholder's drawing too.
    mutating func shown(for variation: Variation, isRefused: (WidgetArchive) -> Bool) -> (archive: RenderedArchive, kind: Fallback)? {
        if placement.role == .timeline, let last = lastGood[variation] { return (last, .earlierEntry) }
        if placement.role == .placeholder { return nil }
        if placeholder == nil {
            var kept = placement
            kept.role = .placeholder
            var drawing = PlacementDrawing(placement: kept, pool: pool)
            _ = drawing.askProvider(limit: 1)
            placeholder = drawing
        }
        guard let archive = placeholder?.render(entry: 0, variation).archive, !isRefused(archive.archive) else { return nil }
        return (archive, .placeholder)
    }

    mutating func finish() {
        placeholder?.finish()
        placeholder = nil
    }

    /// An even grey over the whole widget: the drawing was refused, and there is nothing else to show.
    static func blank(_ placement: Placement, _ variation: Variation) -> RenderedArchive {
        let size = placement.geometry.size
        let grey: Float = variation.appearance == "dark" ? 44 / 255 : 229 / 255
        let rect = Path(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
        let fill = DisplayItem(.fill(rect, .color(ColorValue(red: grey, green: grey, blue: grey)), evenOdd: false))
        return RenderedArchive(archive: WidgetArchive(displayList: DisplayList(size: size, items: [fill]),
                                                      root: SemanticNode(role: "blank", type: "Blank", frame: Rect(x: 0, y: 0, width: size.width, height: size.height))),
                               milliseconds: 0)
    }
}
