/// A widget as the gallery lists it.
public struct WidgetDescription: Codable, Hashable, Sendable {
    public var kind: String
    public var displayName: String
    public var description: String
    /// The families it declares, as Apple spells them: "systemSmall".
    public var families: [String]
    /// "static", "intent", "appIntent", "activity" or "control".
    public var configuration: String
    /// The configuration intent's type, where there is one.
    public var intent: String?
    public var contentMarginsDisabled: Bool
    public var containerBackgroundRemovable: Bool
    /// The configuration intent's parameters, in the order in which they are declared.
    public var parameters: [ParameterDescription] = []
    /// Whether a phone asks for the configuration when the widget or control is placed.
    public var promptsForConfiguration = false
    public init(kind: String, displayName: String = "", description: String = "", families: [String] = [], configuration: String = "static",
                intent: String? = nil, contentMarginsDisabled: Bool = false, containerBackgroundRemovable: Bool = true) {
        self.kind = kind; self.displayName = displayName; self.description = description; self.families = families
        self.configuration = configuration; self.intent = intent; self.contentMarginsDisabled = contentMarginsDisabled
        self.containerBackgroundRemovable = containerBackgroundRemovable
    }
}

/// A `#Preview` or `PreviewProvider` found in the extension.
public struct PreviewDescription: Codable, Hashable, Sendable {
    public var name: String
    public var kind: String
    public var families: [String]
    public var file: String
    public var line: Int
    public init(name: String, kind: String = "", families: [String] = [], file: String = "", line: Int = 0) {
        self.name = name; self.kind = kind; self.families = families; self.file = file; self.line = line
    }
}
