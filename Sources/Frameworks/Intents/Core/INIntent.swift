// Status of this file: exact as data; nothing predicts from donations and shortcuts (`shortcuts`).

@_exported import Foundation
@_exported import FoundationSupplement
import UIKit

/// A request to Siri, or what an older widget is configured with.
///
/// Classes made of an `.intentdefinition` keep their parameters in `values` by name; there is no Objective-C runtime that could make
/// the properties themselves.
open class INIntent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var stored: [String: Any] = [:]
    open var suggestedInvocationPhrase: String?
    open var identifier: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?

    public required override init() { super.init() }

    /// The parameters by name.
    public var values: [String: Any] {
        get { lock.lock(); defer { lock.unlock() }; return stored }
        set { lock.lock(); defer { lock.unlock() }; stored = newValue }
    }
    /// A parameter's value; nil where it is unset or of another type.
    public func value<T>(_ name: String, as type: T.Type = T.self) -> T? { values[name] as? T }
    public func setValue<T>(_ name: String, _ value: T?) { values[name] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    open var intentDescription: String? { nil }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { values["image." + parameterName] = image }
    open func image(forParameterNamed parameterName: String) -> INImage? { values["image." + parameterName] as? INImage }
    open func keyImage() -> INImage? { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.values = values
        copy.identifier = identifier
        return copy
    }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { String($0) }
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier.map { NSString(string: $0) }, forKey: "identifier") }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
        let a = values, b = other.values
        return a.count == b.count && a.allSatisfy { key, value in b[key].map { INEquality.equal(value, $0) } ?? false }
    }
    open override var hash: Int { values.keys.sorted().hashValue }
}

/// Compares values whose types are known only at run time.
enum INEquality {
    static func equal(_ a: Any, _ b: Any) -> Bool {
        if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
        if let x = a as? [Any], let y = b as? [Any] { return x.count == y.count && zip(x, y).allSatisfy { equal($0, $1) } }
        return false
    }
}

public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
}
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    private let lock = NSRecursiveLock()
    private var stored: [String: Any] = [:]
    public required override init() { super.init() }
    public var values: [String: Any] {
        get { lock.lock(); defer { lock.unlock() }; return stored }
        set { lock.lock(); defer { lock.unlock() }; stored = newValue }
    }
    public func value<T>(_ name: String, as type: T.Type = T.self) -> T? { values[name] as? T }
    public func setValue<T>(_ name: String, _ value: T?) { values[name] = value }
}

public enum INIntentHandlingStatus: Int, Sendable { case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired }

/// Finds the object that handles an intent.
public protocol INIntentHandlerProviding {
    func handler(for intent: INIntent) -> Any?
}
/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
    public required override init() { super.init() }
    /// Itself, unless a subclass says otherwise. Status: exact: as on a phone, for every `intent`.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent that was carried out.
open class INInteraction: NSObject, @unchecked Sendable {
    public enum Direction: Int, Sendable { case unspecified, outgoing, incoming }
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?
    open var direction = Direction.unspecified
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent; intentResponse = response; super.init() }
    /// Kept nowhere: nothing predicts from donations here.
    open func donate(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    open class func deleteAll(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil) { completion?(nil) }
}
open class INShortcut: NSObject, @unchecked Sendable {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?
    public init?(intent: INIntent) { self.intent = intent; userActivity = nil; super.init() }
    public init(userActivity: NSUserActivity) { intent = nil; self.userActivity = userActivity; super.init() }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// Relevant shortcuts are for watches' Siri face.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    open var widgetKind: String?
    open var relevanceProviders: [Any] = []
    public init(shortcut: INShortcut) { self.shortcut = shortcut; super.init() }
}
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
    open class func siriLanguageCode() -> String { Locale.current.identifier }
}
