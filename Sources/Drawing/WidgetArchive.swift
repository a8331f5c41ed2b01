/// One drawing of a widget as data: what it looks like, what it means, and what was found while it was made.
///
/// The extension's process makes it and hands it to the host; nothing of the extension runs when it is drawn.
public struct WidgetArchive: Hashable, Sendable {
    public var displayList: DisplayList
    public var root: SemanticNode
    /// The URL that a tap outside links and buttons opens the app with.
    public var widgetURL: String?
    public var findings: [Finding]
    /// Which items of the list are whose, for transitions to another archive. Places in the list as it was made: of use with that list alone.
    public var views: [ViewRecord]
    public init(displayList: DisplayList, root: SemanticNode, widgetURL: String? = nil, findings: [Finding] = [], views: [ViewRecord] = []) {
        self.displayList = displayList; self.root = root; self.widgetURL = widgetURL; self.findings = findings; self.views = views
    }
}
