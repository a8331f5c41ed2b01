/// A SiriKit `.intentdefinition` file: custom intents, their parameters and responses, enumerations and types.
///
/// Each level keeps the keys that are not named here in `other`, so that nothing of the file is lost.
public struct IntentDefinition: Sendable, Hashable {
    public var path: String
    public var intents: [Intent] = []
    public var enums: [Enumeration] = []
    public var types: [ObjectType] = []
    public var modelVersion: String?
    public var namespace: String?
    public var systemVersion: String?
    public var toolsVersion: String?
    public var toolsBuildVersion: String?
    public var other: [String: PropertyValue] = [:]

    /// A text for people: as written, and the key that `.strings` files of the same name translate it under.
    public struct Text: Sendable, Hashable {
        public var text: String
        public var identifier: String?
        public init(_ text: String, identifier: String? = nil) { self.text = text; self.identifier = identifier }
    }

    public struct Intent: Sendable, Hashable {
        public var name: String
        public var title: Text?
        public var description: Text?
        public var category: String?
        public var verb: String?
        /// "Custom" or "System".
        public var type: String?
        public var className: String?
        public var classPrefix: String?
        public var isConfigurable: Bool
        public var isEligibleForWidgets: Bool
        public var isIneligibleForSuggestions: Bool
        public var requiresUserConfirmation: Bool
        public var restrictions: String?
        public var defaultImageName: String?
        public var input: String?
        public var keyParameter: String?
        public var lastParameterTag: Int?
        public var parameters: [Parameter]
        public var combinations: [Combination]
        public var managedCombinations: [Combination]
        public var response: Response?
        public var other: [String: PropertyValue]

        /// The generated class's name: "ConfigurationIntent" for "Configuration".
        public var generatedClassName: String { className ?? "\(classPrefix ?? "")\(name)Intent" }
    }

    public struct Parameter: Sendable, Hashable {
        public var name: String
        public var displayName: Text?
        public var displayPriority: Int
        public var tag: Int?
        /// "String", "Integer", "Boolean", "Decimal", "Object", "Date", "URL", "Person", …; nil where an enum is meant.
        public var type: String?
        public var isConfigurable: Bool
        public var enumType: String?
        public var enumTypeNamespace: String?
        public var objectType: String?
        public var objectTypeNamespace: String?
        public var supportsMultipleValues: Bool
        public var fixedSizeArray: Bool
        /// Numbers of values by widget family, where the array's size is fixed.
        public var arraySizes: [String: Int]
        public var supportsResolution: Bool
        public var supportsDynamicEnumeration: Bool
        public var supportsSearch: Bool
        public var metadata: Metadata
        public var relationship: Relationship?
        public var promptDialogs: [PropertyValue]
        public var unsupportedReasons: [PropertyValue]
        public var other: [String: PropertyValue]
    }

    public struct Metadata: Sendable, Hashable {
        public var defaultValue: PropertyValue?
        public var defaultValueIdentifier: String?
        public var capitalization: String?
        public var placeholder: Text?
        public var minimumValue: Double?
        public var maximumValue: Double?
        /// The control: "Field", "Slider", "Stepper", "Date", "Time", "DateAndTime", ….
        public var type: String?
        public var unit: String?
        public var disabledString: Text?
        public var trueDisplayName: Text?
        public var falseDisplayName: Text?
        public var other: [String: PropertyValue]
    }

    /// A parameter is shown only where its parent's value satisfies the predicate.
    public struct Relationship: Sendable, Hashable {
        public var parentName: String
        /// "EnumHasExactValue", "BooleanHasExactValue", "HasAnyValue", ….
        public var predicateName: String?
        public var predicateValue: PropertyValue?
    }

    public struct Combination: Sendable, Hashable {
        /// The parameters' names, in the order of the key.
        public var parameters: [String]
        public var isPrimary: Bool
        public var supportsBackgroundExecution: Bool
        public var title: Text?
        public var subtitle: Text?
        public var other: [String: PropertyValue]
    }

    public struct Response: Sendable, Hashable {
        public struct Code: Sendable, Hashable {
            public var name: String
            public var isSuccess: Bool
            public var formatString: Text?
        }
        public var codes: [Code]
        public var parameters: [Parameter]
        public var outputName: String?
        public var lastParameterTag: Int?
    }

    public struct Enumeration: Sendable, Hashable {
        public struct Case: Sendable, Hashable {
            public var name: String
            /// 0 is the generated `unknown`.
            public var index: Int
            public var displayName: Text?
        }
        public var name: String
        /// "Regular" or "Bitmask".
        public var type: String
        public var displayName: Text?
        public var generatesHeader: Bool
        public var cases: [Case]
        public var namespace: String?
    }

    public struct ObjectType: Sendable, Hashable {
        public struct Property: Sendable, Hashable {
            public var name: String
            public var displayName: Text?
            public var displayPriority: Int
            /// One of the properties every object has: identifier, displayString, pronunciationHint, alternativeSpeakableMatches.
            public var isDefault: Bool
            public var tag: Int?
            public var type: String?
            public var supportsMultipleValues: Bool
        }
        public var name: String
        public var displayName: Text?
        public var lastPropertyTag: Int?
        public var properties: [Property]
        public var namespace: String?
        public var className: String?
        public var classPrefix: String?
    }
}
