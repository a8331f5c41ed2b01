/// The space between lines that a text style has beside the font's own line height.
///
/// A style's lines stand `line height (HIG)` apart; SF's ascent and descent together are less, and the rest is leading. It stands
/// between lines only (text-styles, tables A and D, seen). A size without a style has none.
enum TextStyleLeading {
    /// Points for a font of `size` that comes from a style; 0 for styles or type sizes that are not known.
    static func leading(style: String, typeSize: String?, size: Double) -> Double {
        guard let row = table[style == "title1" ? "title" : style == "caption1" ? "caption" : style] else { return 0 }
        let column = typeSize.flatMap { typeSizes.firstIndex(of: $0) } ?? 3
        let (points, lineHeight) = row[column]
        // Where the style's lines are closer than the letters are high (caption2), SwiftUI adds nothing (assumed).
        return max(0, (lineHeight - points * SFMetrics.lineHeight) * size / points)
    }

    private static let typeSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
                                    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]

    /// Size and distance of lines in points, by Dynamic Type size.
    private static let table: [String: [(Double, Double)]] = [
        "largeTitle": [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)],
        "title": [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)],
        "title2": [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)],
        "title3": [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)],
        "headline": [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
        "body": [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
        "callout": [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)],
        "subheadline": [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)],
        "footnote": [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)],
        "caption": [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)],
        "caption2": [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)],
    ]
}

/// SF Pro's vertical measures per em (text-styles, table C): 1950, 494, 1443 and 1078 of 2048.
enum SFMetrics {
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let xHeight = 1078.0 / 2048
    static let lineHeight = ascent + descent
}
