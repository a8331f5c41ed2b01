import WidgetHost

/// A widget's day as lanes over an axis of hours: frames, entries, reloads, budget.
struct DayAxis {
    let day: DayRecord
    let widget: DayWidget

    init(_ widget: DayWidget, of day: DayRecord) { self.day = day; self.widget = widget }

    var html: String {
        """
        <div class="axis">
        <div class="lanes" role="img" aria-label="\(ContactSheet.escaped(label))">
        \(grid)
        <div class="lane frames"><span class="name">On the glass</span><div class="track">\(frames)</div></div>
        <div class="lane ticks"><span class="name">Entries</span><div class="track">\(entries)</div></div>
        <div class="lane reloads"><span class="name">Reloads</span><div class="track">\(reloads)</div></div>
        \(budget)
        </div>
        </div>
        """
    }

    private var label: String {
        "The day of \(widget.kind) on an axis of hours: \(widget.frames.count) stretches on the glass, \(widget.entries.count) entries, \(widget.reloads.count) reloads. The lists below say the same."
    }

    // MARK: Places

    /// Percent of the axis.
    private func place(_ moment: Double) -> Double {
        let length = day.end - day.start
        return length > 0 ? min(max((moment - day.start) / length, 0), 1) * 100 : 0
    }

    private func text(_ percent: Double) -> String { Moments.shortest((percent * 1000).rounded() / 1000) }

    /// Minutes between two marks.
    private var step: Int {
        let minutes = (day.end - day.start) / 60
        return [1, 5, 10, 15, 30, 60, 120, 180, 360, 720].first { minutes / Double($0) <= 13 } ?? 1440
    }

    private var grid: String {
        let marks = day.time.marks(from: day.start, to: day.end, everyMinutes: step)
        // Of many days not each is named.
        let stride = max(1, (marks.count + 15) / 16)
        var html = ""
        for (index, moment) in marks.enumerated() {
            let fields = day.time.fields(at: moment), isMidnight = fields.hour == 0 && fields.minute == 0
            let name = isMidnight ? day.time.day(moment) : day.time.clock(moment)
            let shown = index % stride == 0 && place(moment) < 96 ? "<span>\(ContactSheet.escaped(name))</span>" : ""
            html += "<i class=\"hour\(isMidnight ? " midnight" : "")\" style=\"left:\(text(place(moment)))%\">\(shown)</i>"
        }
        for step in day.steps.prefix(500) {
            html += "<i class=\"step\" style=\"left:\(text(place(step.moment)))%\" title=\"\(ContactSheet.escaped("\(step.clock) \(step.words)"))\"></i>"
        }
        return "<div class=\"grid\">\(html)</div>"
    }

    // MARK: Lanes

    private var frames: String {
        // One colour a picture: what comes back is seen to come back.
        var colors: [Int: Int] = [:]
        return widget.frames.prefix(2000).enumerated().map { index, frame in
            let left = place(frame.start), width = place(frame.end) - left
            var look = "frame"
            if let picture = frame.picture {
                if colors[picture] == nil { colors[picture] = colors.count % 6 }
                look += " c\(colors[picture] ?? 0)"
            }
            if frame.motion != .still { look += " live" }
            if frame.state != .content { look += " standin" }
            let words = FrameWords(frame, of: day)
            let title = "\(day.time.short(frame.start, on: day.start)), \(DayTime.duration(frame.end - frame.start)): \([words.texts, words.note].filter { !$0.isEmpty }.joined(separator: ", "))"
            let number = width >= 2.2 ? "\(index + 1)" : ""
            return "<a class=\"\(look)\" href=\"#w\(widget.id)-\(index + 1)\" tabindex=\"-1\" style=\"left:\(text(left))%;width:\(text(width))%\" title=\"\(ContactSheet.escaped(title))\">\(number)</a>"
        }.joined()
    }

    private var entries: String {
        widget.entries.filter { $0.date >= day.start && $0.date <= day.end }.prefix(2000).map { entry in
            "<i class=\"entry\(entry.isShown ? "" : " never")\" style=\"left:\(text(place(entry.date)))%\" title=\"\(ContactSheet.escaped("entry of \(day.time.short(entry.date, on: day.start))\(entry.isShown ? "" : ", never shown")"))\"></i>"
        }.joined()
    }

    private var reloads: String {
        // What was carried out lies on top, and marks that would cover each other are one.
        var taken: Set<String> = []
        return (widget.reloads.filter { $0.ranAt == nil } + widget.reloads.filter { $0.ranAt != nil }).prefix(4000).map { reload in
            guard taken.insert("\(Int(place(reload.ranAt ?? reload.askedAt) * 8)) \(Self.look(reload))").inserted else { return "" }
            let asked = place(reload.askedAt), ran = place(reload.ranAt ?? reload.askedAt)
            let line = ran - asked > 0.1 ? "<i class=\"wait\" style=\"left:\(text(asked))%;width:\(text(ran - asked))%\"></i>" : ""
            let title = "\(day.time.short(reload.askedAt, on: day.start)): \(reload.causeWords), \(FilmStrip.words(reload.decision))\(reload.isCharged ? ", charged" : "")\(reload.outcome == .none ? "" : ", \(FilmStrip.words(reload.outcome))")"
            return line + "<i class=\"mark \(Self.look(reload))\" style=\"left:\(text(ran))%\" title=\"\(ContactSheet.escaped(title))\"></i>"
        }.joined()
    }

    /// How a reload is marked, here and in the list.
    static func look(_ reload: DayReload) -> String {
        switch reload.outcome {
        case .failed, .empty, .refused: return "failed"
        case .none: return "waiting"
        case .newTimeline, .identical: return reload.isCharged ? "charged" : "free"
        }
    }

    private var budget: String {
        guard widget.budget > 0 else { return "" }
        let curve = BudgetCurve(widget.reloads, limit: widget.budget, start: day.start, end: day.end)
        func y(_ left: Int) -> String { text(40 - 38 * Double(max(0, left)) / Double(widget.budget)) }
        var line = "M0 \(y(curve.points[0].left))"
        for point in curve.points.dropFirst() { line += " H\(text(place(point.moment) * 10)) V\(y(point.left))" }
        line += " H1000"
        let isSpent = curve.spentAt != nil
        return """
            <div class="lane budget"><span class="name">Budget left<br><small>of \(widget.budget)</small></span><div class="track"><svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true" class="\(isSpent ? "spent" : "")">\
            <path class="area" d="\(line) V40 H0 Z"/><path class="line" d="\(line)"/></svg></div></div>
            """
    }
}
