import Drawing

/// A part of a widget that moves by itself: a live text or a timer's progress.
struct LiveRegion: Hashable, Sendable {
    /// The item's place in the display list.
    var item: Int
    /// Points, in the widget's coordinate space; whole points, so that pictures of it lie on the same pixels as that of the widget.
    var rect: Rect
    /// Seconds between two pictures.
    var step: Double
    /// An instant at which it changes; seconds since 1970-01-01.
    var anchor: Double
    /// When the step may be another one; nil: never.
    var stepChange: Double?
}

/// Splits a drawing into what stands still and what moves, so that only small pictures are drawn as time passes.
enum LiveRegions {
    /// The regions of a drawing at a moment. At most `limit`: what is beyond it is drawn with the widget.
    static func regions(of list: DisplayList, at moment: Double, limit: Int = 24) -> [LiveRegion] {
        var regions: [LiveRegion] = []
        var transforms = [AffineTransform.identity]
        var depths: [Bool] = []
        for (index, item) in list.items.enumerated() where regions.count < limit {
            switch item.command {
            case .beginGroup(.transform(let transform)):
                transforms.append(transform.concatenating(transforms[transforms.count - 1]))
                depths.append(true)
            case .beginGroup: depths.append(false)
            case .endGroup: if depths.popLast() == true { transforms.removeLast() }
            case .dynamicText(let text):
                guard let pace = pace(of: text.paragraph, at: moment) else { continue }
                // Letters reach over their box: slanted ones, accents, a shadow.
                let rect = text.rect.insetBy(-4)
                regions.append(region(index, rect, transforms[transforms.count - 1], in: list.size, pace))
            case .timerProgress(let progress):
                regions.append(region(index, bounds(of: progress.look), transforms[transforms.count - 1], in: list.size, pace(of: progress, at: moment)))
            default: break
            }
        }
        return regions
    }

    /// The drawing without the items at some places.
    static func withoutItems(_ items: Set<Int>, in list: DisplayList) -> DisplayList {
        var list = list
        list.items = list.items.enumerated().filter { !items.contains($0.offset) }.map(\.element)
        return list
    }

    /// One item alone with the groups around it, in a drawing of the region's size.
    static func alone(_ region: LiveRegion, in list: DisplayList) -> DisplayList {
        var items: [DisplayItem] = [DisplayItem(.beginGroup(.transform(.translation(x: -region.rect.minX, y: -region.rect.minY))))]
        // Of each open group whether it is a mask whose shape is still being drawn.
        var masks: [Bool] = []
        for (index, item) in list.items.enumerated() {
            switch item.command {
            case .beginGroup(let effect):
                if case .mask = effect { masks.append(true) } else { masks.append(false) }
                items.append(item)
            case .maskedContent:
                if !masks.isEmpty { masks[masks.count - 1] = false }
                items.append(item)
            case .endGroup:
                _ = masks.popLast()
                items.append(item)
            default: if index == region.item || masks.contains(true) { items.append(item) }
            }
        }
        items.append(DisplayItem(.endGroup))
        var alone = list
        alone.size = region.rect.size
        alone.items = withoutEmptyGroups(items)
        return alone
    }

    /// Groups that hold nothing any more: most of a drawing's, once one item is left.
    private static func withoutEmptyGroups(_ items: [DisplayItem]) -> [DisplayItem] {
        var kept: [DisplayItem] = []
        var begins: [Int] = []
        for item in items {
            switch item.command {
            case .beginGroup:
                begins.append(kept.count)
                kept.append(item)
            case .endGroup:
                guard let begin = begins.popLast() else { continue }
                if begin == kept.count - 1 { kept.removeLast() } else { kept.append(item) }
            default: kept.append(item)
            }
        }
        return kept
    }

    // MARK: Pace

    /// The step of what no longer moves: one picture a day.
    private static let rest = 86_400.0

    private struct Pace { var step: Double; var anchor: Double; var change: Double? }

    /// How often the live parts of a paragraph change; nil where they never do, whatever the moment: which regions there are must not depend on it.
    private static func pace(of paragraph: Paragraph, at moment: Double) -> Pace? {
        paragraph.runs.compactMap { run in if case .live(let live) = run.content { pace(of: live, at: moment) } else { nil } }.min { $0.step < $1.step }
    }

    private static func pace(of live: LiveText, at moment: Double) -> Pace? {
        switch live {
        case .date(_, .time), .date(_, .date): nil
        case .date(let date, .timer): Pace(step: 1, anchor: date)
        case .date(let date, .relative), .date(let date, .offset):
            // Seconds are said within the hour, minutes beyond it.
            if abs(moment - date) <= 3660 { Pace(step: 1, anchor: date, change: moment > date ? date + 3660 : nil) } else { Pace(step: 60, anchor: date, change: moment < date ? date - 3660 : nil) }
        case .timerInterval(let start, let end, let pause, _, _):
            if pause != nil || moment >= end { Pace(step: rest, anchor: end) } else { Pace(step: 1, anchor: start, change: end) }
        case .format(_, let date, _): Pace(step: 1, anchor: date)
        }
    }

    private static func pace(of progress: TimerProgress, at moment: Double) -> Pace {
        guard progress.end > progress.start, moment < progress.end else { return Pace(step: rest, anchor: progress.end) }
        let length: Double = switch progress.look {
        case .linear(let rect, _): rect.width
        case .circular(_, let radius, _): 2 * .pi * radius
        }
        // A third of a point is a pixel.
        return Pace(step: min(max((progress.end - progress.start) / max(length * 3, 1), 1), 3600), anchor: progress.start, change: moment < progress.start ? progress.start : progress.end)
    }

    // MARK: Places

    private static func region(_ item: Int, _ rect: Rect, _ transform: AffineTransform, in size: Size, _ pace: Pace) -> LiveRegion {
        let corners = [Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY)].map { transform.apply($0) }
        let left = max(0, (corners.map(\.x).min() ?? 0).rounded(.down)), top = max(0, (corners.map(\.y).min() ?? 0).rounded(.down))
        let right = min(size.width.rounded(.up), (corners.map(\.x).max() ?? 0).rounded(.up)), bottom = min(size.height.rounded(.up), (corners.map(\.y).max() ?? 0).rounded(.up))
        return LiveRegion(item: item, rect: Rect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top)), step: pace.step, anchor: pace.anchor, stepChange: pace.change)
    }

    private static func bounds(of look: TimerProgress.Look) -> Rect {
        switch look {
        case .linear(let rect, _): rect.insetBy(-1)
        case .circular(let center, let radius, let width):
            Rect(x: center.x - radius - width / 2 - 1, y: center.y - radius - width / 2 - 1, width: 2 * radius + width + 2, height: 2 * radius + width + 2)
        }
    }
}
