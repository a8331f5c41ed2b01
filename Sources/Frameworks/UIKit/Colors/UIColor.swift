// Status of this file: exact.

import Drawing
import Foundation

/// A colour, which may depend on the appearance it is shown in.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    enum Storage {
        case fixed(ColorValue)
        case system(String)
        case catalog(String, Bundle?)
        case dynamic((UITraitCollection) -> UIColor)
        indirect case alpha(UIColor, Float)
    }
    let storage: Storage

    init(storage: Storage) { self.storage = storage; super.init() }
    public override convenience init() { self.init(storage: .fixed(.clear)) }
    public convenience init(_ value: ColorValue) { self.init(storage: .fixed(value)) }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .fixed(ColorValue(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))))
    }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let s = ColorConversion.sRGB(displayP3: red, green, blue)
        self.init(red: s.red, green: s.green, blue: s.blue, alpha: alpha)
    }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
    /// Hue, saturation and brightness from 0 to 1; the hue wraps.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let c = HSB(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)).rgb
        self.init(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor.value)) }
    /// A colour that is asked for in the traits it is shown in.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(storage: .dynamic(dynamicProvider)) }
    /// A colour set of the extension's asset catalog; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard AssetCatalog.provider?.color(named: name, bundle: bundle, traits: traits ?? .current) != nil else {
            MissingAssets.note(.color, name, bundle: bundle)
            return nil
        }
        self.init(storage: .catalog(name, bundle))
    }
    /// A colour of a playground literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        let v = value
        for (key, component) in [("UIRed", v.red), ("UIGreen", v.green), ("UIBlue", v.blue), ("UIAlpha", v.alpha)] { coder.encode(component, forKey: key) }
    }
    public required convenience init?(coder: NSCoder) {
        self.init(storage: .fixed(ColorValue(red: coder.decodeFloat(forKey: "UIRed"), green: coder.decodeFloat(forKey: "UIGreen"),
                                             blue: coder.decodeFloat(forKey: "UIBlue"), alpha: coder.decodeFloat(forKey: "UIAlpha"))))
    }

    /// The colour in an appearance and an OS version (26 for iOS 26).
    public func resolve(dark: Bool, highContrast: Bool, os: Int) -> ColorValue {
        resolve(dark: dark, highContrast: highContrast, elevated: false, os: os)
    }
    /// The colour in an appearance, on the base or an elevated level.
    public func resolve(dark: Bool, highContrast: Bool, elevated: Bool, os: Int) -> ColorValue {
        resolve(UITraitCollection(traitsFrom: [
            .current, .init(userInterfaceStyle: dark ? .dark : .light), .init(accessibilityContrast: highContrast ? .high : .normal),
            .init(userInterfaceLevel: elevated ? .elevated : .base),
        ]), os: os, depth: 0)
    }
    /// Providers that answer each other end at a depth of 16.
    private func resolve(_ traits: UITraitCollection, os: Int, depth: Int) -> ColorValue {
        switch storage {
        case .fixed(let value): value
        case .system(let name):
            SystemColors.value(named: name, dark: traits.userInterfaceStyle == .dark, highContrast: traits.accessibilityContrast == .high,
                               elevated: traits.userInterfaceLevel == .elevated, os: os) ?? .clear
        case .catalog(let name, let bundle): AssetCatalog.provider?.color(named: name, bundle: bundle, traits: traits) ?? .clear
        case .dynamic(let provider): depth < 16 ? provider(traits).resolve(traits, os: os, depth: depth + 1) : .clear
        case .alpha(let color, let alpha): {
            var value = color.resolve(traits, os: os, depth: depth + 1)
            value.alpha = alpha
            return value
        }()
        }
    }

    /// The name that comparisons and legibility checks read: "systemBlue", a colour set's name; nil for plain values.
    public var semanticName: String? {
        switch storage {
        case .system(let name), .catalog(let name, _): name
        case .alpha(let color, _): color.semanticName
        case .fixed, .dynamic: nil
        }
    }
    /// Whether the value depends on the appearance.
    public var isDynamic: Bool {
        switch storage {
        case .fixed: false
        case .alpha(let color, _): color.isDynamic
        case .system, .catalog, .dynamic: true
        }
    }

    /// The colour in the current traits.
    public var value: ColorValue { resolve(.current, os: SimulatedDevice.current.majorVersion, depth: 0) }
    public var cgColor: CGColor { CGColor(value) }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(resolve(UITraitCollection(traitsFrom: [.current, traits]), os: SimulatedDevice.current.majorVersion, depth: 0))
    }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(var value) = storage { value.alpha = Float(alpha); return UIColor(value) }
        return UIColor(storage: .alpha(self, Float(alpha)))
    }

    @discardableResult
    open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
                     alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let v = value
        red?.pointee = CGFloat(v.red); green?.pointee = CGFloat(v.green); blue?.pointee = CGFloat(v.blue); alpha?.pointee = CGFloat(v.alpha)
        return true
    }
    @discardableResult
    open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
                     alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let v = value, c = HSB(red: Double(v.red), green: Double(v.green), blue: Double(v.blue))
        hue?.pointee = c.hue; saturation?.pointee = c.saturation; brightness?.pointee = c.brightness; alpha?.pointee = CGFloat(v.alpha)
        return true
    }
    /// False for a colour that is not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let v = value
        guard v.red == v.green, v.green == v.blue else { return false }
        white?.pointee = CGFloat(v.red); alpha?.pointee = CGFloat(v.alpha)
        return true
    }

    /// Sets the colour of fills and strokes in the current context.
    open func set() { setFill(); setStroke() }
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.catalog(let a, let c), .catalog(let b, let d)): return a == b && c === d
        case (.alpha(let a, let x), .alpha(let b, let y)): return a.isEqual(b) && x == y
        default: return self === other
        }
    }
    open override var hash: Int {
        switch storage {
        case .fixed(let value): value.hashValue
        case .system(let name), .catalog(let name, _): name.hashValue
        case .alpha(let color, let alpha): color.hash &* 31 &+ alpha.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}
