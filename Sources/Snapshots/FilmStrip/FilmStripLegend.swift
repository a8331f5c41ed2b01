import WidgetHost

/// What the page's signs mean: those that are in it.
struct FilmStripLegend {
    let day: DayRecord

    init(_ day: DayRecord) { self.day = day }

    var html: String {
        let rows = self.rows.map { "<dt>\($0.sign)</dt><dd>\($0.words)</dd>" }
        return "<h2>How to read this</h2>\n<dl>\n\(rows.joined(separator: "\n"))\n</dl>\n"
    }

    private var rows: [(sign: String, words: String)] {
        var rows = [("Time", "runs from left to right, as the device's clock shows it.")]
        if !day.steps.isEmpty { rows.append(("<i class=\"sign step\"></i>", "Something was done to the device: an app wrote, a clock was set, a build was installed.")) }
        if !day.time.shifts(from: day.start, to: day.end).isEmpty { rows.append(("+1 h, −1 h", "The clock jumps: daylight saving begins or ends, or the device is in another zone.")) }
        rows += [
            ("Pictures", "Small ones at the moment from which they were seen, as many as there is room for; the axis below has all."),
            ("Shown", "What was on the glass from when to when. Colour and number are those of the picture below; a number that comes back is the same picture again."
                + (day.widgets.contains { $0.frames.contains { $0.motion != .still } } ? " Striped: words that tick or a bar that moves within one picture; its first and last look are below." : "")
                + (day.widgets.contains { $0.frames.contains { $0.state != .content } } ? " Dashed: no entry was there to be shown." : "")),
            ("Entries", "The dates that the provider put into its timelines: at each another view may be shown without asking it again. Faint: never shown, since a later timeline replaced it or it had passed."),
            ("Reloads", "Somebody asked the provider for a new timeline. <span class=\"mark charged\"></span> carried out and charged to the budget, <span class=\"mark free\"></span> free of charge; small: it brought the same pictures again"
                + "; <span class=\"mark waiting\"></span> put off, joined with another, or dropped; <span class=\"mark failed\"></span> nothing came that can be shown. A line runs from when it was asked for to when it was carried out."),
            ("Budget left", "How many charged reloads the system would still grant: it counts those of the last 24 hours."),
        ]
        if !day.stacks.isEmpty { rows.append(("On top", "A stack shows one of its widgets. The bars below say how much each counts: the higher, the sooner Smart Rotate turns to it.")) }
        return rows
    }
}
