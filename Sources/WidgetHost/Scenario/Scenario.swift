import ExtensionMessages

/// A scripted day: what is placed, what happens to the device, and what is expected to be seen.
///
/// Read from a file by `ScenarioReader`; run by `DayRun`.
public struct Scenario: Sendable {
    public var file: String
    /// The device's settings that the file names; what it leaves out is the command line's.
    public var settings = Settings()
    /// Placed before the day begins; empty: what the command line says.
    public var widgets: [Widget] = []
    /// By moment; those of one moment in the file's order.
    public var steps: [Step] = []

    public init(file: String) { self.file = file }

    public struct Settings: Sendable {
        public var start: Double?
        public var zone: String?
        /// Seconds.
        public var length: Double?
        public var locale: String?
        public var device: String?
        public var system: String?
        public var appearance: String?
        public var network: String?
        public init() {}
    }

    public struct Widget: Hashable, Sendable {
        /// What steps call it; the kind where it is not given.
        public var name: String
        public var kind: String
        /// As it is written: "small" or "systemSmall"; nil: the first that the widget and the device have.
        public var family: String?
        public var configuration: [String: String]
        /// Widgets of one name of a stack lie in one stack; nil: it stands alone.
        public var stack: String?
        public var line: Int
    }

    public struct Step: Sendable {
        public var moment: Double
        public var action: Action
        public var line: Int
        public init(moment: Double, action: Action, line: Int = 0) { self.moment = moment; self.action = action; self.line = line }
    }

    public enum Action: Hashable, Sendable {
        /// The app comes to the front, or leaves it.
        case app(isInFront: Bool)
        /// The app writes into a group.
        case group(GroupChange)
        /// The app calls WidgetCenter; nil: for all kinds.
        case reload(kind: String?, times: Int)
        case tap(Tap)
        /// "off", "live" or "fixtures:DIR".
        case network(String)
        case lock(DeviceLock)
        /// The clock is set forward by a person, by seconds.
        case clock(by: Double)
        case zone(String)
        case locale(String)
        case typeSize(String)
        case appearance(String)
        /// Another build of the extension, by path.
        case install(String)
        case place(Widget)
        case remove(String)
        /// A person swipes a stack to the widget.
        case turn(String)
        case configure(String, [String: String])
        case expect(Expectation)
    }

    public struct GroupChange: Hashable, Sendable {
        public var group: String
        public var values: [String: ScenarioValue] = [:]
        /// Text by path in the group's container; nil: the file is removed.
        public var files: [String: String?] = [:]
        /// The class of the files that are written; nil: the one that files have by themselves.
        public var protection: FileProtection?
    }

    public struct Tap: Hashable, Sendable {
        public enum Target: Hashable, Sendable { case label(String), point(x: Double, y: Double) }
        public var widget: String?
        public var target: Target
    }

    public struct Expectation: Hashable, Sendable {
        /// The widget it is about; nil: the only one.
        public var widget: String?
        public var shows: [String] = []
        public var doesNotShow: [String] = []
        public var state: String?
        /// Whether it lies on top of its stack.
        public var isOnTop: Bool?
        /// Counted from 1, as captions have it.
        public var entry: Int?
        /// Since when nothing changed.
        public var sameSince: Double?
        /// Since the day's start, for this widget.
        public var reloads, ran, charged, deferred, pictures: Int?
        /// URLs that taps opened, the last one.
        public var opened: String?
        /// Codes that were found by then, or were not.
        public var found: [String] = []
        public var notFound: [String] = []

        /// Whether any of it is about one widget, and not about the day as a whole.
        var isAboutWidget: Bool {
            widget != nil || !shows.isEmpty || !doesNotShow.isEmpty || state != nil || isOnTop != nil || entry != nil || sameSince != nil
                || [reloads, ran, charged, deferred, pictures].contains { $0 != nil }
        }
    }
}
