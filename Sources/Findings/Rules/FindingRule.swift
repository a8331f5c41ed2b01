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

/// The app that contains an extension, as far as the extension depends on it.
public struct ContainingApp: Hashable, Sendable {
    public var name: String
    /// The oldest system it installs on; nil where unknown.
    public var deploymentTarget: String?
    /// The app groups that its entitlements grant; nil where that is not known.
    public var appGroups: [String]?
    public init(name: String, deploymentTarget: String?, appGroups: [String]?) {
        self.name = name; self.deploymentTarget = deploymentTarget; self.appGroups = appGroups
    }
}

/// An extension, on the system of a device.
public struct InstalledExtension: Sendable {
    public var name: String
    /// The oldest system it runs on; nil where unknown.
    public var deploymentTarget: String?
    public var app: ContainingApp?
    public var system: SystemProfile
    public init(name: String, deploymentTarget: String?, app: ContainingApp?, system: SystemProfile) {
        self.name = name; self.deploymentTarget = deploymentTarget; self.app = app; self.system = system
    }
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
    /// What each entry holds, in bytes; empty where it was not measured.
    public var sizes: [Int] = []
    /// What the drawing of one entry takes in the archive, in bytes; nil where none was drawn.
    public var archivedBytes: Int?
    /// What the device takes.
    public var limits = DeviceProfile.TimelineLimits()
    public init(widget: String, family: String, role: Role, dates: [Double], policy: ReloadPolicy?, now: Double) {
        self.widget = widget; self.family = family; self.role = role; self.dates = dates; self.policy = policy; self.now = now
    }

    /// Whether a phone throws it away, so that the widget keeps what it showed before.
    public var isRefused: Bool { dates.isEmpty || dates.count > limits.entries || sizes.contains { $0 > limits.entryBytes } }
}

/// What one drawing took of the extension's memory, as far as it can be estimated.
public struct EstimatedMemory: Sendable {
    public var widget: String
    public var family: WidgetFamilyName
    /// Growth of the heap by provider and view, in bytes.
    public var heap: Int
    /// The drawing's pictures at full size, decoded, in bytes.
    public var images: Int
    public var device: SimulatedDevice
    public init(widget: String, family: WidgetFamilyName, heap: Int, images: Int, device: SimulatedDevice) {
        self.widget = widget; self.family = family; self.heap = heap; self.images = images; self.device = device
    }
}

/// A timeline and the sample beside it, both drawn on a device on which nothing is stored.
public struct SampleComparison: Sendable {
    public var widget: String
    public var family: String
    /// Texts of the timeline's first entry that the sample shows as well, also at another moment.
    public var commonTexts: [String]
    /// How often the provider asked for stored values.
    public var storeReads: Int
    public init(widget: String, family: String, commonTexts: [String], storeReads: Int) {
        self.widget = widget; self.family = family; self.commonTexts = commonTexts; self.storeReads = storeReads
    }
}

/// A drawing, and what it is for.
public struct DrawnWidget: Sendable {
    public var widget: String
    public var family: WidgetFamilyName
    public var role: Role
    public var archive: WidgetArchive
    public var device: SimulatedDevice
    /// As Apple spells it: "fullColor", "accented", "vibrant".
    public var renderingMode: String
    public init(widget: String, family: WidgetFamilyName, role: Role, archive: WidgetArchive, device: SimulatedDevice, renderingMode: String = "fullColor") {
        self.widget = widget; self.family = family; self.role = role; self.archive = archive; self.device = device; self.renderingMode = renderingMode
    }
}

/// The rules that are run.
public enum FindingRules {
    static let ofExtensions: [any ExtensionRule] = [NoSupportedFamily()]
    static let ofTimelines: [any TimelineRule] = [
        TimelineEmpty(), TimelineSingleEntryAtEnd(), TimelineTooManyEntries(), TimelineEntryTooLarge(), TimelineEntriesTooClose(), TimelineReloadInPast(),
        TimelineEntriesOutOfOrder(),
    ]
    static let ofDays: [any DayRule] = [ContentUnchangedOverMidnight(), DatePassesWhileShown(), ReloadWithIdenticalResult(), ReloadBudgetSpent()]
    static let ofDrawings: [any DrawingRule] = [NothingDrawn(), TextTruncated(), ImageFlattened(), ImageTooLarge()]

    public static func findings(in subject: ListedExtension) -> [Finding] { ofExtensions.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: InstalledExtension) -> [Finding] { SystemBelowDeploymentTarget().findings(in: subject) }
    public static func findings(in subject: RecordedTimeline) -> [Finding] { ofTimelines.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: RecordedDay) -> [Finding] { ofDays.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: DrawnWidget) -> [Finding] { ofDrawings.flatMap { $0.findings(in: subject) } }
    public static func findings(in subject: EstimatedMemory) -> [Finding] { MemoryOverAllowance().findings(in: subject) }
    public static func findings(in subject: SampleComparison) -> [Finding] { TimelineEqualsSample().findings(in: subject) }

    /// Whether the system refuses a drawing: an image is over a limit of the device.
    public static func isRefused(_ drawn: DrawnWidget) -> Bool { !ImageTooLarge().findings(in: drawn).isEmpty }
}

public protocol ExtensionRule: FindingRule where Subject == ListedExtension {}
public protocol TimelineRule: FindingRule where Subject == RecordedTimeline {}
public protocol DrawingRule: FindingRule where Subject == DrawnWidget {}
