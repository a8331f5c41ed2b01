/// Where a control is drawn.
package enum ControlForm: String, CaseIterable, Sendable {
    /// As the gallery of controls lists it (composed 11.1).
    case gallery
    /// The circle of Control Center and of the Lock Screen (composed 11.5).
    case small
    /// The capsule of Control Center, two cells wide (composed 11.3).
    case wide

    /// The family's name.
    package var family: String {
        switch self {
        case .gallery: "control"
        case .small: "controlSmall"
        case .wide: "controlWide"
        }
    }
    package init?(family: String) {
        guard let match = Self.allCases.first(where: { $0.family == family }) else { return nil }
        self = match
    }
}

/// A control in one of the two forms of Control Center.
///
/// Status: approximate: the circle has 60 points (composed 11.1), the capsule two of them and the gap between two cells, which is assumed.
struct PlacedControl: View {
    let control: _ControlDescription
    let form: ControlForm
    private static let cell: CGFloat = 60, gap: CGFloat = 16

    private var isOn: Bool { control.isOn == true }

    var body: some View {
        HStack(spacing: 0) {
            ControlSymbol(control: control, fills: form == .small)
                .frame(width: Self.cell, height: Self.cell)
            if form == .wide {
                VStack(alignment: .leading, spacing: 0) {
                    control.label.labelStyle(.titleOnly).showing(.words).font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
                    control.value?.labelStyle(.titleOnly).showing(.words).font(.system(size: 13)).foregroundStyle(Color(white: 1, opacity: 0.6))
                }
                .lineLimit(1)
                .padding(.trailing, 12)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(width: form == .wide ? 2 * Self.cell + Self.gap : Self.cell, height: Self.cell)
        .background(Color(white: 1, opacity: isOn && form == .small ? 0 : 0.16), in: Capsule())
        .opacity(control.isDisabled ? 0.5 : 1)
        .environment(\.colorScheme, .dark)
    }
}

/// The symbol of a control, on white where it is on (composed 11.4).
struct ControlSymbol: View {
    let control: _ControlDescription
    /// Whether the white circle fills the cell; else it is a circle inside a capsule.
    let fills: Bool

    private var isOn: Bool { control.isOn == true }

    var body: some View {
        Circle()
            .fill(isOn ? Color.white : Color(white: 1, opacity: fills ? 0 : 0.16))
            .padding(fills ? 0 : 10)
            .overlay {
                // The small form shows nothing but the symbol (widgetkit-behaviour J9): the value's where it has one.
                (control.isOn == nil ? control.label : control.value ?? control.label)
                    .labelStyle(.iconOnly)
                    .showing(.symbol)
                    .font(.system(size: fills ? 24 : 18, weight: .medium))
                    .foregroundStyle(isOn ? control.tint ?? .accentColor : .white)
            }
    }
}
