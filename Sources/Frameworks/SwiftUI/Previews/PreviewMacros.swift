// Status of this file: exact.

/// A preview of a view: `#Preview("Name", traits: .sizeThatFitsLayout) { … }`.
///
/// The closure may declare `@Previewable` properties, which live as long as the preview is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View)
    = #externalMacro(module: "Macros", type: "ViewPreviewMacro")

/// A preview of a view with traits: its layout, orientation, or modifiers.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
                     @ViewBuilder body: @escaping @MainActor () -> any View)
    = #externalMacro(module: "Macros", type: "ViewPreviewMacro")

/// A dynamic property declared inside a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "Macros", type: "PreviewableMacro")

/// A value of the environment, a transaction, a container or the focused views, with its key made from the declaration: `@Entry`.
///
/// Sources write `@Entry`, and the build reads `@_Entry`: with any declaration of the name `Entry` in sight the compiler no longer
/// resolves `Timeline<Entry>` in a provider, whose entries are an associated type of that name, where another file names
/// `Provider.Entry` first.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro _Entry() = #externalMacro(module: "Macros", type: "EntryMacro")
