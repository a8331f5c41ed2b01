import SwiftUI
import WidgetKit

/// The names of the frameworks that the other files do not use: members, values and environment keys, once each.
struct NameShapes: View {
    @Environment(\.activityFamily) private var activityFamily
    @Environment(\.isActivityFullscreen) private var isFullscreen
    @Environment(\.showsWidgetLabel) private var showsLabel
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Bindable private var model = Observed()
    let family: WidgetFamily = .accessoryCorner
    let tall: WidgetFamily = .systemExtraLargePortrait
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let designs: [Font.Design] = [.default, .rounded, .serif, .monospaced]
    let fonts: [Font] = [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
    let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black, .white, .clear, .primary, .secondary, .accentColor]
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
    let blends: [BlendMode] = [.normal, .multiply, .screen, .overlay, .plusLighter, .plusDarker]
    let categories: [ContentSizeCategory] = [.extraSmall, .small, .medium, .large, .extraLarge, .accessibilityExtraExtraExtraLarge]
    let sizes: [DynamicTypeSize] = [.xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge]
    let alignments: [Alignment] = [.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing]
    let schemes: [ColorScheme] = [.light, .dark]
    let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    let visibilities: [Visibility] = [.automatic, .visible, .hidden]
    let edges: [Edge] = [.top, .leading, .bottom, .trailing]
    let content: [ContentMode] = [.fit, .fill]
    let guide: HorizontalAlignment = .leading
    let level: HierarchicalShapeStyle = .quaternary
    let transaction = Transaction(animation: .easeInOut(duration: 1))

    private func width(_ proxy: GeometryProxy) -> CGFloat { proxy.size.width }
    private func style(_ isOn: Bool) -> any ShapeStyle { isOn ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.background) }
    private func reload(_ policy: TimelineReloadPolicy, _ context: TimelineProviderContext) {
        WidgetCenter.shared.getCurrentConfigurations { (result: Result<[WidgetInfo], any Error>) in
            if case .success(let widgets) = result { _ = widgets.map(\.kind) }
        }
    }

    var body: some View {
        VStack {
            Rectangle().fill(.thinMaterial).background(.thickMaterial).background(.ultraThickMaterial).background(.quaternary).background(.separator).background(.link)
            Image(systemName: "star").symbolRenderingMode(.multicolor).symbolRenderingMode(.palette).symbolRenderingMode(.monochrome)
            Image("name").renderingMode(.original).widgetAccentedRenderingMode(.accentedDesaturated)
            Image("name").widgetAccentedRenderingMode(.accented)
            Image("name").widgetAccentedRenderingMode(.fullColor)
            Text(Date(timeIntervalSince1970: 0), style: .timer).redacted(reason: .privacy).accessibilityElement(children: .ignore)
            Color.clear.containerShape(.containerRelative).environment(\.backgroundMaterial, .regular)
            Text(verbatim: "\(Color.orange) \(Color.cyan) \(Color.purple) \(Color.pink) \(Color.indigo) \(Color.primary) \(Color(.separator))").onDrop(of: ["public.text"], delegate: Drop())
        }
    }
}

@Observable private final class Observed { var count = 0 }

private struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.location.x > 0 }
}

private struct Tinted: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.white : Color.black }
}

private struct Progress: Shape, Animatable {
    var value = 0.5
    var animatableData: Double { get { value } set { value = newValue } }
    func path(in rect: CGRect) -> Path { Path(Path(rect).boundingRect) }
}

#Preview { NameShapes() }
