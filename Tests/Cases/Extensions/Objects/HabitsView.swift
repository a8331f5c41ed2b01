import CoreData
import SwiftUI
import WidgetKit

struct HabitsView: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Mark.day, ascending: true)], predicate: NSPredicate(format: "habit.goal >= %d", 3))
    private var marks: FetchedResults<Mark>
    /// Named as the template names it, in another file than the provider.
    var entry: HabitsProvider.Entry
    var body: some View {
        VStack {
            ForEach(entry.lines, id: \.self) { Text($0) }
            Text("\(marks.count) marks of great goals")
        }
    }
}
