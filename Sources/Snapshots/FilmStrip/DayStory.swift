import WidgetHost

/// A widget's day in a few sentences, for people who have not read the code.
public struct DayStory {
    let day: DayRecord
    let widget: DayWidget

    public init(_ widget: DayWidget, of day: DayRecord) { self.day = day; self.widget = widget }

    public var sentences: [String] { [shown, asked, budget].compactMap { $0 } }

    private var shown: String {
        let pictures = day.pictures(of: widget).count, frames = widget.frames
        let when = widget.placedAt == day.start ? "" : " from \(day.time.short(widget.placedAt, on: day.start)) on"
        let changes = max(0, frames.count - 1)
        let first = pictures == 1 && changes == 0 ? "It showed the same picture all the time\(when)." : "It showed \(Self.count(pictures, "different picture"))\(when) and changed \(Self.times(changes))."
        let others = frames.filter { $0.state != .content }
        guard let worst = others.max(by: { $0.end - $0.start < $1.end - $1.start }), let words = worst.state.standIn else { return first }
        let total = others.reduce(0) { $0 + $1.end - $1.start }
        return total >= 1 ? first + " For \(DayTime.duration(total)) there was no entry to show (\(words))." : first
    }

    private var asked: String? {
        guard !widget.reloads.isEmpty else { return "Nobody asked its provider for a timeline." }
        let ran = widget.reloads.filter { $0.ranAt != nil }
        var causes: [(words: String, count: Int)] = []
        for words in widget.reloads.map(ReloadWords.asked) {
            if let index = causes.firstIndex(where: { $0.words == words }) { causes[index].count += 1 } else { causes.append((words, 1)) }
        }
        let askings = causes.count == 1 ? ", \(causes[0].words)" : ": " + causes.map { "\(Self.times($0.count)) \($0.words)" }.joined(separator: ", ")
        // Requests that were joined or put off past the day's end asked nobody.
        var text = "Its provider was \(ran.count == widget.reloads.count ? "asked" : "to be asked") for a timeline \(Self.times(widget.reloads.count))\(askings)"
        let identical = ran.filter { $0.outcome == .identical }.count, failed = ran.filter { $0.outcome == .failed || $0.outcome == .empty || $0.outcome == .refused }.count
        let joined = widget.reloads.count { $0.decision == .coalesced }
        text += ran.count == widget.reloads.count ? "" : "; \(ran.count) of them \(ran.count == 1 ? "was" : "were") carried out"
        if joined > 0 { text += ", \(joined) joined with one that was waiting" }
        if identical > 0 { text += "; \(identical) of the answers showed nothing new" }
        if failed > 0 { text += "; \(failed) brought no timeline that can be shown" }
        return text + "."
    }

    private var budget: String? {
        let charged = widget.reloads.count { $0.isCharged }, deferred = widget.reloads.count { $0.deferredUntil != nil }
        guard widget.budget > 0 else { return charged > 0 ? "There is no budget: \(charged) would have been charged." : nil }
        guard charged > 0 || deferred > 0 else { return nil }
        let curve = BudgetCurve(widget.reloads, limit: widget.budget, start: day.start, end: day.end)
        var text = "\(Self.count(charged, "reload")) counted against the \(widget.budget) that the system grants in 24 hours"
        if let spent = curve.spentAt { text += "; none was left at \(day.time.short(spent, on: day.start))" } else { text += "; at least \(curve.lowest) were left at any time" }
        if deferred > 0 { text += ", and \(Self.count(deferred, "request", "requests")) had to wait for want of them" }
        return text + "."
    }

    static func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
    static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String { "\(count) \(count == 1 ? one : many ?? one + "s")" }
}

/// What a frame says of itself, for captions and tables.
public struct FrameWords {
    public var texts: String
    public var note: String

    public init(_ frame: DayFrame, of day: DayRecord) {
        let first = frame.picture.map { day.pictures[$0].texts } ?? [], last = frame.lastPicture.map { day.pictures[$0].texts }
        texts = first.prefix(12).joined(separator: " · ")
        var notes: [String] = []
        if let words = frame.state.standIn { notes.append(words) }
        if let entry = frame.entry, frame.entryCount != 1 { notes.append("entry \(entry + 1)" + (frame.entryCount.map { " of \($0)" } ?? "")) }
        switch frame.motion {
        case .still: break
        case .ticks(let seconds):
            var text = "ticks every \(DayTime.duration(seconds))"
            if let last { text += Self.change(first, last) }
            notes.append(text)
        case .moves: notes.append("moves" + (last.map { Self.change(first, $0) } ?? ""))
        }
        note = notes.joined(separator: ", ")
    }

    /// ", from "10:00" to "0:00"": the first text that differs.
    private static func change(_ first: [String], _ last: [String]) -> String {
        guard first.count == last.count, let index = first.indices.first(where: { first[$0] != last[$0] }) else { return "" }
        return ", from \"\(first[index])\" to \"\(last[index])\""
    }
}

/// Steps of a scenario that were repeated, as one line.
enum StepWords {
    static func text(_ group: (first: DayStep, last: DayStep, count: Int)) -> String {
        group.count == 1 ? group.first.words : "\(group.first.words) (\(group.count) rounds, the last at \(group.last.clock))"
    }
}
