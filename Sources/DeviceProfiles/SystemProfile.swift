import JSONValues

/// What an OS version does with widgets: which families exist, what it demands, which defaults it has.
public struct SystemProfile: Hashable, Sendable {
    /// "26", "17" ...: the major version the profile stands for.
    public var name: String
    /// The version user code is told, as "26.0" or "17.2".
    public var version: String
    public var families: [DeviceIdiom: [WidgetFamilyName]]
    /// Whether a widget without a container background shows the system's message instead (widgetkit-behaviour E15, doc: 17 and later).
    public var requiresContainerBackground: Bool
    /// Margins of the system families on the Home Screen, in points; accessory families have none (composed 2.1, 2.2, 2.4).
    public var contentMargins: [DeviceIdiom: Double]
    /// The rendering modes the system draws widgets in, as Apple spells them.
    public var renderingModes: [String]
    /// Whether buttons and toggles act inside a widget (17 and later, doc).
    public var hasInteractiveWidgets: Bool
    /// Whether a `Link` has its own target in `systemSmall` (17 and later, doc).
    public var hasLinksInSmallWidgets: Bool
    public var hasControls: Bool
    public var hasLiveActivities: Bool
    /// Which table of system colours holds: "classic" up to 18, "glass" from 26.
    public var palette: String

    /// Whether a minor version was asked for; without one the profile stands for every version of its major one.
    public var isExactVersion = false

    public var majorVersion: Int { Self.number(version, at: 0) }
    public var minorVersion: Int { Self.number(version, at: 1) }

    private static func number(_ version: String, at index: Int) -> Int {
        let parts = version.split(separator: ".")
        return parts.indices.contains(index) ? Int(parts[index]) ?? 0 : 0
    }

    static let keys = ["name", "version", "families", "requiresContainerBackground", "contentMargins", "renderingModes",
                       "interactiveWidgets", "linksInSmallWidgets", "controls", "liveActivities", "palette"]

    init(_ reader: JSONReader) throws {
        try reader.expectObject(of: Self.keys)
        name = try reader.required("name").string()
        guard Int(name) != nil else { throw try reader.required("name").failure("expected a major version such as \"26\"") }
        let versionReader = try reader.required("version")
        version = try versionReader.string()
        guard Self.isVersion(version), version.split(separator: ".")[0] == name else {
            throw versionReader.failure("expected a version of OS \(name), such as \"\(name).0\"")
        }
        families = try Self.byIdiom(reader.required("families")) { list in
            try list.elements().map { try $0.family() }
        }
        contentMargins = try Self.byIdiom(reader.required("contentMargins")) { try $0.number(in: 0...100) }
        requiresContainerBackground = try reader.required("requiresContainerBackground").bool()
        let modes = try reader.required("renderingModes")
        renderingModes = try modes.strings()
        if let stranger = renderingModes.first(where: { !["fullColor", "accented", "vibrant"].contains($0) }) {
            throw modes.failure("\"\(stranger)\" is none of fullColor, accented, vibrant")
        }
        hasInteractiveWidgets = try reader.required("interactiveWidgets").bool()
        hasLinksInSmallWidgets = try reader.required("linksInSmallWidgets").bool()
        hasControls = try reader.required("controls").bool()
        hasLiveActivities = try reader.required("liveActivities").bool()
        palette = try reader.required("palette").string()
    }

    /// Whether the system is older than a version ("26.4"), number by number: 16.4 is older than 16.10.
    public func isOlder(than version: String) -> Bool {
        for index in 0 ..< 3 where Self.number(self.version, at: index) != Self.number(version, at: index) {
            return Self.number(self.version, at: index) < Self.number(version, at: index)
        }
        return false
    }

    /// The profile as it serves for an extension: where only "26" was asked for, it is the first version of 26 that runs it.
    ///
    /// - Parameter deploymentTarget: the oldest system the extension runs on; nil where unknown.
    public func running(deploymentTarget: String?) -> SystemProfile {
        guard let deploymentTarget, !isExactVersion, Self.isVersion(deploymentTarget), isOlder(than: deploymentTarget),
              Self.number(deploymentTarget, at: 0) == majorVersion else { return self }
        var system = self
        system.version = deploymentTarget
        return system
    }

    static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...3).contains(parts.count) && parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    private static func byIdiom<Value>(_ reader: JSONReader, _ read: (JSONReader) throws -> Value) throws -> [DeviceIdiom: Value] {
        try reader.expectObject(of: DeviceIdiom.allCases.map(\.rawValue))
        var values: [DeviceIdiom: Value] = [:]
        for idiom in DeviceIdiom.allCases { values[idiom] = try read(reader.required(idiom.rawValue)) }
        return values
    }
}

extension JSONReader {
    func family() throws -> WidgetFamilyName {
        let name = try string()
        guard let family = WidgetFamilyName(rawValue: name) else {
            throw failure("\"\(name)\" is no family; known are \(WidgetFamilyName.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return family
    }
}
