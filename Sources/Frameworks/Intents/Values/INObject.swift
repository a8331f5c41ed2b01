// Status of this file: exact as data; a picture at a URL has its own size (`width`, `height`).

import Foundation
import UIKit

/// A choice in a list of an intent's parameter.
open class INObject: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var identifier: String?
    open var displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?
    /// Further properties of a generated type, by name.
    public var values: [String: Any] = [:]

    public required init(identifier: String?, display displayString: String) { self.identifier = identifier; self.displayString = displayString; super.init() }
    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier; self.displayString = displayString; self.pronunciationHint = pronunciationHint
        super.init()
    }
    public init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?) {
        self.identifier = identifier; self.displayString = displayString; self.subtitleString = subtitleString; self.displayImage = displayImage
        super.init()
    }
    public init(identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?, image displayImage: INImage?) {
        self.identifier = identifier; self.displayString = displayString; self.pronunciationHint = pronunciationHint
        self.subtitleString = subtitleString; self.displayImage = displayImage
        super.init()
    }
    public func value<T>(_ name: String, as type: T.Type = T.self) -> T? { values[name] as? T }
    public func setValue<T>(_ name: String, _ value: T?) { values[name] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        copy.subtitleString = subtitleString; copy.displayImage = displayImage; copy.values = values
        return copy
    }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { String($0) }
        displayString = coder.decodeObject(of: NSString.self, forKey: "displayString").map { String($0) } ?? ""
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.map { NSString(string: $0) }, forKey: "identifier")
        coder.encode(NSString(string: displayString), forKey: "displayString")
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return other.identifier == identifier && other.displayString == displayString
    }
    open override var hash: Int { [identifier, displayString].hashValue }
    open override var description: String { displayString }
}

/// Choices under a heading.
open class INObjectSection<ObjectType>: NSObject {
    public let title: String?
    public let items: [ObjectType]
    public init(title: String?, items: [ObjectType]) { self.title = title; self.items = items; super.init() }
}

/// Choices for a parameter.
open class INObjectCollection<ObjectType>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    open var usesIndexedCollation = false
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections; super.init() }
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Words as they are spoken.
open class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String
    public let identifier: String?
    public let vocabularyIdentifier: String?
    public let pronunciationHint: String?
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase; identifier = nil; vocabularyIdentifier = nil; pronunciationHint = nil; super.init() }
    public init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.identifier = identifier; vocabularyIdentifier = identifier; self.spokenPhrase = spokenPhrase; self.pronunciationHint = pronunciationHint
        super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? INSpeakableString)?.spokenPhrase == spokenPhrase }
    open override var hash: Int { spokenPhrase.hashValue }
}

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
    public enum Source: Sendable { case named(String), system(String), data(Data), url(URL) }
    public let source: Source
    public init(source: Source) { self.source = source; super.init() }
    public convenience init(named name: String) { self.init(source: .named(name)) }
    public convenience init(imageData: Data) { self.init(source: .data(imageData)) }
    public convenience init?(url: URL) { self.init(source: .url(url)) }
    public convenience init?(url: URL, width: Double, height: Double) { self.init(source: .url(url)) }
    public convenience init(uiImage: UIImage) { self.init(source: uiImage.symbolName.map { .system($0) } ?? .data(uiImage.pngData() ?? Data())) }
    open class func systemImageNamed(_ name: String) -> INImage { INImage(source: .system(name)) }
}

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let home = INPersonHandleLabel(rawValue: "home")
    public static let work = INPersonHandleLabel(rawValue: "work")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
    public static let main = INPersonHandleLabel(rawValue: "main")
}
open class INPersonHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    public let value: String?
    public let type: HandleType
    public let label: INPersonHandleLabel?
    public init(value: String?, type: HandleType, label: INPersonHandleLabel? = nil) { self.value = value; self.type = type; self.label = label; super.init() }
}
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
                customIdentifier: String?, isMe: Bool = false) {
        self.personHandle = personHandle; self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents.map { [$0.givenName, $0.familyName].compactMap { $0 }.joined(separator: " ") } ?? personHandle.value ?? ""
        self.image = image; self.contactIdentifier = contactIdentifier; self.customIdentifier = customIdentifier; self.isMe = isMe
        super.init()
    }
}
open class INFile: NSObject, @unchecked Sendable {
    public let data: Data
    open var filename: String
    public let fileURL: URL?
    public let typeIdentifier: String?
    public init(data: Data, filename: String, typeIdentifier: String?) { self.data = data; self.filename = filename; fileURL = nil; self.typeIdentifier = typeIdentifier; super.init() }
}
open class INCurrencyAmount: NSObject, @unchecked Sendable {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?
    public init(amount: NSDecimalNumber, currencyCode: String) { self.amount = amount; self.currencyCode = currencyCode; super.init() }
}
open class INTask: NSObject, @unchecked Sendable {
    public let title: INSpeakableString
    public let identifier: String?
    public init(title: INSpeakableString, identifier: String?) { self.title = title; self.identifier = identifier; super.init() }
}
open class INTaskList: NSObject, @unchecked Sendable {
    public let title: INSpeakableString
    public let tasks: [INTask]
    public let identifier: String?
    public init(title: INSpeakableString, tasks: [INTask], identifier: String?) { self.title = title; self.tasks = tasks; self.identifier = identifier; super.init() }
}
