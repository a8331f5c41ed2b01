import WidgetHost

/// The different things that a widget showed, each once, with the stretches in which it did.
struct PictureGroups {
    struct Group {
        var number: Int
        var frames: [DayFrame]
        var first: DayFrame { frames[0] }
        var seconds: Double { frames.reduce(0) { $0 + $1.end - $1.start } }
    }

    /// In the order of first showing; numbers are counted from 1.
    private(set) var groups: [Group] = []
    /// The number of each frame's group.
    private(set) var numbers: [Int] = []

    private struct Key: Hashable { var picture: Int?, last: Int?, state: ShownContent.State }

    init(_ widget: DayWidget) {
        var known: [Key: Int] = [:]
        for frame in widget.frames {
            let key = Key(picture: frame.picture, last: frame.lastPicture, state: frame.state)
            if let index = known[key] {
                groups[index].frames.append(frame)
                numbers.append(index + 1)
            } else {
                known[key] = groups.count
                groups.append(Group(number: groups.count + 1, frames: [frame]))
                numbers.append(groups.count)
            }
        }
    }
}
