/// The widget that a scheme's environment asks for, as Xcode hands it to an extension that it runs (widgetkit-behaviour E20: the names doc, the
/// values assumed).
///
///     _XCWidgetKind=Status _XCWidgetFamily=systemSmall _XCWidgetDefaultView=timeline
public struct DebugWidget: Hashable, Sendable {
    public enum View: String, Hashable, Sendable { case timeline, gallery }
    public var kind: String
    /// As Apple spells it; nil: the first family of the kind that the device shows.
    public var family: String?
    public var view: View

    /// Nil where the environment names no kind.
    ///
    /// - Parameter environment: the variables of the scheme.
    public init?(environment: [String: String]) {
        guard let kind = environment["_XCWidgetKind"], !kind.isEmpty else { return nil }
        self.kind = kind
        family = environment["_XCWidgetFamily"].flatMap { $0.isEmpty ? nil : $0 }
        view = environment["_XCWidgetDefaultView"].flatMap(View.init) ?? .timeline
    }
}

extension WidgetHost {
    /// Puts the widget that a scheme asks for on the first page, where it is not placed already.
    ///
    /// - Throws: `HostError` where the extension does not declare it so.
    @discardableResult
    public func place(_ debug: DebugWidget, of identifier: String) throws -> PlacedWidget {
        guard let hosted = extensions[identifier] else { throw HostError.unknownExtension(identifier, known: extensionOrder) }
        let widgets = hosted.listing.widgets
        guard let widget = widgets.first(where: { $0.kind == debug.kind }) else { throw HostError.unknownKind(debug.kind, known: widgets.map(\.kind)) }
        guard let family = debug.family ?? settings.device.families.first(where: { widget.families.contains($0.rawValue) })?.rawValue else {
            throw HostError.familyNotOnDevice(widget.families.joined(separator: ", "), device: settings.device.device.name)
        }
        if let placed = placed.first(where: { $0.extensionIdentifier == identifier && $0.kind == debug.kind && $0.family == family }) { return placed }
        return try place(kind: debug.kind, family: family, of: identifier, at: .homeScreen(column: 0, row: 0))
    }
}
