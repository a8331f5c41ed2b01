import Drawing
import Typesetting

/// A stretch of time in which a drawing behaves in one way: it stands still, ticks, or moves.
public struct LiveSpan: Hashable, Sendable {
    /// Seconds since 1970-01-01; the end belongs to the next span.
    public var start, end: Double
    public var motion: Motion

    public enum Motion: Hashable, Sendable {
        case still
        /// Its words change again and again, this many seconds apart.
        case ticks(every: Double)
        /// A bar or ring fills.
        case moves
    }
}

/// Finds the moments at which a drawing changes without anybody's doing: timers, relative dates, progress.
///
/// A second hand makes 86,400 pictures a day, of which nobody wants to see more than a few. So:
/// - a date that is passed, and start, end and pause of an interval, always begin a new span: the picture before and the one after are
///   both seen, however short they are;
/// - words that change a minute or more apart ("2 hr, 5 min") begin a span at each change, as long as one drawing has at most `changeLimit`
///   of them;
/// - what changes faster, or more often, is one span that ticks: its first and its last picture stand for it;
/// - progress is one span a quarter of its way.
public struct LiveDrawing {
    /// Changes of words that begin spans of their own, within one drawing's time.
    public static let changeLimit = 60

    private let paragraphs: [Paragraph]
    private let progresses: [TimerProgress]

    public init(_ list: DisplayList) {
        var paragraphs: [Paragraph] = [], progresses: [TimerProgress] = []
        for item in list.items {
            switch item.command {
            case .dynamicText(let text): paragraphs.append(text.paragraph)
            case .timerProgress(let progress): progresses.append(progress)
            default: break
            }
        }
        self.paragraphs = paragraphs
        self.progresses = progresses
    }

    public var hasProgress: Bool { !progresses.isEmpty }
    public var isLive: Bool { !paragraphs.isEmpty || !progresses.isEmpty }

    /// What its live texts say at a moment.
    public func words(at moment: Double) -> [String] { paragraphs.map { Typesetter.shared.words(of: $0, moment: moment) } }

    /// The spans of an interval, in order and without gaps.
    public func spans(from start: Double, to end: Double) -> [LiveSpan] {
        guard isLive, end > start else { return [LiveSpan(start: start, end: end, motion: .still)] }
        let turns = turningPoints.filter { $0.moment > start && $0.moment < end }
        let hard = Set(turns.filter(\.isHard).map(\.moment))
        var spans: [LiveSpan] = [], changes = 0
        let bounds = [start] + Set(turns.map(\.moment)).sorted() + [end]
        for (from, to) in zip(bounds, bounds.dropFirst()) {
            for span in pieces(from: from, to: to, changes: &changes) {
                // What goes on in the same way across the border of an hour is one span.
                if let last = spans.last, !hard.contains(span.start), last.motion == span.motion,
                   last.motion != .still || words(at: last.start) == words(at: span.start) {
                    spans[spans.count - 1].end = span.end
                } else {
                    spans.append(span)
                }
            }
        }
        return spans
    }

    /// The spans between two turning points, where words never return to what they were.
    private func pieces(from start: Double, to end: Double, changes: inout Int) -> [LiveSpan] {
        let middle = (start + end) / 2
        if progresses.contains(where: { $0.start < middle && middle < $0.end }) { return [LiveSpan(start: start, end: end, motion: .moves)] }
        let first = words(at: start)
        guard words(at: end - 0.001) != first else { return [LiveSpan(start: start, end: end, motion: .still)] }
        var spans: [LiveSpan] = [], from = start
        while from < end {
            guard let change = nextChange(after: from, before: end) else {
                spans.append(LiveSpan(start: from, end: end, motion: .still))
                break
            }
            let second = nextChange(after: change, before: end)
            let distance = (second ?? end) - change
            changes += 1
            if second != nil, distance < 59 || changes > Self.changeLimit {
                spans.append(LiveSpan(start: from, end: end, motion: .ticks(every: distance.rounded())))
                break
            }
            spans.append(LiveSpan(start: from, end: change, motion: .still))
            from = change
        }
        return spans
    }

    /// The first moment after another at which the words are different, to a thousandth of a second.
    private func nextChange(after moment: Double, before end: Double) -> Double? {
        let words = words(at: moment)
        // Most change within seconds; the interval is doubled until they have.
        var low = moment, step = 1.0
        while true {
            let high = min(low + step, end - 0.001)
            if high <= low { return nil }
            if self.words(at: high) != words {
                var high = high
                while high - low > 0.001 {
                    let middle = (low + high) / 2
                    if self.words(at: middle) == words { low = middle } else { high = middle }
                }
                // Changes fall on seconds; a thousandth of rounding must not make a moment of its own.
                let whole = high.rounded()
                return abs(whole - high) < 0.01 && whole > moment ? whole : high
            }
            low = high
            step *= 2
        }
    }

    // MARK: Turning points

    private struct TurningPoint { var moment: Double; var isHard: Bool }

    /// Distances at which words go over to other units: minute, hour, day, week.
    private static let units: [Double] = [60, 3600, 86_400, 604_800]

    private var turningPoints: [TurningPoint] {
        var points: [TurningPoint] = []
        func around(_ date: Double) {
            points.append(TurningPoint(moment: date, isHard: true))
            for unit in Self.units { points += [TurningPoint(moment: date - unit, isHard: false), TurningPoint(moment: date + unit, isHard: false)] }
        }
        for case .live(let live) in paragraphs.flatMap({ $0.runs.map(\.content) }) {
            switch live {
            case .date(let date, let style): if style != .date && style != .time { around(date) }
            case .timerInterval(let start, let end, let pauseTime, _, _):
                points += [start, end, pauseTime].compactMap { $0 }.map { TurningPoint(moment: $0, isHard: true) }
            case .format(_, let date, let parameters):
                around(date)
                points += ["start", "end"].compactMap { parameters[$0].flatMap(Double.init) }.map { TurningPoint(moment: $0, isHard: true) }
            }
        }
        for progress in progresses where progress.end > progress.start {
            points += (0...4).map { TurningPoint(moment: progress.start + (progress.end - progress.start) * Double($0) / 4, isHard: true) }
        }
        return points.filter { $0.moment.isFinite }
    }
}
