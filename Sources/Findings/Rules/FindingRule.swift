import DeviceProfiles
import Drawing
import ExtensionMessages

/// A rule looks at one thing and says what would go wrong with it. Each is a file of its name.
///
/// These are the rules that need only what the host has. What only the view graph knows is found there, what only the project's files
/// say by the doctor.
public protocol FindingRule: Sendable {
    associatedtype Subject
    static var code: FindingCode { get }
    func findings(in subject: Subject) -> [Finding]
}

/// The widgets that an extension lists.
public struct ListedExtension: Sendable {
    public var widgets: [WidgetDescription]
    public init(widgets: [WidgetDescription]) { self.widgets = widgets }
}

/// What a provider answered.
public struct RecordedTimeline: Sendable {
    public var widget: String
    public var family: String
    public var role: Role
    /// Seconds since 1970-01-01, in the provider's order.
    public var dates: [Double]
    public var policy: ReloadPolicy?
    /// The moment it was asked, in seconds since 1970-01-01.
    public var now: Double
    public init(widget: String, family: String, role: Role, dates: [Double], policy: ReloadPolicy?, now: Double) {
        self.widget = widget; self.family = family; self.role = role; self.dates = dates; self.policy = policy; self.now = now
    }
}

/// A drawing, and what it is for.
public struct DrawnWidget: Sendable {
    public var widget: String
    public var family: WidgetFamilyName
    public var role: Role
    public var archive: WidgetArchive
    public var device: SimulatedDevice
    public init(widget: String, family: WidgetFamilyName, role: Role, archive: WidgetArchive, device: SimulatedDevice) {
        self.widget = widget; self.family = family; self.role = role; self.archive = archive; self.device = device
    }
}

/// The rules that are run.
public enum FindingRules {
    static let ofExtensions: [any ExtensionRule] = [NoSupportedFamily()]
    static let ofTimelines: [any TimelineRule] = [
        TimelineEmpty(), TimelineSingleEntryAtEnd(), TimelineTooManyEntries(), TimelineEntriesTooClose(), TimelineReloadInPast(),
    ]
    static let ofDrawings: [any DrawingRule] = [NothingDrawn(), TextTruncated(), ImageTooLarge()]

    public static func findings(in subject: ListedExtension) -> [Finding] { ofExtensions.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: RecordedTimeline) -> [Finding] { ofTimelines.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: DrawnWidget) -> [Finding] { ofDrawings.flatMap { $0.findings(in: subject) } }
}

public protocol ExtensionRule: FindingRule where Subject == ListedExtension {}
public protocol TimelineRule: FindingRule where Subject == RecordedTimeline {}
public protocol DrawingRule: FindingRule where Subject == DrawnWidget {}
