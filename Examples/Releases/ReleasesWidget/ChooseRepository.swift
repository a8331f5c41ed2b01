import AppIntents

/// Which repository the widget follows, and which of its notes it shows.
struct ChooseRepository: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Repository"
    static let description = IntentDescription("The repository whose releases the widget shows.")

    @Parameter(title: "Repository")
    var repository: RepositoryEntity?

    @Parameter(title: "Notes", default: .everything)
    var notes: NotesFilter

    /// The small size has no room for notes.
    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Follow \(\.$repository)")
        } otherwise: {
            Summary("Follow \(\.$repository)") {
                \.$notes
            }
        }
    }
}

enum NotesFilter: String, AppEnum {
    case everything, additions, fixes

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Notes"
    static let caseDisplayRepresentations: [NotesFilter: DisplayRepresentation] = [
        .everything: "Everything", .additions: "New and Improved", .fixes: "Fixes",
    ]

    var kinds: Set<Highlight.Kind> {
        switch self {
        case .everything: [.added, .improved, .fixed]
        case .additions: [.added, .improved]
        case .fixes: [.fixed]
        }
    }
}

/// A repository as the edit sheet offers it.
struct RepositoryEntity: AppEntity {
    var repository: Repository

    var id: String { repository.path }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Repository"
    static let defaultQuery = RepositoryQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(repository.displayName)", subtitle: "\(repository.path)")
    }
}

/// Offers the known repositories, and takes any that is typed as owner/name.
struct RepositoryQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [RepositoryEntity] {
        identifiers.compactMap(Repository.init(path:)).map(RepositoryEntity.init)
    }

    func entities(matching string: String) async throws -> [RepositoryEntity] {
        let known = Repository.known.filter { $0.path.localizedCaseInsensitiveContains(string) }
        let typed = Repository(path: string).map { [$0] } ?? []
        return (known + typed.filter { !known.contains($0) }).map(RepositoryEntity.init)
    }

    func suggestedEntities() async throws -> [RepositoryEntity] {
        Repository.known.map(RepositoryEntity.init)
    }

    func defaultResult() async -> RepositoryEntity? {
        RepositoryEntity(repository: .chosen)
    }
}
