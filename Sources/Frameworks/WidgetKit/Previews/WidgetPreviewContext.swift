// Status of this file: exact.

/// The family that a preview of a widget's view is shown in.
public struct WidgetPreviewContext: PreviewContext {
    package let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
