// Status of this file: exact.

/// The system version that the extension believes it runs on.
///
/// The runtime sets it before any user code runs. `#available` and `#unavailable` are compiled to calls of `_iOS`, so that one
/// build serves every OS profile.
public enum SimulatedSystem {
    nonisolated(unsafe) private static var packed = pack(26, 0, 0)

    /// "26.0" or "17.2.1". A part that is not a number counts as 0.
    public static func setVersion(_ text: String) {
        let parts = text.split(separator: ".").prefix(3).map { Int($0) ?? 0 } + [0, 0, 0]
        packed = pack(parts[0], parts[1], parts[2])
    }

    static func hasReached(_ major: Int, _ minor: Int, _ patch: Int) -> Bool { packed >= pack(major, minor, patch) }

    private static func pack(_ major: Int, _ minor: Int, _ patch: Int) -> Int {
        func bounded(_ part: Int) -> Int { min(max(part, 0), 0xFFFF) }
        return bounded(major) << 32 | bounded(minor) << 16 | bounded(patch)
    }
}

/// What `#available(iOS …, *)` is compiled to: whether the simulated system is at least of that version.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    SimulatedSystem.hasReached(major, minor, patch)
}
