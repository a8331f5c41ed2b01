// Status of this file: exact: no effect in a widget: it has no bars, sheets, lists, keyboards or pointers, on a phone neither.

internal import CCallSite

// What belongs to the screens of an app. A widget has no bars, sheets, lists, keyboards or pointers, on a phone neither: the view is
// drawn as without these modifiers, and a note says so.

public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
public typealias NavigationBarItem = _NavigationBarItem
public enum _NavigationBarItem { public typealias TitleDisplayMode = NavigationBarTitleDisplayMode }

/// A place for bar items.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
}
/// A bar.
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
}
/// Items of bars: never shown in a widget.
@MainActor @preconcurrency public protocol ToolbarContent {}
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveView {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [] }
}
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveView {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [] }
}

extension View {
    @inline(never) nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { unseen(.application, "navigationTitle") }
    @_disfavoredOverload
    @inline(never) nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { unseen(.application, "navigationTitle") }
    @inline(never) nonisolated public func navigationTitle(_ title: Text) -> some View { unseen(.application, "navigationTitle") }
    @inline(never) nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { unseen(.application, "navigationBarTitle") }
    @_disfavoredOverload
    @inline(never) nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { unseen(.application, "navigationBarTitle") }
    @inline(never) nonisolated public func navigationBarTitle(_ title: Text) -> some View { unseen(.application, "navigationBarTitle") }
    @inline(never) nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { unseen(.application, "navigationBarTitle") }
    @inline(never) nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { unseen(.application, "navigationBarTitleDisplayMode") }
    @inline(never) nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { unseen(.application, "navigationBarHidden") }
    @inline(never) nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { unseen(.application, "navigationBarBackButtonHidden") }
    @inline(never) nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { unseen(.application, "navigationDestination") }
    @inline(never) nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { unseen(.application, "navigationDestination") }
    @inline(never) nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { unseen(.application, "navigationViewStyle") }
    @inline(never) nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { unseen(.application, "toolbar") }
    @inline(never) nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unseen(.application, "toolbar") }
    @inline(never) nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { unseen(.application, "toolbarBackground") }
    @inline(never) nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unseen(.application, "toolbarBackground") }
    @inline(never) nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { unseen(.application, "statusBarHidden") }
    @inline(never) nonisolated public func statusBar(hidden: Bool) -> some View { unseen(.application, "statusBar") }
    @inline(never) nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { unseen(.application, "tabItem") }
    @inline(never) nonisolated public func badge(_ count: Int) -> some View { unseen(.application, "badge") }
    @inline(never) nonisolated public func badge(_ label: Text?) -> some View { unseen(.application, "badge") }

    @inline(never) nonisolated public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { unseen(.application, "sheet") }
    @inline(never) nonisolated public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { unseen(.application, "sheet") }
    @inline(never) nonisolated public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { unseen(.application, "fullScreenCover") }
    @inline(never) nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { unseen(.application, "fullScreenCover") }
    @inline(never) nonisolated public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { unseen(.application, "popover") }
    @inline(never) nonisolated public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { unseen(.application, "alert") }
    @inline(never) nonisolated public func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { unseen(.application, "alert") }
    @_disfavoredOverload
    @inline(never) nonisolated public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { unseen(.application, "alert") }
    @_disfavoredOverload
    @inline(never) nonisolated public func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { unseen(.application, "alert") }
    @inline(never) nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { unseen(.application, "alert") }
    @inline(never) nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { unseen(.application, "alert") }
    @inline(never) nonisolated public func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { unseen(.application, "confirmationDialog") }
    @inline(never) nonisolated public func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { unseen(.application, "confirmationDialog") }
    @inline(never) nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { unseen(.application, "presentationDetents") }
    @inline(never) nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { unseen(.application, "presentationDragIndicator") }
    @inline(never) nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { unseen(.application, "interactiveDismissDisabled") }

    @inline(never) nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { unseen(.application, "listStyle") }
    @inline(never) nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { unseen(.application, "listRowInsets") }
    @inline(never) nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { unseen(.application, "listRowBackground") }
    @inline(never) nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { unseen(.application, "listRowSeparator") }
    @inline(never) nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { unseen(.application, "listRowSeparatorTint") }
    @inline(never) nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { unseen(.application, "listSectionSeparator") }
    @inline(never) nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { unseen(.application, "listRowSpacing") }
    @inline(never) nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { unseen(.application, "listSectionSpacing") }
    @inline(never) nonisolated public func headerProminence(_ prominence: Prominence) -> some View { modified(EnvironmentChange { $0.headerProminence = prominence }) }
    @inline(never) nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { unseen(.application, "swipeActions") }
    @inline(never) nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { unseen(.application, "refreshable") }
    @inline(never) nonisolated public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { unseen(.application, "searchable") }
    @inline(never) nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { unseen(.application, "scrollContentBackground") }
    @inline(never) nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { unseen(.application, "scrollIndicators") }
    @inline(never) nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { modified(EnvironmentChange { $0.isScrollEnabled = !disabled }) }
    @inline(never) nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { unseen(.application, "scrollClipDisabled") }
    @inline(never) nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { unseen(.application, "scrollBounceBehavior") }
    @inline(never) nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { unseen(.application, "scrollTargetLayout") }
    @inline(never) nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { unseen(.application, "scrollDismissesKeyboard") }
    @inline(never) nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { unseen(.application, "deleteDisabled") }
    @inline(never) nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { unseen(.application, "moveDisabled") }

    @inline(never) nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { unseen(.application, "focused") }
    @inline(never) nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { unseen(.application, "focused") }
    @inline(never) nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { unseen(.application, "focusable") }
    @inline(never) nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    @_disfavoredOverload
    @inline(never) nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
    @inline(never) nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    @inline(never) nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { unseen(.application, "keyboardShortcut") }
    @inline(never) nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { unseen(.application, "keyboardShortcut") }
    @inline(never) nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { unseen(.application, "keyboardType") }
    @inline(never) nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { unseen(.application, "submitLabel") }
    @inline(never) nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { unseen(.application, "textInputAutocapitalization") }
    @inline(never) nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { unseen(.application, "autocorrectionDisabled") }
    @inline(never) nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { unseen(.application, "disableAutocorrection") }
    @inline(never) nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { unseen(.hint, "textSelection") }
    @inline(never) nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { unseen(.application, "textFieldStyle") }
    @inline(never) nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { unseen(.application, "pickerStyle") }
    @inline(never) nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { unseen(.application, "datePickerStyle") }
    @inline(never) nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { unseen(.application, "menuStyle") }
    @inline(never) nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { unseen(.application, "menuIndicator") }
    @inline(never) nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { unseen(.application, "formStyle") }
    @inline(never) nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { unseen(.application, "tabViewStyle") }
    @inline(never) nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { unseen(.hint, "controlGroupStyle") }
    @inline(never) nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { unseen(.application, "userActivity") }
    @inline(never) nonisolated public func onDrop(of supportedContentTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { unseen(.application, "onDrop") }
    @inline(never) nonisolated public func onDrop(of supportedContentTypes: [String], delegate: any DropDelegate) -> some View { unseen(.application, "onDrop") }
}
