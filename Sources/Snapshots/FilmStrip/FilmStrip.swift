import Drawing
import WidgetHost

/// The page that shows a day: one file without scripts that asks nothing of any network, light and dark.
///
/// Each picture is in it once, however often it was shown. Everything on the axis is in the lists below it too, for those who do not see.
public struct FilmStrip {
    let day: DayRecord
    let vitrineVersion: String
    /// PNG files by picture; a picture that has none is named by its texts.
    let pictures: [Int: [UInt8]]

    public init(_ day: DayRecord, vitrineVersion: String, pictures: [Int: [UInt8]]) {
        self.day = day; self.vitrineVersion = vitrineVersion; self.pictures = pictures
    }

    public static let fileName = "index.html"

    /// Frames that a page shows with their pictures, for one widget; beyond them it would not be looked at, nor load.
    static let frameLimit = 400

    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
        <title>\(escaped(day.extensionName)), \(escaped(day.time.day(day.start))) – Vitrine</title>
        <style>\(FilmStripStyle.text)\(pictureStyles)</style>
        </head>
        <body>
        <header>
        <h1>\(escaped(day.extensionName))</h1>
        <p>\(escaped(day.time.long(day.start))) to \(escaped(day.time.long(day.end))), \(DayTime.duration(day.end - day.start))</p>
        <p>\(escaped(surroundings))</p>
        </header>
        <main>
        \(summary)\(expectations)\(findings)\(steps)\(day.widgets.map(section).joined())</main>
        <footer>\(Self.legend)<p>Vitrine \(escaped(vitrineVersion)). Rules of the simulation and where they come from: Documentation/Time.md.</p></footer>
        </body>
        </html>

        """
    }

    private var surroundings: String {
        let zones = day.time.zones.map(\.identifier).joined(separator: ", then ")
        return "\(day.device), OS \(day.system), \(day.locale), \(zones), \(day.appearance)"
    }

    // MARK: Above the widgets

    private var summary: String {
        let reloads = day.widgets.flatMap(\.reloads)
        func cell(_ number: String, _ words: String) -> String { "<div><b>\(escaped(number))</b> \(escaped(words))</div>" }
        var cells = [cell("\(day.widgets.count)", day.widgets.count == 1 ? "placed widget" : "placed widgets"), cell("\(day.pictures.count)", day.pictures.count == 1 ? "picture" : "pictures"),
                     cell("\(reloads.count)", "reloads asked for"), cell("\(reloads.count { $0.ranAt != nil })", "carried out"),
                     cell("\(reloads.count { $0.isCharged })", "charged to the budget"), cell("\(reloads.count { $0.deferredUntil != nil })", "put off")]
        if !day.expectations.isEmpty {
            let failed = day.expectations.count { $0.failure != nil }
            cells.append(cell(failed == 0 ? "\(day.expectations.count)" : "\(failed) of \(day.expectations.count)", failed == 0 ? "expectations met" : "expectations failed"))
        }
        return "<section class=\"numbers\">\(cells.joined())</section>\n"
    }

    private var expectations: String {
        guard !day.expectations.isEmpty else { return "" }
        let failed = day.expectations.filter { $0.failure != nil }, met = day.expectations.filter { $0.failure == nil }
        let folded = met.isEmpty ? "" : "<details><summary>\(DayStory.count(met.count, "expectation")) met</summary>\(list(met))</details>"
        return "<section><h2>Expectations</h2>\(failed.isEmpty ? "" : list(failed))\(folded)</section>\n"
    }

    private func list(_ expectations: [DayExpectation]) -> String {
        let rows = expectations.map { expectation in
            "<li class=\"\(expectation.failure == nil ? "met" : "error")\"><b>\(expectation.failure == nil ? "met" : "failed")</b> \(escaped(day.time.short(expectation.moment, on: day.start))) \(escaped(expectation.words)) "
                + "<code>\(escaped(expectation.file)):\(expectation.line)</code>\(expectation.failure.map { "<br><span class=\"fix\">\(escaped($0))</span>" } ?? "")</li>"
        }
        return "<ul class=\"findings\">\(rows.joined(separator: "\n"))</ul>"
    }

    private var findings: String {
        guard !day.findings.isEmpty else { return "" }
        let rows = day.findings.map { finding in
            let place = finding.file.map { "<code>\(escaped($0))\(finding.line.map { ":\($0)" } ?? "")</code> " } ?? ""
            let subject = [finding.widget, finding.family].compactMap { $0 }.joined(separator: ", ")
            return "<li class=\"\(finding.severity.rawValue)\"><b>\(escaped(finding.code))</b> \(place)\(escaped(finding.message)) <span class=\"fix\">\(escaped(finding.fix))</span>"
                + (subject.isEmpty ? "" : " <small>\(escaped(subject))</small>") + "</li>"
        }
        return "<section><h2>Findings</h2><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul></section>\n"
    }

    private var steps: String {
        guard !day.steps.isEmpty else { return "" }
        let rows = day.groupedSteps.map { "<li><time>\(escaped($0.first.clock))</time> \(escaped(StepWords.text($0)))</li>" }
        return "<section><h2>What happened to the device</h2><ol class=\"steps\">\(rows.joined(separator: "\n"))</ol></section>\n"
    }

    // MARK: A widget

    private func section(_ widget: DayWidget) -> String {
        let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
        var facts = [widget.kind, widget.family] + widget.configuration.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        if let given = widget.name { facts.insert("“\(given)”", at: 0) }
        return """
            <section class="widget">
            <h2>\(escaped(name)) <small>\(escaped(facts.joined(separator: ", ")))</small></h2>
            <p class="story">\(escaped(DayStory(widget, of: day).sentences.joined(separator: " ")))</p>
            \(DayAxis(widget, of: day).html)
            \(strip(widget))
            \(reloads(widget))\(entries(widget))</section>

