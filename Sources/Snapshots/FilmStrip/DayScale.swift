import WidgetHost

/// From moments to places on a day's axis, and the grid of hours under its lanes.
struct DayScale {
    let day: DayRecord

    init(_ day: DayRecord) { self.day = day }

    /// Percent of the axis, as CSS takes it.
    func left(_ moment: Double) -> String { Self.text(place(moment)) }
    func width(_ start: Double, _ end: Double) -> String { Self.text(place(end) - place(start)) }

    /// Percent of the axis.
    func place(_ moment: Double) -> Double {
        let length = day.end - day.start
        return length > 0 ? min(max((moment - day.start) / length, 0), 1) * 100 : 0
    }

    static func text(_ percent: Double) -> String { Moments.shortest((percent * 1000).rounded() / 1000) }

    /// Minutes between two marks.
    private var step: Int {
        let minutes = (day.end - day.start) / 60
        return [1, 5, 10, 15, 30, 60, 120, 180, 360, 720].first { minutes / Double($0) <= 13 } ?? 1440
    }

    /// The hours, the steps of a scenario and the changes of the clock.
    var grid: String {
        let marks = day.time.marks(from: day.start, to: day.end, everyMinutes: step)
        // Of many days not each is named.
        let stride = max(1, (marks.count + 15) / 16)
        var html = ""
        for (index, moment) in marks.enumerated() {
            let fields = day.time.fields(at: moment), isMidnight = fields.hour == 0 && fields.minute == 0
            let name = isMidnight ? day.time.day(moment) : day.time.clock(moment)
            let shown = index % stride == 0 && place(moment) < 96 ? "<span>\(ContactSheet.escaped(name))</span>" : ""
            html += "<i class=\"hour\(isMidnight ? " midnight" : "")\" style=\"left:\(left(moment))%\">\(shown)</i>"
        }
        for shift in day.time.shifts(from: day.start, to: day.end) {
            html += "<i class=\"shift\" style=\"left:\(left(shift.moment))%\" title=\"\(ContactSheet.escaped(ShiftWords.text(shift, day)))\"><span>\(shift.seconds > 0 ? "+" : "−")\(DayTime.duration(abs(shift.seconds)))</span></i>"
        }
        for step in day.steps.prefix(500) {
            html += "<i class=\"step\" style=\"left:\(left(step.moment))%\" title=\"\(ContactSheet.escaped("\(step.clock) \(step.words)"))\"></i>"
        }
        return "<div class=\"grid\">\(html)</div>"
    }

    /// Small pictures along the axis, each at the start of its stretch, as many as there is room for.
    ///
    /// - Parameter width: points of the widget; its picture is made as high as the lane.
    func thumbnails(_ frames: [(start: Double, picture: Int, link: String)], width: Double, height: Double, of pictures: PageImages) -> String {
        let shownWidth = min(PageImages.thumbHeight * (height > 0 ? width / height : 1), 96)
        let room = shownWidth / PageImages.trackWidth * 100
        var end = -1.0, html = ""
        for frame in frames {
            guard pictures.has(frame.picture), place(frame.start) >= end else { continue }
            let place = min(place(frame.start), 100 - room)
            guard place >= end else { continue }
            html += "<a class=\"thumb p\(frame.picture)\" href=\"\(frame.link)\" tabindex=\"-1\" style=\"left:\(Self.text(place))%;width:\(Self.text(shownWidth))px\" title=\"\(ContactSheet.escaped(day.time.short(frame.start, on: day.start)))\"></a>"
            end = place + room + 0.4
        }
        return html.isEmpty ? "" : "<div class=\"lane thumbs\"><span class=\"name\">Pictures</span><div class=\"track\">\(html)</div></div>"
    }
}

/// A change of the device's clock against the time that passes, in words.
enum ShiftWords {
    static func text(_ shift: DayTime.Shift, _ day: DayRecord) -> String {
        let before = day.time.fields(at: shift.moment - 1), last = DayTime.clock(ofSecondsInDay: (before.hour * 3600 + before.minute * 60 + before.second + 1) % 86_400)
        let what = shift.zone.map { "the device is in \($0) from here on" } ?? "the clocks go \(shift.seconds > 0 ? "forward" : "back")"
        return "At \(last) \(what): it is \(day.time.clock(shift.moment))."
    }
}
