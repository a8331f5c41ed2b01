// Status of this file: exact.

import Foundation

/// A fixed set of values for a parameter.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable, Sendable, StaticDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable
    where RawValue: LosslessStringConvertible {
    /// The older way to name the type.
    static var typeDisplayName: LocalizedStringResource { get }
}

extension AppEnum {
    public static var typeDisplayName: LocalizedStringResource { LocalizedStringResource(stringLiteral: String(describing: Self.self)) }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: typeDisplayName) }
    /// The case's own representation, else its name.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: String(describing: self)))
    }
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

    public static var _kind: IntentValueKind {
        .enumeration(type: String(describing: Self.self), display: typeDisplayRepresentation,
                     cases: allCases.map { (value: $0.rawValue.description, name: String(describing: $0), display: $0.displayRepresentation) })
    }
    public var _stored: IntentJSON { .string(rawValue.description) }
    /// A choice that nobody has made is the first one, as its sheet shows it. Public widgets read choices without a default, and work
    /// (assumed).
    public static var _unset: Self? { allCases.first }
    /// By raw value, else by the case's name.
    public static func _restore(_ json: IntentJSON) async throws -> Self? {
        guard let text = try await String._restore(json) else { return nil }
        return RawValue(text).flatMap { Self(rawValue: $0) } ?? allCases.first { String(describing: $0) == text }
    }
}

/// A type with a name that stays the same when the type is renamed.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
