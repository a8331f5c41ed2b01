/// Which entry of a timeline is shown from when on.
///
/// The latest entry whose date has come is shown; where all lie ahead, the earliest at once (widgetkit-behaviour B4). Entries in the
/// past are skipped to the latest of them (B5). Their order in the array does not count; of entries of one date the last one does (assumed).
struct EntrySchedule: Hashable {
    struct Step: Hashable {
        /// Seconds since 1970-01-01.
        var at: Double
        /// The entry's place in the provider's array.
        var entry: Int
    }
    /// Ascending; the first at the moment of delivery. Empty for a timeline without entries.
    let steps: [Step]

    /// - Parameter distance: seconds between two changes; an entry that comes sooner is shown later, or never where the next is due by then.
    init(dates: [Double], from start: Double, distance: Double) {
        let order = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
        guard let earliest = order.first else { steps = []; return }
        let passed = order.filter { dates[$0] <= start }
        // Of the earliest ones of one date the last, as everywhere.
        let first = passed.last ?? order.last { dates[$0] == dates[earliest] } ?? earliest
        var steps = [Step(at: start, entry: first)]
        let coming = order.filter { dates[$0] > max(start, dates[first]) }
        for (position, entry) in coming.enumerated() {
            let at = max(dates[entry], steps[steps.count - 1].at + distance)
            if position + 1 < coming.count, dates[coming[position + 1]] <= at { continue }
            steps.append(Step(at: at, entry: entry))
        }
        self.steps = steps
    }

    /// The place in `steps` of what is shown at a moment; nil before the delivery.
    func step(at moment: Double) -> Int? {
        var low = 0, high = steps.count
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].at <= moment { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
