import Drawing
import Testing
@testable import Typesetting

@Suite struct SymbolLibraryTests {
    @Test("every line of the table draws, and the lines are in the order that the search needs")
    func everyLineDraws() {
        let names = SymbolLibrary.names
        #expect(names.count > 3000)
        #expect(zip(names, names.dropFirst()).allSatisfy { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        let silent = names.filter { SymbolLibrary.symbol(named: $0)?.monochrome.isEmpty ?? true }
        #expect(silent.isEmpty, "no outline for \(silent)")
    }

    @Test("the symbols that widgets use most are there", arguments: [
        "star.fill", "exclamationmark.triangle", "timer", "circle", "arrow.clockwise", "checkmark.circle.fill", "plus", "sun.max.fill",
        "cloud.sun.fill", "play.fill", "arrow.triangle.2.circlepath", "person.2.fill", "chevron.right", "drop.fill", "calendar",
        "location.fill", "moon.stars", "cloud.rain.fill", "heart.fill", "waveform.path.ecg", "questionmark.circle", "wifi.slash",
        "arrow.up.circle.fill", "sunrise.fill", "clock.arrow.circlepath", "fork.knife", "chart.line.uptrend.xyaxis", "hourglass",
        "cup.and.saucer.fill", "dollarsign.circle", "cloud.bolt.fill", "face.smiling.fill", "square.and.arrow.up", "magnifyingglass",
        "line.3.horizontal.decrease.circle", "figure.walk", "newspaper", "gearshape", "bell.badge", "battery.75", "flame.fill", "bolt.fill",
        "message.fill", "leaf.fill", "trophy.fill", "creditcard.fill", "lock.fill", "house.fill", "tag", "shippingbox.fill",
    ])
    func commonNames(_ name: String) {
        #expect(SymbolLibrary.symbol(named: name) != nil)
    }

    /// A symbol's ink in pixels, and the pixels of an em (text-styles table L, seen).
    struct MeasuredInk { let name: String, width, height, em: Double }

    static let measuredInk = [
        MeasuredInk(name: "checkmark.circle.fill", width: 66, height: 66, em: 66),
        MeasuredInk(name: "moon.circle.fill", width: 66, height: 66, em: 66),
        MeasuredInk(name: "network", width: 66, height: 66, em: 66),
        MeasuredInk(name: "house", width: 77, height: 68, em: 66),
        MeasuredInk(name: "map", width: 67, height: 64, em: 66),
        MeasuredInk(name: "speaker.slash", width: 61, height: 62, em: 66),
        MeasuredInk(name: "eye.slash", width: 88, height: 59, em: 66),
        MeasuredInk(name: "cloud.sun.rain", width: 94, height: 91, em: 66),
        MeasuredInk(name: "location.fill", width: 62, height: 62, em: 66),
        MeasuredInk(name: "star.fill", width: 92, height: 88, em: 84),
        MeasuredInk(name: "lock.fill", width: 56, height: 81, em: 84),
        MeasuredInk(name: "arrow.up.circle.fill", width: 84, height: 84, em: 84),
    ]

