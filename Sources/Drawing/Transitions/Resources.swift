/// The fonts and images of two lists as one table each, so that their items can stand in one list.
struct SharedResources {
    private(set) var fonts: [FontReference]
    private(set) var images: [ImageResource]
    private let fontPlaces: [Int]
    private let imagePlaces: [Int]

    init(_ first: DisplayList, _ second: DisplayList) {
        var fonts = first.fonts, images = first.images
        var knownFonts = Dictionary(fonts.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        fontPlaces = second.fonts.map { font in
            if let place = knownFonts[font] { return place }
            fonts.append(font)
            knownFonts[font] = fonts.count - 1
            return fonts.count - 1
        }
        var knownImages = Dictionary(images.enumerated().map { ($0.element.hash, $0.offset) }, uniquingKeysWith: { first, _ in first })
        imagePlaces = second.images.map { image in
            if let place = knownImages[image.hash] { return place }
            images.append(image)
            knownImages[image.hash] = images.count - 1
            return images.count - 1
        }
        self.fonts = fonts
        self.images = images
    }

    /// The items of the second list with the places of what they name in the shared tables.
    func moved(_ items: [DisplayItem]) -> [DisplayItem] {
        items.map { item in
            var item = item
            switch item.command {
            case .fill(let path, let paint, let rule): item.command = .fill(path, moved(paint), evenOdd: rule)
            case .stroke(let path, let paint, let style): item.command = .stroke(path, moved(paint), style)
            case .glyphs(var run):
                run.font = place(run.font, fontPlaces)
                run.paint = moved(run.paint)
                item.command = .glyphs(run)
            case .image(var drawing):
                drawing.image = place(drawing.image, imagePlaces)
                drawing.templatePaint = drawing.templatePaint.map(moved)
                item.command = .image(drawing)
            case .dynamicText(var text):
                text.paragraph.runs = text.paragraph.runs.map { run in
                    var run = run
                    run.attributes.paint = moved(run.attributes.paint)
                    switch run.content {
                    case .image(let image, let size): run.content = .image(place(image, imagePlaces), size)
                    case .symbol(var symbol):
                        symbol.paints = symbol.paints.map(moved)
                        run.content = .symbol(symbol)
                    case .text, .live: break
                    }
                    return run
                }
                item.command = .dynamicText(text)
            case .timerProgress(var progress):
                progress.tint = moved(progress.tint)
                progress.track = moved(progress.track)
                item.command = .timerProgress(progress)
            case .beginGroup, .maskedContent, .endGroup: break
            }
            return item
        }
    }

    private func moved(_ paint: Paint) -> Paint {
        guard case .imagePattern(let image, let rect) = paint else { return paint }
        return .imagePattern(image: place(image, imagePlaces), rect: rect)
    }

    /// What names nothing goes on naming nothing.
    private func place(_ index: Int, _ places: [Int]) -> Int { places.indices.contains(index) ? places[index] : Int.max }
}
