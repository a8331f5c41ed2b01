// Status of this file: exact for the filters that are known; another name makes none, and raises `unsupported-api`.

public let kCIInputImageKey = "inputImage", kCIInputBackgroundImageKey = "inputBackgroundImage", kCIInputRadiusKey = "inputRadius", kCIInputIntensityKey = "inputIntensity", kCIInputColorKey = "inputColor",
           kCIInputScaleKey = "inputScale", kCIInputAspectRatioKey = "inputAspectRatio", kCIInputTransformKey = "inputTransform", kCIInputExtentKey = "inputExtent", kCIInputBrightnessKey = "inputBrightness",
           kCIInputContrastKey = "inputContrast", kCIInputSaturationKey = "inputSaturation", kCIInputAngleKey = "inputAngle", kCIInputEVKey = "inputEV", kCIOutputImageKey = "outputImage"

/// A step from pictures to a picture, whose values are set by name.
open class CIFilter: NSObject, @unchecked Sendable {
    /// The filter's name: `CIGaussianBlur`.
    open var name: String
    var values: [String: Any] = [:]
    let make: @Sendable (CIFilter) -> CIImage?

    init(_ kind: FilterKind) {
        (name, make) = (kind.name, kind.make)
        super.init()
    }
    /// Nil for a filter that is not known.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else {
            MissingCapabilities.note("CIFilter(name: \"\(name)\")", "The filter is not drawn here: there is none of that name.")
            return nil
        }
        self.init(kind)
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }
    /// Status: exact: those that are known, of every `category`.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
    open var inputKeys: [String] { values.keys.sorted() }
    open func setDefaults() { values = values.filter { $0.value is CIImage } }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Nil where an input is missing.
    open var outputImage: CIImage? { make(self) }

    // MARK: Inputs

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func number(_ key: String, _ standard: Double) -> Double {
        switch values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: standard
        }
    }
    func color(_ key: String, _ standard: CIColor) -> SIMD4<Float> { (values[key] as? CIColor ?? standard).components }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }
}
