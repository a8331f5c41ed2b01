import Drawing
internal import CCallSite

/// A view that opens a URL in the app.
///
/// Status: exact. It looks as the style of buttons around it says. In small widgets links work from iOS 17 on, in accessory families never (layout-rules 7.19): there the tap is
/// the widget's, and a finding says so.
public nonisolated struct Link<Content: View>: PrimitiveView {
    let destination: URL
    let content: Content
    let source: SourceAddress
    @inline(never) public init(destination: URL, @ViewBuilder label: () -> Content) {
        self.destination = destination
        content = label()
        source = vitrine_return_address()
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        let family = inputs.environment.widgetFamily
        let hasEffect = inputs.environment.widgetContainer == nil || !(family.isAccessory || (family == .systemSmall && inputs.environment.systemMajorVersion < 17))
        if !hasEffect {
            inputs.graph.report(Finding(code: "link-without-effect", severity: .warning, basis: .doc,
                                        message: "A Link has no effect in \(family) on this system: the tap is the whole widget's.",
                                        fix: "Use widgetURL for this family.", source: source))
        }
        var semantics = ElementSemantics()
        semantics.role = "link"
        semantics.action = hasEffect ? .open(url: destination.absoluteString) : nil
        return look(inputs.environment).modified(SemanticModifier(semantics: semantics, name: "Link"), source).makeElements(inputs.child(0))
    }

    /// The label as the style of buttons around it says, for a link is one; where none says anything, in the accent colour, unless
    /// there is a foreground style (layout-rules 7.19; `buttonStyle(.plain)` is how widgets keep their own colours).
    private func look(_ environment: EnvironmentValues) -> AnyView {
        guard environment.hasButtonStyle else {
            return AnyView(content.modified(EnvironmentChange { if $0.foregroundStyles.isEmpty { $0.foregroundStyles = [AnyShapeStyle(TintShapeStyle())] } }, source))
        }
        let configuration = ButtonStyleConfiguration(role: nil, label: .init(AnyView(content)), isPressed: false), style = environment.buttonStyle.make
        return onMainActor { style(configuration) }
    }
}

extension Link where Content == Text {
    @inline(never) public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
    @_disfavoredOverload
    @inline(never) public init(_ titleResource: LocalizedStringResource, destination: URL) { self.init(destination: destination) { Text(titleResource) } }
}
