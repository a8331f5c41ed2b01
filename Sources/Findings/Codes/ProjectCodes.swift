extension FindingCode {
    public static let projectFileDamaged = FindingCode("project-file-damaged", .error, .doc,
        title: "A file of the project cannot be read",
        cause: "A catalog, a strings file, a definition or the project itself is broken, or is named and not there. What it holds is missing from the extension.",
        example: "Localizable.strings with a missing semicolon",
        fix: "Repair the file at the place named, or take it from version control again.")

    public static let moduleMissing = FindingCode("module-missing", .error, .doc,
        title: "The sources import a module that cannot be found",
        cause: "The module is neither Apple's nor in the repository, and its package is not on this machine.",
        example: "import Kingfisher",
        fix: "Name a folder with the package's checkout by --packages, or a folder of Swift files that stands in for the module by --stubs.")

    public static let extensionPointIdentifier = FindingCode("extension-point-identifier", .error, .doc,
        title: "The Info.plist does not say that this is a widget extension",
        cause: "The system finds widgets by NSExtensionPointIdentifier. Where it is missing or another, the widgets are nowhere.",
        example: "<key>NSExtension</key><dict/>",
        fix: "Set NSExtension > NSExtensionPointIdentifier to com.apple.widgetkit-extension.")

    public static let deploymentTargetAboveApp = FindingCode("deployment-target-above-app", .error, .seen,
        title: "The extension needs a newer system than the app",
        cause: "On systems between the two the app installs and its widgets are not in the gallery, without a message.",
        example: "App: iOS 16.0. Extension: iOS 26.4, Xcode's default for a new target.",
        fix: "Set the extension's deployment target to the app's, and guard newer API by #available.")

    public static let systemBelowDeploymentTarget = FindingCode("system-below-deployment-target", .error, .seen,
        title: "The system is older than the extension's deployment target",
        cause: "A system runs an extension only from its own deployment target on, whatever the app's is. Below it the app installs, and the gallery has no widget of it, without a message.",
        example: "vitrine snapshot App.xcodeproj --os 26.0   // the extension's deployment target is 26.4",
        fix: "Lower the extension's deployment target to the app's and guard newer API by #available, or choose a later --os.")

    public static let bundleIdentifierNotBelowApp = FindingCode("bundle-identifier-not-below-app", .error, .doc,
        title: "The extension's bundle identifier is not one level below the app's",
        cause: "An extension's identifier must be the app's, a dot and one more name; otherwise installing or uploading fails.",
        example: "App: com.example.app. Extension: com.example.widget",
        fix: "Name it as the app's identifier with one more part: com.example.app.widget.")

    public static let versionDiffersFromApp = FindingCode("version-differs-from-app", .warning, .seen,
        title: "Version or build number differs from the app's",
        cause: "The store refuses an upload whose extension has another version or build number than its app.",
        example: "App: 2.1 (40). Extension: 2.0 (1)",
        fix: "Set MARKETING_VERSION and CURRENT_PROJECT_VERSION once for the project, not for each target.")

    public static let severalMains = FindingCode("several-mains", .error, .doc,
        title: "Several types of the extension are marked @main",
        cause: "A program has one entry point; with two it does not compile.",
        example: "@main struct AWidget: Widget { ... }\n@main struct BWidget: Widget { ... }",
        fix: "Put the widgets into one WidgetBundle and mark only that @main.")

    public static let bundleBodyAvailability = FindingCode("bundle-body-availability", .warning, .seen,
        title: "The body of the widget bundle checks the system's version",
        cause: "On some older systems an availability check inside the bundle's body made the extension crash, or its widgets disappear.",
        example: "var body: some Widget {\n    if #available(iOS 18, *) { NewWidget() }\n}",
        fix: "Choose between two bundles in a @main type with its own static func main().")

    public static let appGroupInOneTarget = FindingCode("app-group-in-one-target", .error, .seen,
        title: "An app group is granted to one of app and extension only",
        cause: "Both must have the group in their entitlements. Otherwise each writes and reads a store of its own, and the widget never sees the app's data.",
        example: "App.entitlements: group.example. Widget.entitlements: nothing",
        fix: "Add the group to the entitlements of both targets.")

    public static let appGroupNotGranted = FindingCode("app-group-not-granted", .error, .seen,
        title: "The code names an app group that no entitlement grants",
        cause: "UserDefaults(suiteName:) then reads a store that nobody else writes, and containerURL(forSecurityApplicationGroupIdentifier:) is nil.",
        example: "UserDefaults(suiteName: \"group.exmaple\")   // the entitlement says group.example",
        fix: "Correct the name, or add the group to the entitlements.")

    public static let intentNotInExtension = FindingCode("intent-not-in-extension", .error, .seen,
        title: "The configuration's intent is not in the extension",
        cause: "The extension's own bundle must hold the intent's definition; otherwise the widget cannot be configured, or is missing from the gallery.",
        example: "IntentConfiguration(kind: kind, intent: SelectIntent.self, ...)   // its .intentdefinition is only in the app",
        fix: "Add the definition file, or the intent's source file, to the extension's target.")

    public static let intentInTwoTargets = FindingCode("intent-in-two-targets", .warning, .seen,
        title: "An intent's type is compiled into two targets that meet",
        cause: "The system may find either of the two and not the one that the widget uses: its configuration does not show, or loses its value.",
        example: "SelectIntent.swift in the app, in the extension and in a shared framework",
        fix: "Keep the type in one place: in the extension, or in a framework that both use.")

    public static let assetInOtherTarget = FindingCode("asset-in-other-target", .error, .seen,
        title: "An asset that the extension uses is only in another target's catalog",
        cause: "Image(\"name\") and Color(\"name\") look in the extension's own bundle. The asset of the app is not there, and nothing is drawn.",
        example: "Image(\"Logo\")   // Logo is only in App/Assets.xcassets",
        fix: "Add the catalog that has it to the extension's target, or the asset to the extension's catalog.")

    public static let stringsOnlyInApp = FindingCode("strings-only-in-app", .warning, .seen,
        title: "A text that the extension uses is only in the app's strings",
        cause: "Texts are looked up in the extension's own bundle; the key itself is shown instead.",
        example: "Text(\"widget.title\")   // the key is only in the app's Localizable.strings",
        fix: "Add the strings file to the extension's target.")

    public static let stringsMissingTranslation = FindingCode("strings-missing-translation", .note, .doc,
        title: "A text is not translated into every language of the extension",
        cause: "People with that language see the development language instead.",
        example: "Localizable.xcstrings with \"Updated\" in English only",
        fix: "Add the translation, or mark the text as not to be translated.")

    public static let urlSchemeUndeclared = FindingCode("url-scheme-undeclared", .warning, .assumed,
        title: "A link opens a URL whose scheme the app does not declare",
        cause: "A tap hands the URL to the containing app whatever its scheme, but the same URL from anywhere else does not open the app.",
        example: ".widgetURL(URL(string: \"myapp://item/1\"))   // and no CFBundleURLTypes",
        fix: "Declare the scheme under CFBundleURLTypes in the app's Info.plist, or correct the URL.")
}

extension FindingCodes {
    /// What the project's files alone say.
    static let projectCodes: [FindingCode] = [
        .projectFileDamaged, .moduleMissing, .extensionPointIdentifier, .deploymentTargetAboveApp, .systemBelowDeploymentTarget, .bundleIdentifierNotBelowApp, .versionDiffersFromApp,
        .severalMains, .bundleBodyAvailability, .appGroupInOneTarget, .appGroupNotGranted, .intentNotInExtension, .intentInTwoTargets, .assetInOtherTarget,
        .stringsOnlyInApp, .stringsMissingTranslation, .urlSchemeUndeclared,
    ]
}
