import Foundation
@testable import SwiftUI
import Testing

/// Views of which Apple's SwiftUI drew public pictures, drawn here and compared with what was measured in them.
///
/// `VITRINE_RECORD_CONFORMANCE=FILE` writes the report that is Documentation/Conformance.md, `VITRINE_CONFORMANCE_PICTURES=FOLDER` what
/// was drawn, to be looked at beside Apple's pictures.
@Suite(.serialized) struct ConformanceTests {
    @Test("nine in ten pictures hold, and each of the others has its reason")
    func pictures() throws {
        let results = ReferencePictures.compared.map { ($0, $0.deviations()) }
        if let file = ProcessInfo.processInfo.environment["VITRINE_RECORD_CONFORMANCE"] {
            try ConformanceReport(results: results).text.write(toFile: file, atomically: true, encoding: .utf8)
        }
        if let folder = ProcessInfo.processInfo.environment["VITRINE_CONFORMANCE_PICTURES"] {
            for picture in ReferencePictures.compared { try Data(picture.drawn().png).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(picture.name).png")) }
        }
        let holding = results.filter { $0.1.isEmpty }.count
        #expect(holding * 10 >= results.count * 9, "\(holding) of \(results.count)")
        for (picture, deviations) in results where !deviations.isEmpty && !ConformanceReport.isExplained(picture) {
            Issue.record("\(picture.name): \(deviations.joined(separator: "; "))")
        }
    }
}

/// What Documentation/Conformance.md says.
struct ConformanceReport {
    let results: [(picture: ReferencePicture, deviations: [String])]

    /// Why pictures do not hold.
    static let reasons: [String: String] = [
        "compact_directConnected_allInfo": "what decides the first row's height is not known: SF's star, in the box that was measured elsewhere, would leave the second row two pixels higher.",
        "test_simpleState.AppKit-Long-Message": "two of its four lines are 1.1 and 1.2 % wider here: macOS sets letters of 26 points closer than a phone does.",
        "testBlockquote.1": "two of its 21 lines are 1.1 and 1.3 % off: SF's italic letters have advances of their own, and the upright ones stand in for them.",
    ]
    static func isExplained(_ picture: ReferencePicture) -> Bool { reasons[picture.name] != nil }

    var text: String {
        let holding = results.filter(\.deviations.isEmpty).count
        let checks = results.reduce(0) { $0 + $1.picture.checks.count }, failed = results.reduce(0) { $0 + $1.deviations.count }
        var lines = [
            "# Conformance", "",
            "Public repositories hold pictures that Apple's SwiftUI drew. The views are written anew in the tests (Tests/FrameworksTests/SwiftUI/Graph/Conformance), drawn here, and",
            "compared with what was measured in the pictures: heights and gaps to the pixel, widths and line ends within 1 % (two pixels at least), line breaks, and colours under the OS of the picture.",
            "The pictures themselves are not part of the project. This page is written by the test: `VITRINE_RECORD_CONFORMANCE=Documentation/Conformance.md ./test --filter ConformanceTests`.", "",
            "**\(holding) of \(results.count) pictures hold** (\(checks - failed) of \(checks) measurements).", "",
            "| picture | of | measurements | holds |", "| --- | --- | --- | --- |",
        ]
        for (picture, deviations) in results {
            let outcome = deviations.isEmpty ? "yes" : "no: " + deviations.joined(separator: "; ")
            lines.append("| \(picture.name) | \(picture.repository) | \(picture.checks.count) | \(outcome) |")
        }
        let missed = results.filter { !$0.deviations.isEmpty }
        if !missed.isEmpty {
            lines += ["", "## Why some do not hold", ""]
            lines += missed.map { "- **\($0.picture.name)**: \(Self.reasons[$0.picture.name] ?? "not known yet.")" }
        }
        let notes = results.map(\.picture).filter { !$0.reason.isEmpty }
        if !notes.isEmpty {
            lines += ["", "## Compared in part", ""]
            lines += notes.map { "- \($0.name): \($0.reason)" }
        }
        lines += ["", "## Not compared", ""]
        lines += ReferencePictures.notCompared.map { "- \($0.pictures) pictures of \($0.what): \($0.reason)." }
        return lines.joined(separator: "\n") + "\n"
    }
}
