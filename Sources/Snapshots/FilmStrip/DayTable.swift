import WidgetHost

/// A day as lines for a terminal: what was shown from when to when, what was asked, what was found.
public struct DayTable {
    let day: DayRecord
    /// Columns of the terminal.
    let width: Int

    public init(_ day: DayRecord, width: Int = 100) { self.day = day; self.width = max(60, width) }

    public var lines: [String] {
        var lines = ["\(day.extensionName), \(day.time.long(day.start)) to \(day.time.long(day.end)) (\(day.time.zones.map(\.identifier).joined(separator: ", then "))), \(day.device), OS \(day.system), \(day.locale)"]
        for group in day.groupedSteps { lines.append(cut("  \(padded(group.first.clock, 17))  \(StepWords.text(group))")) }
        for shift in day.time.shifts(from: day.start, to: day.end) { lines.append(cut("  " + ShiftWords.text(shift, day))) }
        for stack in day.stacks { lines += [""] + self.lines(stack) }
        for widget in day.widgets { lines += [""] + self.lines(widget) }
        if !day.expectations.isEmpty {
            lines.append("")
            for expectation in day.expectations {
                lines.append(cut("\(expectation.failure == nil ? "  met   " : "  FAILED ") \(day.time.short(expectation.moment, on: day.start))  \(expectation.words)"))
                if let failure = expectation.failure { lines.append("          \(failure)") }
            }
        }
        return lines
    }

    private func lines(_ widget: DayWidget) -> [String] {
        var title = widget.name.map { "\($0): " } ?? ""
        title += "\(widget.displayName.isEmpty || widget.displayName == widget.kind ? widget.kind : "\(widget.displayName) (\(widget.kind))"), \(widget.family)"
        if !widget.configuration.isEmpty { title += ", " + widget.configuration.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
        var lines = [title] + DayStory(widget, of: day).sentences.flatMap { wrapped($0) }
        var previous: DayFrame?
        for frame in widget.frames {
            let words = FrameWords(frame, of: day)
            // The day is named where it turns.
            let isNewDay = previous.map { day.time.day($0.start) != day.time.day(frame.start) } ?? true
            if isNewDay { lines.append("  \(day.time.day(frame.start))") }
            let picture = frame.picture.map { "#\($0 + 1)" } ?? "–"
            lines.append(cut("    \(padded(day.time.clock(frame.start), 8)) \(padded(DayTime.duration(frame.end - frame.start), 10)) \(padded(picture, 4)) \([words.texts, words.note].filter { !$0.isEmpty }.joined(separator: "  ← "))"))
            previous = frame
        }
        return lines
    }

    private func lines(_ stack: DayStack) -> [String] {
        let words = StackWords(stack, of: day)
        return ["Stack \(stack.number): \(stack.widgets.map(words.name).joined(separator: ", "))"] + wrapped(words.sentence) + stack.turns.map { turn in
            cut("    \(padded(day.time.short(turn.start, on: day.start), 8)) \(padded(DayTime.duration(turn.end - turn.start), 10)) \(words.name(turn.shown)): \(words.why(turn))  ← \(words.scores(turn))")
        }
    }

    private func padded(_ text: String, _ count: Int) -> String { text + String(repeating: " ", count: max(0, count - text.count)) }

    private func cut(_ text: String) -> String {
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || ($0.value >= 127 && $0.value < 160) ? " " : $0 }))
        return plain.count <= width ? plain : plain.prefix(width - 1) + "…"
    }

    private func wrapped(_ text: String) -> [String] {
        var lines = ["  "]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > width, lines[lines.count - 1] != "  " { lines.append("  ") }
            lines[lines.count - 1] += (lines[lines.count - 1] == "  " ? "" : " ") + word
        }
        return lines
    }
}
