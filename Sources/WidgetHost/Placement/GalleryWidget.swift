import DeviceProfiles
import ExtensionMessages

/// A widget as the gallery of the simulated device offers it.
public struct GalleryWidget: Hashable, Sendable {
    /// The bundle identifier of its extension.
    public var extensionIdentifier: String
    public var widget: WidgetDescription
    /// Those that it declares and the device can show, in Apple's order.
    public var families: [WidgetFamilyName]
    public init(extensionIdentifier: String, widget: WidgetDescription, families: [WidgetFamilyName]) {
        self.extensionIdentifier = extensionIdentifier; self.widget = widget; self.families = families
    }
}
