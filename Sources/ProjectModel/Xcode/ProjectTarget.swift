import Foundation

/// A target of an Xcode project or an XcodeGen description, with its files and settings: what models are made from.
struct ProjectTarget {
    enum Kind: Hashable { case appExtension, app, watchApp, framework, other }
    var name: String
    var kind: Kind
    /// The `.xcodeproj` or `project.yml`.
    var project: String
    /// SRCROOT.
    var folder: String
    var settings: BuildSettings
    var sources: [String] = []
    var resources = ResourceFiles()
    var hasOtherLanguages = false
    /// Files that the project names and that do not exist.
    var missingFiles: [String] = []
    /// The names of the targets of the same project that it depends on or embeds.
    var dependencies: [String] = []
    /// Info.plist keys that the description itself holds (XcodeGen).
    var infoProperties: [String: PropertyValue] = [:]
    /// Entitlements that the description itself holds (XcodeGen).
    var entitlementProperties: [String: PropertyValue]?
    var notes: [String] = []
}

extension ProjectTarget {
    var moduleName: String { settings["PRODUCT_MODULE_NAME"] ?? SwiftNames.identifier(settings["PRODUCT_NAME"] ?? name) }
    var infoPlistPath: String? { settings["INFOPLIST_FILE"].map { Paths.onDisk(Paths.join(folder, $0)) } }
    var entitlementsPath: String? { settings["CODE_SIGN_ENTITLEMENTS"].map { Paths.onDisk(Paths.join(folder, $0)) } }

    var platform: ExtensionModel.Platform {
        let root = (settings["SDKROOT"] ?? "").lowercased()
        let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").lowercased()
        for (name, platform) in [("iphone", ExtensionModel.Platform.iOS), ("watch", .watchOS), ("appletv", .tvOS), ("xros", .visionOS), ("macos", .macOS)] where root.hasPrefix(name) {
            return platform
        }
        if supported.contains("iphone") { return .iOS }
        if supported.contains("watch") { return .watchOS }
        if supported.contains("macos") { return .macOS }
        if supported.contains("appletv") { return .tvOS }
        if supported.contains("xr") { return .visionOS }
        return .iOS
    }

    var deploymentTarget: String? {
        switch platform {
        case .iOS: settings["IPHONEOS_DEPLOYMENT_TARGET"]
        case .watchOS: settings["WATCHOS_DEPLOYMENT_TARGET"]
        case .macOS: settings["MACOSX_DEPLOYMENT_TARGET"]
        case .tvOS: settings["TVOS_DEPLOYMENT_TARGET"]
        case .visionOS: settings["XROS_DEPLOYMENT_TARGET"]
        }
    }
}
