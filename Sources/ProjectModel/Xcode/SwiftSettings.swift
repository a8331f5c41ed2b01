/// How the compiler is to be called for a target, from its build settings.
struct SwiftSettings {
    var version = "5"
    var conditions: [String] = []
    var defaultIsolation: String?
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []

    init(_ settings: BuildSettings) {
        version = Self.major(settings["SWIFT_VERSION"])
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { defaultIsolation = "MainActor" }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { upcomingFeatures = Self.approachableConcurrency }
        for name in settings.names.sorted() where name.hasPrefix("SWIFT_UPCOMING_FEATURE_") {
            guard let feature = Self.features[String(name.dropFirst(23))] else { continue }
            let value = settings[name]
            if value == "YES" { add(feature, to: \.upcomingFeatures) } else if value == "NO" { upcomingFeatures.removeAll { $0 == feature } }
        }
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { add("BareSlashRegexLiterals", to: \.upcomingFeatures) }
        readFlags(settings.list("OTHER_SWIFT_FLAGS"))
        var seen: Set<String> = []
        conditions = conditions.filter { seen.insert($0).inserted && $0 != "$(inherited)" }
        if let place = conditions.firstIndex(of: "DEBUG") { conditions.insert(conditions.remove(at: place), at: 0) }
    }

    private mutating func readFlags(_ flags: [String]) {
        var index = 0
        while index < flags.count {
            let flag = flags[index], next = index + 1 < flags.count ? flags[index + 1] : nil
            switch flag {
            case "-D": if let next { conditions.append(next); index += 1 }
            case "-enable-upcoming-feature": if let next { add(next, to: \.upcomingFeatures); index += 1 }
            case "-enable-experimental-feature": if let next { add(next, to: \.experimentalFeatures); index += 1 }
            case "-default-isolation": if let next { defaultIsolation = next == "MainActor" ? next : nil; index += 1 }
            case "-enable-bare-slash-regex": add("BareSlashRegexLiterals", to: \.upcomingFeatures)
            case let flag where flag.hasPrefix("-D") && flag.count > 2: conditions.append(String(flag.dropFirst(2)))
            default: break
            }
            index += 1
        }
    }

    private mutating func add(_ feature: String, to list: WritableKeyPath<Self, [String]>) {
        if !self[keyPath: list].contains(feature) { self[keyPath: list].append(feature) }
    }

    /// "6.0" gives "6"; anything older than 5, or nothing, gives "5".
    static func major(_ version: String?) -> String {
        guard let version, let first = version.split(separator: ".").first, let number = Int(first), number >= 6 else { return "5" }
        return String(number)
    }

    /// The features that SWIFT_APPROACHABLE_CONCURRENCY turns on.
    static let approachableConcurrency = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                                          "InferSendableFromCaptures", "NonisolatedNonsendingByDefault"]

    /// The compiler's names of the SWIFT_UPCOMING_FEATURE_ settings.
    static let features = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials", "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility", "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
}
