@testable import SwiftUI

/// The gallery's sections, and what it leaves out.
enum Gallery {
    @MainActor static let sections: [GallerySection] = [text, time, layout, shapes, paint, effects, images, graph]

    /// Views and modifiers without a picture, and why.
    static let without: [String: String] = [
        "EmptyView": "draws nothing",
        "TupleView": "the type of several views in a builder; every example holds one",
        "ModifiedContent": "the type of a view with a modifier",
        "FillShapeView": "the type of a filled shape", "StrokeShapeView": "the type of a stroked shape", "StrokeBorderShapeView": "the type of a shape with a border",
        "OffsetShape": "what `Shape.offset` makes", "RotatedShape": "what `Shape.rotation` makes", "ScaledShape": "what `Shape.scale` makes", "TransformedShape": "what `Shape.transform` makes",
        "HierarchicalShapeStyleModifier": "the type of `.secondary` and others of a style",
        "DefaultGlassEffectShape": "the shape of `glassEffect` without one",
        "SelectionShapeStyle": "the colour of selected text, which a widget has none of", "WindowBackgroundShapeStyle": "the background of windows of a Mac",
        "View.animation": "says how a change moves; a picture shows a moment", "View.transaction": "says how a change moves", "View.transition": "says how a view comes and goes", "View.contentTransition": "says how content changes",
        "View.geometryGroup": "says how a change of place moves", "View.invalidatableContent": "says what waits while an intent runs", "View.glassEffectID": "says how glass moves", "PlaceholderContentView": "the view inside an animator or transition",
        "Shape.sizeThatFits": "what a shape of one's own may say of its size", "ShapeStyle.resolve": "what a style of one's own says",
        "View.contentMargins": "the margins of an app's scroll views",
        "View.onPreferenceChange": "runs code; `State` shows what it can do",
    ]

    @MainActor static var files: [String] { sections.flatMap { section in GalleryVariant.all(of: section).map { "\(section.file)-\($0.name).png" } } + ["TextSizes-light.png", "TextSizes-dark.png"] }

    /// Documentation/Gallery/README.md.
    @MainActor static var listing: String {
        var lines = [
            "# Gallery", "",
            "Every view and modifier of SwiftUI's core, as Vitrine draws it: light, dark, and in right-to-left order; dates and timers in six languages; and texts at the sizes widgets use.",
            "This page and its pictures are written by `VITRINE_RECORD_GALLERY=Documentation/Gallery ./test --filter GalleryTests`; a test fails where a view or modifier has",
            "neither an example nor a reason. Charts have [a gallery of their own](Charts/README.md).", "",
        ]
        for section in sections {
            lines += ["## \(section.title)", ""]
            lines += GalleryVariant.all(of: section).map { "![\(section.title), \($0.name)](\(section.file)-\($0.name).png)" }
            lines += ["", "| shown by | views and modifiers |", "| --- | --- |"]
            lines += section.examples.map { "| \($0.title) | \($0.shows.map { "`\($0)`" }.joined(separator: ", ")) |" }
            lines.append("")
        }
        lines += ["## Text sizes", "", "xSmall, large, xxxLarge, accessibility1, accessibility3 and accessibility5, from left to right.", "", "![Text sizes, light](TextSizes-light.png)", "![Text sizes, dark](TextSizes-dark.png)", ""]
        lines += ["## Without a picture", "", "| view or modifier | why |", "| --- | --- |"]
        lines += without.sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value) |" }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The text sizes that widgets use, one beside the other: styles, a label, wrapping and truncated text, a row that must make do.
struct TextSizesSheet: View {
    static let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5]
    static let size = SwiftUI.CGSize(width: 1000, height: 480)
    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            ForEach(Self.sizes, id: \.self) { size in
                VStack(alignment: .leading, spacing: 6) {
                    Text(verbatim: "\(size)").font(.system(size: 9)).foregroundStyle(.secondary)
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Large title").font(.largeTitle)
                        Text("Title").font(.title)
                        Text("Headline").font(.headline)
                        Text("Body").font(.body)
                        Text("Footnote").font(.footnote)
                        Text("Caption 2").font(.caption2)
                    }
                    .lineLimit(1)
                    Label("Reload", systemImage: "arrow.clockwise").font(.subheadline)
                    Text("Rain stops in a quarter of an hour").font(.callout).lineLimit(2)
                    HStack { Text("Steps").font(.caption); Spacer(); Text("12,345").font(.caption).bold().monospacedDigit() }.lineLimit(1).minimumScaleFactor(0.6)
                    ProgressView(value: 0.4)
                    Spacer(minLength: 0)
                }
                .padding(8)
                .frame(width: 156, height: 464, alignment: .topLeading)
                .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
                .dynamicTypeSize(size)
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemBackground))
    }
}
