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
            Circle()
                .fill(isOn ? Color.white : Color(white: 1, opacity: 0.16))
                .frame(width: 60, height: 60)
                .overlay {
                    // The small form shows nothing but the symbol (widgetkit-behaviour J9): the value's where it has one.
                    (control.isOn == nil ? control.label : control.value ?? control.label)
                        .labelStyle(.iconOnly)
                        .font(.system(size: 24, weight: .medium))
                        .foregroundStyle(isOn ? control.tint ?? .accentColor : .white)
                }
            control.label
                .labelStyle(.titleOnly)
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

/// How controls are drawn.
package enum ControlDrawing {
    /// A tile with its name, in points.
    package static var size: CGSize { ControlTile.size }
}

extension ControlWidget {
    /// What the control declares. Not for use by apps.
    package func _previewDeclaration() -> _WidgetDeclaration { body._declaration() }
}
