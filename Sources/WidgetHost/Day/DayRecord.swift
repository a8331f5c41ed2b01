import Drawing
import ExtensionMessages

/// A simulated day as it went: what each placed widget showed, when, and why.
///
/// Made by `DayRun` from what the host did; pages, tables and rules read it. It holds hashes of archives, not the archives: a week of
/// widgets takes little memory, and pictures are drawn when they are looked at. Moments are seconds since 1970-01-01.
public struct DayRecord: Sendable {
    public var extensionName: String
    public var device: String
    /// "26.0".
    public var system: String
    public var locale: String
    /// "light" or "dark".
    public var appearance: String
    /// The zones the device was in.
    public var time: DayTime
    public var start, end: Double
    public var widgets: [DayWidget] = []
    /// Each picture that was shown, once.
    public var pictures: [DayPicture] = []
    /// The stacks that widgets lay in.
    public var stacks: [DayStack] = []
    /// What a scenario did to the device, in order.
    public var steps: [DayStep] = []
    /// What a scenario expected, in order.
    public var expectations: [DayExpectation] = []
    public var findings: [Finding] = []

    /// Steps, those of one line that do the same together: first and last of them, and how many.
    public var groupedSteps: [(first: DayStep, last: DayStep, count: Int)] {
        var groups: [(first: DayStep, last: DayStep, count: Int)] = []
        var places: [String: Int] = [:]
        for step in steps {
            let key = "\(step.line) \(step.words)"
            if step.line > 0, let place = places[key] {
                groups[place].last = step
                groups[place].count += 1
            } else {
                places[key] = groups.count
                groups.append((step, step, 1))
            }
        }
        return groups
    }

    public init(extensionName: String, device: String, system: String, locale: String, appearance: String = "light", time: DayTime, start: Double, end: Double) {
        self.extensionName = extensionName; self.device = device; self.system = system; self.locale = locale; self.appearance = appearance
        self.time = time; self.start = start; self.end = end
    }

    /// The pictures that a widget showed, each once, in the order of their first showing.
    public func pictures(of widget: DayWidget) -> [DayPicture] {
        var seen: Set<Int> = []
        return widget.frames.flatMap { [$0.picture, $0.lastPicture] }.compactMap { $0 }.filter { seen.insert($0).inserted }.map { pictures[$0] }
    }
}

/// A placed widget's day.
public struct DayWidget: Sendable, Identifiable {
    /// The host's number of the placed widget.
    public var id: Int
    /// What a scenario calls it; nil where it has no name.
    public var name: String?
    public var kind: String
    /// The gallery's name.
    public var displayName: String
    /// "systemSmall".
    public var family: String
    public var configuration: [String: String]
    public var extensionIdentifier: String
    /// Points.
    public var width, height: Double
    public var placedAt: Double
    public var removedAt: Double?
    /// Reloads granted in any 24 hours.
    public var budget: Int
    /// What was on the glass, without gaps, from `placedAt` to the end.
    public var frames: [DayFrame] = []
    public var timelines: [DayTimeline] = []
    public var reloads: [DayReload] = []

    public init(id: Int, name: String? = nil, kind: String, displayName: String, family: String, configuration: [String: String] = [:], extensionIdentifier: String = "",
                width: Double, height: Double, placedAt: Double, budget: Int) {
        self.id = id; self.name = name; self.kind = kind; self.displayName = displayName; self.family = family; self.configuration = configuration
        self.extensionIdentifier = extensionIdentifier; self.width = width; self.height = height; self.placedAt = placedAt; self.budget = budget
    }

    /// The entries of all timelines with whether each was ever shown, by date.
    public var entries: [DayEntry] { timelines.flatMap(\.entries).sorted { $0.date < $1.date } }
}

/// A stretch of time in which a widget showed one thing.
public struct DayFrame: Hashable, Sendable {
    public var start, end: Double
    public var state: ShownContent.State
    /// The entry shown, counted from 0, where an entry is.
    public var entry: Int?
    public var entryCount: Int?
    public var motion: LiveSpan.Motion = .still
    /// Indices into the day's pictures; nil where nothing was drawn. `lastPicture` is what it came to, where it ticks or moves.
    public var picture: Int?
    public var lastPicture: Int?

    public init(start: Double, end: Double, state: ShownContent.State, entry: Int? = nil, entryCount: Int? = nil, motion: LiveSpan.Motion = .still, picture: Int? = nil, lastPicture: Int? = nil) {
        self.start = start; self.end = end; self.state = state; self.entry = entry; self.entryCount = entryCount
        self.motion = motion; self.picture = picture; self.lastPicture = lastPicture
    }
}

