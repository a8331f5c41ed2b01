// Status of this file: exact.

import Foundation

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified = -1, base, elevated }
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }
public enum UIDisplayGamut: Int, Hashable, Sendable { case unspecified = -1, SRGB, P3 }
public enum UILegibilityWeight: Int, Hashable, Sendable { case unspecified = -1, regular, bold }

/// A Dynamic Type size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    /// SwiftUI's name: "large", "accessibility1".
    public var typeSize: String { Self.ordered.firstIndex(of: self).map { TextStyleTable.typeSizes[$0] } ?? "large" }
    public init(typeSize: String) { self = TextStyleTable.typeSizes.firstIndex(of: typeSize).map { Self.ordered[$0] } ?? .large }
    public var isAccessibilityCategory: Bool { (Self.ordered.firstIndex(of: self) ?? 0) > 6 }
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (ordered.firstIndex(of: a) ?? 3) < (ordered.firstIndex(of: b) ?? 3)
    }
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { !(a < b) }
}

/// What a view knows of where it is shown.
public class UITraitCollection: NSObject, @unchecked Sendable {
    public fileprivate(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public fileprivate(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    public fileprivate(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    public fileprivate(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public fileprivate(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public fileprivate(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public fileprivate(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public fileprivate(set) var displayGamut = UIDisplayGamut.unspecified
    public fileprivate(set) var legibilityWeight = UILegibilityWeight.unspecified
    public fileprivate(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Pixels per point; 0: unspecified.
    public fileprivate(set) var displayScale: CGFloat = 0

    public override init() { super.init() }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(); self.userInterfaceStyle = userInterfaceStyle }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(); self.userInterfaceLevel = userInterfaceLevel }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(); self.accessibilityContrast = accessibilityContrast }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(); self.userInterfaceIdiom = userInterfaceIdiom }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(); self.horizontalSizeClass = horizontalSizeClass }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(); self.verticalSizeClass = verticalSizeClass }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(); self.layoutDirection = layoutDirection }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(); self.displayGamut = displayGamut }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(); self.legibilityWeight = legibilityWeight }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(); self.preferredContentSizeCategory = preferredContentSizeCategory }
    public convenience init(displayScale: CGFloat) { self.init(); self.displayScale = displayScale }
    /// Combines collections; later ones win where they say something.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init()
        for c in collections {
            if c.userInterfaceStyle != .unspecified { userInterfaceStyle = c.userInterfaceStyle }
            if c.userInterfaceLevel != .unspecified { userInterfaceLevel = c.userInterfaceLevel }
            if c.accessibilityContrast != .unspecified { accessibilityContrast = c.accessibilityContrast }
            if c.userInterfaceIdiom != .unspecified { userInterfaceIdiom = c.userInterfaceIdiom }
            if c.horizontalSizeClass != .unspecified { horizontalSizeClass = c.horizontalSizeClass }
            if c.verticalSizeClass != .unspecified { verticalSizeClass = c.verticalSizeClass }
            if c.layoutDirection != .unspecified { layoutDirection = c.layoutDirection }
            if c.displayGamut != .unspecified { displayGamut = c.displayGamut }
            if c.legibilityWeight != .unspecified { legibilityWeight = c.legibilityWeight }
            if c.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = c.preferredContentSizeCategory }
            if c.displayScale != 0 { displayScale = c.displayScale }
        }
    }

    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var current = UITraitCollection(traitsFrom: [
            .init(userInterfaceStyle: .light), .init(userInterfaceLevel: .base), .init(accessibilityContrast: .normal), .init(userInterfaceIdiom: .phone),
            .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular), .init(layoutDirection: .leftToRight), .init(displayGamut: .P3),
            .init(legibilityWeight: .regular), .init(preferredContentSizeCategory: .large), .init(displayScale: 3),
        ])
    }
    private static let box = Box()

    /// The traits in force; the runtime sets them before a view is evaluated.
    public static var current: UITraitCollection {
        get { box.lock.lock(); defer { box.lock.unlock() }; return box.current }
        set { box.lock.lock(); defer { box.lock.unlock() }; box.current = newValue }
    }
    /// Runs a closure while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(traitsFrom: [before, self])
        actions()
        UITraitCollection.current = before
    }
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]).key == key
    }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel || accessibilityContrast != other.accessibilityContrast
    }

    private var key: [AnyHashable] {
        [userInterfaceStyle, userInterfaceLevel, accessibilityContrast, userInterfaceIdiom, horizontalSizeClass, verticalSizeClass,
         layoutDirection, displayGamut, legibilityWeight, preferredContentSizeCategory, displayScale]
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.key == key }
    public override var hash: Int { key.hashValue }
}
