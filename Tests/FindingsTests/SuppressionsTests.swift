import Drawing
import Testing
@testable import Findings
@testable import FindingTable

@Suite struct SuppressionsTests {
    private func suppressions(_ source: String) -> Suppressions {
        var suppressions = Suppressions()
        suppressions.read(source, file: "/project/Widget.swift")
        return suppressions
    }

    private func finding(line: Int?, file: String? = "/project/Widget.swift", code: FindingCode = .textTruncated) -> Finding {
        code.finding("cut", file: file, line: line)
    }

    @Test("a comment silences its code on its own line and the next line of code")
    func lines() {
        let s = suppressions("// vitrine:ignore text-truncated titles may be cut\n\n// more\nText(name)\nText(other) // vitrine:ignore text-truncated so may these\n")
        #expect(s.reason(for: finding(line: 4)) != nil)
        #expect(s.reason(for: finding(line: 5)) != nil)
        #expect(s.reason(for: finding(line: 6)) == nil)
        #expect(s.reason(for: finding(line: 4, code: .nothingDrawn)) == nil)
        #expect(s.reason(for: finding(line: 4, file: "/project/Other.swift")) == nil)
        #expect(s.findings.isEmpty)
        #expect(s.comments.first?.reason == "titles may be cut")
    }

    @Test("a finding without a line is silenced from anywhere in its file, one without a file from anywhere")
    func withoutPlace() {
        let s = suppressions("// vitrine:ignore text-truncated known\nstruct A {}\n")
        #expect(s.reason(for: finding(line: nil)) != nil)
        #expect(s.reason(for: finding(line: nil, file: "Widget.swift")) != nil)
        #expect(s.reason(for: finding(line: nil, file: nil)) != nil)
        #expect(s.reason(for: finding(line: nil, file: "OtherWidget.swift")) == nil)
    }

    @Test("without a reason it has no effect and is itself a finding, at its line")
    func reason() {
        let s = suppressions("struct A {}\n// vitrine:ignore text-truncated   \nText(name)\n")
        #expect(s.reason(for: finding(line: 3)) == nil)
        #expect(s.findings.map(\.code) == ["suppression-without-reason"])
        #expect(s.findings.first?.line == 2)
    }

    @Test("a code that does not exist is a finding")
    func unknown() {
        #expect(suppressions("// vitrine:ignore text-truncatd because\n").findings.map(\.code) == ["suppression-unknown-code"])
        #expect(suppressions("// vitrine:ignore\n").findings.map(\.code) == ["suppression-unknown-code"])
    }

    @Test("the words outside a comment mean nothing")
    func outside() {
        let s = suppressions("let text = \"vitrine:ignore text-truncated reason\"\n")
        #expect(s.comments.isEmpty && s.findings.isEmpty)
    }
}
