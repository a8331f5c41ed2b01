import ProjectModel

/// Which modules a phone has, by what becomes of an import of them here.
enum SystemModules {
    /// Part of the toolchain here and on a phone.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing",
        "_Differentiation", "Distributed",
    ]

    /// Modules of the toolchain that a phone has not. User code meets them in `canImport`, and behind it.
    static let toolchainOnly: Set<String> = ["Glibc", "Musl", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "FoundationInternationalization"]

    /// What the import of a system module is written as here.
    static let renamed: [String: String] = ["Darwin": "Glibc"]

    /// Frameworks and system modules of Apple's systems. One that is imported and that Vitrine lacks is left out, and what is used
    /// of it is reported by name; any other name is a module of the project's own.
    static let apples = AppleModules.names.subtracting(toolchain).subtracting(toolchainOnly)
}
