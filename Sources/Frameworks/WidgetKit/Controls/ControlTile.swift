/// A control as the gallery of controls shows it: a circle of 60 points with the symbol, the name in two lines below (composed 11.1).
///
/// Status: approximate. Colours are those of the gallery on a dark backdrop; a control that is on is white with the symbol in its tint
/// (composed 11.4).
struct ControlTile: View {
    let control: _ControlDescription
    /// The tile with its name, in points.
    static let size = CGSize(width: 120, height: 120)

    private var isOn: Bool { control.isOn == true }

    var body: some View {
        VStack(spacing: 8) {
            ControlSymbol(control: control, fills: true)
                .frame(width: 60, height: 60)
                .background(Color(white: 1, opacity: isOn ? 0 : 0.16), in: Circle())
            control.label
                .labelStyle(.titleOnly)
                .showing(.words)
                .font(.system(size: 13))
                .foregroundStyle(.white)
                .multilineTextAlignment(.center)
                .lineLimit(2)
        }
        .opacity(control.isDisabled ? 0.5 : 1)
        .padding(8)
        .frame(width: Self.size.width, height: Self.size.height)
        .background { Color(red: 74 / 255, green: 78 / 255, blue: 79 / 255) }
        .environment(\.colorScheme, .dark)
    }
}

extension ControlWidget {
    /// What the control declares. Not for use by apps.
    package func _previewDeclaration() -> _WidgetDeclaration { body._declaration() }
}
