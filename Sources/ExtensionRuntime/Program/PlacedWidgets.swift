import AppIntents
import ExtensionMessages
import Intents
import SwiftUI
import WidgetKit

/// Tells `WidgetCenter` which widgets of this extension are placed, with their configurations.
@MainActor enum PlacedWidgets {
    static func tell(_ placed: [PlacedDescription], _ widgets: [_WidgetDeclaration]) async {
        var infos: [WidgetInfo] = []
        for widget in placed {
            guard let family = WidgetFamily(name: widget.family) else { continue }
            let intent = await widgets.first { $0.kind == widget.kind }?.content?.configurationIntent(widget.configuration)
            infos.append(WidgetInfo(kind: widget.kind, family: family, number: widget.id, intent: intent as? any WidgetConfigurationIntent, configuration: intent as? INIntent))
        }
        WidgetCenter.shared.placed = infos
    }
}
