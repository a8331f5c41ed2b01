@testable import Drawing
import Testing

@Suite struct CourseTests {
    private func course(_ curve: ContentChange.Timing.Curve, _ duration: Double = 1, delay: Double = 0) -> Course { .timed(.init(curve: curve, duration: duration, delay: delay)) }

    @Test("a straight curve is as far as its time, one that eases in behind it, one that eases out before it")
    func curves() {
        #expect(abs(course(.bezier(0, 0, 1, 1)).progress(at: 0.25) - 0.25) < 1e-6)
        #expect(course(.bezier(0.42, 0, 1, 1)).progress(at: 0.25) < 0.2)
        #expect(course(.bezier(0, 0, 0.58, 1)).progress(at: 0.25) > 0.3)
        #expect(abs(course(.bezier(0.42, 0, 0.58, 1)).progress(at: 0.5) - 0.5) < 1e-6)
    }

    @Test("a spring without bounce never passes its end, a bouncy one does, and both come to rest there")
    func springs() {
        for bounce in [0.0, 0.3, -0.3] {
            let spring = course(.spring(bounce: bounce), 0.5)
            let values = (0...200).map { spring.progress(at: Double($0) / 100) }
            #expect(((values.max() ?? 0) > 1) == (bounce > 0))
            #expect(spring.progress(at: spring.end) == 1)
            #expect(abs(spring.progress(at: spring.end - 1e-6) - 1) < 0.002)
        }
        // One swing of half a second is nearly over after it.
        #expect(course(.spring(bounce: 0), 0.5).progress(at: 0.5) > 0.98)
    }

    @Test("nothing moves before the delay, and nothing longer than two seconds")
    func limits() {
        #expect(course(.bezier(0, 0, 1, 1), 1, delay: 0.5).progress(at: 0.5) == 0)
        #expect(abs(course(.bezier(0, 0, 1, 1), 1, delay: 0.5).progress(at: 1) - 0.5) < 1e-6)
        #expect(abs(course(.bezier(0, 0, 1, 1), 30).end - 2) < 1e-9)
        #expect(abs(course(.bezier(0, 0, 1, 1), 30).progress(at: 1) - 0.5) < 1e-6)
        #expect(course(.spring(bounce: 0.9), 9).end <= 2 + 1e-9)
        #expect(course(.bezier(0, 0, 1, 1), 3, delay: 3).end <= 2 + 1e-9)
    }

    @Test("numbers that are none move nothing", arguments: [Double.nan, .infinity, -1, 0])
    func hostile(_ duration: Double) {
        #expect(course(.bezier(0, 0, 1, 1), duration).progress(at: 0.5) == 1)
        #expect(course(.spring(bounce: .nan), duration).end == 0)
        #expect(course(.bezier(.nan, .nan, .nan, .nan), 1).end == 1)
    }
}
