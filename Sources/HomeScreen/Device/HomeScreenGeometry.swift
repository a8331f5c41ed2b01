import DeviceProfiles
import Drawing

/// Where things stand on a device's screens, in points.
///
/// Measured are phones of 393 and 402 points (composed 1, 7, 12; widget-sizes G); others follow from the sizes of their widgets: a large
/// widget is a small one and a row's pitch, a medium one a small one and two columns (composed 1.8).
struct HomeScreenGeometry: Hashable, Sendable {
    struct Family: Hashable, Sendable {
        /// On the screen; on an iPad smaller than the extension lays it out.
        var size: Size
        var cornerRadius: Double
        var columns, rows: Int
    }
    struct Dock: Hashable, Sendable {
        var frame: Rect
        var cornerRadius, icon, gap: Double
    }
    struct Lock: Hashable, Sendable {
        var dateTop, clockTop, clockSize: Double
        var slotLeft, slotTop, slotPitch: Double
        var slot: Size
    }

    var front: DeviceFront
    var statusHeight: Double
    var islandTop: Double
    /// The upper leading corner of the first cell.
    var origin: Point
    var cell: Size
    var columns, rows: Int
    var dock: Dock
    var lock: Lock
    /// What is shown of the size that the extension lays out: 1 on phones.
    var factor: Double
    var families: [WidgetFamilyName: Family]

    init(_ simulated: SimulatedDevice) {
        let device = simulated.device, major = simulated.system.majorVersion, screen = device.screen
        let isPad = device.idiom == .pad, corner = device.screenCornerRadius
        front = device.front
        factor = isPad ? Self.padFactors[Int(screen.width)] ?? 0.88 : 1
        let factor = factor
        func size(_ family: WidgetFamilyName) -> Size? { simulated.geometry(of: family).map { Size(width: $0.size.width * factor, height: $0.size.height * factor) } }
        let small = size(.systemSmall) ?? Size(width: 158, height: 158), medium = size(.systemMedium) ?? Size(width: small.width * 2 + 22, height: small.height)
        let large = size(.systemLarge) ?? Size(width: medium.width, height: small.height * 2 + 38)
        // On an iPad a small widget is a cell; on a phone it covers two times two icons.
        let parts = isPad ? 1.0 : 2.0
        let pitch = Size(width: medium.width - small.width, height: large.height - small.height)
        cell = Size(width: pitch.width / parts, height: pitch.height / parts)

        switch front {
        case .island: statusHeight = screen.width >= 402 && screen.width != 430 ? 62 : 59
        case .notch: statusHeight = screen.width == 414 ? 48 : 47
        case .homeButton: statusHeight = 20
        case .plain: statusHeight = 24
        }
        islandTop = screen.width >= 402 && screen.width != 430 ? 14 : 11.33

        let inset = isPad ? 0 : corner == 0 ? 0 : screen.width > 393 ? 17.0 : 12
        let icon = isPad ? 60.0 : major >= 26 && corner > 0 ? 64 : 60
        if isPad {
            dock = Dock(frame: Rect(x: screen.width / 2 - 170, y: screen.height - 98, width: 340, height: 86), cornerRadius: 28, icon: icon, gap: 20)
        } else {
            let height = corner == 0 ? 96 : major >= 26 ? (screen.width > 393 ? 103.3 : 109) : 97
            dock = Dock(frame: Rect(x: inset, y: screen.height - height - inset, width: screen.width - 2 * inset, height: height),
                        cornerRadius: corner == 0 ? 0 : max(24, (corner - inset) * 0.88), icon: icon, gap: screen.width * 0.22 - icon)
        }

        let gap = Size(width: pitch.width - small.width, height: pitch.height - small.height)
        if isPad {
            // Five by six in portrait, as far as there is room; in the middle of what the status bar and the dock leave (assumed).
            let room = Size(width: screen.width - 16, height: dock.frame.minY - 34 - statusHeight)
            columns = min(5, max(1, Int((room.width + gap.width) / cell.width)))
            rows = min(6, max(1, Int((room.height + gap.height) / cell.height)))
            origin = Point(x: (screen.width - Double(columns) * cell.width + gap.width) / 2, y: statusHeight + (room.height - Double(rows) * cell.height + gap.height) / 2)
        } else {
            let top = Self.tops[Int(screen.height)] ?? (corner == 0 ? 30 : screen.height * 0.094)
            columns = 4
            rows = max(1, Int((dock.frame.minY - top) / cell.height))
            origin = Point(x: (screen.width - Double(columns) * cell.width + gap.width) / 2, y: top)
        }
        origin = Point(x: (origin.x * device.scale).rounded() / device.scale, y: (origin.y * device.scale).rounded() / device.scale)

        let circle = size(.accessoryCircular) ?? Size(width: 58, height: 58), slots = isPad ? 4.0 : 4.0
        let scale = isPad ? 0.8 : screen.height / 874
        let shift = corner == 0 && !isPad ? -34.0 : 0
        let side = isPad ? (screen.width - 340) / 2 : 36.0
        lock = Lock(dateTop: 84 * scale + shift, clockTop: 109 * scale + shift, clockSize: 100 * scale, slotLeft: side, slotTop: 221 * scale + shift,
                    slotPitch: (screen.width - 2 * side - circle.width) / (slots - 1), slot: circle)

        families = Dictionary(uniqueKeysWithValues: simulated.families.compactMap { family in
            guard let geometry = simulated.geometry(of: family), let size = size(family) else { return nil }
            let cells = Self.cells[family] ?? (1, 1), unit = isPad || !family.isSystemFamily ? 1 : 2
            return (family, Family(size: size, cornerRadius: geometry.cornerRadius * factor, columns: cells.0 * unit, rows: cells.1 * unit))
        })
    }

    /// In small widgets; accessories in places of the Lock Screen.
    private static let cells: [WidgetFamilyName: (Int, Int)] = [
        .systemSmall: (1, 1), .systemMedium: (2, 1), .systemLarge: (2, 2), .systemExtraLarge: (4, 2), .systemExtraLargePortrait: (2, 3),
        .accessoryCircular: (1, 1), .accessoryRectangular: (2, 1), .accessoryInline: (1, 1),
    ]

    /// The first row by the screen's height (widget-sizes G, composed 1.6, 1.7).
    private static let tops: [Int: Double] = [956: 92, 932: 92, 874: 90, 852: 80.33, 844: 77, 926: 82, 896: 76, 812: 71, 736: 38, 667: 30, 568: 29.5]

    /// Widths of iPads to what is shown of a small widget's size (widget-sizes B).
    private static let padFactors: [Int: Double] = [768: 0.8511, 744: 0.8511, 810: 0.8493, 820: 0.8774, 834: 0.8774, 954: 1, 970: 1, 1024: 0.9412, 1192: 1, 1032: 0.9412]
}