    @Test("a symbol's ink is as large as Apple's", arguments: measuredInk)
    func inkSizes(_ measured: MeasuredInk) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: measured.name))
        #expect(abs(symbol.size.width * measured.em / measured.width - 1) < 0.07)
        #expect(abs(inkHeight(of: symbol) * measured.em / measured.height - 1) < 0.07)
    }

    /// From the highest to the lowest point of a symbol's outlines, in ems.
    private func inkHeight(of symbol: Symbol) -> Double {
        var heights: [Double] = []
        for layer in symbol.monochrome where !layer.isErasing {
            var last = 0.0
            for element in layer.path.elements {
                switch element {
                case .move(let p), .line(let p): heights.append(p.y); last = p.y
                case .quadratic(let p, let c):
                    for step in 1...16 {
                        let t = Double(step) / 16, s = 1 - t
                        heights.append(s * s * last + 2 * s * t * c.y + t * t * p.y)
                    }
                    last = p.y
                case .cubic(let p, let a, let b):
                    for step in 1...16 {
                        let t = Double(step) / 16, s = 1 - t
                        heights.append(s * s * s * last + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * p.y)
                    }
                    last = p.y
                case .close: break
                }
            }
        }
        return (heights.max() ?? 0) - (heights.min() ?? 0)
    }

    @Test("a circle is one em wide in a box of seven sixths of an em, and its middle is that of a capital letter")
    func circleBox() throws {
        let circle = try #require(SymbolLibrary.symbol(named: "circle.fill"))
        #expect(abs(circle.size.width - 1) < 0.005)
        #expect(abs(circle.size.height - 7.0 / 6) < 0.005)
        #expect(abs(circle.baseline - circle.size.height / 2 - 0.3523) < 0.005)
    }

    @Test("a symbol that is no circle has margins at its sides, unless it is stretched")
    func sideMargins() throws {
        func layout(_ name: String) -> SymbolLayout { Typesetter.shared.symbol(SymbolDescriptor(name: name, font: FontDescriptor(size: 16), paints: [.color(.black)]), displayScale: 3) }
        #expect(abs(layout("7.square").size.width - 56.0 / 3) < 0.5)
        #expect(abs(layout("antenna.radiowaves.left.and.right").size.width - 58.0 / 3) < 0.35)
        let circle = layout("checkmark.circle.fill")
        #expect(circle.size == circle.stretchableSize)
        let square = layout("square")
        #expect(abs(square.size.width - square.stretchableSize.width - 4) < 0.35)
    }

    @Test("the mark of a filled circle is a hole in one paint, and has its own paint where there are two")
    func enclosedMark() throws {
        let red = Paint.color(ColorValue(red: 1, green: 0, blue: 0)), blue = Paint.color(ColorValue(red: 0, green: 0, blue: 1))
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        for name in ["checkmark.circle.fill", "fork.knife.circle.fill"] {
            let symbol = try #require(SymbolLibrary.symbol(named: name))
            let monochrome = symbol.commands(in: box, rendering: .monochrome, paints: [red])
            #expect(!paints(of: monochrome).contains(blue))
            let palette = symbol.commands(in: box, rendering: .palette, paints: [red, blue])
            // The circle is the secondary level and lies beneath.
            #expect(paints(of: palette).first == blue)
            #expect(paints(of: palette).last == red)
        }
        let composed = try #require(SymbolLibrary.symbol(named: "fork.knife.circle.fill"))
        #expect(composed.monochrome.contains { $0.isErasing })
        #expect(!composed.layered.contains { $0.isErasing })
    }

    @Test("a weather symbol has its own colours, part by part: a white cloud, a yellow sun behind it, cyan rain beneath")
    func weatherColors() throws {
        let layers = try #require(SymbolLibrary.symbol(named: "cloud.sun.rain.fill")?.multicolor)
        let cloud = try #require(layers.first { $0.level == SymbolColor.white.level }), sun = layers.filter { $0.level == SymbolColor.yellow.level }
        let rain = layers.filter { $0.level == SymbolColor.cyan.level }
        #expect(layers.count == 1 + sun.count + rain.count)
        #expect(!sun.isEmpty && rain.count >= 3)
        #expect(sun.allSatisfy { $0.path.inkBounds.midY < cloud.path.inkBounds.maxY })
        #expect(rain.allSatisfy { $0.path.inkBounds.midY > cloud.path.inkBounds.maxY - 0.1 })
    }

    @Test("in a palette the parts of a weather symbol are levels: cloud, lightning, rain")
    func weatherLevels() throws {
        let layers = try #require(SymbolLibrary.symbol(named: "cloud.bolt.rain.fill")?.layered)
        #expect(layers.prefix(2).map(\.level) == [0, 1])
        #expect(layers.count > 3 && layers.dropFirst(2).allSatisfy { $0.level == 2 })
    }

    @Test("a mark is white on its filled shape, which has the colour of its line or the foreground's; an outline has no colours", arguments: [
        ("exclamationmark.triangle.fill", [SymbolColor.yellow, .white]), ("arrow.up.circle.fill", [.primary, .white]), ("cloud.sun.circle.fill", [.primary, .white, .yellow]),
        ("circle.lefthalf.filled", nil), ("cloud.sun", nil), ("heart.fill", [.red]), ("bell.badge.fill", [.primary, .red]),
    ] as [(String, [SymbolColor]?)])
    func markColors(_ name: String, _ colors: [SymbolColor]?) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        #expect(SymbolLibrary.hasColors(name) == (colors != nil))
        let levels = symbol.multicolor?.filter { !$0.isErasing }.map(\.level)
        #expect(levels.map(Set.init) == colors.map { Set($0.map(\.level)) })
        if let first = colors?.first { #expect(levels?.first == first.level) }
    }

    @Test("an outline's holes belong to the part about them")
    func parts() {
        func square(_ x: Double, _ side: Double, reversed: Bool = false) -> Path {
            let path = Path(rect: Rect(x: x, y: 0, width: side, height: side))
            return reversed ? path.reversed : path
        }
        let path = Path(square(20, 4).elements + square(0, 10).elements + square(2, 3, reversed: true).elements + square(21, 1, reversed: true).elements)
        let parts = path.parts
        #expect(parts.map(\.contours.count) == [2, 2])
        #expect(parts.map(\.inkBounds.width) == [10, 4])
    }

    @Test("a slash clears a line beside it, and a badge is cut free of what it lies on", arguments: ["tag.slash", "doc.badge.gearshape"])
    func clearings(_ name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        #expect(symbol.monochrome.contains { $0.isErasing })
    }

    @Test("bold lines are thicker than regular ones, thin lines thinner, and the box grows with them")
    func weights() throws {
        let thin = try #require(SymbolLibrary.symbol(named: "heart", weight: 200))
        let regular = try #require(SymbolLibrary.symbol(named: "heart"))
        let bold = try #require(SymbolLibrary.symbol(named: "heart", weight: 700))
        #expect(thin.size.width < regular.size.width && regular.size.width < bold.size.width)
        #expect(thin.monochrome[0].emboldening < 0 && bold.monochrome[0].emboldening > 0)
    }

    @Test("a mark that is cut out gets bolder with its symbol", arguments: ["checkmark.seal.fill", "exclamationmark.triangle.fill", "xmark.circle.fill"])
    func boldMarks(_ name: String) throws {
        let bold = try #require(SymbolLibrary.symbol(named: name, weight: 700))
        let mark = try #require(bold.monochrome.first { $0.isErasing })
        #expect(mark.emboldening > 0)
    }

    @Test("commands fill the box that is asked for, stretched where it has other proportions")
    func stretched() throws {
        let square = try #require(SymbolLibrary.symbol(named: "square.fill"))
        let commands = square.commands(in: Rect(x: 10, y: 20, width: 100, height: 40), rendering: .monochrome, paints: [.color(.black)])
        guard case .fill(let path, _, _)? = commands.first else { Issue.record("nothing is filled"); return }
        let ink = path.controlPointBounds
        #expect(abs(ink.minX - 10) < 0.5 && abs(ink.width - 100) < 0.5)
        #expect(ink.minY > 20 && ink.maxY < 60)
    }

    @Test("batteries hold as much as their names say")
    func batteryLevels() throws {
        func charge(_ name: String) throws -> Double {
            let symbol = try #require(SymbolLibrary.symbol(named: name))
            return symbol.monochrome[0].path.contours.map(\.controlPointBounds.width).sorted()[1]
        }
        let full = try charge("battery.100"), half = try charge("battery.50")
        #expect(abs(half / full - 0.5) < 0.02)
    }

    @Test("names that are not in the table have no symbol", arguments: [
        "", "nosuchsymbol", "star.fil", "star.fill.", "#", "star.fill\tx", "star\nfill", String(repeating: "a", count: 100_000), "zzzz", " ", "é",
    ])
    func unknownNames(_ name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test("a damaged line is no symbol", arguments: [
        "heart", "cupertino:XYZ", "material:", "cupertino:F442\tbadge.left:x", "cupertino:F442\t-\tscale=0", "cupertino:F442\t-\tturn=abc",
        "path:M 1", "path:L 1 2 Z", "path:M 1 2 L nan 3", "paint:red",
        "cupertino:F442\t-\t-\tmauve", "cupertino:F442\t-\t-\tbelow=red", "cupertino:F442\t-\t-\t",
    ])
    func damagedLines(_ line: String) {
        #expect(SymbolRow(columns: line.split(separator: "\t", omittingEmptySubsequences: false)) == nil)
    }

    private func paints(of commands: [DisplayCommand]) -> [Paint] {
        commands.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
    }

    /// Where the ink of a symbol's commands lies, and the opacities of the groups about it.
    private func drawn(_ name: String, value: Double? = nil, isRightToLeft: Bool = false) throws -> (elements: [Path.Element], faded: Int, fills: Int) {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let commands = symbol.commands(in: Rect(x: 0, y: 0, width: 20, height: 20), rendering: .monochrome, paints: [.color(.black)], variableValue: value, isRightToLeft: isRightToLeft)
        var elements: [Path.Element] = [], faded = 0, fills = 0
        for command in commands {
            switch command {
            case .fill(let path, _, _): elements += path.elements; fills += 1
            case .beginGroup(.opacity): faded += 1
            default: break
            }
        }
        return (elements, faded, fills)
    }

    @Test("symbols of forward movement, of writing and of sound are turned about from right to left; sides, clocks and players are not")
    func turnsAbout() throws {
        for (name, turns) in [("chevron.forward", true), ("arrow.backward.circle.fill", true), ("list.bullet", true), ("speaker.wave.2.fill", true),
                              ("chevron.right", false), ("backward.fill", false), ("goforward", false), ("clock", false), ("star.fill", false)] {
            let plain = try drawn(name).elements, turned = try drawn(name, isRightToLeft: true).elements
            let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
            #expect((plain == turned) == !turns, "\(name)")
            if turns { #expect(Path(turned).inkBounds.minX - Path(plain).applying(mirror).inkBounds.minX < 1e-9, "\(name)") }
        }
    }

    @Test("a variable value lights the parts of a symbol in turn", arguments: [
        ("wifi", 0), ("cellularbars", 0), ("chart.bar.fill", 0), ("chart.bar", 0), ("speaker.wave.3.fill", 1), ("speaker.wave.2", 1), ("antenna.radiowaves.left.and.right", 1), ("dot.radiowaves.left.and.right", 0), ("rays", 0),
    ])
    func variableValues(_ name: String, alwaysLit: Int) throws {
        let parts = try #require(SymbolLibrary.symbol(named: name)?.variable)
        #expect(parts.alwaysLit == alwaysLit && parts.steps.count >= 3)
        #expect(try drawn(name, value: 0).faded == parts.steps.count - alwaysLit)
        #expect(try drawn(name, value: 0.01).faded == parts.steps.count - alwaysLit - 1)
        #expect(try drawn(name, value: 1).faded == 0 && drawn(name, value: 7).faded == 0)
        #expect(try drawn(name, value: -1).faded == parts.steps.count - alwaysLit)
        // Nothing is lost or drawn twice, and without a value all of it is one shape.
        let area = { (path: [Path.Element]) in Path(path).inkBounds }
        #expect(try area(drawn(name, value: 0.5).elements) == area(drawn(name).elements))
        #expect(try drawn(name).faded == 0)
    }

    @Test("equal parts of the value are equal steps")
    func litSteps() {
        let parts = Symbol.VariableParts(steps: Array(repeating: [], count: 3), alwaysLit: 0)
        #expect([0, 1.0 / 3, 0.34, 2.0 / 3, 0.9, 1, .nan].map(parts.litCount) == [0, 1, 2, 2, 3, 3, 3])
    }

    @Test("a symbol without parts of its own is drawn whole, whatever its value")
    func withoutParts() throws {
        #expect(try drawn("star.fill", value: 0).faded == 0)
    }
}
