// Status of this file: exact.

import Foundation
@_spi(Reflection) import Swift

/// A stored property of a view that has its value from outside the view: `@State`, `@Environment` and their kin.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
    /// Connects the property to the graph. Not for use by apps: the default connects the properties inside, then calls `update`.
    mutating func _install(_ site: _PropertySite)
}

extension DynamicProperty {
    public mutating func update() {}
    public mutating func _install(_ site: _PropertySite) {
        DynamicPropertyInstaller.install(in: &self, inputs: site.inputs, fieldBase: (site.field + 1) &* 64)
        update()
    }
}

/// Where a dynamic property sits: in which view, as which of its fields. Not for use by apps.
public struct _PropertySite {
    let inputs: _ViewInputs
    let field: Int
}

/// Finds the dynamic properties among a value's stored fields, by type metadata, and installs each in place.
///
/// Installed in place, a property reads the right values in nested closures too, which a global "current view" would not give.
enum DynamicPropertyInstaller {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    /// Views are evaluated on several threads where several pictures are made in one process.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var fields: [ObjectIdentifier: [Field]] = [:]

    static func install<T>(in value: inout T, inputs: _ViewInputs, fieldBase: Int = 0) {
        let fields = dynamicFields(of: T.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, field) in fields.enumerated() {
                install(field.type, at: base + field.offset, _PropertySite(inputs: inputs, field: fieldBase &+ index))
            }
        }
    }

    private static func install<P: DynamicProperty>(_: P.Type, at address: UnsafeMutableRawPointer, _ site: _PropertySite) {
        address.assumingMemoryBound(to: P.self).pointee._install(site)
    }

    /// Classes have no fields of their own in place, so a view that is a class holds no dynamic properties (as on a phone).
    private static func dynamicFields(of type: Any.Type) -> [Field] {
        let id = ObjectIdentifier(type)
        if let known = lock.withLock({ fields[id] }) { return known }
        var found: [Field] = []
        if !(type is AnyClass) {
            _ = _forEachField(of: type, options: [.ignoreUnknown]) { _, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type { found.append(Field(offset: offset, type: property)) }
                return true
            }
        }
        lock.withLock { fields[id] = found }
        return found
    }
}
