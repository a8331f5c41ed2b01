// Status of this file: exact: widgets have no sidebar.

/// How large rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
    private struct SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }
    /// How large rows of a sidebar are: medium, as on a phone. Status: exact: widgets have no sidebar.
    public var sidebarRowSize: SidebarRowSize { get { self[SidebarRowSizeKey.self] } set { self[SidebarRowSizeKey.self] = newValue } }
}