/// A picture: an archive at a moment.
public struct DayPicture: Hashable, Sendable {
    public var archiveHash: String
    /// The moment that live text in it shows.
    public var moment: Double
    public var texts: [String]
    public var family: String
    public var style: Style

    /// How the archive is drawn.
    public struct Style: Hashable, Sendable {
        /// "fullColor", "accented" or "vibrant".
        public var mode: String
        /// Points.
        public var cornerRadius: Double
        public var showsContainerBackground: Bool
        /// Pixels per point of the device.
        public var displayScale: Double

        public init(_ environment: RenderEnvironment) {
            mode = environment.renderingMode; cornerRadius = environment.cornerRadius
            showsContainerBackground = environment.showsContainerBackground; displayScale = environment.displayScale
        }
    }

    public init(archiveHash: String, moment: Double, texts: [String], family: String, style: Style) {
        self.archiveHash = archiveHash; self.moment = moment; self.texts = texts; self.family = family; self.style = style
    }
}

/// A timeline that a provider delivered and the host took.
public struct DayTimeline: Hashable, Sendable {
    public var deliveredAt: Double
    public var entries: [DayEntry]
    public var policy: ReloadPolicy?
    public init(deliveredAt: Double, entries: [DayEntry], policy: ReloadPolicy?) { self.deliveredAt = deliveredAt; self.entries = entries; self.policy = policy }
}

public struct DayEntry: Hashable, Sendable {
    public var date: Double
    public var archiveHash: String
    /// Whether it was on the glass at any time.
    public var isShown: Bool
    public init(date: Double, archiveHash: String, isShown: Bool) { self.date = date; self.archiveHash = archiveHash; self.isShown = isShown }
}

/// A request for a new timeline, and what became of it.
public struct DayReload: Hashable, Sendable {
    /// Deferred and pending requests were not carried out before the day ended, or a later one took their place.
    public enum Decision: String, Hashable, Sendable { case granted, pending, deferred, coalesced, refused }
    public enum Outcome: String, Hashable, Sendable { case newTimeline, identical, empty, refused, failed, none }
    public var askedAt: Double
    /// A name for programs: "policyAfter", "widgetCenter" ...
    public var cause: String
    /// For people: "the timeline asked for it (.after)".
    public var causeWords: String
    public var decision: Decision
    /// When the provider ran; nil where it did not.
    public var ranAt: Double?
    /// Until when it was put off for want of budget, whatever became of it then; nil: it was not.
    public var deferredUntil: Double?
    public var isCharged: Bool
    public var outcome: Outcome
    /// Seconds of the simulated clock that the provider took.
    public var duration: Double
    public init(askedAt: Double, cause: String, causeWords: String, decision: Decision, ranAt: Double? = nil, deferredUntil: Double? = nil, isCharged: Bool = false,
                outcome: Outcome = .none, duration: Double = 0) {
        self.askedAt = askedAt; self.cause = cause; self.causeWords = causeWords; self.decision = decision; self.ranAt = ranAt; self.deferredUntil = deferredUntil
        self.isCharged = isCharged; self.outcome = outcome; self.duration = duration
    }
}

/// Something a scenario did to the device.
public struct DayStep: Hashable, Sendable {
    public var moment: Double
    /// The moment as the device's clock showed it before the step: the step may set the clock or change the zone.
    public var clock: String
    public var words: String
    /// The line in the scenario's file.
    public var line: Int
    public init(moment: Double, clock: String, words: String, line: Int) { self.moment = moment; self.clock = clock; self.words = words; self.line = line }
}

/// An expectation of a scenario, and whether it came true.
public struct DayExpectation: Hashable, Sendable {
    public var moment: Double
    /// "ladder shows \"Open\"".
    public var words: String
    /// What was there instead; nil: it came true.
    public var failure: String?
    public var file: String
    public var line: Int
    public init(moment: Double, words: String, failure: String?, file: String, line: Int) {
        self.moment = moment; self.words = words; self.failure = failure; self.file = file; self.line = line
    }
}

extension ShownContent.State {
    /// What stands there instead of an entry's picture, in words; nil for content.
    public var standIn: String? {
        switch self {
        case .content: nil
        case .placeholder: "the placeholder: no timeline yet"
        case .lastContent: "old content: no new timeline came"
        case .orphaned: "orphaned: no build declares its kind"
        case .nothing: "nothing: not even a placeholder came out"
        }
    }
}
