// Status of this file: exact.

/// What user code asks of the device and a simulated device cannot give: a place on earth, a sound.
public enum MissingCapabilities {
    /// Is told of each use; the runtime, which makes findings of them, sets it before any user code runs.
    nonisolated(unsafe) public static var onUse: (@Sendable (_ symbol: String, _ outcome: String) -> Void)?

    /// - Parameters:
    ///   - symbol: what was called: `CLLocationManager.requestLocation()`.
    ///   - outcome: what came of it, as a sentence.
    public static func note(_ symbol: String, _ outcome: String) { onUse?(symbol, outcome) }
}
