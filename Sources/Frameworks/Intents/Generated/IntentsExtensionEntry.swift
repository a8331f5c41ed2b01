/// How an Intents extension is entered: the build puts a function into its library that sets the principal class.
public enum _IntentsExtensionEntry {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var named: INExtension.Type?

    /// The `INExtension` subclass that the Info.plist or the sources name.
    public static var principalClass: INExtension.Type? {
        get { lock.withLock { named } }
        set { lock.withLock { named = newValue } }
    }
}
