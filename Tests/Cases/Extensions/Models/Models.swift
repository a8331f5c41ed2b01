import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

@Model final class Chore {
    @Attribute(.unique) var name: String
    var added: Date
    var isDone = false
    var list: ChoreList?
    init(name: String, added: Date) {
        self.name = name
        self.added = added
    }
}

@Model final class ChoreList {
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \Chore.list) var chores: [Chore] = []
    init(title: String) { self.title = title }
}

enum Store {
    static let container: ModelContainer = {
        do { return try ModelContainer(for: ChoreList.self) } catch { fatalError("\(error)") }
    }()
}

extension Store {
    /// Adds a chore on the main context, which saves by itself.
    @MainActor static func add() throws {
        let context = container.mainContext
        let list = try context.fetch(FetchDescriptor<ChoreList>()).first ?? ChoreList(title: "Home")
        context.insert(list)
        list.chores.append(Chore(name: "Chore \(list.chores.count + 1)", added: .now))
    }
}

struct AddChore: AppIntent {
    static var title: LocalizedStringResource = "Add"
    @MainActor func perform() async throws -> some IntentResult {
        try Store.add()
        return .result()
    }
}

struct ChoresView: View {
    @Query(sort: \Chore.name) private var chores: [Chore]
    @Query private var lists: [ChoreList]
    var body: some View {
        VStack {
            Text(chores.isEmpty ? "Nothing to do" : "\(chores.count) of \(lists.first?.title ?? "")")
            ForEach(chores) { Text($0.name) }
            Button("Add", intent: AddChore())
        }
    }
}

struct ChoresEntry: TimelineEntry { let date: Date }
struct ChoresProvider: TimelineProvider {
    func placeholder(in context: Context) -> ChoresEntry { ChoresEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (ChoresEntry) -> Void) { completion(ChoresEntry(date: .now)) }
    /// Every timeline finds one chore more.
    func getTimeline(in context: Context, completion: @escaping (Timeline<ChoresEntry>) -> Void) {
        Task { @MainActor in
            try Store.add()
            finish(completion)
        }
    }
    private func finish(_ completion: (Timeline<ChoresEntry>) -> Void) {
        completion(Timeline(entries: [ChoresEntry(date: .now)], policy: .never))
    }
}

@main struct ChoresWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Chores", provider: ChoresProvider()) { _ in
            ChoresView().modelContainer(Store.container).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
