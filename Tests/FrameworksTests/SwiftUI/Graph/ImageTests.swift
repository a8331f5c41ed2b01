import Drawing
@testable import SwiftUI
import Testing

@Suite struct ImageTests {
    private let picture = UIGraphicsImageRenderer(size: size(30, 20)).image { context in
        context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(rect(0, 0, 30, 20))
    }
    private func drawing(_ view: some View) -> ImageDrawing? {
        for case .image(let drawing) in LaidOut(view, width: 100, height: 80).archive.displayList.items.map(\.command) { return drawing }
        return nil
    }

    @Test("variants are added to a symbol's name where it does not have them, and where there is such a symbol")
    func variantNames() {
        #expect(SymbolVariants.none.applied(to: "largecircle.fill.circle") == "largecircle.fill.circle")
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill" && SymbolVariants.fill.applied(to: "plus.square.fill.on.square") == "plus.square.fill.on.square")
        #expect(SymbolVariants.circle.applied(to: "heart.fill") == "heart.circle.fill" && SymbolVariants.fill.slash.applied(to: "bell") == "bell.slash.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "star.circle") == "star.circle.fill")
        for name in ["largecircle.fill.circle", "plus.square.fill.on.square.fill", "person.crop.circle.fill.badge.checkmark", "wind"] {
            #expect(LaidOut(Image(systemName: name), width: 60, height: 60).archive.findings.isEmpty, "\(name)")
            #expect(LaidOut(Image(systemName: name).symbolVariant(.fill), width: 60, height: 60).archive.findings.isEmpty, "\(name)")
        }
    }

