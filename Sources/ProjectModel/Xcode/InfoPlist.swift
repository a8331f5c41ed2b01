import Foundation

/// The Info.plist a target ends up with: its file with settings put in, and the keys that Xcode generates.
struct InfoPlist {
    var values: [String: PropertyValue] = [:]
    var notes: [String] = []

    init(of target: ProjectTarget) {
        let settings = target.settings
        if let path = target.infoPlistPath {
            switch PropertyListFile.result(path, namedIn: target.project) {
            case .success(let value): values = settings.expand(value).dictionary ?? [:]
            case .failure(.missingFile) where !target.infoProperties.isEmpty: break
            case .failure(let error): notes.append(error.description)
            }
        }
        for (key, value) in target.infoProperties { values[key] = settings.expand(value) }
        if settings.isOn("GENERATE_INFOPLIST_FILE") || target.infoPlistPath == nil { generate(from: settings, target) }
        if values["CFBundleIdentifier"] == nil, let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] { values["CFBundleIdentifier"] = .string(identifier) }
        if values["CFBundleName"] == nil { values["CFBundleName"] = .string(settings["PRODUCT_NAME"] ?? target.name) }
        if values["MinimumOSVersion"] == nil, let version = target.deploymentTarget { values["MinimumOSVersion"] = .string(version) }
    }

    /// Keys of the file win over generated ones, as in Xcode.
    private mutating func generate(from settings: BuildSettings, _ target: ProjectTarget) {
        func put(_ key: String, _ value: PropertyValue?) { if values[key] == nil, let value { values[key] = value } }
        for name in settings.names.sorted() where name.hasPrefix("INFOPLIST_KEY_") {
            guard let text = settings[name] else { continue }
            put(String(name.dropFirst(14)), Self.typed(text))
        }
        put("CFBundleExecutable", settings["EXECUTABLE_NAME"].map { .string($0) })
        put("CFBundlePackageType", .string(target.kind == .app ? "APPL" : "XPC!"))
        put("CFBundleShortVersionString", settings["MARKETING_VERSION"].map { .string($0) })
        put("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"].map { .string($0) })
    }

    private static func typed(_ text: String) -> PropertyValue {
        switch text { case "YES": .boolean(true); case "NO": .boolean(false); default: .string(text) }
    }

    var extensionPoint: String? {
        values["NSExtension"]?["NSExtensionPointIdentifier"]?.text ?? values["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.text
    }
}
