// Status of this file: exact: an extension has no application (`url`, `options`); using it raises `unsupported-api`.

import Foundation

/// The app. An extension has none: Apple's SDK refuses `shared` there, and so a call is a mistake that is reported.
@preconcurrency @MainActor open class UIApplication: NSObject {
    public enum State: Int, Sendable { case active, inactive, background }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public nonisolated init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    }
    private static let instance = UIApplication()
    /// Apple marks it unavailable in extensions. Reaching it is reported to `onUnsafeUse`.
    public static var shared: UIApplication {
        report("UIApplication.shared")
        return instance
    }
    /// What is told when a widget's code reaches for the app; the runtime makes a finding of it.
    nonisolated(unsafe) public static var onUnsafeUse: (@Sendable (String) -> Void)?
    private static func report(_ name: String) {
        if let onUnsafeUse { onUnsafeUse(name) } else {
            FileHandle.standardError.write(Data("\(name) is not available in app extensions. Open URLs with Link or widgetURL.\n".utf8))
        }
    }

    open var applicationState: State { .background }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var connectedScenes: Set<UIScene> { [] }
    open var windows: [UIWindow] { [] }
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing: only the app can.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        UIApplication.report("UIApplication.open(_:)")
        completionHandler?(false)
    }
    @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        UIApplication.report("UIApplication.open(_:)")
        return false
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
}

@preconcurrency @MainActor open class UIScene: NSObject {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
