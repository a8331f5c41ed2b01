extension FindingCode {
    public static let containerBackgroundMissing = FindingCode("container-background-missing", .error, .doc,
        title: "The widget declares no container background",
        cause: "From iOS 17 the system wants to know which part of a widget is its background. A widget that does not say so is replaced by a message of the system, in the gallery and on the Home Screen. It is enough that one branch or one family misses it.",
        example: """
            struct ReleasesView: View {
                var body: some View {
                    Text("1.4").background(Color.blue)   // an ordinary background
                }
            }
            """,
        fix: "Add .containerBackground(for: .widget) { ... } to the root of the view, in every branch and family.")

    public static let noSupportedFamily = FindingCode("no-supported-family", .error, .doc,
        title: "The widget supports no family",
        cause: "A widget without a family is offered nowhere: supportedFamilies(_:) was given an empty list.",
        example: "StaticConfiguration(kind: \"Releases\", provider: Provider()) { ReleasesView(entry: $0) }\n    .supportedFamilies([])",
        fix: "Name at least one family in supportedFamilies(_:), or leave the modifier out.")

    public static let kindNotConstant = FindingCode("kind-not-constant", .error, .seen,
        title: "The widget's kind changes from one start of the extension to the next",
        cause: "A placed widget is found again by its kind. When the string is made at run time, every placed widget is orphaned: it gets no new content and its taps do nothing.",
        example: "struct ReleasesWidget: Widget {\n    let kind = UUID().uuidString\n}",
        fix: "Make the kind a constant string and never change it.")

    public static let kindDuplicate = FindingCode("kind-duplicate", .warning, .assumed,
        title: "Two widgets of the bundle have the same kind",
        cause: "The kind names a widget. The system cannot tell two widgets of one kind apart: one of them is missing from the gallery or draws the other's content.",
        example: "StaticConfiguration(kind: \"Widget\", ...)   // in two widgets of one bundle",
        fix: "Give each widget of the bundle a kind of its own.")

    public static let linkWithoutEffect = FindingCode("link-without-effect", .warning, .doc,
        title: "The Link has no effect in this family",
        cause: "In systemSmall a Link has its own target only from iOS 17; in accessory families never in accessoryInline. The whole widget opens the widgetURL instead.",
        example: "Link(destination: url) { Text(\"Open\") }   // in systemSmall, on iOS 16",
        fix: "Use widgetURL(_:) for this family.")
}

extension FindingCodes {
    static let containerCodes: [FindingCode] = [.containerBackgroundMissing, .noSupportedFamily, .kindNotConstant, .kindDuplicate, .linkWithoutEffect]
}
