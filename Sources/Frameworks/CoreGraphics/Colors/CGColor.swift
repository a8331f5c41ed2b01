// Status of this file: exact between sRGB, Display P3 and grey; `intent` and `options` of a conversion change nothing.

import Drawing
import Foundation

/// The meaning of a colour's components.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    public let name: CFString?
    public let model: CGColorSpaceModel
    enum Encoding { case sRGB, linearSRGB, displayP3, gray, linearGray }
    let encoding: Encoding

    public static let sRGB: CFString = "kCGColorSpaceSRGB" as NSString
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB" as NSString
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB" as NSString
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB" as NSString
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3" as NSString
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear" as NSString
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2" as NSString
    public static let linearGray: CFString = "kCGColorSpaceLinearGray" as NSString

    /// Nil for a name that is not one of the constants.
    public init?(name: CFString) {
        self.name = name
        switch String(name) {
        case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB": encoding = .sRGB; model = .rgb
        case "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceGenericRGBLinear": encoding = .linearSRGB; model = .rgb
        case "kCGColorSpaceDisplayP3": encoding = .displayP3; model = .rgb
        case "kCGColorSpaceGenericGrayGamma2_2": encoding = .gray; model = .monochrome
        case "kCGColorSpaceLinearGray": encoding = .linearGray; model = .monochrome
        default: return nil
        }
    }
    init(encoding: Encoding, model: CGColorSpaceModel) { self.encoding = encoding; self.model = model; name = nil }

    /// Components without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.encoding == b.encoding }
    public func hash(into hasher: inout Hasher) { hasher.combine(encoding) }
}

public enum CGColorSpaceModel: Int32, Hashable, Sendable { case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(encoding: .sRGB, model: .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(encoding: .gray, model: .monochrome) }

/// A colour: components in a colour space, alpha last.
public final class CGColor: Hashable, @unchecked Sendable {
    public let colorSpace: CGColorSpace?
    public let components: [CGFloat]?
    /// The colour as it is drawn.
    public let value: ColorValue

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpaceCreateDeviceRGB(); components = [red, green, blue, alpha]
        value = ColorValue(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpaceCreateDeviceGray(); components = [gray, alpha]
        value = ColorValue(red: Float(gray), green: Float(gray), blue: Float(gray), alpha: Float(alpha))
    }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
    public convenience init(_ value: ColorValue) {
        self.init(red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue), alpha: CGFloat(value.alpha))
    }
    /// As many components as the space has, and alpha. The pointer must hold that many.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = (0...space.numberOfComponents).map { components[$0] }
        colorSpace = space; self.components = values
        value = space.colorValue(values)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { CGFloat(value.alpha) }
    public var numberOfComponents: Int { components?.count ?? 0 }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(ColorValue(red: value.red, green: value.green, blue: value.blue, alpha: Float(alpha)))
    }
    public func copy() -> CGColor? { self }
    /// The same colour in another space.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        let values = space.components(of: value)
        return values.withUnsafeBufferPointer { $0.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) } }
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

public enum CGColorRenderingIntent: Int32, Hashable, Sendable { case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation }
