import WidgetHost

/// A stack's part of the page: which widget lay on top from when to when, and the scores by which Smart Rotate chose.
struct StackSection {
    let day: DayRecord
    let stack: DayStack
    let images: PageImages
    private let scale: DayScale
    private let words: StackWords

    init(_ stack: DayStack, of day: DayRecord, images: PageImages) {
        self.stack = stack; self.day = day; self.images = images
        scale = DayScale(day)
        words = StackWords(stack, of: day)
    }

    var html: String {
        """
        <section class="widget">
        <h2>Stack \(stack.number) <small>\(escaped(stack.widgets.map(words.name).joined(separator: ", ")))</small></h2>
        <p class="story">\(escaped(words.sentence))</p>
        <div class="axis"><div class="lanes" role="img" aria-label="\(escaped("Which widget of the stack lay on top, on an axis of hours. The list below says the same."))">
        \(scale.grid)
        \(thumbnails)
        <div class="lane frames"><span class="name">On top</span><div class="track">\(tops)</div></div>
        \(stack.widgets.map(weights).joined(separator: "\n"))
        </div></div>
        \(turns)</section>

        """
    }

    private func color(_ id: Int) -> Int { (stack.widgets.firstIndex(of: id) ?? 0) % 6 }

    /// What a person saw: of each stretch the pictures of the widget on top.
    private var thumbnails: String {
        guard let first = stack.widgets.first.flatMap(day.widget) else { return "" }
        let seen = stack.turns.flatMap { turn -> [(start: Double, picture: Int, link: String)] in
            guard let widget = day.widget(turn.shown) else { return [] }
            let numbers = PictureGroups(widget).numbers
            return widget.frames.enumerated().compactMap { index, frame in
                guard frame.end > turn.start, frame.start < turn.end, let picture = frame.picture else { return nil }
                return (max(frame.start, turn.start), picture, "#w\(widget.id)-\(numbers[index])")
            }
        }
        return scale.thumbnails(seen, width: first.width, height: first.height, of: images)
    }

    private var tops: String {
        stack.turns.map { turn in
            let width = scale.place(turn.end) - scale.place(turn.start), name = words.name(turn.shown)
            return "<i class=\"frame c\(color(turn.shown))\" style=\"left:\(scale.left(turn.start))%;width:\(scale.width(turn.start, turn.end))%\" title=\"\(escaped("\(day.time.short(turn.start, on: day.start)) \(name): \(words.why(turn))"))\">\(width >= Double(name.count) * 0.8 ? escaped(name) : "")</i>"
        }.joined()
    }

    /// The height of a bar is what the widget counts.
    private func weights(_ id: Int) -> String {
        let bars = stack.stretches.compactMap { stretch -> String? in
            guard let score = stretch.scores.first(where: { $0.id == id }), score.weight > 0 else { return nil }
            return "<i class=\"weight c\(color(id))\" style=\"left:\(scale.left(stretch.start))%;width:\(scale.width(stretch.start, stretch.end))%;height:\(DayScale.text(score.weight * 100))%\" title=\"\(escaped("\(day.time.short(stretch.start, on: day.start)) \(StackWords.score(score))"))\"></i>"
        }
        return "<div class=\"lane weights\"><span class=\"name\">\(escaped(words.name(id)))</span><div class=\"track\">\(bars.joined())</div></div>"
    }

    private var turns: String {
        let rows = stack.turns.prefix(500).map { turn in
            "<tr><td><time>\(escaped(day.time.short(turn.start, on: day.start)))</time></td><td>\(DayTime.duration(turn.end - turn.start))</td><td><b>\(escaped(words.name(turn.shown)))</b></td><td>\(escaped(words.why(turn)))</td><td>\(escaped(words.scores(turn)))</td></tr>"
        }
        return "<div class=\"scroll\"><table><thead><tr><th>from</th><th>for</th><th>on top</th><th>because</th><th>scores then</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>"
    }

    private func escaped(_ text: String) -> String { ContactSheet.escaped(text) }
}
