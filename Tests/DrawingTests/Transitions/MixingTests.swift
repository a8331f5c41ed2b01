@testable import Drawing
import Foundation
import Testing

@Suite struct MixingTests {
    @Test("a ring between two shares is an arc of the same circle that sweeps half way between")
    func ring() throws {
        let center = Point(x: 50, y: 50)
        let quarter = Path(arcCenter: center, radius: 40, startAngle: -.pi / 2, endAngle: 0), most = Path(arcCenter: center, radius: 40, startAngle: -.pi / 2, endAngle: 1.2 * .pi)
        let middle = try #require(quarter.mixed(most, 0.5))
        for element in middle.elements {
            switch element {
            case .move(let p), .cubic(let p, _, _): #expect(abs(p.distance(to: center) - 40) < 0.01)
            default: Issue.record("a ring of \(element)")
            }
        }
        guard case .cubic(let end, _, _)? = middle.elements.last else { Issue.record("no end"); return }
        // From −90 degrees a quarter and 1.7 quarter turns more: half of both sweeps.
        let angle = -Double.pi / 2 + (0.5 * .pi + 1.7 * .pi) / 2
        #expect(abs(end.x - (50 + 40 * cos(angle))) < 0.05)
        #expect(abs(end.y - (50 + 40 * sin(angle))) < 0.05)
    }

    @Test("a slice of a pie stays joined: its straight edge ends where its arc begins")
    func slice() throws {
        func slice(_ from: Double, _ to: Double) -> Path {
            var arc = Path(arcCenter: .zero, radius: 10, startAngle: from, endAngle: to)
            if case .move(let p) = arc.elements[0] { arc.elements[0] = .line(p) }
            return Path([.move(.zero)] + arc.elements + [.close])
        }
        let middle = try #require(slice(0, 1).mixed(slice(1, 3), 0.5))
        guard case .line(let start) = middle.elements[1] else { Issue.record("no edge"); return }
        #expect(abs(start.x - 10 * cos(0.5)) < 0.01)
        #expect(abs(start.y - 10 * sin(0.5)) < 0.01)
    }

    @Test("a rounded bar that grows keeps its round ends; outlines of other pieces cannot be mixed")
    func bars() throws {
        let short = Path(circularRoundedRect: Rect(x: 0, y: 0, width: 20, height: 10), radius: 5), long = Path(circularRoundedRect: Rect(x: 0, y: 0, width: 80, height: 10), radius: 5)
        let box = try #require(short.mixed(long, 0.5)).controlPointBounds
        #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.width - 50) < 1e-6 && abs(box.height - 10) < 1e-6)
        #expect(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)).mixed(long, 0.5) == nil)
    }

    @Test("a turn about a point keeps the point where it is, and goes the way of its angle")
    func turns() {
        let anchor = Point(x: 50, y: 20)
        let a = AffineTransform.turn(350 * .pi / 180, about: anchor), b = AffineTransform.turn(10 * .pi / 180, about: anchor)
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        // By its matrix alone it goes the short way.
        guard case .transform(let short) = GroupEffect.transform(a).mixed(.transform(b), 0.5, frame: frame) else { return }
        #expect(short.apply(anchor).distance(to: anchor) < 1e-9)
        #expect(abs(short.a - 1) < 1e-9)
        // With its angle back all the way, as a phone's.
        let turns = (ViewRecord.Turn(angle: 350 * .pi / 180, anchor: anchor), ViewRecord.Turn(angle: 10 * .pi / 180, anchor: anchor))
        guard case .transform(let long) = GroupEffect.transform(a).mixed(.transform(b), 0.5, frame: frame, turns: turns) else { return }
        #expect(long.apply(anchor).distance(to: anchor) < 1e-9)
        #expect(abs(long.a + 1) < 1e-9)
    }

    @Test("a stretch from nothing about a point grows about it")
    func stretch() {
        let from = AffineTransform(a: 1e-5, b: 0, c: 0, d: 1e-5, tx: 20 * (1 - 1e-5), ty: 30 * (1 - 1e-5))
        let half = from.mixed(.identity, 0.5, frame: .zero)
        #expect(abs(half.a - 0.5) < 1e-4 && abs(half.d - 0.5) < 1e-4)
        #expect(half.apply(Point(x: 20, y: 30)).distance(to: Point(x: 20, y: 30)) < 1e-6)
    }

    @Test("colours do not pass their ends, and what is transparent lends no colour")
    func colours() {
        let clearWhite = ColorValue.white.opacity(0)
        #expect(ColorValue.black.mixed(clearWhite, 0.5) == ColorValue.black.opacity(0.5))
        #expect(ColorValue.black.mixed(.white, 1.4) == .white)
    }

    @Test("gradients of as many stops are mixed, a colour and a gradient are not")
    func paints() {
        let a = Paint.linearGradient([.init(color: .black, location: 0), .init(color: .white, location: 1)], start: .zero, end: Point(x: 10, y: 0), .device)
        let b = Paint.linearGradient([.init(color: .white, location: 0.5), .init(color: .white, location: 1)], start: .zero, end: Point(x: 20, y: 0), .device)
        guard case .linearGradient(let stops, _, let end, _)? = a.mixed(b, 0.5) else { Issue.record("not mixed"); return }
        #expect(stops[0] == GradientStop(color: ColorValue(red: 0.5, green: 0.5, blue: 0.5), location: 0.25))
        #expect(end == Point(x: 15, y: 0))
        #expect(a.mixed(.color(.black), 0.5) == nil)
    }
}
