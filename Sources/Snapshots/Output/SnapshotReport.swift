import Drawing
import JSONValues

/// What `snapshots.json` says: the extension, its build, its widgets, every picture and every finding.
public struct SnapshotReport: Sendable {
    public var extensionName: String
    public var vitrineVersion: String
    public var engine: EngineDescription
    public var build: Build
    public var widgets: [ListedWidget] = []
    public var pictures: [Picture] = []
    public var findings: [Finding] = []
    /// Findings that a comment in the sources silences, and its reason.
    public var suppressed: [(finding: Finding, reason: String)] = []
    /// Whether the run ended before all pictures were drawn.
    public var isInterrupted = false

    public struct Build: Sendable {
        public var isOK: Bool
        public var seconds: Double
        public var isCached: Bool
        public var diagnostics: [Message]
        public init(isOK: Bool, seconds: Double = 0, isCached: Bool = false, diagnostics: [Message] = []) {
            self.isOK = isOK; self.seconds = seconds; self.isCached = isCached; self.diagnostics = diagnostics
        }

        /// What the compiler, or the reader of the project, says about a place.
        public struct Message: Sendable {
            public var severity: String
            /// Empty where the message is about the whole.
            public var file: String
            /// 0 where unknown.
            public var line: Int
            public var column: Int
            public var text: String
            public init(severity: String, file: String = "", line: Int = 0, column: Int = 0, text: String) {
                self.severity = severity; self.file = file; self.line = line; self.column = column; self.text = text
            }
        }
    }

    /// A widget as the gallery lists it; `families` are those the device can show.
    public struct ListedWidget: Sendable {
        public var kind, displayName, description: String
        public var families: [String]
        public var configuration: String
    }

    public struct Picture: Sendable {
        public var placement: Placement
        public var entry: Int
        /// The entry's date; seconds since 1970-01-01.
        public var date: Double
        public var variation: Variation
        public var isRightToLeft: Bool
        public var scale: Double
        /// Nil where no picture came out.
        public var file: String?
        public var tree: String?
        public var milliseconds: Double
        /// What a phone shows in the entry's place; nil where it shows the entry.
        public var fallback: Fallback?
        /// Codes, each once, in the order found.
        public var findings: [String]
    }

    public init(extensionName: String, vitrineVersion: String, engine: EngineDescription, build: Build) {
        self.extensionName = extensionName; self.vitrineVersion = vitrineVersion; self.engine = engine; self.build = build
    }

    /// The worst severity among the findings; nil where there are none.
    public var worstSeverity: Finding.Severity? { findings.map(\.severity).max() }
}

extension SnapshotReport {
    /// The report's file name.
    public static let fileName = "snapshots.json"

    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("extension", .string(extensionName)),
            .init("vitrine", .string(vitrineVersion)),
            .init("engine", .string(engine.hash)),
            .init("engineParts", .object(engine.parts.map { .init($0.name, .string($0.value)) })),
            .init("build", build.json),
            .init("widgets", .array(widgets.map(\.json))),
            .init("pictures", .array(pictures.map(\.json))),
            .init("findings", .array(findings.map { Self.json($0) })),
        ]
        if !suppressed.isEmpty { members.append(.init("suppressed", .array(suppressed.map { Self.json($0.finding, reason: $0.reason) }))) }
        if isInterrupted { members.append(.init("interrupted", true)) }
        return .object(members)
    }

    /// A finding as reports write it.
    public static func json(_ finding: Finding, reason: String? = nil) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("code", .string(finding.code)), .init("severity", .string(finding.severity.rawValue)), .init("basis", .string(finding.basis.rawValue)),
            .init("message", .string(finding.message)), .init("fix", .string(finding.fix)),
        ]
        if let file = finding.file { members.append(.init("file", .string(file))) }
        if let line = finding.line { members.append(.init("line", JSONValue(line))) }
        if let widget = finding.widget { members.append(.init("widget", .string(widget))) }
        if let family = finding.family { members.append(.init("family", .string(family))) }
        if let reason { members.append(.init("reason", .string(reason))) }
        return .object(members)
    }
}

extension SnapshotReport.Build {
    var json: JSONValue {
        ["ok": JSONValue(isOK), "seconds": JSONValue((seconds * 100).rounded() / 100), "cached": JSONValue(isCached), "diagnostics": .array(diagnostics.map(\.json))]
    }
}

extension SnapshotReport.Build.Message {
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("severity", .string(severity)), .init("message", .string(text))]
        if !file.isEmpty { members.append(.init("file", .string(file))) }
        if line > 0 { members.append(.init("line", JSONValue(line))) }
        if column > 0 { members.append(.init("column", JSONValue(column))) }
        return .object(members)
    }
}

extension SnapshotReport.ListedWidget {
    var json: JSONValue {
        ["kind": .string(kind), "displayName": .string(displayName), "description": .string(description), "families": JSONValue(families),
         "configuration": .string(configuration)]
    }
}

extension SnapshotReport.Picture {
    /// The row of a picture.
    public var json: JSONValue {
        let device = placement.device
        var members: [JSONValue.Member] = [
            .init("widget", .string(placement.widget.kind)), .init("family", .string(placement.family.rawValue)), .init("role", .string(placement.role.rawValue)),
            .init("entry", JSONValue(entry)), .init("date", .string(Moments.text(date))), .init("appearance", .string(variation.appearance)),
            .init("mode", .string(variation.mode)), .init("device", .string(device.device.name)),
            .init("os", .string(device.system.minorVersion == 0 ? device.system.name : device.system.version)),
            .init("locale", .string(placement.world.locale)), .init("typeSize", .string(variation.typeSize)),
            .init("contrast", .string(variation.increasesContrast ? "increased" : "standard")),
            .init("direction", .string(isRightToLeft ? "rightToLeft" : "leftToRight")),
            .init("config", .object(placement.configuration.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
            .init("points", .array([placement.geometry.size.width, placement.geometry.size.height].map { JSONValue(($0 * 100).rounded() / 100) })),
            .init("scale", JSONValue(scale)),
        ]
        if let preview = placement.preview { members.append(.init("preview", .string(preview))) }
        if placement.world.timeZone != "UTC" { members.append(.init("zone", .string(placement.world.timeZone))) }
        if placement.world.moment != MatrixRequest.defaultMoment { members.append(.init("time", .string(Moments.text(placement.world.moment)))) }
        if variation.reducesMotion { members.append(.init("reduceMotion", true)) }
        if variation.isLocked { members.append(.init("locked", true)) }
        if variation.isInStandBy { members.append(.init("standBy", true)) }
        if let fallback { members.append(.init("fallback", .string(fallback.rawValue))) }
        if let file { members.append(.init("file", .string(file))) }
        if let tree { members.append(.init("tree", .string(tree))) }
        members.append(.init("milliseconds", JSONValue((milliseconds * 10).rounded() / 10)))
        members.append(.init("findings", JSONValue(findings)))
        return .object(members)
    }
}
