/// Finds what of one drawing is what of another, and how the one becomes the other.
struct TransitionMatching {
    /// What views around say of those in them.
    struct Context {
        var course = Course.timed(.system)
        /// Of the view that a group is the effect of.
        var turns: (ViewRecord.Turn, ViewRecord.Turn)?
        var frame = Rect.zero
        /// Whether what differs fades and nothing moves.
        var reducesMotion = false
    }

    func tweens(_ old: [DrawingNode], _ new: [DrawingNode], _ context: Context) -> [Tween] {
        var waiting: [DrawingNode.Key: [Int]] = [:]
        for index in old.indices.reversed() { waiting[old[index].key, default: []].append(index) }
        let partners = new.map { waiting[$0.key]?.popLast() }
        let matched = Set(partners.compactMap { $0 })
        // What goes is drawn after what was before it, so that it stays over what it was over.
        var leaving: [Int: [Int]] = [:], last = -1
        for index in old.indices {
            if matched.contains(index) { last = index } else { leaving[last, default: []].append(index) }
        }
        var tweens: [Tween] = []
        func leave(after index: Int) { for gone in leaving[index] ?? [] { tweens.append(passage(old[gone], isArriving: false, context)) } }
        leave(after: -1)
        for (node, partner) in zip(new, partners) {
            guard let partner else {
                tweens.append(passage(node, isArriving: true, context))
                continue
            }
            tweens.append(tween(old[partner], node, context))
            leave(after: partner)
        }
        return Self.joined(tweens)
    }

    private func tween(_ old: DrawingNode, _ new: DrawingNode, _ context: Context) -> Tween {
        let oldItems = old.items, newItems = new.items
        if Self.looksSame(oldItems, newItems) { return .still(newItems) }
        if context.reducesMotion, !standsStill(old, new) {
            var course = context.course
            if case .view(let view) = new.kind { course = Self.course(of: view, context) }
            return .content(ContentTween(style: .fade, from: oldItems, to: newItems, frames: (context.frame, context.frame), course: course))
        }
        switch (old.kind, new.kind) {
        case (.item, .item):
            if old.item.command.mixed(new.item.command, 0.5) != nil { return .item(old.item, new.item, context.course) }
            return .content(ContentTween(style: .fade, from: oldItems, to: newItems, frames: (context.frame, context.frame), course: context.course))
        case (.group(let from), .group(let to)):
            let group = Tween.GroupTween(from: old.item, to: new.item, effects: (from, to), turns: context.turns, frame: context.frame, course: context.course)
            var inner = context
            inner.turns = nil
            let children = tweens(old.children, new.children, inner)
            switch (old.masked, new.masked) {
            case (nil, nil): return .group(group, children: children, masked: nil)
            case (let a?, let b?): return .group(group, children: children, masked: tweens(a, b, inner))
            default: return .content(ContentTween(style: .fade, from: oldItems, to: newItems, frames: (context.frame, context.frame), course: context.course))
            }
        case (.view(let a), .view(let b)): return tween(a, old, b, new, context)
        default: return .content(ContentTween(style: .cut, from: oldItems, to: newItems, frames: (context.frame, context.frame), course: context.course))
        }
    }

    private func tween(_ a: ViewRecord, _ old: DrawingNode, _ b: ViewRecord, _ new: DrawingNode, _ context: Context) -> Tween {
        var inner = context
        inner.course = Self.course(of: b, context)
        inner.frame = b.frame
        inner.turns = a.turn.flatMap { turn in b.turn.map { (turn, $0) } }
        let frames = (from: a.frame, to: b.frame)
        if a.role != .group, a.role != .drawing, !alike(old, new, b.role) {
            return .content(ContentTween(style: ContentTween.Style(a, b), from: old.items, to: new.items, frames: frames, course: inner.course))
        }
        let parts = tweens(old.children, new.children, inner)
        // A view of several parts is one tween of them: a group without an effect costs nothing.
        return parts.count == 1 ? parts[0] : .group(.init(from: old.item, to: new.item, effects: (.opacity(1), .opacity(1)), frame: b.frame, course: inner.course), children: parts, masked: nil)
    }

    /// A view's own course, else that around it; nothing in a view that comes and goes without a transition moves (doc).
    private static func course(of view: ViewRecord, _ context: Context) -> Course {
        if let passage = view.passage, passage.arrivesAtOnce, passage.leavesAtOnce { return .atOnce }
        guard let change = view.change else { return context.course }
        if !change.isAnimated { return .atOnce }
        return change.timing.map { .timed($0) } ?? context.course
    }

    private func passage(_ node: DrawingNode, isArriving: Bool, _ context: Context) -> Tween {
        guard case .view(let view) = node.kind else {
            return .passage(.init(items: node.items, effects: [.opacity(0)], frame: context.frame, isArriving: isArriving, course: context.course))
        }
        var course = Self.course(of: view, context), effects: [GroupEffect] = [.opacity(0)]
        if let passage = view.passage {
            if !context.reducesMotion { effects = isArriving ? passage.arrival : passage.departure }
            if isArriving ? passage.arrivesAtOnce : passage.leavesAtOnce { course = .atOnce }
        }
        return .passage(.init(items: node.items, effects: effects, frame: view.frame, isArriving: isArriving, course: course))
    }

    // MARK: What is the same

    /// Whether a node is a frame round what differs, and does not differ itself.
    private func standsStill(_ old: DrawingNode, _ new: DrawingNode) -> Bool {
        switch (old.kind, new.kind) {
        case (.group(let a), .group(let b)): a == b && old.masked == nil && new.masked == nil
        case (.view(let a), .view(let b)): a.role == .group && b.role == .group && a.frame == b.frame && a.turn == b.turn
        default: false
        }
    }

