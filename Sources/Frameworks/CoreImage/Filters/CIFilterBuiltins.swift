// Status of this file: exact for the filters that are here.

// `CIFilter.gaussianBlur()` and the like: filters whose inputs are properties.

public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}
public protocol CIImageInputFilter: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIQRCodeGenerator: CIFilterProtocol { var message: Data { get set }; var correctionLevel: String { get set } }
public protocol CIGaussianBlur: CIImageInputFilter { var radius: Float { get set } }
public typealias CIBoxBlur = CIGaussianBlur
public protocol CIColorControls: CIImageInputFilter { var saturation: Float { get set }; var brightness: Float { get set }; var contrast: Float { get set } }
public protocol CIColorMonochrome: CIImageInputFilter { var color: CIColor { get set }; var intensity: Float { get set } }
public protocol CISepiaTone: CIImageInputFilter { var intensity: Float { get set } }
public typealias CIColorInvert = CIImageInputFilter
public typealias CIPhotoEffect = CIImageInputFilter
public typealias CIMaskToAlpha = CIImageInputFilter
public protocol CIFalseColor: CIImageInputFilter { var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CIHueAdjust: CIImageInputFilter { var angle: Float { get set } }
public protocol CIExposureAdjust: CIImageInputFilter { var ev: Float { get set } }
public protocol CIAreaAverage: CIImageInputFilter { var extent: CGRect { get set } }
public protocol CILanczosScaleTransform: CIImageInputFilter { var scale: Float { get set }; var aspectRatio: Float { get set } }
public protocol CICompositeOperation: CIImageInputFilter { var backgroundImage: CIImage? { get set } }

/// A filter with all inputs as properties; each kind is seen through its own protocol.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CIGaussianBlur, CIColorControls, CIColorMonochrome, CISepiaTone, CIFalseColor, CIHueAdjust, CIExposureAdjust, CIAreaAverage,
    CILanczosScaleTransform, CICompositeOperation, @unchecked Sendable {
    private func float(_ key: String, _ standard: Double) -> Float { Float(number(key, standard)) }
    private func paint(_ key: String, _ standard: CIColor) -> CIColor { values[key] as? CIColor ?? standard }
    var inputImage: CIImage? { get { image() } set { values[kCIInputImageKey] = newValue } }
    var backgroundImage: CIImage? { get { image(kCIInputBackgroundImageKey) } set { values[kCIInputBackgroundImageKey] = newValue } }
    var message: Data { get { values["inputMessage"] as? Data ?? Data() } set { values["inputMessage"] = newValue } }
    var correctionLevel: String { get { values["inputCorrectionLevel"] as? String ?? "M" } set { values["inputCorrectionLevel"] = newValue } }
    var radius: Float { get { float(kCIInputRadiusKey, 10) } set { values[kCIInputRadiusKey] = newValue } }
    var saturation: Float { get { float(kCIInputSaturationKey, 1) } set { values[kCIInputSaturationKey] = newValue } }
    var brightness: Float { get { float(kCIInputBrightnessKey, 0) } set { values[kCIInputBrightnessKey] = newValue } }
    var contrast: Float { get { float(kCIInputContrastKey, 1) } set { values[kCIInputContrastKey] = newValue } }
    var intensity: Float { get { float(kCIInputIntensityKey, 1) } set { values[kCIInputIntensityKey] = newValue } }
    var angle: Float { get { float(kCIInputAngleKey, 0) } set { values[kCIInputAngleKey] = newValue } }
    var ev: Float { get { float(kCIInputEVKey, 0.5) } set { values[kCIInputEVKey] = newValue } }
    var scale: Float { get { float(kCIInputScaleKey, 1) } set { values[kCIInputScaleKey] = newValue } }
    var aspectRatio: Float { get { float(kCIInputAspectRatioKey, 1) } set { values[kCIInputAspectRatioKey] = newValue } }
    var color: CIColor { get { paint(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)) } set { values[kCIInputColorKey] = newValue } }
    var color0: CIColor { get { paint("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) } set { values["inputColor0"] = newValue } }
    var color1: CIColor { get { paint("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) } set { values["inputColor1"] = newValue } }
    var extent: CGRect { get { vector(kCIInputExtentKey)?.cgRectValue ?? .zero } set { values[kCIInputExtentKey] = CIVector(cgRect: newValue) } }
}

extension CIFilter {
    private static func builtin(_ name: String) -> BuiltinFilter { BuiltinFilter(FilterKind.named(name)) }
    public static func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
    public static func gaussianBlur() -> CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
    public static func boxBlur() -> CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
    public static func colorControls() -> CIFilter & CIColorControls { builtin("CIColorControls") }
    public static func colorMonochrome() -> CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
    public static func colorInvert() -> CIFilter & CIColorInvert { builtin("CIColorInvert") }
    public static func sepiaTone() -> CIFilter & CISepiaTone { builtin("CISepiaTone") }
    public static func photoEffectMono() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
    public static func photoEffectNoir() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
    public static func photoEffectTonal() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
    public static func maskToAlpha() -> CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }
    public static func falseColor() -> CIFilter & CIFalseColor { builtin("CIFalseColor") }
    public static func hueAdjust() -> CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
    public static func exposureAdjust() -> CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
    public static func areaAverage() -> CIFilter & CIAreaAverage { builtin("CIAreaAverage") }
    public static func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform { builtin("CILanczosScaleTransform") }
    public static func sourceOverCompositing() -> CIFilter & CICompositeOperation { builtin("CISourceOverCompositing") }
    public static func multiplyBlendMode() -> CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }
}
