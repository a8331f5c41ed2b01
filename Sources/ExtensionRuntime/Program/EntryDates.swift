import Drawing
import FindingTable
import Foundation
import PinnedWorld
import WidgetKit

/// Entries are kept with their dates: a date that is computed anew at each reading means something else each time.
@MainActor enum EntryDates {
    /// Reads the dates a second time, a second later on the simulated clock.
    static func findings(_ entries: [Any], first: [Double], widget: String) -> [Finding] {
        guard entries.contains(where: { $0 is any TimelineEntry }) else { return [] }
        let now = Date().timeIntervalSince1970
        PinnedWorld.setClock(now + 1)
        let second = entries.prefix(20).map { ($0 as? any TimelineEntry)?.date.timeIntervalSince1970 }
        PinnedWorld.setClock(now)
        guard let changed = second.indices.first(where: { second[$0] != nil && second[$0] != first[$0] }) else { return [] }
        return [FindingCode.entryDateNotStored.finding("The date of entry \(changed) is another one each time it is read, so that the system cannot tell when to show the entry.", widget: widget)]
    }
}