            """
    }

    private func strip(_ widget: DayWidget) -> String {
        var items: [String] = [], lastDay = ""
        for (index, frame) in widget.frames.prefix(Self.frameLimit).enumerated() {
            let dayName = day.time.day(frame.start)
            let isNew = dayName != lastDay
            lastDay = dayName
            items.append(figure(frame, index, of: widget, dayName: isNew ? dayName : nil))
        }
        let more = widget.frames.count - items.count
        let rest = more > 0 ? "<p>\(DayStory.count(more, "later stretch is", "later stretches are")) not shown here; timeline.json has them.</p>" : ""
        return "<ol class=\"strip\">\(items.joined(separator: "\n"))</ol>\(rest)"
    }

    private func figure(_ frame: DayFrame, _ index: Int, of widget: DayWidget, dayName: String?) -> String {
        let words = FrameWords(frame, of: day)
        let time = "<time>\(dayName.map { escaped($0) + " " } ?? "")\(escaped(day.time.clock(frame.start)))</time>"
        let length = "<span class=\"length\">\(DayTime.duration(frame.end - frame.start))</span>"
        let note = words.note.isEmpty ? "" : "<br>\(escaped(words.note))"
        return "<li id=\"w\(widget.id)-\(index + 1)\"\(frame.state == .content ? "" : " class=\"standin\"")><figure><div class=\"pair\">\(image(frame.picture, widget))\(frame.lastPicture.map { "<span class=\"to\" aria-hidden=\"true\">→</span>" + image($0, widget) } ?? "")</div>"
            + "<figcaption><span class=\"number\">\(index + 1)</span>\(time) \(length)\(note)</figcaption></figure></li>"
    }

    private func image(_ picture: Int?, _ widget: DayWidget) -> String {
        let width = number(widget.width), height = number(widget.height)
        guard let picture else { return "<div class=\"picture missing\" style=\"width:\(width)px;height:\(height)px\">nothing</div>" }
        let texts = day.pictures[picture].texts.prefix(12).joined(separator: ", ")
        guard pictures[picture] != nil else { return "<div class=\"picture missing\" style=\"width:\(width)px;height:\(height)px\">\(escaped(texts.isEmpty ? "not drawn" : texts))</div>" }
        return "<div class=\"picture p\(picture)\" role=\"img\" aria-label=\"\(escaped(texts.isEmpty ? "picture \(picture + 1)" : texts))\" style=\"width:\(width)px;height:\(height)px\"></div>"
    }

    private var pictureStyles: String {
        pictures.sorted { $0.key < $1.key }.map { ".p\($0.key){background-image:url(data:image/png;base64,\(Base64.text($0.value)))}\n" }.joined()
    }

    private func reloads(_ widget: DayWidget) -> String {
        guard !widget.reloads.isEmpty else { return "" }
        let rows = widget.reloads.prefix(1000).map { reload in
            let late = reload.deferredUntil.map { "put off to \(day.time.short($0, on: reload.askedAt))" }
            let ran = reload.ranAt.map { $0 - reload.askedAt < 1 ? "at once" : day.time.short($0, on: reload.askedAt) }
            let fate = [late, ran ?? (late == nil ? Self.words(reload.decision) : nil)].compactMap { $0 }.joined(separator: ", ")
            return "<tr class=\"\(DayAxis.look(reload))\"><td><time>\(escaped(day.time.short(reload.askedAt, on: day.start)))</time></td><td>\(escaped(reload.causeWords))</td><td>\(escaped(fate))</td>"
                + "<td>\(reload.isCharged ? "charged" : reload.ranAt == nil ? "" : "free")</td><td>\(Self.words(reload.outcome))</td><td>\(reload.ranAt == nil ? "" : DayTime.duration(reload.duration))</td></tr>"
        }
        return "<details><summary>\(DayStory.count(widget.reloads.count, "reload"))</summary><div class=\"scroll\"><table><thead><tr><th>asked</th><th>because</th><th>carried out</th><th>budget</th><th>brought</th><th>took</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div></details>\n"
    }

    private func entries(_ widget: DayWidget) -> String {
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

    static func words(_ decision: DayReload.Decision) -> String {
        switch decision {
        case .granted: "granted"
        case .pending: "still waiting at the end"
        case .deferred: "put off"
        case .coalesced: "joined an earlier request"
        case .refused: "dropped"
        }
    }

    static func words(_ outcome: DayReload.Outcome) -> String {
        switch outcome {
        case .newTimeline: "new pictures"
        case .identical: "the same pictures"
        case .empty: "no entry: old content stays"
        case .refused: "too much: old content stays"
        case .failed: "failed: old content stays"
        case .none: ""
        }
    }

    private static let legend = """
        <h2>How to read this</h2>
        <dl>
        <dt>▼</dt><dd>Something was done to the device: an app wrote, a clock was set, a build was installed.</dd>
        <dt>On the glass</dt><dd>What the widget showed from when to when. The numbers are those of the pictures below. Striped: words that tick or a bar that moves; only the first and last picture are shown.</dd>
        <dt>Entries</dt><dd>The dates the provider put into its timelines. Faint: never shown, since a later timeline replaced it or it had passed.</dd>
        <dt>Reloads</dt><dd><span class="mark charged"></span> carried out and charged to the budget, <span class="mark free"></span> carried out free of charge, <span class="mark waiting"></span> put off, joined with another, or dropped, <span class="mark failed"></span> brought nothing that can be shown. A line runs from when a reload was asked for to when it was carried out.</dd>
        <dt>Budget</dt><dd>How many reloads were left in a window of 24 hours that rolls along.</dd>
        </dl>
        """

    private func escaped(_ text: String) -> String { ContactSheet.escaped(text) }
    private func number(_ value: Double) -> String { Moments.shortest((value * 100).rounded() / 100) }
}
