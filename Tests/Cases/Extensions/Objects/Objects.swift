import CoreData
import SwiftUI
import WidgetKit

/// A class written by hand; that of the entity Mark is generated.
@objc(Habit)
public final class Habit: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var goal: Int
    @NSManaged var marks: Set<Mark>
}

final class Storage {
    static let shared = Storage()
    let container = NSPersistentContainer(name: "Habits")
    var failure: String?

    init() {
        if let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.habits") {
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("Habits.sqlite"))]
        }
        container.loadPersistentStores { [self] _, error in failure = error?.localizedDescription }
    }

    func fill() throws {
        let context = container.viewContext
        guard try context.count(for: NSFetchRequest<Habit>(entityName: "Habit")) == 0 else { return }
        for (index, name) in ["Run", "Read"].enumerated() {
            let habit = Habit(context: context)
            habit.name = name
            habit.goal = index + 2
            for day in 0..<index + 1 {
                let mark = Mark(context: context)
                mark.day = Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
                mark.habit = habit
            }
        }
        try context.save()
    }
}

struct HabitsEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}
struct HabitsProvider: TimelineProvider {
    private var lines: [String] {
        do {
            try Storage.shared.fill()
            let request = NSFetchRequest<Habit>(entityName: "Habit")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            return try Storage.shared.container.viewContext.fetch(request).map { "\($0.name): \($0.marks.count) of \($0.goal)" }
        } catch { return [Storage.shared.failure ?? error.localizedDescription] }
    }
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: .now, lines: []) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) { completion(HabitsEntry(date: .now, lines: lines)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [HabitsEntry(date: .now, lines: lines)], policy: .never))
    }
}

@main struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: HabitsProvider()) { entry in
            HabitsView(entry: entry).environment(\.managedObjectContext, Storage.shared.container.viewContext).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
