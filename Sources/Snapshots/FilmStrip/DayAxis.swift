import WidgetHost

/// A widget's day as lanes over an axis of hours: pictures, entries, reloads, budget.
struct DayAxis {
    let day: DayRecord
    let widget: DayWidget
    let images: PageImages
    private let scale: DayScale
    private let groups: PictureGroups

    init(_ widget: DayWidget, of day: DayRecord, images: PageImages) {
        self.day = day; self.widget = widget; self.images = images
        scale = DayScale(day)
        groups = PictureGroups(widget)
    }

    var html: String {
        """
        <div class="axis">
        <div class="lanes" role="img" aria-label="\(ContactSheet.escaped(label))">
        \(scale.grid)
        \(thumbnails)
        <div class="lane frames"><span class="name">Shown</span><div class="track">\(frames)</div></div>
        \(onTop)
        <div class="lane ticks"><span class="name">Entries</span><div class="track">\(entries)</div></div>
        <div class="lane reloads"><span class="name">Reloads</span><div class="track">\(reloads)</div></div>
        \(budget)
        </div>
        </div>
        """
    }

    private var label: String {
        "The day of \(widget.kind) on an axis of hours: \(widget.frames.count) stretches, \(widget.entries.count) entries, \(widget.reloads.count) reloads. The lists below say the same."
    }

    // MARK: Lanes

    private var thumbnails: String {
        let frames = widget.frames.enumerated().compactMap { index, frame in frame.picture.map { (start: frame.start, picture: $0, link: "#w\(widget.id)-\(groups.numbers[index])") } }
        return scale.thumbnails(frames, width: widget.width, height: widget.height, of: images)
    }

    private var frames: String {
        widget.frames.prefix(2000).enumerated().map { index, frame in
            // One colour and number a picture: what comes back is seen to come back.
            let number = groups.numbers[index], width = scale.place(frame.end) - scale.place(frame.start)
            var look = frame.picture == nil ? "frame" : "frame c\((number - 1) % 6)"
            if frame.motion != .still { look += " live" }
            if frame.state != .content { look += " standin" }
            let words = FrameWords(frame, of: day)
            let title = "\(day.time.short(frame.start, on: day.start)), \(DayTime.duration(frame.end - frame.start)): \([words.texts, words.note].filter { !$0.isEmpty }.joined(separator: ", "))"
            return "<a class=\"\(look)\" href=\"#w\(widget.id)-\(number)\" tabindex=\"-1\" style=\"left:\(scale.left(frame.start))%;width:\(scale.width(frame.start, frame.end))%\" title=\"\(ContactSheet.escaped(title))\">\(width >= 2.2 ? "\(number)" : "")</a>"
        }.joined()
    }

    private var onTop: String {
        guard let stack = day.stack(of: widget) else { return "" }
        let bars = stack.onTop(widget.id).map { "<i class=\"top\" style=\"left:\(scale.left($0.start))%;width:\(scale.width($0.start, $0.end))%\" title=\"on top of the stack\"></i>" }
        return "<div class=\"lane tops\"><span class=\"name\">On top</span><div class=\"track\">\(bars.joined())</div></div>"
    }

    private var entries: String {
        widget.entries.filter { $0.date >= day.start && $0.date <= day.end }.prefix(2000).map { entry in
            "<i class=\"entry\(entry.isShown ? "" : " never")\" style=\"left:\(scale.left(entry.date))%\" title=\"\(ContactSheet.escaped("entry of \(day.time.short(entry.date, on: day.start))\(entry.isShown ? "" : ", never shown")"))\"></i>"
        }.joined()
    }

    private var reloads: String {
        // What was carried out lies on top, and marks that would cover each other are one.
        var taken: Set<String> = []
        return (widget.reloads.filter { $0.ranAt == nil } + widget.reloads.filter { $0.ranAt != nil }).prefix(4000).map { reload in
            let asked = scale.place(reload.askedAt), ran = scale.place(reload.ranAt ?? reload.askedAt)
            guard taken.insert("\(Int(ran * 8)) \(Self.look(reload))").inserted else { return "" }
            let line = ran - asked > 0.1 ? "<i class=\"wait\" style=\"left:\(DayScale.text(asked))%;width:\(DayScale.text(ran - asked))%\"></i>" : ""
            let title = "\(day.time.short(reload.askedAt, on: day.start)): \(reload.causeWords), \(ReloadWords.of(reload.decision))\(reload.isCharged ? ", charged" : "")\(reload.outcome == .none ? "" : ", \(ReloadWords.of(reload.outcome))")"
            return line + "<i class=\"mark \(Self.look(reload))\" style=\"left:\(DayScale.text(ran))%\" title=\"\(ContactSheet.escaped(title))\"></i>"
        }.joined()
    }

    /// How a reload is marked, here and in the list.
    static func look(_ reload: DayReload) -> String {
        switch reload.outcome {
        case .failed, .empty, .refused: "failed"
        case .none: "waiting"
        case .newTimeline: reload.isCharged ? "charged" : "free"
        case .identical: reload.isCharged ? "charged same" : "free same"
        }
    }

    private var budget: String {
        // Where nothing was charged nothing is to be seen.
        guard widget.budget > 0, widget.reloads.contains(where: { $0.isCharged || $0.deferredUntil != nil }) else { return "" }
        let curve = BudgetCurve(widget.reloads, limit: widget.budget, start: day.start, end: day.end)
        func y(_ left: Int) -> String { DayScale.text(40 - 38 * Double(max(0, left)) / Double(widget.budget)) }
        var line = "M0 \(y(curve.points[0].left))"
        for point in curve.points.dropFirst() { line += " H\(DayScale.text(scale.place(point.moment) * 10)) V\(y(point.left))" }
        line += " H1000"
        let last = curve.points[curve.points.count - 1].left
        return """
            <div class="lane budget"><span class="name">Budget left<br><small>\(last) of \(widget.budget) in the end</small></span><div class="track"><svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true" class="\(curve.spentAt == nil ? "" : "spent")">\
            <path class="area" d="\(line) V40 H0 Z"/><path class="line" d="\(line)"/></svg></div></div>
            """
    }
}
