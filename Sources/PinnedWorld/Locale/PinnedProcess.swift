import Foundation

/// What `ProcessInfo` says of system and machine: the simulated device's, never this machine's.
public enum PinnedProcess {
    private static let version = Guarded(OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0))

    /// The system's version; "26.4" reads as 26.4.0.
    public static var systemVersion: OperatingSystemVersion {
        get { version.withLock { $0 } }
        set { version.withLock { $0 = newValue } }
    }

    public static func setSystemVersion(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) ?? 0 }
        func part(_ index: Int) -> Int { parts.indices.contains(index) ? parts[index] : 0 }
        systemVersion = OperatingSystemVersion(majorVersion: part(0), minorVersion: part(1), patchVersion: part(2))
    }

    /// Bytes: 6 GB, as an iPhone 15 has (assumed for every device).
    static let physicalMemory: UInt64 = 6 << 30
    /// Six, as an iPhone 15 has (assumed for every device).
    static let processorCount = 6
}

// MARK: The getters of FoundationEssentials; `self` is in a register that none of them looks at

@_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
public func pinnedOperatingSystemVersion() -> OperatingSystemVersion { PinnedProcess.systemVersion }

/// "Version 26.4"; a phone adds its build, which is not simulated.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
public func pinnedOperatingSystemVersionString() -> String {
    let version = PinnedProcess.systemVersion
    return "Version \(version.majorVersion).\(version.minorVersion)" + (version.patchVersion == 0 ? "" : ".\(version.patchVersion)")
}

@_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
public func pinnedIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = PinnedProcess.systemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion) >= (version.majorVersion, version.minorVersion, version.patchVersion)
}

@_silgen_name("$s20FoundationEssentials11ProcessInfoC8hostNameSSvg")
public func pinnedHostName() -> String { "localhost" }

@_silgen_name("$s20FoundationEssentials11ProcessInfoC8userNameSSvg")
public func pinnedUserName() -> String { "mobile" }

@_silgen_name("$s20FoundationEssentials11ProcessInfoC12fullUserNameSSvg")
public func pinnedFullUserName() -> String { "Mobile User" }

@_silgen_name("$s20FoundationEssentials11ProcessInfoC14physicalMemorys6UInt64Vvg")
public func pinnedPhysicalMemory() -> UInt64 { PinnedProcess.physicalMemory }

@_silgen_name("$s20FoundationEssentials11ProcessInfoC14processorCountSivg")
public func pinnedProcessorCount() -> Int { PinnedProcess.processorCount }

@_silgen_name("$s20FoundationEssentials11ProcessInfoC20activeProcessorCountSivg")
public func pinnedActiveProcessorCount() -> Int { PinnedProcess.processorCount }
