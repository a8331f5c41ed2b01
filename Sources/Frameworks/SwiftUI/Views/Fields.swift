// Status of this file: exact: a widget refuses it and shows a no-entry sign.

internal import CCallSite

/// A field to type in. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text { source = vitrine_return_address() }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text { source = vitrine_return_address() }
    @inline(never) nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { source = vitrine_return_address() }
    @inline(never) nonisolated public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where Label == Text, F.FormatOutput == String { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "TextField", extent: .row(22), source: source).makeElements(inputs) }
}

/// A field for a password. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text { source = vitrine_return_address() }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "SecureField", extent: .row(22), source: source).makeElements(inputs) }
}

/// A long text to edit. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct TextEditor: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(text: Binding<String>) { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "TextEditor", extent: .offered, source: source).makeElements(inputs) }
}

/// A knob on a line. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "Slider", extent: .row(31), source: source).makeElements(inputs) }
}

/// Two buttons that count. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { source = vitrine_return_address() }
    @inline(never) nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "Stepper", extent: .row(32), source: source).makeElements(inputs) }
}

/// A date to choose. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents
    let source: SourceAddress
    @inline(never) nonisolated public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) where Label == Text { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]) where Label == Text { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "DatePicker", extent: .row(34), source: source).makeElements(inputs) }
}

/// What a date picker lets choose.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A colour to choose. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text { source = vitrine_return_address() }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { RefusedView(name: "ColorPicker", extent: .row(28), source: source).makeElements(inputs) }
}

/// A choice among several. Status: exact: a widget refuses it and shows a no-entry sign.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let source: SourceAddress
    @inline(never) nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { source = vitrine_return_address() }
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text { source = vitrine_return_address() }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text { source = vitrine_return_address() }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        RefusedView(name: "Picker", extent: .row(34), source: source, fix: "Let people choose in the widget's configuration, by an intent parameter.").makeElements(inputs)
    }
}
