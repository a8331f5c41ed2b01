/// How a part of a drawing becomes another: made once for two archives, drawn for any moment between them.
indirect enum Tween: Sendable {
    /// The same in both.
    case still([DisplayItem])
    /// One item whose numbers change.
    case item(DisplayItem, DisplayItem, Course)
    /// A group that both have; of a mask, `masked` is what it shows.
    case group(GroupTween, children: [Tween], masked: [Tween]?)
    /// A view that only one of them has.
    case passage(PassageTween)
    /// Content that is exchanged.
    case content(ContentTween)

    struct GroupTween: Sendable {
        var from, to: DisplayItem
        var effects: (GroupEffect, GroupEffect)
        var turns: (ViewRecord.Turn, ViewRecord.Turn)?
        /// Of what is inside.
        var frame: Rect
        var course: Course
    }

    struct PassageTween: Sendable {
        var items: [DisplayItem]
        /// What is around it before it came, or after it has gone.
        var effects: [GroupEffect]
        var frame: Rect
        var isArriving: Bool
        var course: Course
    }

    /// When nothing of it moves any more; seconds.
    var end: Double {
        switch self {
        case .still: 0
        case .item(_, _, let course): course.end
        case .group(let group, let children, let masked):
            max(group.changes ? group.course.end : 0, children.reduce(0) { max($0, $1.end) }, (masked ?? []).reduce(0) { max($0, $1.end) })
        case .passage(let passage): passage.course.end
        case .content(let content): content.style == .cut ? 0 : content.course.end
        }
    }

    /// Whether it looks the same all the time.
    var isStill: Bool {
        switch self {
        case .still: true
        case .item, .passage, .content: false
        case .group(let group, let children, let masked): !group.changes && children.allSatisfy(\.isStill) && (masked ?? []).allSatisfy(\.isStill)
        }
    }
}

extension Tween.GroupTween {
    var changes: Bool { effects.0 != effects.1 }
}

/// The items of a moment, and which of them are on their way.
struct DrawnMoment {
    private(set) var items: [DisplayItem] = []
    private(set) var isChanging: [Bool] = []
    private var changes = 0

    mutating func append(_ item: DisplayItem) {
        items.append(item)
        isChanging.append(changes > 0)
    }
    mutating func append(_ more: [DisplayItem]) { for item in more { append(item) } }

    /// What `body` appends is on its way.
    mutating func changing(_ body: (inout DrawnMoment) -> Void) {
        changes += 1
        body(&self)
        changes -= 1
    }

    /// Groups around what `body` appends, the first outermost; those without an effect are left out.
    mutating func within(_ effects: [GroupEffect], like item: DisplayItem, _ body: (inout DrawnMoment) -> Void) {
        let drawn = effects.filter { $0 != $0.neutral }
        for effect in drawn { append(DisplayItem(.beginGroup(effect), identity: item.identity, isAccented: item.isAccented)) }
        body(&self)
        for _ in drawn { append(DisplayItem(.endGroup, identity: item.identity, isAccented: item.isAccented)) }
    }
}

extension Tween {
    func draw(at seconds: Double, into moment: inout DrawnMoment) {
        switch self {
        case .still(let items): moment.append(items)
        case .item(let from, let to, let course):
            let progress = course.progress(at: seconds)
            var item = progress < 1 || to.command == from.command ? from : to
            item.isAccented = to.isAccented
            if progress != 0, progress != 1, let command = from.command.mixed(to.command, progress) { item.command = command }
            moment.changing { $0.append(item) }
        case .group(let group, let children, let masked):
            let progress = group.course.progress(at: seconds)
            func inside(_ moment: inout DrawnMoment) {
                moment.append(DisplayItem(.beginGroup(group.effects.0.mixed(group.effects.1, progress, frame: group.frame, turns: group.turns)), identity: group.to.identity, isAccented: group.to.isAccented))
                for child in children { child.draw(at: seconds, into: &moment) }
                if let masked {
                    moment.append(DisplayItem(.maskedContent, identity: group.to.identity))
                    for child in masked { child.draw(at: seconds, into: &moment) }
                }
                moment.append(DisplayItem(.endGroup, identity: group.to.identity))
            }
            // What a changing mask shows changes with it.
            let maskChanges = masked != nil && !children.allSatisfy(\.isStill)
            if group.changes || maskChanges { moment.changing { inside(&$0) } } else { inside(&moment) }
        case .passage(let passage):
            let progress = passage.course.progress(at: seconds), presence = passage.isArriving ? progress : 1 - progress
            guard presence != 0, let first = passage.items.first else { return }
            let effects = passage.effects.map { effect in effect.neutral.map { effect.mixed($0, presence, frame: passage.frame) } ?? effect }
            moment.changing { $0.within(effects, like: first) { $0.append(passage.items) } }
        case .content(let content): moment.changing { content.draw(content.course.progress(at: seconds), into: &$0) }
        }
    }
}
