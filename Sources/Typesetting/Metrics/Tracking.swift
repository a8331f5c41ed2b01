/// The space that the system adds after each letter of its own font, by size (text-styles, table B; doc: HIG, Typography).
enum Tracking {
    /// Points after each letter of SF Pro, linear between the sizes of the table.
    static func standard(size: Double) -> Double { value(in: text, size: size) }

    /// Points after each letter of SF Pro Rounded, which is cut narrow and spaced by size (assumed).
    static func rounded(size: Double) -> Double { value(in: round, size: size) }

    private static func value(in table: [(size: Double, points: Double)], size: Double) -> Double {
        guard size > table[0].size else { return table[0].points * size / table[0].size }
        var low = 0, high = table.count - 1
        guard size < table[high].size else { return table[high].points }
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle].size <= size { low = middle } else { high = middle }
        }
        let (a, b) = (table[low], table[high])
        return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
    }

    private static let text: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
        (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4),
        (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
        (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31),
        (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
        (84, 0), (88, 0), (92, 0), (96, 0),    ]

    private static let round: [(size: Double, points: Double)] = [
        (6, 0.51), (8, 0.57), (10, 0.57), (12, 0.54), (14, 0.48), (15, 0.44), (16, 0.41), (17, 0.37), (20, 0.36), (24, 0.35),
        (28, 0.36), (34, 0.38), (40, 0.37), (48, 0.35), (60, 0.26), (72, 0.14), (80, 0),
    ]
}
