import Drawing
import ExtensionMessages
import Foundation
import WidgetHost

/// An extension without a process: its provider is a closure, and each picture is a tree with one label.
public final class FakeExtension: HostedExtension {
    /// What the provider answers to one request.
    public struct Answer {
        public var entries: [(date: Double, label: String)] = []
        public var policy: ReloadPolicy = .never
        public var relevances: [EntriesReply.Relevance?] = []
        public var duration = 0.0
        public var reloadedKinds: [String] = []
        /// What the provider failed with; it then has no entries.
        public var failure: [Finding]?
        /// Labels whose view fails.
        public var failingLabels: Set<String> = []
        public init(_ entries: [(date: Double, label: String)] = [], _ policy: ReloadPolicy = .never) { self.entries = entries; self.policy = policy }
    }

    public let identifier: String
    public var listing: WidgetSession.Declarations
    public var provider: (EntriesRequest, Double) -> Answer
    public var intent: (PerformRequest) -> SessionOutcome<WidgetSession.Performed> = { _ in .success(WidgetSession.Performed()) }

    /// What the queries of parameters answer, on the thread of whoever asks.
    public var offered: (OptionsRequest) -> SessionOutcome<ParameterOptions> = { _ in .success(ParameterOptions(sections: nil)) }
    /// How the edit sheet is laid out.
    public var laidOut: (SheetRequest) -> SessionOutcome<ParameterSheet> = { _ in .success(ParameterSheet()) }

    /// Called when an edit sheet lets go of its queries.
    public var closedQueries: () -> Void = {}

    public private(set) var moment = 0.0
    public private(set) var placed: [PlacedDescription] = []
    public private(set) var toldActivities: [ActivityRecord] = []
    /// Every call of the provider for a timeline.
    public private(set) var timelineCalls: [(kind: String, moment: Double, configuration: [String: String])] = []
    public private(set) var drawnEntries = 0
    public private(set) var kept: [Int: Answer] = [:]
    private var nextSet = 1

    public init(_ identifier: String = "com.example.widget", kinds: [String] = ["Status"], families: [String] = ["systemSmall", "systemMedium", "accessoryCircular"],
         provider: @escaping (EntriesRequest, Double) -> Answer = { _, now in Answer([(now, "content")]) }) {
        self.identifier = identifier
        listing = WidgetSession.Declarations(widgets: kinds.map { WidgetDescription(kind: $0, displayName: $0, families: families) }, previews: [], findings: [])
        self.provider = provider
    }

    public func entries(_ request: EntriesRequest) -> SessionOutcome<EntriesReply> {
        var answer = request.role == .timeline ? provider(request, moment) : Answer([(moment, request.role.rawValue)])
        if request.role == .timeline { timelineCalls.append((request.kind, moment, request.configuration)) }
        if let failure = answer.failure { return .failure(failure) }
        if request.role != .timeline { answer.failingLabels = [] }
        kept[nextSet] = answer
        var reply = EntriesReply(set: nextSet, dates: answer.entries.map(\.date), policy: answer.policy, relevances: answer.relevances)
        reply.duration = answer.duration
        reply.reloadedKinds = answer.reloadedKinds
        nextSet += 1
        return .success(reply)
    }

    public func render(set: Int, entries: [Int], in environment: RenderEnvironment, at moment: Double) -> [SessionOutcome<RenderedEntry>] {
        entries.map { index in
            guard let answer = kept[set], answer.entries.indices.contains(index) else { return .failure([]) }
            let label = answer.entries[index].label
            drawnEntries += 1
            if answer.failingLabels.contains(label) {
                return .failure([Finding(code: "extension-crashed", severity: .error, basis: .seen, message: "The view of \(label) trapped.", fix: "Mend it.")])
            }
            return .success(RenderedEntry(Self.archive(label, environment)))
        }
    }

    public static func archive(_ label: String, _ environment: RenderEnvironment) -> WidgetArchive {
        let size = Size(width: environment.width, height: environment.height)
        let rect = Path(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
        let fill = DisplayItem(.fill(rect, .color(ColorValue(red: environment.appearance == "dark" ? 0 : 1, green: 0, blue: 0)), evenOdd: false))
        return WidgetArchive(displayList: DisplayList(size: size, items: [fill]), root: SemanticNode(role: "text", type: "Text", label: label, value: environment.redactions.joined()))
    }

    public func release(set: Int) { kept[set] = nil }
    public func configurationQueries() -> any ConfigurationQueries { FakeQueries(self) }
    public func setActivities(_ activities: [ActivityRecord]) { toldActivities = activities }
    public func perform(_ request: PerformRequest) -> SessionOutcome<WidgetSession.Performed> { intent(request) }
    public func setClock(_ moment: Double) { self.moment = moment }
    public func setPlaced(_ placed: [PlacedDescription]) { self.placed = placed }
}

/// Answers an edit sheet with what the extension's closures say. Tests change the closures while nothing is asked.
private final class FakeQueries: ConfigurationQueries, @unchecked Sendable {
    private let hosted: FakeExtension
    init(_ hosted: FakeExtension) { self.hosted = hosted }
    func sheet(_ request: SheetRequest, at moment: Double) -> SessionOutcome<ParameterSheet>? { hosted.laidOut(request) }
    func options(_ request: OptionsRequest, at moment: Double) -> SessionOutcome<ParameterOptions>? { hosted.offered(request) }
    func close() { hosted.closedQueries() }
}
