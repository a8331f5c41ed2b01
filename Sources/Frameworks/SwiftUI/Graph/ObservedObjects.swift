// Status of this file: exact for what a widget can see: an object lives for one drawing.

import Observation

/// An observable object that a view owns.
///
/// Status: exact for what a widget can see: the object lives for one drawing.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var box: ObjectBox<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    public var wrappedValue: ObjectType { box?.object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _install(_ site: _PropertySite) {
        let make = make
        box = site.inputs.graph.storedObject(site.inputs.identity, field: site.field) { ObjectBox(make()) }
    }
}

final class ObjectBox<Object> {
    let object: Object
    init(_ object: Object) { self.object = object }
}

/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    public mutating func _install(_ site: _PropertySite) {}

    /// Bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An observable object that a view further up put in the environment.
///
/// Without one the extension stops, as on a phone.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    public init() {}
    public var wrappedValue: ObjectType {
        guard let object else { fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.") }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
    public mutating func _install(_ site: _PropertySite) { object = site.inputs.environment.object(of: ObjectType.self) }
}

/// Bindings to the properties of an observable value (`@Observable`).
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

extension EnvironmentValues {
    private struct ObjectsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: AnyObject] { [:] } }

    var objects: [ObjectIdentifier: AnyObject] {
        get { self[ObjectsKey.self] }
        set { self[ObjectsKey.self] = newValue }
    }

    func object<T: AnyObject>(of type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

    /// The observable object of a type that `environment(_:)` put here.
    public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
        get { object(of: type) }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}

nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentalModifier {
    let object: Object?
    func change(_ environment: inout EnvironmentValues) { environment.objects[ObjectIdentifier(Object.self)] = object }
}

extension View {
    /// Puts an observable object in the environment of the view and what is in it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { modified(EnvironmentObjectModifier(object: object)) }
    /// Puts an `@Observable` object in the environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { modified(EnvironmentObjectModifier(object: object)) }
}
