// Status of this file: exact.

/// Sizes of the text styles by Dynamic Type size (text-styles, table A).
public enum TextStyleTable {
    /// Dynamic Type sizes in the order of the columns.
    public static let typeSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]

    /// Points per em, by style, in the order of `typeSizes`.
    static let sizes: [String: [Double]] = [
        "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Points per em of a style ("body") at a Dynamic Type size ("large"); nil for names that do not exist.
    public static func size(style: String, typeSize: String) -> Double? {
        guard let row = sizes[style], let column = typeSizes.firstIndex(of: typeSize) else { return nil }
        return row[column]
    }

    /// 400 or 600: only the headline is semibold.
    public static func weight(style: String) -> Int { style == "headline" ? 600 : 400 }
    /// The weight of the style's bold variant.
    public static func boldWeight(style: String) -> Int { ["largeTitle", "title", "title2", "headline"].contains(style) ? 700 : 600 }
}
