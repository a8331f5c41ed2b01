// Status of this file: exact; `inputConnectionBehavior` and `requestDisambiguationDialog` matter to Shortcuts and Siri only.

import Foundation

// Apple's initialisers. From iOS 18 on the title may be left out: the property's name stands for it.

extension IntentParameter {
    /// A parameter of any type.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog)
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog)
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.provider = optionsProvider }
    }
    public convenience init<Query: EntityQuery>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.provider = query }
    }
    public convenience init<Query: EntityQuery>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.provider = query }
    }
}

// Lists.
extension IntentParameter {
    /// A list with a number of values.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.size = size }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.size = size }
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.size = size; $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.size = size; $0.provider = optionsProvider }
    }
    /// A list with a number of values that depends on the widget's family.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.sizes = size }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.sizes = size }
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.sizes = size; $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.sizes = size; $0.provider = optionsProvider }
    }
}

// Numbers.
extension IntentParameter where Value.UnwrappedType == Int {
    /// A whole number. The range is inclusive.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.range = inclusiveRange.map { Double(min($0.0, $0.1))...Double(max($0.0, $0.1)) } }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.range = inclusiveRange.map { Double(min($0.0, $0.1))...Double(max($0.0, $0.1)) } }
    }
    /// A whole number. The range is inclusive.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.range = Double(min(inclusiveRange.0, inclusiveRange.1))...Double(max(inclusiveRange.0, inclusiveRange.1)) }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.range = Double(min(inclusiveRange.0, inclusiveRange.1))...Double(max(inclusiveRange.0, inclusiveRange.1)) }
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.range = inclusiveRange.map { Double(min($0.0, $0.1))...Double(max($0.0, $0.1)) }; $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.range = inclusiveRange.map { Double(min($0.0, $0.1))...Double(max($0.0, $0.1)) }; $0.provider = optionsProvider }
    }
}
extension IntentParameter where Value.UnwrappedType == Double {
    /// A number. The range is inclusive.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.isSlider = controlStyle == .slider; $0.range = inclusiveRange.map { min($0.0, $0.1)...max($0.0, $0.1) } }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.isSlider = controlStyle == .slider; $0.range = inclusiveRange.map { min($0.0, $0.1)...max($0.0, $0.1) } }
    }
    /// A number. The range is inclusive.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.range = min(inclusiveRange.0, inclusiveRange.1)...max(inclusiveRange.0, inclusiveRange.1) }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.range = min(inclusiveRange.0, inclusiveRange.1)...max(inclusiveRange.0, inclusiveRange.1) }
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.isSlider = controlStyle == .slider; $0.range = inclusiveRange.map { min($0.0, $0.1)...max($0.0, $0.1) }; $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.isStepper = controlStyle == .stepper; $0.isSlider = controlStyle == .slider; $0.range = inclusiveRange.map { min($0.0, $0.1)...max($0.0, $0.1) }; $0.provider = optionsProvider }
    }
}

// Words, switches, dates, files.
extension IntentParameter where Value.UnwrappedType == Bool {
    /// A switch whose two values have names.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.displayNames = displayName }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.displayNames = displayName }
    }
}
extension IntentParameter where Value.UnwrappedType == String {
    /// A text with the keyboard it is typed on.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.inputOptions = inputOptions }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.inputOptions = inputOptions }
    }
    public convenience init<Provider: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.inputOptions = inputOptions; $0.provider = optionsProvider }
    }
    public convenience init<Provider: DynamicOptionsProvider>(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.inputOptions = inputOptions; $0.provider = optionsProvider }
    }
}
extension IntentParameter where Value.UnwrappedType == Date {
    /// A date, a time or both.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.dateKind = kind }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.dateKind = kind }
    }
}
extension IntentParameter where Value.UnwrappedType == DateComponents {
    /// A date, a time or both.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.dateKind = kind }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.dateKind = kind }
    }
}
extension IntentParameter where Value.UnwrappedType == IntentFile {
    /// A file of one of the types.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(title, description, defaultValue, requestValueDialog) { $0.supportedTypes = supportedTypeIdentifiers }
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Wrapped? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default) {
        self.init(nil, description, defaultValue, requestValueDialog) { $0.supportedTypes = supportedTypeIdentifiers }
    }
}
