extension DisplayList {
    /// Holds every index into the tables of fonts and images against the tables.
    func checkReferences(at offset: Int) throws(ArchiveError) {
        func check(_ paint: Paint) throws(ArchiveError) {
            if case .imagePattern(let image, _) = paint, !images.indices.contains(image) { throw .invalid("a paint with no such image", offset: offset) }
        }
        for item in items {
            switch item.command {
            case .fill(_, let paint, _), .stroke(_, let paint, _): try check(paint)
            case .glyphs(let run):
                guard fonts.indices.contains(run.font) else { throw .invalid("glyphs of no font", offset: offset) }
                try check(run.paint)
            case .image(let drawing):
                guard images.indices.contains(drawing.image) else { throw .invalid("a drawing of no image", offset: offset) }
                if let paint = drawing.templatePaint { try check(paint) }
            case .dynamicText(let text):
                for run in text.paragraph.runs {
                    try check(run.attributes.paint)
                    switch run.content {
                    case .image(let image, _):
                        guard images.indices.contains(image) else { throw .invalid("text with no such image", offset: offset) }
                    case .symbol(let symbol): for paint in symbol.paints { try check(paint) }
                    case .text, .live: break
                    }
                }
            case .timerProgress(let progress): try check(progress.tint); try check(progress.track)
            case .beginGroup, .maskedContent, .endGroup: break
            }
        }
    }

    /// Checks that groups close in order, none is nested too deeply, and a mask's content is named once in its own group.
    public func checkGroups() throws(ArchiveError) {
        /// For each open group whether `maskedContent` may still come.
        var open: [Bool] = []
        for (index, item) in items.enumerated() {
            switch item.command {
            case .beginGroup(let effect):
                guard open.count < ArchiveLimits.groupDepth else { throw .tooMany("groups inside each other", limit: ArchiveLimits.groupDepth, offset: index) }
                if case .mask = effect { open.append(true) } else { open.append(false) }
            case .maskedContent:
                guard open.last == true else { throw .unbalancedGroups(item: index) }
                open[open.count - 1] = false
            case .endGroup:
                guard open.popLast() != nil else { throw .unbalancedGroups(item: index) }
            default: break
            }
        }
        guard open.isEmpty else { throw .unbalancedGroups(item: items.count) }
    }
}
