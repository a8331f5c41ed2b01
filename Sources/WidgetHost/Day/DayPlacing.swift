import DeviceProfiles

/// Places the widgets of a day: each on a page of its own, so that they are not in each other's way.
public enum DayPlacing {
    /// - Parameter family: short or as Apple spells it; nil: the first that the widget declares and the device shows.
    /// - Throws: `HostError` where the device does not offer it.
    public static func place(kind: String, family: String?, configuration: [String: String], of identifier: String, on host: WidgetHost) throws -> PlacedWidget {
        let widgets = host.hosted(identifier)?.listing.widgets ?? []
        guard let widget = widgets.first(where: { $0.kind == kind }) else { throw HostError.unknownKind(kind, known: widgets.map(\.kind)) }
        let offered = host.settings.device.families.map(\.rawValue)
        let name = family.map { WidgetFamilyName(spelled: $0)?.rawValue ?? $0 } ?? widget.families.first { offered.contains($0) }
        guard let name else { throw HostError.familyNotOnDevice(widget.families.joined(separator: ", "), device: host.settings.device.device.name) }
        let isOnLockScreen = WidgetFamilyName(rawValue: name).map { !$0.isSystemFamily } ?? false
        let place: WidgetPlace = isOnLockScreen ? .lockScreen(slot: host.placed.count) : .homeScreen(page: host.placed.count, column: 0, row: 0)
        return try host.place(kind: kind, family: name, of: identifier, configuration: configuration, at: place)
    }
}
