// Status of this file: declared: a simulated device is pushed nothing.

/// Is told when the token that a server reaches the widgets with changes. Status: declared; a simulated device is pushed nothing.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// How a server reaches the widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

extension WidgetConfiguration {
    /// Who is told of push tokens. Status: declared; a simulated device is pushed nothing.
    public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration { declaring { _ in } }
}

extension WidgetCenter {
    /// Nil: no token was given out.
    public func currentPushInfo() async -> WidgetPushInfo? { nil }
}
