// Status of this file: exact.
import Foundation
import SwiftUI

/// Makes a class one whose objects a store keeps.
///
/// Status: exact for what a widget reads and writes; see Documentation/Data.md for the stores.
@attached(member, names: named(_$modelData), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "Macros", type: "ModelMacro")

/// The accessors of a stored property. Not for use by apps: `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "Macros", type: "PersistedPropertyMacro")

/// Says how a property is stored: `.unique` makes saving a second object with the same value replace the first.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil)
    = #externalMacro(module: "Macros", type: "ModelMarkMacro")

/// Says what becomes of the objects at the other end, and which of their properties leads back.
@attached(peer)
public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
                          maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil)
    = #externalMacro(module: "Macros", type: "ModelMarkMacro")

/// Leaves a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "Macros", type: "ModelMarkMacro")

/// Combinations of properties of which no two objects have the same values: a second object replaces the first.
@freestanding(declaration, names: named(_uniqueKeys))
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) = #externalMacro(module: "Macros", type: "UniqueMacro")

/// Properties by which a phone finds objects faster.
///
/// Status: exact: it changes no result.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) = #externalMacro(module: "Macros", type: "IndexMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) = #externalMacro(module: "Macros", type: "ModelActorMacro")
