import Drawing

/// An archive in which every case of every value occurs once.
enum ArchiveSample {
    static let stops = [GradientStop(color: .white, location: 0), GradientStop(color: ColorValue(red: 1.1, green: -0.1, blue: 0.5, alpha: 0.25), location: 1)]

    static var paints: [Paint] {
        let mesh = MeshGradient(width: 2, height: 2, points: [.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)], colors: Array(repeating: .black, count: 4),
                                controlPoints: Array(repeating: Array(repeating: .zero, count: 4), count: 4), background: .white, smoothsColors: false, interpolation: .perceptual)
        return [.color(.black), .color(.white, name: "label"), .linearGradient(stops, start: .zero, end: Point(x: 3, y: 4), .device),
                .radialGradient(stops, center: Point(x: 1, y: 2), startRadius: 3, endRadius: 4, .perceptual),
                .ellipticalGradient(stops, center: .zero, radii: Size(width: 5, height: 6), startFraction: 0, endFraction: 0.5, .device),
                .angularGradient(stops, center: .zero, startAngle: -1, endAngle: 2, .device), .meshGradient(mesh),
                .imagePattern(image: 0, rect: Rect(x: 1, y: 2, width: 3, height: 4)), .material(.ultraThick, dark: true)]
    }

    static var effects: [GroupEffect] {
        [.transform(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)), .transform(.translation(x: 1, y: 2)),
         .perspective(PerspectiveTransform(m11: 1, m12: 2, m13: 3, m21: 4, m22: 5, m23: 6, m31: 7, m32: 8, m33: 9)), .opacity(0.5),
         .clip(Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 4)), evenOdd: true), .blend(.plusDarker), .blur(radius: 3, isOpaque: true),
         .shadow(.black, radius: 1, x: 2, y: 3), .colorAdjustment(.brightness(0.1)), .colorAdjustment(.contrast(0.2)), .colorAdjustment(.saturation(0.3)),
         .colorAdjustment(.grayscale(0.4)), .colorAdjustment(.hueRotation(0.5)), .colorAdjustment(.inversion), .colorAdjustment(.multiply(.white)),
         .colorAdjustment(.luminanceToAlpha), .colorAdjustment(.flatten(.black)), .colorAdjustment(.luminanceTint(.white)), .isolated, .containerBackground]
    }

    static var paragraph: Paragraph {
        let font = FontDescriptor(family: .custom("Avenir"), size: 13, weight: 600, width: 0.9, isItalic: true, hasMonospacedDigits: true, smallCaps: .uppercase,
                                  leading: .tight, textStyle: "caption", typeSize: "large")
        let attributes = TextAttributes(font: font, paint: paints[2], kerning: 1, tracking: -0.5, baselineOffset: 2, underline: TextDecoration(pattern: .dash, color: .black),
                                        strikethrough: TextDecoration(), background: .white, link: "https://example.com", language: "de")
        let plain = TextAttributes(font: FontDescriptor(family: .system(.rounded), size: 17), paint: .color(.black))
        let symbol = SymbolDescriptor(name: "star.fill", font: plain.font, scale: .large, rendering: .palette, paints: [.color(.black), .color(.white)], variableValue: 0.5)
        return Paragraph(runs: [TextRun(.text("line\n\"two\" \u{202e}"), attributes), TextRun(.symbol(symbol), plain), TextRun(.live(.date(1_700_000_000, style: .relative)), plain),
                                TextRun(.live(.timerInterval(start: 1, end: 2, pauseTime: 1.5, countsDown: true, showsHours: true)), plain),
                                TextRun(.live(.format(kind: "stopwatch", date: 5, parameters: ["b": "2", "a": "1"])), plain), TextRun(.image(0, Size(width: 8, height: 9)), plain)],
                         alignment: .trailing, maximumLines: 2, minimumLines: 1, lineSpacing: 3, truncation: .middle, minimumScaleFactor: 0.5, allowsTightening: true,
                         isRightToLeft: true, locale: "ar_EG", calendar: "islamic", timeZone: "Africa/Cairo", isRedacted: true, displayScale: 2)
    }

    static var views: [ViewRecord] {
        let rect = Rect(x: 1, y: 2, width: 30, height: 40)
        let spring = ContentChange.Timing(curve: .spring(bounce: 0.3), duration: 0.5, delay: 0.1)
        return [ViewRecord(identity: .max, role: .group, items: 0..<4, frame: rect, passage: .init(arrival: effects.dropLast(8).prefix(12).map { $0 }, departure: [.opacity(0)], arrivesAtOnce: true)),
                ViewRecord(identity: 1, role: .text, items: 1..<2, frame: rect, change: ContentChange(content: "numericText", transition: "push", timing: spring, isAnimated: false)),
                ViewRecord(identity: 2, role: .symbol, items: 2..<2, frame: .zero, turn: .init(angle: 1.5, anchor: Point(x: 3, y: 4))),
                ViewRecord(identity: 3, role: .image, items: 3..<4, frame: rect, passage: .init(arrival: [], departure: [], leavesAtOnce: true)), ViewRecord(identity: 4, role: .drawing, items: 4..<9, frame: rect)]
    }

    static var archive: WidgetArchive {
        let rect = Rect(x: 1, y: 2, width: 30, height: 40)
        var commands: [DisplayCommand] = paints.map { .fill(Path(rect: rect), $0, evenOdd: false) }
        commands.append(.stroke(Path([.move(.zero), .quadratic(Point(x: 1, y: 1), control: Point(x: 2, y: 0)), .cubic(.zero, control1: .zero, control2: .zero), .line(.zero), .close]),
                                .color(.black), StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [1, 2], dashPhase: 0.5)))
        commands.append(.glyphs(GlyphRun(font: 1, size: 12, glyphs: [.init(id: 70000, position: Point(x: -1, y: 5.25))], paint: .color(.black), skew: 0.2, emboldening: 0.3, horizontalScale: 0.99, isColored: true)))
        commands.append(.image(ImageDrawing(image: 1, rect: rect, scale: 3, capInsetValues: [1, 2, 3, 4], isTiled: true, interpolation: .high, templatePaint: .color(.white), accentedMode: .desaturated, orientation: 6)))
        commands.append(.dynamicText(DynamicText(paragraph: paragraph, rect: rect)))
        commands.append(.timerProgress(TimerProgress(start: 1, end: 2, countsDown: true, look: .linear(rect: rect, isRightToLeft: true), tint: .color(.black), track: .color(.white))))
        commands.append(.timerProgress(TimerProgress(start: 1, end: 2, countsDown: false, look: .circular(center: .zero, radius: 4, lineWidth: 2), tint: .color(.black), track: .color(.white))))
        for effect in effects { commands += [.beginGroup(effect), .fill(Path(), .color(.black), evenOdd: true), .endGroup] }
        commands += [.beginGroup(.mask(isInverted: true)), .fill(Path(rect: rect), .color(.black), evenOdd: false), .maskedContent, .fill(Path(rect: rect), .color(.white), evenOdd: false), .endGroup]
        let images = [ImageResource(hash: .max, pixelWidth: 1, pixelHeight: 2, content: .rgba([1, 2, 3, 4, 5, 6, 7, 8]), name: "Logo"),
                      ImageResource(hash: 0, pixelWidth: 10, pixelHeight: 20, content: .encoded([9, 8, 7]))]
        let fonts = [FontReference(file: "Inter-Bold.otf"), FontReference(file: "Noto.ttc", face: 2, variations: ["wght": 450.5, "opsz": 20])]
        let items = commands.enumerated().map { DisplayItem($1, identity: UInt64($0) &* 0x9e37_79b9_7f4a_7c15, source: UInt64($0), isAccented: $0 % 3 == 0) }
        let leaf = SemanticNode(role: "text", type: "Text", label: "72 %", value: "v", hint: "h", frame: rect,
                                text: TextFit(ideal: Size(width: 50.333, height: 20), lineCount: 2, isTruncated: true, scaleFactor: 0.75), action: .open(url: "app://x"), traits: ["header"], identifier: "value",
                                isHidden: true, identity: 5, source: 6)
        let root = SemanticNode(role: "container", type: "VStack", frame: rect, children: [
            leaf, SemanticNode(role: "button", type: "Button", action: .intent(name: "Refresh", parameters: "{\"a\":1}", isToggle: false), children: [leaf, leaf]),
            SemanticNode(role: "button", type: "Button", action: .unsupportedClosure),
        ])
        return WidgetArchive(displayList: DisplayList(size: Size(width: 158, height: 158), items: items, fonts: fonts, images: images), root: root, widgetURL: "app://y",
                             findings: [Finding(code: "text-truncated", severity: .warning, basis: .seen, message: "m", fix: "f", file: "A.swift", line: 3, widget: "W", family: "systemSmall", source: 9)], views: views)
    }
}
