/// A number that follows the user's text size.
///
/// Status: exact: the number grows as the text style's size does (text-styles.tsv), in whole pixels (layout-rules 5.21).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    public var wrappedValue: Value { scaled ?? base }

    public mutating func _install(_ site: _PropertySite) {
        let environment = site.inputs.environment, size = environment.dynamicTypeSize
        let grown = CGFloat(base) * style.size(size) / style.size(.large), pixel = 1 / environment.displayScale
        scaled = size == .large || !grown.isFinite ? base : Value((grown / pixel).rounded() * pixel)
    }
}
