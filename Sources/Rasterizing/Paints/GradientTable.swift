import Drawing

/// The colours of a gradient at 1,024 places from its start to its end, as premultiplied pixels.
final class GradientTable {
    static let size = 1024
    let colors: [UInt32]
    let isOpaque: Bool

    init(_ stops: [GradientStop], _ space: GradientInterpolation) {
        guard !stops.isEmpty else {
            colors = Array(repeating: 0, count: Self.size)
            isOpaque = false
            return
        }
        // A stop before its forerunner stands where that one does.
        var places: [Double] = []
        for stop in stops {
            let place = stop.location.isNaN ? 0 : stop.location
            places.append(max(place, places.last ?? -.infinity))
        }
        let mixed = stops.map { ColorMixing.mixable($0.color, space) }
        var made: [UInt32] = []
        made.reserveCapacity(Self.size)
        var next = 0
        for index in 0..<Self.size {
            let place = Double(index) / Double(Self.size - 1)
            while next < places.count, places[next] <= place { next += 1 }
            if next == 0 {
                made.append(Pixel.premultiplied(stops[0].color))
            } else if next == places.count {
                made.append(Pixel.premultiplied(stops[next - 1].color))
            } else {
                let fraction = Float((place - places[next - 1]) / (places[next] - places[next - 1]))
                made.append(ColorMixing.pixel(mixed[next - 1] + (mixed[next] - mixed[next - 1]) * fraction, space))
            }
        }
        colors = made
        isOpaque = made.allSatisfy { $0 >> 24 == 255 }
    }
}

/// Tables of the gradients drawn lately.
struct GradientTables {
    private struct Key: Hashable { var stops: [GradientStop]; var space: GradientInterpolation }
    private var tables: [Key: GradientTable] = [:]

    mutating func table(_ stops: [GradientStop], _ space: GradientInterpolation) -> GradientTable {
        let key = Key(stops: stops, space: space)
        if let known = tables[key] { return known }
        if tables.count >= 64 { tables.removeAll(keepingCapacity: true) }
        let table = GradientTable(stops, space)
        tables[key] = table
        return table
    }
}
