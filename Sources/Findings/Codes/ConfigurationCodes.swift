extension FindingCode {
    public static let configurationValueUnknown = FindingCode("configuration-value-unknown", .warning, .doc,
        title: "A stored value of the configuration does not exist",
        cause: "A placed widget keeps identifiers of entities and raw values of enumerations. At every timeline the query is asked for them; one that it does not know any more leaves the parameter unset.",
        example: "struct CityQuery: EntityQuery {\n    func entities(for identifiers: [City.ID]) async throws -> [City] { [] }\n}",
        fix: "Answer every identifier that was ever offered, and make the parameter optional or give the query a defaultResult().")

    public static let configurationParameterUnknown = FindingCode("configuration-parameter-unknown", .error, .doc,
        title: "A value is given for a parameter that no widget has",
        cause: "`--config NAME=VALUE` sets a parameter of a widget's configuration intent by the name of its property. A name that none has changes nothing.",
        example: "vitrine snapshot MyWidget --config cty=berlin   // the parameter is called city",
        fix: "Use one of the names that the message lists; vitrine describe prints them with their values.")

    public static let intentDefinitionDamaged = FindingCode("intent-definition-damaged", .error, .doc,
        title: "An .intentdefinition file cannot be read",
        cause: "Xcode makes the classes of SiriKit intents from the file. One that is damaged gives none, and Xcode's build stops.",
        example: "A merge conflict's marks in Weather.intentdefinition",
        fix: "Take the file from version control again, or open it in Xcode and save it.")

    public static let intentTypeMissing = FindingCode("intent-type-missing", .warning, .doc,
        title: "A parameter of an intent has a type that does not exist",
        cause: "The parameter names an enumeration or a type that no .intentdefinition file of the target has; Xcode's build stops there. Vitrine leaves the parameter out.",
        example: "A type that was renamed in the file, and a parameter that still names the old one",
        fix: "Choose the parameter's type again in Xcode, or add the file that defines it to the target.")

    public static let intentsExtensionMissing = FindingCode("intents-extension-missing", .warning, .doc,
        title: "A parameter's options come from an Intents extension, and there is none",
        cause: "A SiriKit parameter whose options are provided dynamically asks the app's Intents extension. Without one the list in the edit sheet stays empty.",
        example: "INIntentParameterSupportsDynamicEnumeration, and no target with an INExtension subclass",
        fix: "Add an Intents extension target with a handler for the intent; in a plain folder, put it into a subfolder.")

    public static let intentsExtensionNotBuilt = FindingCode("intents-extension-not-built", .warning, .doc,
        title: "The Intents extension does not build",
        cause: "The widget is built without it; the options and defaults of its parameters cannot be asked for.",
        example: "A handler that imports a module of the app that is not in the repository",
        fix: "Correct the sources that the message names, or name a folder with the missing modules with --packages or --stubs.")

    public static let intentOptionsEmpty = FindingCode("intent-options-empty", .warning, .doc,
        title: "A list of the edit sheet is empty",
        cause: "The query or the handler answered no option at all: people see an empty list and can choose nothing.",
        example: "func suggestedEntities() async throws -> [City] { [] }",
        fix: "Answer what there is to choose from; where it comes from the app, keep it in the app group so that the extension finds it.")

    public static let intentOptionsDuplicate = FindingCode("intent-options-duplicate", .warning, .doc,
        title: "A list of the edit sheet holds an identifier twice",
        cause: "Identifiers are what is stored. Two options with one identifier cannot be told apart: whichever is chosen, the first is found again.",
        example: "[City(id: \"1\", name: \"Rome\"), City(id: \"1\", name: \"Oslo\")]",
        fix: "Give each option an identifier of its own that stays the same.")

    public static let intentOptionsFailed = FindingCode("intent-options-failed", .warning, .doc,
        title: "The options of a parameter could not be asked for",
        cause: "The query or the handler threw an error, crashed or did not answer. The edit sheet shows an empty list.",
        example: "func suggestedEntities() async throws -> [City] { throw URLError(.notConnectedToInternet) }",
        fix: "Answer with what is kept when the network or the data is missing.")

    public static let intentTimeout = FindingCode("intent-timeout", .error, .seen,
        title: "The intent of a button or toggle does not end",
        cause: "perform() had not returned after the time that an intent is given, with nothing left running that could end it. On a phone the process is ended and the widget loaded anew.",
        example: "func perform() async throws -> some IntentResult { await withCheckedContinuation { _ in }; return .result() }",
        fix: "Return on every path, and give requests a time-out of their own.")

    public static let intentRunsInApp = FindingCode("intent-runs-in-app", .note, .doc,
        title: "A phone runs the intent in the app's process",
        cause: "Intents that play audio, change a Live Activity, continue in the foreground or open the app run in the app where both targets hold them. Vitrine runs them in the extension's process.",
        example: "struct Play: AudioPlaybackIntent { ... }   // in both targets",
        fix: "Keep what perform() needs reachable from both processes, in the app group.")

    public static let intentMetadataNotLiteral = FindingCode("intent-metadata-not-literal", .warning, .doc,
        title: "A text of an intent is not a literal",
        cause: "Apple's build reads titles, descriptions and display names of intents, entities and enumerations from the sources without running them. What is computed cannot be read, and the build stops or the text is missing.",
        example: "static var title: LocalizedStringResource { makeTitle() }",
        fix: "Write the text as a literal: static let title: LocalizedStringResource = \"Choose a city\".")

    public static let reloadKindUnknown = FindingCode("reload-kind-unknown", .warning, .doc,
        title: "A reload is asked for of a kind that does not exist",
        cause: "`reloadTimelines(ofKind:)` takes the kind of a widget. One that no widget has reloads nothing, and nothing says so.",
        example: "WidgetCenter.shared.reloadTimelines(ofKind: \"TasksWidget\")   // the kind is \"Tasks\"",
        fix: "Keep each kind in one constant that the widget and the reload use.")

    public static let stateNotShared = FindingCode("state-not-shared", .warning, .seen,
        title: "What the intent changed is not in an app group",
        cause: "The extension's own preferences belong to the extension: the app never sees them. What widget and app both show must lie in an app group.",
        example: "UserDefaults.standard.set(count, forKey: \"count\")   // in perform()",
        fix: "Use UserDefaults(suiteName:) with an app group that app and extension are granted.")

    public static let intentFailed = FindingCode("intent-failed", .warning, .doc,
        title: "The intent of a button or toggle threw an error",
        cause: "Nobody sees the error: the widget is drawn again with a new timeline as if the intent had run.",
        example: "func perform() async throws -> some IntentResult { throw StoreError.locked }",
        fix: "Catch the error in perform() and write what the widget should show into its data.")

    public static let intentParameterLost = FindingCode("intent-parameter-lost", .warning, .doc,
        title: "A parameter of a button's intent does not survive",
        cause: "The intent's parameters are stored when the widget is drawn and read again when it is tapped. One that was not set, or whose entity the query does not find, is missing then.",
        example: "Button(intent: CompleteTask()) { ... }   // the task is set nowhere",
        fix: "Set every parameter in the intent's initialiser, with values that its query finds again.")
}

extension FindingCodes {
    static let configurationCodes: [FindingCode] = [
        .configurationValueUnknown, .configurationParameterUnknown, .intentDefinitionDamaged, .intentTypeMissing, .intentsExtensionMissing, .intentsExtensionNotBuilt,
        .intentOptionsEmpty, .intentOptionsDuplicate, .intentOptionsFailed, .intentTimeout, .intentRunsInApp, .intentMetadataNotLiteral, .stateNotShared, .reloadKindUnknown,
        .intentFailed, .intentParameterLost,
    ]
}
