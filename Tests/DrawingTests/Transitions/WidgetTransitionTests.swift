@testable import Drawing
import Testing

@Suite struct WidgetTransitionTests {
    private let old = TransitionSample.of {
        $0.addBox(1, Rect(x: 0, y: 0, width: 10, height: 20))
        $0.addText(2, [40, 41], at: Point(x: 10, y: 40))
    }
    private let new = TransitionSample.of {
        $0.addBox(1, Rect(x: 20, y: 0, width: 30, height: 20), color: .white)
        $0.addText(2, [40, 41], at: Point(x: 30, y: 60))
    }

    @Test("at its beginning it is the old list, at its end the new one, to the last item")
    func ends() throws {
        let transition = try #require(WidgetTransition(from: old, to: new))
        #expect(transition.duration == 1)
        for before in [0, -1, Double.nan] { #expect(transition.displayList(at: before) == old.displayList) }
        for after in [1, 5, Double.infinity] { #expect(transition.displayList(at: after) == new.displayList) }
    }

    @Test("half way a view of the same identity is half way between its places, sizes and colours")
    func middle() throws {
        let middle = try #require(WidgetTransition(from: old, to: new)).displayList(at: 0.5)
        #expect(middle.fills.count == 1)
        #expect(middle.fills[0].rect == Rect(x: 10, y: 0, width: 20, height: 20))
        #expect(middle.fills[0].color == ColorValue(red: 0.5, green: 0.5, blue: 0.5))
        #expect(middle.runs.map { $0.glyphs[0].position } == [Point(x: 20, y: 50)])
        #expect(middle.groups.isEmpty)
    }

    @Test("what is the same in both stands still, and only what changes is the changing area")
    func area() throws {
        func archive(_ x: Double) -> WidgetArchive {
            TransitionSample.of {
                $0.addBox(1, Rect(x: 0, y: 0, width: 100, height: 100), color: .white)
                $0.addBox(2, Rect(x: x, y: 50, width: 10, height: 10))
            }
        }
        let transition = try #require(WidgetTransition(from: archive(20), to: archive(60)))
        #expect(transition.changingArea(at: 0) == Rect(x: 19, y: 49, width: 12, height: 12))
        #expect(transition.changingArea(at: 0.5) == Rect(x: 39, y: 49, width: 12, height: 12))
        #expect(transition.changingArea(at: 1) == Rect(x: 59, y: 49, width: 12, height: 12))
    }

    @Test("two archives that look the same, and a change at once, take no time")
    func nothing() throws {
        #expect(try #require(WidgetTransition(from: old, to: old)).isEmpty)
        func still(_ x: Double) -> WidgetArchive { TransitionSample.of { $0.addBox(1, Rect(x: x, y: 0, width: 10, height: 10), isAnimated: false) } }
        #expect(try #require(WidgetTransition(from: still(0), to: still(50))).isEmpty)
    }

    @Test("a view that comes fades in where it will be, and one that goes fades out where it was, after what it followed")
    func fades() throws {
        let one = TransitionSample.of { $0.addBox(1, Rect(x: 0, y: 0, width: 5, height: 5)); $0.addBox(2, Rect(x: 10, y: 0, width: 5, height: 5)); $0.addBox(3, Rect(x: 20, y: 0, width: 5, height: 5)) }
        let other = TransitionSample.of { $0.addBox(1, Rect(x: 0, y: 0, width: 5, height: 5)); $0.addBox(3, Rect(x: 20, y: 0, width: 5, height: 5)); $0.addBox(4, Rect(x: 30, y: 0, width: 5, height: 5)) }
        let middle = try #require(WidgetTransition(from: one, to: other)).displayList(at: 0.25)
        #expect(middle.fills.map(\.rect.minX) == [0, 10, 20, 30])
        #expect(middle.opacities == [0.75, 0.25])
    }

    @Test("a passage's groups are drawn ever less on the way in, and ever more on the way out")
    func passages() throws {
        let passage = ViewRecord.Passage(arrival: [.opacity(0), .transform(.translation(x: 40, y: 0))], departure: [.transform(.translation(x: -40, y: 0))])
        let box = TransitionSample.of { $0.addBox(1, Rect(x: 0, y: 0, width: 5, height: 5), passage: passage) }, none = TransitionSample.of { _ in }
        let arriving = try #require(WidgetTransition(from: none, to: box)).displayList(at: 0.25)
        #expect(arriving.opacities == [0.25])
        #expect(arriving.translations == [Point(x: 30, y: 0)])
        let leaving = try #require(WidgetTransition(from: box, to: none)).displayList(at: 0.25)
        #expect(leaving.opacities.isEmpty)
        #expect(leaving.translations == [Point(x: -10, y: 0)])
    }

    @Test("identity brings a view at once, and keeps everything in it from moving")
    func identity() throws {
        let passage = ViewRecord.Passage(arrival: [], departure: [], arrivesAtOnce: true, leavesAtOnce: true)
        func archive(_ x: Double, extra: Bool) -> WidgetArchive {
            TransitionSample.of {
                $0.addBox(1, Rect(x: x, y: 0, width: 5, height: 5), passage: passage)
                $0.addBox(2, Rect(x: x, y: 50, width: 5, height: 5))
                if extra { $0.addBox(3, Rect(x: 50, y: 50, width: 5, height: 5), passage: passage) }
            }
        }
        let early = try #require(WidgetTransition(from: archive(0, extra: false), to: archive(10, extra: true))).displayList(at: 0.1)
        #expect(early.fills.map(\.rect.minX) == [10, 1, 50])
        #expect(early.groups.isEmpty)
    }

    @Test("each view follows its own curve, and the way is as long as the longest")
    func ownTimings() throws {
        func archive(_ x: Double) -> WidgetArchive {
            TransitionSample.of {
                $0.addBox(1, Rect(x: x, y: 0, width: 5, height: 5), timing: .init(curve: .bezier(0, 0, 1, 1), duration: 0.5))
                $0.addBox(2, Rect(x: x, y: 50, width: 5, height: 5), timing: .init(curve: .bezier(0, 0, 1, 1), duration: 1, delay: 0.5))
            }
        }
        let transition = try #require(WidgetTransition(from: archive(0), to: archive(10)))
        #expect(transition.duration == 1.5)
        #expect(transition.displayList(at: 0.25).fills.map(\.rect.minX) == [5, 0])
        #expect(transition.displayList(at: 1).fills.map(\.rect.minX) == [10, 5])
    }

    @Test("an image in both keeps its place in the tables, one that comes gets one of its own")
    func resources() throws {
        func archive(_ hashes: [UInt64]) -> WidgetArchive {
            var archive = TransitionSample.of { sample in
                for (index, hash) in hashes.enumerated() { sample.add(hash, .image, frame: Rect(x: 0, y: 0, width: 10, height: 10), [.image(ImageDrawing(image: index, rect: Rect(x: 0, y: 0, width: 10, height: 10)))]) }
            }
            archive.displayList.images = hashes.map { ImageResource(hash: $0, pixelWidth: 1, pixelHeight: 1, content: .rgba([1, 2, 3, 4])) }
            return archive
        }
        let middle = try #require(WidgetTransition(from: archive([7, 8]), to: archive([8, 9]))).displayList(at: 0.5)
        #expect(middle.images.map(\.hash) == [7, 8, 9])
        let named = middle.items.compactMap { if case .image(let drawing) = $0.command { middle.images[drawing.image].hash } else { nil } }
        #expect(named.sorted() == [7, 8, 9])
    }

    @Test("the groups of every moment are in order", arguments: (0...10).map { Double($0) / 10 })
    func balanced(_ moment: Double) throws {
        let one = TransitionSample.of {
            $0.add(1, .group, frame: Rect(x: 0, y: 0, width: 50, height: 50), [.beginGroup(.mask(isInverted: false)), .fill(Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black), evenOdd: false), .maskedContent, .fill(Path(rect: Rect(x: 0, y: 0, width: 30, height: 30)), .color(.white), evenOdd: false), .endGroup])
            $0.addText(2, [1, 2, 3], at: Point(x: 0, y: 70), content: "numericText")
        }
        let other = TransitionSample.of {
            $0.add(1, .group, frame: Rect(x: 0, y: 0, width: 50, height: 50), [.beginGroup(.mask(isInverted: false)), .fill(Path(rect: Rect(x: 0, y: 0, width: 20, height: 9)), .color(.black), evenOdd: false), .maskedContent, .fill(Path(rect: Rect(x: 0, y: 0, width: 30, height: 30)), .color(.white), evenOdd: false), .endGroup])
            $0.addText(2, [1, 9, 3, 4], at: Point(x: 0, y: 70), content: "numericText")
        }
        let list = try #require(WidgetTransition(from: one, to: other)).displayList(at: moment)
        #expect(throws: Never.self) { try list.checkGroups() }
    }

    @Test("with reduced motion nothing moves: what is elsewhere or looks otherwise fades out where it was and in where it will be")
    func reducedMotion() throws {
        let transition = try #require(WidgetTransition(from: old, to: new, reducesMotion: true))
        #expect(transition.duration == 1)
        #expect(transition.displayList(at: 0) == old.displayList && transition.displayList(at: 1) == new.displayList)
        for moment in [0.25, 0.5, 0.75] {
            let list = transition.displayList(at: moment)
            #expect(Set(list.fills.map(\.rect)) == [Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 20, y: 0, width: 30, height: 20)])
            #expect(Set(list.runs.map { $0.glyphs[0].position }) == [Point(x: 10, y: 40), Point(x: 30, y: 60)])
            #expect(list.opacities.contains(moment))
        }
    }
}
