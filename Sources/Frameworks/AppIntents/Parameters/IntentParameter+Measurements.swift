// Status of this file: approximate: `defaultUnitAdjustForLocale` and `supportsNegativeNumbers` do not change the edit sheet;
// `inputConnectionBehavior` matters to Shortcuts only.

import Foundation

// Amounts: the unit is what a default without a unit, and the edit sheet, count in.

extension IntentParameter where Value.UnwrappedType == Measurement<UnitLength> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitLength, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitLength, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitMass> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitMass, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitMass, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitTemperature> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitTemperature, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitTemperature, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitDuration> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitDuration, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitDuration, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitSpeed> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitSpeed, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitSpeed, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitVolume> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitVolume, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitVolume, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitEnergy> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitEnergy, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitEnergy, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitPower> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitPower, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitPower, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitArea> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitArea, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitArea, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitAngle> {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitAngle, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
    public convenience init(description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitAngle, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = false, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, requestValueDialog) { $0.unit = defaultUnit.symbol }
    }
}