    static func looksSame(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.isAccented == $1.isAccented && $0.command == $1.command }
    }

    /// Whether a view shows the same thing in another place, size or colour: then it moves, else its content is exchanged.
    private func alike(_ old: DrawingNode, _ new: DrawingNode, _ role: ViewRecord.Role) -> Bool {
        let a = old.items, b = new.items
        switch role {
        case .text, .symbol:
            let runs = Self.runs(a), others = Self.runs(b)
            guard runs.count == others.count, zip(runs, others).allSatisfy({ $0.showsSame(as: $1) }), Self.sameArrangement(runs, others) else { return false }
            if runs.isEmpty { return a.count == b.count && zip(a, b).allSatisfy { Self.sameOutline($0.command, $1.command) } }
            // Live parts are drawn by the host and have no glyphs here.
            return zip(Self.live(a), Self.live(b)).allSatisfy { $0.paragraph == $1.paragraph } && Self.live(a).count == Self.live(b).count
        case .image: return a.count == b.count && zip(a, b).allSatisfy { $0.command.mixed($1.command, 0.5) != nil || $0.command.kind == 6 && $1.command.kind == 6 || $0.command == $1.command }
        case .drawing, .group: return true
        }
    }

    private static func runs(_ items: [DisplayItem]) -> [GlyphRun] { items.compactMap { if case .glyphs(let run) = $0.command { run } else { nil } } }
    private static func live(_ items: [DisplayItem]) -> [DynamicText] { items.compactMap { if case .dynamicText(let text) = $0.command { text } else { nil } } }

    /// Whether the glyphs stand to each other as before: a text that breaks its lines elsewhere is exchanged.
    private static func sameArrangement(_ a: [GlyphRun], _ b: [GlyphRun]) -> Bool {
        guard let first = a.first(where: { !$0.glyphs.isEmpty }), let other = b.first(where: { !$0.glyphs.isEmpty }) else { return true }
        guard first.size > 0, other.size > 0 else { return false }
        let origin = first.glyphs[0].position, otherOrigin = other.glyphs[0].position
        for (run, otherRun) in zip(a, b) {
            for (glyph, otherGlyph) in zip(run.glyphs, otherRun.glyphs) {
                let place = glyph.position - origin, otherPlace = otherGlyph.position - otherOrigin
                // A letter's width apart is another place.
                if abs(place.x / first.size - otherPlace.x / other.size) > 0.5 || abs(place.y / first.size - otherPlace.y / other.size) > 0.5 { return false }
            }
        }
        return true
    }

    /// Whether two outlines are the same but for place and size.
    private static func sameOutline(_ a: DisplayCommand, _ b: DisplayCommand) -> Bool {
        func outline(_ command: DisplayCommand) -> Path? {
            switch command {
            case .fill(let path, _, _), .stroke(let path, _, _): path
            default: nil
            }
        }
        guard a.kind == b.kind else { return false }
        guard let path = outline(a), let other = outline(b) else { return a == b || a.mixed(b, 0.5) != nil }
        guard path.elements.count == other.elements.count else { return false }
        func unit(_ path: Path) -> Path {
            let box = path.controlPointBounds
            guard box.width > 0, box.height > 0 else { return path.applying(.translation(x: -box.minX, y: -box.minY)) }
            return path.applying(AffineTransform(a: 1 / box.width, b: 0, c: 0, d: 1 / box.height, tx: -box.minX / box.width, ty: -box.minY / box.height))
        }
        func points(_ path: Path) -> [Point] {
            path.elements.flatMap { element -> [Point] in
                switch element {
                case .move(let p), .line(let p): [p]
                case .quadratic(let p, let c): [c, p]
                case .cubic(let p, let c, let d): [c, d, p]
                case .close: []
                }
            }
        }
        let own = points(unit(path)), others = points(unit(other))
        return own.count == others.count && zip(own, others).allSatisfy { $0.distance(to: $1) < 0.02 }
    }

    /// Neighbours that stand still as one.
    private static func joined(_ tweens: [Tween]) -> [Tween] {
        var joined: [Tween] = []
        for tween in tweens {
            if case .still(let more) = tween, case .still(let items)? = joined.last {
                joined[joined.count - 1] = .still(items + more)
            } else {
                joined.append(tween)
            }
        }
        return joined
    }
}

extension ContentTween.Style {
    /// What a content transition says for a view; where it says nothing texts are blurred on the way and all else fades (doc).
    init(_ old: ViewRecord, _ new: ViewRecord) {
        let words = (new.change?.content ?? "").split(separator: " ").map(String.init), before = (old.change?.content ?? "").split(separator: " ").map(String.init)
        switch words.first {
        case "identity": self = .cut
        case "opacity": self = .fade
        case "numericText" where new.role == .text:
            if words.count > 1, let value = Double(words[1]) {
                let earlier = before.count > 1 ? Double(before[1]) : nil
                self = .numeric(isUp: earlier.map { value >= $0 } ?? true)
            } else {
                self = .numeric(isUp: words.count < 2 || words[1] != "down")
            }
        case "symbolEffect" where new.role == .symbol:
            switch words.last {
            case "upUp": self = .symbol(.upUp)
            case "offUp": self = .symbol(.offUp)
            default: self = .symbol(.downUp)
            }
        default: self = new.role == .text ? .blur : .fade
        }
    }
}
