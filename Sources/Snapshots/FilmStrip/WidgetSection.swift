import WidgetHost

/// A placed widget's part of the page: its day in words, on an axis, picture by picture, and in lists.
struct WidgetSection {
    let day: DayRecord
    let widget: DayWidget
    let images: PageImages

    /// Pictures that a page shows of one widget; beyond them it would not be looked at, nor load.
    static let pictureLimit = 400
    /// Pictures that are seen at once where there are many; the others are folded away.
    private static let openLimit = 30
    /// Stretches that are named at one picture.
    private static let stretchLimit = 12

    var html: String {
        let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
        var facts = [widget.kind, widget.family] + widget.configuration.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        if let given = widget.name { facts.insert("“\(given)”", at: 0) }
        return """
            <section class="widget">
            <h2>\(escaped(name)) <small>\(escaped(facts.joined(separator: ", ")))</small></h2>
            <p class="story">\(escaped(DayStory(widget, of: day).sentences.joined(separator: " ")))</p>
            \(DayAxis(widget, of: day, images: images).html)
            \(gallery)
            \(reloads)\(timelines)</section>

            """
    }

    // MARK: Pictures

    private var gallery: String {
        let groups = PictureGroups(widget).groups, items = groups.prefix(Self.pictureLimit).map(figure)
        let open = items.count > Self.openLimit + 6 ? Array(items.prefix(Self.openLimit)) : items, folded = items.dropFirst(open.count)
        let others = folded.isEmpty ? "" : "<details><summary>\(DayStory.count(folded.count, "more picture"))</summary><ol class=\"strip\">\(folded.joined(separator: "\n"))</ol></details>"
        let more = groups.count - items.count
        let rest = more > 0 ? "<p>\(DayStory.count(more, "later picture is", "later pictures are")) not shown here; timeline.json has them.</p>" : ""
        return "<ol class=\"strip\">\(open.joined(separator: "\n"))</ol>\(others)\(rest)"
    }

    private func figure(_ group: PictureGroups.Group) -> String {
        let frame = group.first, words = FrameWords(frame, of: day)
        let last = frame.lastPicture.map { "<span class=\"to\" aria-hidden=\"true\">→</span>" + images.figure($0, width: widget.width, height: widget.height) } ?? ""
        var stretches = group.frames.prefix(Self.stretchLimit).map { "<time>\(escaped(day.time.short($0.start, on: day.start)))</time> for \(DayTime.duration($0.end - $0.start))" }
        if group.frames.count > stretches.count { stretches.append("and \(group.frames.count - stretches.count) more times") }
        let inAll = group.frames.count > 1 ? "; \(DayTime.duration(group.seconds)) in all" : ""
        let note = words.note.isEmpty ? "" : "<br>\(escaped(words.note))"
        return "<li id=\"w\(widget.id)-\(group.number)\"\(frame.state == .content ? "" : " class=\"standin\"")><figure><div class=\"pair\">\(images.figure(frame.picture, width: widget.width, height: widget.height))\(last)</div>"
            + "<figcaption><span class=\"number c\((group.number - 1) % 6)\">\(group.number)</span>\(stretches.joined(separator: ", "))\(inAll)\(note)</figcaption></figure></li>"
    }

    // MARK: Lists

    private var reloads: String {
        guard !widget.reloads.isEmpty else { return "" }
        let rows = widget.reloads.prefix(1000).map { reload in
            let late = reload.deferredUntil.map { "put off to \(day.time.short($0, on: reload.askedAt))" }
            let ran = reload.ranAt.map { $0 - reload.askedAt < 1 ? "at once" : day.time.short($0, on: reload.askedAt) }
            let fate = [late, ran ?? (late == nil ? ReloadWords.of(reload.decision) : nil)].compactMap { $0 }.joined(separator: ", ")
            return "<tr class=\"\(DayAxis.look(reload))\"><td><time>\(escaped(day.time.short(reload.askedAt, on: day.start)))</time></td><td>\(escaped(reload.causeWords))</td><td>\(escaped(fate))</td>"
                + "<td>\(reload.isCharged ? "charged" : reload.ranAt == nil ? "" : "free")</td><td>\(ReloadWords.of(reload.outcome))</td><td>\(reload.ranAt == nil ? "" : DayTime.duration(reload.duration))</td></tr>"
        }
        return "<details><summary>\(DayStory.count(widget.reloads.count, "reload"))</summary><div class=\"scroll\"><table><thead><tr><th>asked</th><th>because</th><th>carried out</th><th>budget</th><th>brought</th><th>took</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div></details>\n"
    }

    private var timelines: String {
        guard !widget.timelines.isEmpty else { return "" }
        let rows = widget.timelines.prefix(500).map { timeline in
            let policy = switch timeline.policy {
            case .atEnd?: ".atEnd"
            case .never?: ".never"
            case .after(let date)?: ".after(\(day.time.short(date, on: timeline.deliveredAt)))"
            case nil: ""
            }
            let dates = timeline.entries.prefix(96).map { entry in
                let text = escaped(day.time.short(entry.date, on: timeline.deliveredAt))
                return entry.isShown ? "<b>\(text)</b>" : "<s>\(text)</s>"
            }
            let more = timeline.entries.count - dates.count
            return "<tr><td><time>\(escaped(day.time.short(timeline.deliveredAt, on: day.start)))</time></td><td>\(timeline.entries.count)</td><td>\(dates.joined(separator: " "))\(more > 0 ? " and \(more) more" : "")</td><td>\(escaped(policy))</td></tr>"
        }
        return "<details><summary>\(DayStory.count(widget.timelines.count, "timeline")) with \(DayStory.count(widget.entries.count, "entry", "entries"))</summary><div class=\"scroll\"><table><thead><tr><th>delivered</th><th>entries</th><th>their dates; struck out: never shown</th><th>policy</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div></details>\n"
    }

    private func escaped(_ text: String) -> String { ContactSheet.escaped(text) }
}
