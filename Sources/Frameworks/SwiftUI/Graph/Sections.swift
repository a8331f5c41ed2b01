// Status of this file: exact, but for where sections lie in sections: the views are told of the outer one.

/// Where in which section a view stands.
struct SectionPlace {
    enum Part: Hashable { case header, content, footer }
    var id: ViewIdentity
    var part: Part
    /// What is given to the section as a whole.
    var container = ContainerValues()
}

/// A section that a view is made of: its header, content and footer taken apart.
public nonisolated struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let base: AnyHashable
    }
    public let id: ID
    /// What is given to the section as a whole.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    public let content: SubviewsCollection
}

/// The sections that a view is made of; views side by side that stand in none are a section without header and footer.
public nonisolated struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
    init<Base: View>(of view: Base, _ inputs: _ViewInputs) {
        var runs: [[Subview]] = []
        for subview in SubviewsCollection(of: view, inputs).subviews {
            if let last = runs.last?.last, last.section?.id == subview.section?.id {
                runs[runs.count - 1].append(subview)
            } else {
                runs.append([subview])
            }
        }
        sections = runs.compactMap { run in
            guard let first = run.first else { return nil }
            func part(_ part: SectionPlace.Part) -> SubviewsCollection { SubviewsCollection(subviews: run.filter { ($0.section?.part ?? .content) == part }) }
            let id = first.section.map { AnyHashable($0.id) } ?? AnyHashable(first.id)
            return SectionConfiguration(id: .init(base: id), containerValues: first.section?.container ?? ContainerValues(),
                                        header: part(.header), footer: part(.footer), content: part(.content))
        }
    }
}

/// The content of a group that makes something of the sections a view is made of.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: Sections
    let content: (SectionCollection) -> Content
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        Content._makeElements(content(SectionCollection(of: sections, inputs.child(0))), inputs.child(1))
    }
}

extension Group where Content: View {
    /// Makes something of the sections that a view is made of.
    nonisolated public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(sections: view, content: transform))
    }
}

/// What `ForEach(sections:)` goes over: known once the views are made.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let source: (_ViewInputs) -> SectionCollection
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        let none = SubviewsCollection(subviews: [])
        return SectionConfiguration(id: .init(base: AnyHashable(index)), containerValues: ContainerValues(), header: none, footer: none, content: none)
    }
}
extension ForEachSectionCollection: ViewPartsSource { func parts(_ inputs: _ViewInputs) -> [SectionConfiguration] { source(inputs).sections } }

extension ForEach where Content: View {
    /// A view for each of the sections that a view is made of.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection { SectionCollection(of: view, $0) }, content: content, id: { $0.id })
    }
}
