// Status of this file: exact for widgets: it is drawn once, for the moment of the entry, in the normal mode (`mode`).

import Drawing

/// A view that is drawn anew at the dates of a schedule.
///
/// Status: exact for widgets: it is drawn once, for the moment of the entry, at the last date of the schedule before it (layout-rules
/// 7.20); a note says that it does not go on.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// What the content is made from.
    public struct Context {
        /// How often the view may change.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
        /// Has no effect where nothing is kept between dates.
        public func invalidateTimelineContent() {}
    }
}

/// What the content of any timeline view is made from: one type, so that closures need not name the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let now = inputs.environment.moment.map { Date(timeIntervalSince1970: $0) } ?? Date()
        if inputs.environment.widgetContainer != nil {
            inputs.graph.report(Finding(code: "timeline-view-static", severity: .note, basis: .assumed,
                                        message: "A TimelineView in a widget is drawn once for each entry and does not follow its schedule.",
                                        fix: "Give the timeline an entry for each moment the content changes, or use a date style or timerInterval text.", source: inputs.source))
        }
        let isReduced = inputs.environment.isLuminanceReduced
        var date = now
        // The last date that is not after now; a schedule may begin later than now, then its first date counts.
        var steps = 0
        for entry in schedule.entries(from: now, mode: isReduced ? .lowFrequency : .normal) {
            if steps == 0 || entry <= now { date = entry }
            steps += 1
            if entry > now || steps >= 10_000 { break }
        }
        return Content._makeElements(content(TimelineViewDefaultContext(date: date, cadence: isReduced ? .minutes : .live)), inputs.child(0))
    }
}

/// Dates at which a view is drawn anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may have dates.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A date at equal distances from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.001) : 1
    }
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var upcoming: Date
        let interval: TimeInterval
        public mutating func next() -> Date? {
            defer { upcoming = upcoming.addingTimeInterval(interval) }
            return upcoming
        }
    }
    /// From the last date that is not after `startDate`.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(upcoming: start.addingTimeInterval(max(steps, 0) * interval), interval: interval)
    }
}

/// Each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return .init(upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// The dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    /// The dates. Status: exact: they are the same from every `startDate` and in every `mode`.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 120)
        isPaused = paused
    }
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries { .init(upcoming: startDate, interval: isPaused ? .greatestFiniteMagnitude : interval) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { .init() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
