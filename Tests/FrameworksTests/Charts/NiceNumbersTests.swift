@testable import Charts
import Testing

@Suite struct NiceNumbersTests {
    @Test("steps are 1, 2, 2.5 or 5 times a power of ten, near the number of parts wanted",
          arguments: [(39.0, 4, 10.0), (100, 4, 25), (6000, 4, 2000), (5, 5, 1), (0.9, 4, 0.2), (11_200, 3, 5000), (275, 3, 100)])
    func steps(_ row: (span: Double, count: Int, step: Double)) {
        #expect(NiceNumbers.step(lower: 0, upper: row.span, count: row.count) == row.step)
    }

    @Test("thresholds enclose the range, ticks lie within it")
    func enclosing() {
        #expect(NiceNumbers.thresholds(step: 10, lower: 3, upper: 39) == [0, 10, 20, 30, 40])
        #expect(NiceNumbers.ticks(step: 10, lower: 3, upper: 39) == [10, 20, 30])
        #expect(NiceNumbers.thresholds(step: 10, lower: 0, upper: 40) == [0, 10, 20, 30, 40])
    }

    @Test("multiples carry no noise of their arithmetic")
    func clean() {
        #expect(NiceNumbers.ticks(step: 0.1, lower: 0, upper: 0.3) == [0, 0.1, 0.2, 0.3])
    }

    @Test("a step that would give thousands of values gives none")
    func bounded() {
        #expect(NiceNumbers.ticks(step: 1e-9, lower: 0, upper: 1).isEmpty)
        #expect(NiceNumbers.ticks(step: .nan, lower: 0, upper: 1).isEmpty)
    }

    @Test("a logarithmic axis has powers of ten")
    func logarithmic() {
        #expect(NiceNumbers.logTicks(lower: 1, upper: 1000, count: 5) == [1, 10, 100, 1000])
    }
}

extension NiceNumbersTests {
    @Test("a step that reaches far beyond the data loses to a finer one")
    func waste() {
        #expect(NiceNumbers.step(lower: -6, upper: 6, count: 4) == 2)
    }
}
