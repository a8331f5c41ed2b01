// Status of this file: exact; a picture's `bundle` is the extension's, `width` and `height` of a picture at a URL are not looked
// at.

import Foundation

/// How a value is shown: a title, a second line, a picture.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// The picture beside a title.
    public struct Image: Hashable, Sendable {
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
        public enum Source: Hashable, Sendable {
            case system(String)
            case named(String)
            case data(Data)
            case url(URL)
        }
        public var source: Source
        public var isTemplate: Bool
        public var displayStyle: DisplayStyle
        public init(systemName: String, isTemplate: Bool = true) { source = .system(systemName); self.isTemplate = isTemplate; displayStyle = .default }
        public init(named name: String, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { source = .named(name); self.isTemplate = isTemplate; self.displayStyle = displayStyle }
        public init(named name: String, bundle: Bundle?, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { self.init(named: name, isTemplate: isTemplate, displayStyle: displayStyle) }
        public init(data: Data, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { source = .data(data); self.isTemplate = isTemplate; self.displayStyle = displayStyle }
        public init(url: URL, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { source = .url(url); self.isTemplate = isTemplate; self.displayStyle = displayStyle }
        public init(url: URL, width: Double, height: Double, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { self.init(url: url, isTemplate: isTemplate, displayStyle: displayStyle) }
    }
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var descriptionText: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource] = []

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title; self.subtitle = subtitle; self.image = image
    }
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource]) {
        self.init(title: title, subtitle: subtitle, image: image)
        self.synonyms = synonyms
    }
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, descriptionText: LocalizedStringResource?,
                synonyms: [LocalizedStringResource] = []) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }
    public init(_ title: LocalizedStringResource) { self.init(title: title) }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation)) }
    public var localizedStringResource: LocalizedStringResource { title }
}

/// How a type is called.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource] = []
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name; self.numericFormat = numericFormat }
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource]) {
        self.init(name: name, numericFormat: numericFormat)
        self.synonyms = synonyms
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation)) }
    public var localizedStringResource: LocalizedStringResource { name }
}

/// A type that has a name.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A type whose cases have names.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}
extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
