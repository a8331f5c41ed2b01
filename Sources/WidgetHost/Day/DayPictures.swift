import Drawing
import Findings

/// The pictures of a day, each once, and the frames that show them.
final class DayPictures {
    private(set) var pictures: [DayPicture] = []
    private let shelf: ArchiveShelf
    private var numbers: [Key: Int] = [:]
    private var looks: [String: Look] = [:]

    /// A picture is another one where the archive is, or where the live words in it are.
    private struct Key: Hashable {
        var archiveHash: String
        var words: [String]
        /// The moment, where something moves that has no words.
        var moment: Double?
        var style: DayPicture.Style
    }

    /// What is asked of an archive once.
    private struct Look {
        var isLive: Bool
        var texts: [String]
        var countingDates: [RecordedDay.CountingDate]
    }

    init(shelf: ArchiveShelf) { self.shelf = shelf }

    /// The frames of a stretch with one archive: one, or several where its live text changes.
    func frames(_ span: DayRecorder.Span, until end: Double, family: String) -> [DayFrame] {
        guard let shown = span.shown else { return [DayFrame(start: span.start, end: end, state: .nothing)] }
        let entry = shown.state == .content ? shown.entryIndex : nil, count = entry == nil ? nil : Optional(shown.entryCount)
        guard let hash = shown.archiveHash, let look = look(hash) else { return [DayFrame(start: span.start, end: end, state: shown.state, entry: entry, entryCount: count)] }
        let style = DayPicture.Style(shown.environment)
        guard look.isLive, let archive = shelf.archive(hash) else {
            let picture = number(Key(archiveHash: hash, words: [], style: style)) { DayPicture(archiveHash: hash, moment: span.start, texts: look.texts, family: family, style: style) }
            return [DayFrame(start: span.start, end: end, state: shown.state, entry: entry, entryCount: count, picture: picture)]
        }
        let drawing = LiveDrawing(archive.displayList)
        func picture(at moment: Double, moves: Bool) -> Int {
            number(Key(archiveHash: hash, words: drawing.words(at: moment), moment: moves || drawing.hasProgress ? moment : nil, style: style)) {
                DayPicture(archiveHash: hash, moment: moment, texts: ShownTexts(archive, at: moment).texts, family: family, style: style)
            }
        }
        return drawing.spans(from: span.start, to: end).map { live in
            var frame = DayFrame(start: live.start, end: live.end, state: shown.state, entry: entry, entryCount: count, motion: live.motion)
            frame.picture = picture(at: live.start, moves: live.motion == .moves)
            if live.motion != .still {
                // The last instant that still belongs to it.
                let last = picture(at: live.end - min(0.01, (live.end - live.start) / 2), moves: live.motion == .moves)
                if last != frame.picture { frame.lastPicture = last }
            }
            return frame
        }
    }

    /// The dates to which text of a stretch's archive counts.
    func countingDates(_ span: DayRecorder.Span) -> [RecordedDay.CountingDate] { span.shown?.archiveHash.flatMap { look($0)?.countingDates } ?? [] }

    private func number(_ key: Key, _ make: () -> DayPicture) -> Int {
        if let known = numbers[key] { return known }
        pictures.append(make())
        numbers[key] = pictures.count - 1
        return pictures.count - 1
    }

    private func look(_ hash: String) -> Look? {
        if let known = looks[hash] { return known }
        guard let archive = shelf.archive(hash) else { return nil }
        let isLive = LiveDrawing(archive.displayList).isLive
        // Live words are asked for at their moment.
        let look = Look(isLive: isLive, texts: isLive ? [] : ShownTexts(archive, at: 0).texts, countingDates: Self.countingDates(archive))
        looks[hash] = look
        return look
    }

    private static func countingDates(_ archive: WidgetArchive) -> [RecordedDay.CountingDate] {
        archive.displayList.items.flatMap { item -> [RecordedDay.CountingDate] in
            guard case .dynamicText(let text) = item.command else { return [] }
            return text.paragraph.runs.compactMap { run in
                guard case .live(.date(let date, let style)) = run.content else { return nil }
                switch style {
                case .timer: return RecordedDay.CountingDate(date: date, style: ".timer", source: item.source)
                case .relative: return RecordedDay.CountingDate(date: date, style: ".relative", source: item.source)
                case .offset: return RecordedDay.CountingDate(date: date, style: ".offset", source: item.source)
                case .date, .time: return nil
                }
            }
        }
    }
}
