extension DisplayList {
    /// The list as text for tests and people: one item a line, groups indented, tables of fonts and images first.
    ///
    /// Equal lists read the same. Identities and return addresses, which differ from build to build, are left out.
    public var textForm: String {
        var lines = ["size \(TextForm.size(size))"]
        for (index, font) in fonts.enumerated() {
            lines.append("font \(index) \(font.file)" + (font.face == 0 ? "" : " face \(font.face)")
                + font.variations.sorted { $0.key < $1.key }.map { " \($0.key)=\(TextForm.number($0.value))" }.joined())
        }
        for (index, image) in images.enumerated() {
            lines.append("image \(index) \(TextForm.quoted(image.name)) \(image.pixelWidth)x\(image.pixelHeight) \(TextForm.hex(image.hash, digits: 16))")
        }
        var depth = 0
        for item in items {
            if case .endGroup = item.command { depth = max(depth - 1, 0) }
            let indent = String(repeating: "  ", count: depth)
            switch item.command {
            case .beginGroup(let effect):
                lines.append(indent + TextForm.effect(effect) + " {" + (item.isAccented ? " accented" : "") + (item.isAliased ? " aliased" : ""))
                depth += 1
            case .endGroup: lines.append(indent + "}")
            // One step out, as the border between the two halves of the mask.
            case .maskedContent: lines.append(String(repeating: "  ", count: max(depth - 1, 0)) + "} content {")
            default: lines.append(indent + TextForm.command(item.command) + (item.isAccented ? " accented" : "") + (item.isAliased ? " aliased" : ""))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension TextForm {
    static func command(_ command: DisplayCommand) -> String {
        switch command {
        case .fill(let path, let paint, let evenOdd): return "fill \(TextForm.path(path)) \(TextForm.paint(paint))\(evenOdd ? " even-odd" : "")"
        case .stroke(let path, let paint, let style): return "stroke \(TextForm.path(path)) \(TextForm.paint(paint)) \(stroke(style))"
        case .glyphs(let run):
            var words = ["glyphs font \(run.font) size \(number(run.size)) \(paint(run.paint))"]
            if run.skew != 0 { words.append("skew \(number(run.skew))") }
            if run.emboldening != 0 { words.append("bolder \(number(run.emboldening))") }
            if run.horizontalScale != 1 { words.append("stretch \(number(run.horizontalScale))") }
            if run.isColored { words.append("colored") }
            return words.joined(separator: " ") + " [" + run.glyphs.map { "\($0.id)@\(point($0.position))" }.joined(separator: " ") + "]"
        case .image(let drawing):
            var words = ["image \(drawing.image) \(rect(drawing.rect))"]
            if drawing.scale != 1 { words.append("@\(number(drawing.scale))x") }
            if drawing.capInsetValues.contains(where: { $0 != 0 }) { words.append("caps \(drawing.capInsetValues.map(number).joined(separator: ","))") }
            if drawing.isTiled { words.append("tiled") }
            if drawing.interpolation != .low { words.append("interpolation \(drawing.interpolation)") }
            if let paint = drawing.templatePaint { words.append("template \(TextForm.paint(paint))") }
            if drawing.accentedMode != .automatic { words.append("when accented \(drawing.accentedMode)") }
            if drawing.orientation != 1 { words.append("orientation \(drawing.orientation)") }
            return words.joined(separator: " ")
        case .dynamicText(let text): return "text \(rect(text.rect)) \(paragraph(text.paragraph))"
        case .timerProgress(let progress):
            let look = switch progress.look {
            case .linear(let rect, let isRightToLeft): "bar \(TextForm.rect(rect))\(isRightToLeft ? " right-to-left" : "")"
            case .circular(let center, let radius, let width): "ring \(point(center)) r \(number(radius)) width \(number(width))"
            }
            return "progress \(number(progress.start))…\(number(progress.end))\(progress.countsDown ? " down" : " up") \(look) \(paint(progress.tint)) on \(paint(progress.track))"
        case .beginGroup(let value): return effect(value)
        case .maskedContent: return "content"
        case .endGroup: return "end"
        }
    }

    static func effect(_ effect: GroupEffect) -> String {
        switch effect {
        case .transform(let t): return transform(t)
        case .perspective(let p): return "perspective " + [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33].map(number).joined(separator: " ")
        case .opacity(let value): return "opacity \(number(value))"
        case .clip(let path, let evenOdd): return "clip \(TextForm.path(path))\(evenOdd ? " even-odd" : "")"
        case .blend(let mode): return "blend \(mode)"
        case .blur(let radius, let isOpaque): return "blur \(number(radius))\(isOpaque ? " opaque" : "")"
        case .shadow(let color, let radius, let x, let y): return "shadow \(TextForm.color(color)) radius \(number(radius)) by \(number(x)),\(number(y))"
        case .colorAdjustment(let adjustment): return adjust(adjustment)
        case .mask(let isInverted): return isInverted ? "mask inverted" : "mask"
        case .isolated: return "isolated"
        case .containerBackground: return "container-background"
        }
    }

    private static func adjust(_ adjustment: ColorAdjustment) -> String {
        switch adjustment {
        case .brightness(let value): "brightness \(number(value))"
        case .contrast(let value): "contrast \(number(value))"
        case .saturation(let value): "saturation \(number(value))"
        case .grayscale(let value): "grayscale \(number(value))"
        case .hueRotation(let value): "hue-rotation \(number(value))"
        case .inversion: "inversion"
        case .multiply(let value): "multiply \(color(value))"
        case .luminanceToAlpha: "luminance-to-alpha"
        case .flatten(let value): "flatten \(color(value))"
        case .luminanceTint(let value): "luminance-tint \(color(value))"
        }
    }
}
