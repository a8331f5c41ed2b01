@testable import Charts
import Foundation
import Testing

@Suite struct DateTicksTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test("the stride follows the span")
    func strides() {
        #expect(DateTicks.stride(span: 3600, count: 4) == DateStride(.minute, 15))
        #expect(DateTicks.stride(span: 86_400, count: 4) == DateStride(.hour, 6))
        #expect(DateTicks.stride(span: 7 * 86_400, count: 7) == DateStride(.day, 1))
        #expect(DateTicks.stride(span: 365 * 86_400, count: 4) == DateStride(.month, 3))
        #expect(DateTicks.stride(span: 20 * 365.25 * 86_400, count: 4) == DateStride(.year, 5))
    }

    @Test("no stride is finer than the data's bins")
    func coarseEnough() {
        #expect(DateTicks.stride(span: 3 * 86_400, count: 7, least: .day) == DateStride(.day, 1))
    }

    @Test("hours count from midnight")
    func aligned() {
        let ticks = DateTicks.ticks(DateStride(.hour, 6), from: january(1, hour: 1), to: january(1, hour: 19), calendar: calendar)
        #expect(ticks == [january(1, hour: 6), january(1, hour: 12), january(1, hour: 18)])
    }

    @Test("bins cover their range and find their values")
    func bins() {
        let bins = DateBins(unit: .day, range: january(1)...january(3), calendar: calendar)
        #expect(bins.count == 3)
        #expect(bins.index(for: january(2)) == 1)
        #expect(NumberBins(size: 5.0, range: 1...14).thresholds == [0, 5, 10, 15])
    }
}
