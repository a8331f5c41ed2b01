import ProjectModel

/// The Swift types that Xcode gives to the parameters of an `.intentdefinition` file.
struct IntentType {
    /// The property's type, without the question mark.
    var swift: String
    /// The class that stands for it in collections of options.
    var object: String
    /// What a resolution of it is told by; nil where Intents has no class for it.
    var resolution: String?
    /// The property's own value for an option of a collection, as an expression over `$0`.
    var isEnum = false

    /// Types of Intents and others that a definition can name and that may not be there.
    static let optional: Set<String> = ["INPerson", "INFile", "INCurrencyAmount", "INPaymentMethod", "CLPlacemark", "INSpeakableString", "INURLAssetType"]

    private static let simple: [String: (swift: String, object: String, resolution: String)] = [
        "String": ("String", "NSString", "INStringResolutionResult"),
        "Integer": ("NSNumber", "NSNumber", "INIntegerResolutionResult"),
        "Long": ("NSNumber", "NSNumber", "INIntegerResolutionResult"),
        "Boolean": ("NSNumber", "NSNumber", "INBooleanResolutionResult"),
        "Decimal": ("NSNumber", "NSNumber", "INDoubleResolutionResult"),
        "Double": ("NSNumber", "NSNumber", "INDoubleResolutionResult"),
        "TimeInterval": ("NSNumber", "NSNumber", "INTimeIntervalResolutionResult"),
        "Duration": ("NSNumber", "NSNumber", "INTimeIntervalResolutionResult"),
        "DateComponents": ("DateComponents", "NSDateComponents", "INDateComponentsResolutionResult"),
        "Date": ("DateComponents", "NSDateComponents", "INDateComponentsResolutionResult"),
        "Time": ("DateComponents", "NSDateComponents", "INDateComponentsResolutionResult"),
        "DateTime": ("DateComponents", "NSDateComponents", "INDateComponentsResolutionResult"),
        "URL": ("URL", "NSURL", "INURLResolutionResult"),
        "Person": ("INPerson", "INPerson", "INPersonResolutionResult"),
        "File": ("INFile", "INFile", "INFileResolutionResult"),
        "SpeakableString": ("INSpeakableString", "INSpeakableString", "INSpeakableStringResolutionResult"),
        "CurrencyAmount": ("INCurrencyAmount", "INCurrencyAmount", "INCurrencyAmountResolutionResult"),
        "PaymentMethod": ("INPaymentMethod", "INPaymentMethod", "INPaymentMethodResolutionResult"),
        "Placemark": ("CLPlacemark", "CLPlacemark", "INPlacemarkResolutionResult"),
    ]

    /// Measurements, by unit.
    private static let units: [String: String] = [
        "Temperature": "UnitTemperature", "Mass": "UnitMass", "Length": "UnitLength", "Distance": "UnitLength", "Speed": "UnitSpeed", "Volume": "UnitVolume",
        "Energy": "UnitEnergy", "EnergyUnit": "UnitEnergy",
    ]

    /// What every generated class builds on.
    static let foundation = ["INIntentResponse", "INObjectCollection", "_GeneratedIntent", "NSUserActivity"]

    /// All names whose presence in Intents decides what is generated.
    static let needed: [String] = (Array(optional) + simple.values.map(\.resolution) + ["INEnumResolutionResult", "INObjectResolutionResult"] + foundation).sorted()

    /// - Returns: nil for a type that is unknown or that Vitrine lacks.
    init?(_ type: String?, enumeration: String?, object: String?, known: Set<String>) {
        if let enumeration {
            self.init(swift: enumeration, object: "NSNumber", resolution: known.contains("INEnumResolutionResult") ? "\(enumeration)ResolutionResult" : nil, isEnum: true)
        } else if type == "Object", let object {
            self.init(swift: object, object: object, resolution: known.contains("INObjectResolutionResult") ? "\(object)ResolutionResult" : nil)
        } else if let type, let unit = Self.units[type] {
            self.init(swift: "Measurement<\(unit)>", object: "NSMeasurement", resolution: nil)
        } else if let type, let found = Self.simple[type] {
            if Self.optional.contains(found.swift), !known.contains(found.swift) { return nil }
            self.init(swift: found.swift, object: found.object, resolution: known.contains(found.resolution) ? found.resolution : nil)
        } else {
            return nil
        }
    }

    private init(swift: String, object: String, resolution: String?, isEnum: Bool = false) {
        self.swift = swift; self.object = object; self.resolution = resolution; self.isEnum = isEnum
    }
}
