import Drawing

/// Draws a widget's view as the system composes it: margins, container, base and, where a phone shows one, the system's message.
@MainActor
package struct WidgetRenderer {
    package var environment: EnvironmentValues
    /// Points.
    package var size: CGSize
    package var cornerRadius: CGFloat
    /// The margins of the place, whether or not the widget keeps them.
    package var margins: EdgeInsets

    package init(environment: EnvironmentValues, size: CGSize, cornerRadius: CGFloat, margins: EdgeInsets) {
        self.environment = environment
        self.size = size
        self.cornerRadius = cornerRadius
        self.margins = margins
    }

    package func archive(_ view: AnyView, of declaration: _WidgetDeclaration) -> WidgetArchive {
        var environment = environment
        environment.widgetContentMargins = margins
        // Content margins exist from iOS 17 on (widgetkit-behaviour E7).
        let keepsMargins = environment.systemMajorVersion >= 17 && !declaration.contentMarginsDisabled
        let family = environment.widgetFamily
        if family == .accessoryInline { environment = Self.inline(environment) }

        var renderer = ViewRenderer(environment: environment, size: size)
        renderer.margins = keepsMargins ? margins : EdgeInsets()
        renderer.cornerRadius = cornerRadius
        if !family.isAccessory && environment.showsWidgetContainerBackground { renderer.base = ContainerBase.color }
        _ = MissingColors.take()
        let drawing = renderer.drawing(of: view)
        var archive = drawing.archive
        archive.findings += MissingColors.take() + MissingAssets.take()
        if drawing.widgetURLCount > 1 {
            archive.findings.append(Finding(code: "widget-url-several", severity: .warning, basis: .doc,
                                            message: "The view sets widgetURL \(drawing.widgetURLCount) times; which one a tap opens is undefined.",
                                            fix: "Keep one widgetURL at the root, and use Link for the parts."))
        }
        guard environment.systemMajorVersion >= 17, !drawing.hasContainerBackground else { return archive }
        return message(renderer, archive)
    }

    /// What a phone shows instead of a view without a container background (composed 13.1).
    private func message(_ renderer: ViewRenderer, _ drawn: WidgetArchive) -> WidgetArchive {
        var renderer = renderer
        renderer.margins = EdgeInsets()
        renderer.environment.redactionReasons = []
        var archive = renderer.archive(SystemMessage())
        archive.widgetURL = drawn.widgetURL
        archive.findings = drawn.findings + [Finding(code: "container-background-missing", severity: .error, basis: .doc,
                                                     message: "The view sets no container background, so a phone shows a system message instead of it.",
                                                     fix: "Add .containerBackground(for: .widget) { … } to the root of the widget's view, in every branch.")]
        return archive
    }

    /// One line of text in the Lock Screen's own font (layout-rules 8.21, composed 7.7).
    private static func inline(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.font = .system(size: 17, weight: .semibold)
        environment.lineLimit = 1
        return environment
    }
}

/// The system's own background under a widget: white, or the dark grey of the system's widgets (composed 4.1, 4.5).
enum ContainerBase {
    static let color = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white })
}

/// "Please adopt containerBackground API", as a phone shows it. The words are known, their looks are assumed.
struct SystemMessage: View {
    var body: some View {
        Text(verbatim: "Please adopt containerBackground API")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.3)
            .padding(8)
    }
}