    @Test("a resizable picture is stretched between its cap insets, or tiled")
    func resizing() {
        let stretched = drawing(Image(uiImage: picture).resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(stretched?.rect == Drawing.Rect(x: 0, y: 0, width: 100, height: 80))
        #expect(stretched?.capInsetValues == [1, 2, 3, 4] && stretched?.isTiled == false)
        #expect(drawing(Image(uiImage: picture).resizable(resizingMode: .tile))?.isTiled == true)
        #expect(drawing(Image(uiImage: picture))?.rect == Drawing.Rect(x: 35, y: 30, width: 30, height: 20))
    }

    @Test("a UIImage's own cap insets count where the view gives none")
    func capInsets() {
        let resizable = picture.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(drawing(Image(uiImage: resizable).resizable())?.capInsetValues == [5, 6, 7, 8])
        #expect(drawing(Image(uiImage: resizable).resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))?.capInsetValues == [1, 1, 1, 1])
    }

    @Test("a template is painted in the foreground style, whether the view or the UIImage says so")
    func templates() {
        #expect(drawing(Image(uiImage: picture))?.templatePaint == nil)
        let views = [Image(uiImage: picture).renderingMode(.template), Image(uiImage: picture.withRenderingMode(.alwaysTemplate))]
        for image in views {
            guard case .color(let color, _)? = drawing(image.foregroundStyle(.red))?.templatePaint else {
                Issue.record("not painted")
                continue
            }
            #expect(color.red > 0.9)
        }
        #expect(drawing(Image(uiImage: picture.withRenderingMode(.alwaysTemplate)).renderingMode(.original))?.templatePaint == nil)
    }

    @Test("interpolation is passed on")
    func interpolation() {
        #expect(drawing(Image(uiImage: picture).interpolation(.none).resizable())?.interpolation == ImageDrawing.Interpolation.none)
        #expect(drawing(Image(uiImage: picture).resizable().interpolation(.high))?.interpolation == .high)
    }

    @Test("variants of a symbol make its name")
    func variants() {
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
        #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
    }

    @Test("a symbol is larger at a larger image scale and bolder font")
    func symbolScales() {
        let widths = [Image.Scale.small, .medium, .large].map { measured(Image(systemName: "heart.fill").imageScale($0), nil, nil).width }
        #expect(near(widths[0] / widths[1], 0.79, within: 0.04) && near(widths[2] / widths[1], 1.28, within: 0.04))
    }

    @Test("symbols measured on a phone have the boxes measured there", arguments: [("checkmark.circle.fill", 22.0, 77.0), ("map", 22, 75), ("eye.slash", 22, 81), ("house", 22, 78), ("arrow.up.circle.fill", 28, 96), ("star.fill", 28, 100), ("lock.fill", 28, 93), ("battery.75", 28, 69)])
    func measuredBoxes(name: String, points: Double, pixels: Double) {
        #expect(near(measured(Image(systemName: name).font(.system(size: points)), nil, nil).height * 3, pixels))
    }

    @Test("a picture that a closure draws has its size and is scaled with its frame")
    func drawn() {
        let image = Image(size: size(40, 20)) { context in context.fill(SwiftUI.Path(rect(0, 0, 40, 10)), with: .color(.red)) }
        #expect(measured(image, 200, 200) == size(40, 20))
        let commands = LaidOut(image.resizable(), width: 80, height: 40).archive.displayList.items.map(\.command)
        #expect(commands.contains(.beginGroup(.transform(.scale(x: 2, y: 2)))))
        #expect(commands.contains { if case .fill = $0 { true } else { false } })
    }

    @Test("a symbol of forward movement is turned about from right to left, in a text too; one that names a side is not")
    func turnedAbout() {
        func edges(_ view: some View, _ direction: LayoutDirection) -> [DisplayCommand] {
            LaidOut(view.environment(\.layoutDirection, direction), width: 100, height: 80).archive.displayList.items.map(\.command)
        }
        for view in [AnyView(Image(systemName: "chevron.forward")), AnyView(Text(Image(systemName: "arrow.forward")))] {
            #expect(edges(view, .leftToRight) != edges(view, .rightToLeft))
        }
        #expect(edges(Image(systemName: "chevron.right"), .leftToRight) == edges(Image(systemName: "chevron.right"), .rightToLeft))
    }

    @Test("a variable value fades what it does not light, and one that is drawn says that it is not")
    func variableValues() {
        func faded(_ view: some View) -> Int {
            LaidOut(view, width: 100, height: 80).archive.displayList.items.count { if case .beginGroup(.opacity) = $0.command { true } else { false } }
        }
        let half = Image(systemName: "chart.bar.fill", variableValue: 0.5)
        #expect(faded(half) == 1 && faded(half.symbolRenderingMode(.hierarchical)) == 1 && faded(Text(half)) == 1 && faded(Image(systemName: "chart.bar.fill")) == 0)
        func findings(_ view: some View) -> [String] { LaidOut(view, width: 100, height: 80).archive.findings.map(\.code) }
        #expect(findings(half.symbolVariableValueMode(.color)) == [] && findings(half.symbolVariableValueMode(.draw)) == ["unsupported-api"])
        #expect(findings(VStack { half }.symbolVariableValueMode(.draw)) == ["unsupported-api"] && findings(Image(systemName: "star").symbolVariableValueMode(.draw)) == [])
    }

    @Test("a UIImage that says so is turned about from right to left; its symbols follow the direction of the view")
    func flippedPictures() {
        let flipped = Image(uiImage: picture.imageFlippedForRightToLeftLayoutDirection()), plain = Image(uiImage: picture)
        func orientation(_ image: Image, _ direction: LayoutDirection) -> UInt8? { drawing(image.environment(\.layoutDirection, direction))?.orientation }
        #expect(orientation(flipped, .leftToRight) == 1 && orientation(flipped, .rightToLeft) == 2 && orientation(plain, .rightToLeft) == 1)
        #expect([UIImage.Orientation.up, .down, .left, .right].map(\.mirrored) == [.upMirrored, .downMirrored, .rightMirrored, .leftMirrored])
        func paths(_ direction: LayoutDirection) -> [DisplayCommand] {
            let symbol = UIImage(systemName: "chevron.forward") ?? UIImage()
            return LaidOut(Image(uiImage: symbol).environment(\.layoutDirection, direction), width: 60, height: 60).archive.displayList.items.map(\.command)
        }
        #expect(paths(.leftToRight) != paths(.rightToLeft))
    }

    @Test("a hierarchical UIImage has its colour in three strengths")
    func hierarchicalSymbols() {
        let symbol = UIImage(systemName: "checkmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))
        let alphas = symbol?.symbolDescriptor()?.paints.compactMap { if case .color(let color, _) = $0 { color.alpha } else { nil } }
        #expect(alphas == [1, 0.5, 0.25])
    }
}
