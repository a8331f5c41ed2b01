/// A slice of a pie or donut: its angle is its share of all slices, clockwise from the top.
///
/// Status: exact.
public nonisolated struct SectorMark: PrimitiveContent {
    private let angle: Datum
    private let geometry: SectorGeometry

    nonisolated public init<A: Plottable>(angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) {
        self.angle = angle.datum
        geometry = SectorGeometry(innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(angularInset ?? 0, 0))
    }

    func collect(into collector: _MarkCollector) { collector.add(.sector(geometry), x: MarkPosition(angle)) }
}

/// The radii of a slice, and by how many points its straight edges are moved inwards.
struct SectorGeometry {
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    var angularInset: CGFloat

    /// The radii for the largest radius that the plot has room for. A ratio of the inner one refers to the outer one; an inset is
    /// taken from the largest.
    func radii(largest: CGFloat) -> (inner: CGFloat, outer: CGFloat) {
        let outer: CGFloat = switch outerRadius.kind {
        case .automatic: largest
        case .fixed(let radius): radius
        case .ratio(let share): largest * share
        case .inset(let inset): largest - inset
        }
        let inner: CGFloat = switch innerRadius.kind {
        case .automatic: 0
        case .fixed(let radius): radius
        case .ratio(let share): outer * share
        case .inset(let inset): outer - inset
        }
        return (min(max(inner, 0), max(outer, 0)), max(outer, 0))
    }
}
