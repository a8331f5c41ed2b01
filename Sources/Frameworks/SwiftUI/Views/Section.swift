/// A header, content and a footer.
///
/// Status: exact outside of lists, which a widget refuses: the parts follow each other in the container around them.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { self.init(header: header(), content: content(), footer: footer()) }
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: footer) }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        func marked(_ elements: [_ViewElement], _ part: SectionPlace.Part) -> [_ViewElement] {
            for element in elements { element.traits.section = SectionPlace(id: inputs.identity, part: part) }
            return elements
        }
        return marked(Parent._makeElements(header, inputs.child(0)), .header) + marked(Content._makeElements(content, inputs.child(1)), .content)
            + marked(Footer._makeElements(footer, inputs.child(2)), .footer)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(header: EmptyView(), content: content(), footer: footer()) }
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: footer) }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(header: header(), content: content(), footer: EmptyView()) }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: EmptyView()) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(header: Text(titleResource), content: content(), footer: EmptyView()) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}
