/// A widget on the simulated device.
public struct PlacedWidget: Codable, Hashable, Sendable, Identifiable {
    /// Never given twice on a device.
    public let id: Int
    /// The bundle identifier of the extension that declares it.
    public var extensionIdentifier: String
    public var kind: String
    /// As Apple spells it: "systemSmall".
    public var family: String
    /// Values by parameter name, as JSON; what is not named has its default.
    public var configuration: [String: String]
    public var place: WidgetPlace

    public init(id: Int, extensionIdentifier: String, kind: String, family: String, configuration: [String: String] = [:], place: WidgetPlace) {
        self.id = id; self.extensionIdentifier = extensionIdentifier; self.kind = kind; self.family = family
        self.configuration = configuration; self.place = place
    }
}

/// Where a placed widget stands, alone or in a stack of one size.
public struct WidgetPlace: Codable, Hashable, Sendable {
    public enum Spot: Codable, Hashable, Sendable {
        /// The upper leading cell of the widget, counted from 0; column 0 is the leading one.
        case homeScreen(page: Int, column: Int, row: Int)
        /// 0 is the line above the clock, 1 and up are the places below it from the leading edge.
        case lockScreen(slot: Int)
    }
    public var spot: Spot
    /// The stack it lies in; the widgets of a stack share their spot.
    public var stack: StackPosition?

    public struct StackPosition: Codable, Hashable, Sendable {
        /// Never given twice on a device.
        public var number: Int
        /// 0 is the first.
        public var index: Int
        public init(number: Int, index: Int) { self.number = number; self.index = index }
    }

    public init(_ spot: Spot, stack: StackPosition? = nil) { self.spot = spot; self.stack = stack }

    public static func homeScreen(page: Int = 0, column: Int, row: Int) -> WidgetPlace { WidgetPlace(.homeScreen(page: page, column: column, row: row)) }
    public static func lockScreen(slot: Int) -> WidgetPlace { WidgetPlace(.lockScreen(slot: slot)) }
}
