// Status of this file: exact for a widget: an action opens or dismisses nothing there.

import Drawing

/// The room there is on an axis, told roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether text is drawn heavier, as people can ask for.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether a scene is seen.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// Whether content is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
/// How strongly something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The user's text size, in its older spelling.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
    /// The sizes are the same twelve.
    var dynamicTypeSize: DynamicTypeSize { Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) } ?? .large }
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        let names: [UIContentSizeCategory] = [.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
                                              .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
        guard let index = names.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }
}

/// Opens URLs. In a widget only links and `widgetURL` do; the action is there to be called and opens nothing.
public struct OpenURLAction {
    public struct Result: Sendable {
        let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }
    let handler: ((URL) -> Result)?
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    init() { handler = nil }
    public func callAsFunction(_ url: URL) { _ = handler?(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(handler?(url).isHandled ?? false) }
}

/// Takes a screen away; a widget has none.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}
/// Opens a window of the app; a widget has none.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window of the app; a widget has none.
public struct DismissWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction() {}
}
/// Loads anew what a view shows; a widget's is loaded by its provider.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}
/// Whether a screen is shown and how it is taken away, in its older spelling; a widget has none.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    private struct System {
        var sizeClasses: (horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) = (.compact, .regular)
        var legibilityWeight: LegibilityWeight? = .regular
        var scenePhase = ScenePhase.active
        var prominence = Prominence.standard
        var backgroundMaterial: Material?
        var isScrollEnabled = true
        var defaultMinimumListRowHeight: CGFloat = 44
        var defaultMinimumListHeaderHeight: CGFloat?
        var reducesMotion = false, reducesTransparency = false, differentiatesWithoutColor = false, invertsColors = false
        var showsButtonShapes = false, isVoiceOverEnabled = false, isSwitchControlEnabled = false
    }
    private struct SystemKey: EnvironmentKey { static var defaultValue: System { System() } }
    private var system: System { get { self[SystemKey.self] } set { self[SystemKey.self] = newValue } }

    public var sizeCategory: ContentSizeCategory { get { ContentSizeCategory(dynamicTypeSize) } set { dynamicTypeSize = newValue.dynamicTypeSize } }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { system.sizeClasses.horizontal } set { system.sizeClasses.horizontal = newValue } }
    public var verticalSizeClass: UserInterfaceSizeClass? { get { system.sizeClasses.vertical } set { system.sizeClasses.vertical = newValue } }
    public var legibilityWeight: LegibilityWeight? { get { system.legibilityWeight } set { system.legibilityWeight = newValue } }
    public var scenePhase: ScenePhase { get { system.scenePhase } set { system.scenePhase = newValue } }
    public var headerProminence: Prominence { get { system.prominence } set { system.prominence = newValue } }
    /// The material behind the view, when it stands on one.
    public var backgroundMaterial: Material? { get { system.backgroundMaterial } set { system.backgroundMaterial = newValue } }
    public var isScrollEnabled: Bool { get { system.isScrollEnabled } set { system.isScrollEnabled = newValue } }
    public var defaultMinListRowHeight: CGFloat { get { system.defaultMinimumListRowHeight } set { system.defaultMinimumListRowHeight = newValue } }
    public var defaultMinListHeaderHeight: CGFloat? { get { system.defaultMinimumListHeaderHeight } set { system.defaultMinimumListHeaderHeight = newValue } }
    public var accessibilityReduceMotion: Bool { system.reducesMotion }
    /// Sets what views read: the device's settings, which user code cannot change.
    package mutating func setSystem(reducesMotion: Bool) { system.reducesMotion = reducesMotion }
    public var accessibilityReduceTransparency: Bool { system.reducesTransparency }
    public var accessibilityDifferentiateWithoutColor: Bool { system.differentiatesWithoutColor }
    public var accessibilityInvertColors: Bool { system.invertsColors }
    public var accessibilityShowButtonShapes: Bool { system.showsButtonShapes }
    public var accessibilityVoiceOverEnabled: Bool { system.isVoiceOverEnabled }
    public var accessibilitySwitchControlEnabled: Bool { system.isSwitchControlEnabled }
    public var accessibilityEnabled: Bool { get { system.isVoiceOverEnabled } set { system.isVoiceOverEnabled = newValue } }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// Nothing in a widget has the focus.
    public var isFocused: Bool { false }
    public var isPresented: Bool { false }
    public var isSearching: Bool { false }
    public var isHoverEffectEnabled: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var dismiss: DismissAction { DismissAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var dismissSearch: DismissAction { DismissAction() }
    public var refresh: RefreshAction? { nil }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
    public var editMode: Binding<EditMode>? { get { self[EditModeKey.self] } set { self[EditModeKey.self] = newValue } }
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
    public var openURL: OpenURLAction { get { self[OpenURLKey.self] } set { self[OpenURLKey.self] = newValue } }
}
