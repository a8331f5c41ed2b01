@testable import Drawing

/// Archives made by hand for transitions: a list of views, each drawn where it is said to be.
struct TransitionSample {
    static let size = Size(width: 100, height: 100)
    static let linear = ContentChange.Timing(curve: .bezier(0, 0, 1, 1), duration: 1)

    var items: [DisplayItem] = []
    var views: [ViewRecord] = []

    /// Adds a view that draws commands.
    mutating func add(_ identity: UInt64, _ role: ViewRecord.Role, frame: Rect, _ commands: [DisplayCommand], content: String = "", timing: ContentChange.Timing? = linear,
                      isAnimated: Bool = true, passage: ViewRecord.Passage? = nil, turn: ViewRecord.Turn? = nil) {
        let start = items.count
        items += commands.map { DisplayItem($0, identity: identity) }
        views.append(ViewRecord(identity: identity, role: role, items: start..<items.count, frame: frame, change: ContentChange(content: content, timing: timing, isAnimated: isAnimated), passage: passage, turn: turn))
    }

    mutating func addText(_ identity: UInt64, _ glyphs: [UInt32], at origin: Point, color: ColorValue = .black, content: String = "", timing: ContentChange.Timing? = linear, passage: ViewRecord.Passage? = nil) {
        let run = GlyphRun(font: 0, size: 10, glyphs: glyphs.enumerated().map { .init(id: $1, position: Point(x: origin.x + Double($0) * 6, y: origin.y)) }, paint: .color(color))
        add(identity, .text, frame: Rect(x: origin.x, y: origin.y - 10, width: Double(glyphs.count) * 6, height: 12), [.glyphs(run)], content: content, timing: timing, passage: passage)
    }

    mutating func addBox(_ identity: UInt64, _ rect: Rect, color: ColorValue = .black, timing: ContentChange.Timing? = linear, isAnimated: Bool = true, passage: ViewRecord.Passage? = nil) {
        add(identity, .drawing, frame: rect, [.fill(Path(rect: rect), .color(color), evenOdd: false)], timing: timing, isAnimated: isAnimated, passage: passage)
    }

    var archive: WidgetArchive {
        WidgetArchive(displayList: DisplayList(size: Self.size, items: items, fonts: [FontReference(file: "Inter-Bold.otf")]), root: SemanticNode(role: "container", type: "Widget"), views: views)
    }

    /// The archive of a few views.
    static func of(_ build: (inout TransitionSample) -> Void) -> WidgetArchive {
        var sample = TransitionSample()
        build(&sample)
        return sample.archive
    }
}

extension DisplayList {
    var fills: [(rect: Rect, color: ColorValue)] {
        items.compactMap { if case .fill(let path, .color(let color, _), _) = $0.command { (path.controlPointBounds, color) } else { nil } }
    }
    var runs: [GlyphRun] { items.compactMap { if case .glyphs(let run) = $0.command { run } else { nil } } }
    var groups: [GroupEffect] { items.compactMap { if case .beginGroup(let effect) = $0.command { effect } else { nil } } }
    var opacities: [Double] { groups.compactMap { if case .opacity(let value) = $0 { value } else { nil } } }
    var translations: [Point] { groups.compactMap { if case .transform(let t) = $0 { Point(x: t.tx, y: t.ty) } else { nil } } }
}
