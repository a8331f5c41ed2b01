extension FindingCode {
    public static let nothingDrawn = FindingCode("nothing-drawn", .warning, .seen,
        title: "The widget draws nothing",
        cause: "The view has no size, is hidden, or a condition leaves it empty. On the Home Screen it is an empty tile.",
        example: "if let release = entry.release { ReleaseView(release) }   // and nothing else",
        fix: "Draw something in every branch, for example what is missing and how to get it.")

    public static let textTruncated = FindingCode("text-truncated", .note, .seen,
        title: "A text is cut",
        cause: "The text is longer than the space it has on this device, in this type size and language.",
        example: "Text(release.name).lineLimit(1)",
        fix: "Give the text more room or lines, a minimumScaleFactor, or a shorter form with ViewThatFits.")

    public static let contentLostInMode = FindingCode("content-lost-in-mode", .warning, .doc,
        title: "A text or symbol cannot be told from its background in a rendering mode",
        cause: "On a tinted or clear Home Screen the system ignores colours and keeps their alpha; on the Lock Screen only light and dark count. A text on an opaque shape becomes one block with it. Only the container background is taken away.",
        example: "Text(\"Search\").foregroundStyle(.white).background(.blue, in: RoundedRectangle(cornerRadius: 12))",
        fix: "Where widgetRenderingMode is not .fullColor, leave the shape out or give it a low opacity; use containerBackground(for: .widget) for what fills the widget.")

    public static let imageFlattened = FindingCode("image-flattened", .warning, .doc,
        title: "A picture becomes a block of one colour on a tinted Home Screen",
        cause: "In the accented mode a picture is drawn by its alpha alone: an opaque photo is a white rectangle.",
        example: "Image(\"Cover\").resizable()",
        fix: "Add .widgetAccentedRenderingMode(.fullColor) or .desaturated to the image.")

    public static let imageTooLarge = FindingCode("image-too-large", .error, .seen,
        title: "An image is larger than a widget's archive may hold",
        cause: "The decoded picture counts at its full size, however small it is drawn. Over the device's limit the archive is refused: the widget stays grey or on its placeholder.",
        example: "Image(uiImage: UIImage(data: photo)!)   // 1536 x 2039 pixels\n    .resizable().frame(width: 90, height: 90)",
        fix: "Scale the image down to the size it is drawn at, times the display's scale, before it goes into the entry.")

    public static let assetMissing = FindingCode("asset-missing", .warning, .doc,
        title: "The extension's bundle has no asset of that name",
        cause: "Image(\"name\") and Color(\"name\") look in the extension's own catalogs, not in the app's. What is not there draws nothing.",
        example: "Image(\"Logo\")   // Logo is only in the app's Assets.xcassets",
        fix: "Add the catalog that has it to the extension's target, or the asset to the extension's catalog.")

    public static let symbolMissing = FindingCode("symbol-missing", .warning, .assumed,
        title: "No symbol of that name can be drawn",
        cause: "Either SF Symbols has no such name, or Vitrine's stand-in fonts have no picture for it. A boxed question mark takes its place.",
        example: "Image(systemName: \"shipping.box.fill\")   // it is shippingbox.fill",
        fix: "Check the name in the SF Symbols app; where it is right, only Vitrine's picture differs from the phone's.")

    public static let fontMissing = FindingCode("font-missing", .warning, .doc,
        title: "No font of that name is in the extension's bundle",
        cause: "Font.custom looks among the fonts that the extension's Info.plist lists. Where the name is unknown the system font is drawn.",
        example: "Text(\"9:41\").font(.custom(\"Lobster\", size: 20))   // not in UIAppFonts",
        fix: "Add the font file to the extension's target and to UIAppFonts in its Info.plist; use its PostScript name.")

    public static let unsupportedAPI = FindingCode("unsupported-api", .warning, .assumed,
        title: "The view uses something that Vitrine does not draw yet",
        cause: "The symbol is declared, so that the code compiles, but drawing it is not done. The picture differs from the phone's.",
        example: "Any symbol marked \"declared\" in the support table.",
        fix: "Look it up in the support table; do not trust the picture for this view.")

    public static let unsupportedView = FindingCode("unsupported-view", .error, .seen,
        title: "Widgets cannot show this view",
        cause: "Scroll views, lists, text fields and views that wrap UIKit cannot be archived. A phone draws a block with a no-entry sign in their place.",
        example: "ScrollView { Grid { ... } }",
        fix: "Use stacks and grids of a fixed number of rows.")

    public static let asyncImage = FindingCode("async-image", .warning, .doc,
        title: "AsyncImage loads nothing in a widget",
        cause: "A widget is drawn once and archived: AsyncImage, task, onAppear and state that changes later have no effect. The first phase stays.",
        example: "AsyncImage(url: entry.cover)",
        fix: "Load the data in the provider and pass it in the entry.")

    public static let requestWhileDrawing = FindingCode("request-while-drawing", .warning, .doc,
        title: "The view asks for something over the network while it is drawn",
        cause: "A widget's view is drawn once and archived. What onAppear or a view model loads comes back too late: the first state is what people see.",
        example: ".onAppear { URLSession.shared.dataTask(with: url) { data, _, _ in image = data.flatMap(UIImage.init) }.resume() }",
        fix: "Load in the provider, and pass the data in the entry.")

    public static let buttonClosure = FindingCode("button-closure", .warning, .doc,
        title: "A button with a closure does nothing in a widget",
        cause: "No code of the view runs after the widget is drawn. A tap on such a button opens the app, as a tap anywhere does.",
        example: "Button(\"Refresh\") { model.refresh() }",
        fix: "Use Button(intent:) with an AppIntent.")

    public static let toggleBinding = FindingCode("toggle-binding", .warning, .doc,
        title: "A toggle over a binding does nothing in a widget",
        cause: "No code of the view runs after the widget is drawn, so nothing can change the binding's value. A tap opens the app.",
        example: "Toggle(\"Done\", isOn: $isDone)",
        fix: "Use Toggle(isOn:intent:) with an AppIntent.")

    public static let timelineViewStatic = FindingCode("timeline-view-static", .note, .assumed,
        title: "A TimelineView does not follow its schedule in a widget",
        cause: "A widget's view is drawn once for each entry; nothing draws it again in between.",
        example: "TimelineView(.everyMinute) { Text($0.date, style: .time) }",
        fix: "Give the timeline an entry for each moment the content changes, or use a date style or timerInterval text.")

    public static let gestureIgnored = FindingCode("gesture-ignored", .warning, .doc,
        title: "A gesture does nothing in a widget",
        cause: "A widget gets no touches: only buttons and toggles with intents, links and widgetURL act. A tap elsewhere opens the app.",
        example: "Text(task.title).onTapGesture { done.toggle() }",
        fix: "Use Button(intent:), Toggle(isOn:intent:), Link or widgetURL.")

    public static let taskIgnored = FindingCode("task-ignored", .warning, .assumed,
        title: "A view's task is not waited for",
        cause: "A widget's picture is made as soon as the view's body is known. What a task loads comes too late, and nothing draws the view again.",
        example: "Text(title).task { title = await load() }",
        fix: "Do the work in the timeline provider and pass its result in the entry.")

    public static let noEffectInWidget = FindingCode("no-effect-in-widget", .note, .assumed,
        title: "The modifier has no effect in a widget",
        cause: "It belongs to an app's screens: bars, sheets, lists, keyboards, focus. A widget has none of them, on a phone neither.",
        example: "ReleaseView(release).navigationTitle(\"Release\")",
        fix: "Leave it to the app's own screens.")

    public static let widgetURLSeveral = FindingCode("widget-url-several", .warning, .doc,
        title: "The view sets widgetURL more than once",
        cause: "A widget has one URL. Which of several a tap opens is undefined.",
        example: "HStack {\n    Cover(a).widgetURL(a.url)\n    Cover(b).widgetURL(b.url)\n}",
        fix: "Keep one widgetURL at the root, and use Link for the parts.")

    public static let viewDepthLimit = FindingCode("view-depth-limit", .error, .seen,
        title: "Views are nested too deeply",
        cause: "A view that contains itself without an end, or a very deep tree. On a phone the extension's stack overflows and it crashes.",
        example: "struct Tree: View { var body: some View { VStack { Tree() } } }",
        fix: "End the recursion, or flatten the tree.")

    public static let viewCountLimit = FindingCode("view-count-limit", .error, .seen,
        title: "The widget has more views than can be drawn",
        cause: "A ForEach over far too many values, or a tree that multiplies. On a phone the extension runs out of memory or time.",
        example: "ForEach(0..<1_000_000) { Text(\"\\($0)\") }",
        fix: "Draw only as many values as fit the family.")

    public static let stateLoop = FindingCode("state-loop", .warning, .assumed,
        title: "The view changes its own state each time it is drawn",
        cause: "A body or a preference change sets state that makes the view draw again, without an end. Drawing stops after some rounds.",
        example: ".onPreferenceChange(Width.self) { width = $0 + 1 }",
        fix: "Derive the value instead of storing it, or set it only where it differs.")
}

extension FindingCodes {
    static let drawingCodes: [FindingCode] = [
        .nothingDrawn, .textTruncated, .contentLostInMode, .imageFlattened, .imageTooLarge, .assetMissing, .symbolMissing, .fontMissing, .unsupportedAPI, .unsupportedView,
        .asyncImage, .requestWhileDrawing, .gestureIgnored, .taskIgnored, .noEffectInWidget, .toggleBinding, .timelineViewStatic, .buttonClosure, .widgetURLSeveral, .viewDepthLimit, .viewCountLimit, .stateLoop,
    ]
}
