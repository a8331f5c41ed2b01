import Drawing
import WidgetHost

/// The page that shows a day: one file without scripts that asks nothing of any network, light and dark.
///
/// Each picture is in it once, however often it was shown. Everything on the axis is in the lists below it too, for those who do not see.
public struct FilmStrip {
    let day: DayRecord
    let vitrineVersion: String
    private let images: PageImages

    /// - Parameter pictures: PNG files by picture; a picture that has none is named by its texts.
    public init(_ day: DayRecord, vitrineVersion: String, pictures: [Int: [UInt8]]) {
        self.day = day; self.vitrineVersion = vitrineVersion; images = PageImages(day: day, files: pictures)
    }

    public static let fileName = "index.html"

    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
        <title>\(escaped(day.extensionName)), \(escaped(day.time.day(day.start))) – Vitrine</title>
        <style>\(FilmStripStyle.text)\(images.styles)</style>
        </head>
        <body>
        <header>
        <p class="eyebrow">A simulated day</p>
        <h1>\(escaped(day.extensionName))</h1>
        <p>\(escaped(day.time.long(day.start))) to \(escaped(day.time.long(day.end))), \(DayTime.duration(day.end - day.start)); \(escaped(surroundings))</p>
        </header>
        <main>
        \(summary)\(clockChanges)\(expectations)\(findings)\(steps)\(stacks)\(day.widgets.map { WidgetSection(day: day, widget: $0, images: images).html }.joined())</main>
        <footer>\(FilmStripLegend(day).html)<p>Vitrine \(escaped(vitrineVersion)). Rules of the simulation and where they come from: Documentation/Time.md.</p></footer>
        </body>
        </html>

        """
    }

    private var surroundings: String {
        let zones = day.time.zones.map(\.identifier).joined(separator: ", then ")
        return "\(day.device), OS \(day.system), \(day.locale), \(zones), \(day.appearance)"
    }

    // MARK: Above the widgets

    private var summary: String {
        let reloads = day.widgets.flatMap(\.reloads)
        func cell(_ number: String, _ words: String) -> String { "<div><b>\(escaped(number))</b> \(escaped(words))</div>" }
        func count(_ count: Int, _ one: String, _ many: String) -> String { cell("\(count)", count == 1 ? one : many) }
        var cells = [count(day.widgets.count, "placed widget", "placed widgets"), count(day.pictures.count, "picture", "pictures"), count(reloads.count, "reload asked for", "reloads asked for"),
                     cell("\(reloads.count { $0.ranAt != nil })", "carried out"), cell("\(reloads.count { $0.isCharged })", "charged to the budget")]
        let late = reloads.count { $0.deferredUntil != nil }, problems = day.findings.count { $0.severity != .note }
        if late > 0 { cells.append(cell("\(late)", "put off")) }
        cells.append(count(problems, "problem found", "problems found"))
        if !day.expectations.isEmpty {
            let failed = day.expectations.count { $0.failure != nil }
            cells.append(cell(failed == 0 ? "\(day.expectations.count)" : "\(failed) of \(day.expectations.count)", failed == 0 ? "expectations met" : "expectations failed"))
        }
        return "<section class=\"numbers\">\(cells.joined())</section>\n"
    }

    private var expectations: String {
        guard !day.expectations.isEmpty else { return "" }
        let failed = day.expectations.filter { $0.failure != nil }, met = day.expectations.filter { $0.failure == nil }
        let folded = met.isEmpty ? "" : "<details><summary>\(DayStory.count(met.count, "expectation")) met</summary>\(list(met))</details>"
        return "<section><h2>Expectations</h2>\(failed.isEmpty ? "" : list(failed))\(folded)</section>\n"
    }

    private func list(_ expectations: [DayExpectation]) -> String {
        let rows = expectations.map { expectation in
            "<li class=\"\(expectation.failure == nil ? "met" : "error")\"><b>\(expectation.failure == nil ? "met" : "failed")</b> \(escaped(day.time.short(expectation.moment, on: day.start))) \(escaped(expectation.words)) "
                + "<code>\(escaped(expectation.file)):\(expectation.line)</code>\(expectation.failure.map { "<br><span class=\"fix\">\(escaped($0))</span>" } ?? "")</li>"
        }
        return "<ul class=\"findings\">\(rows.joined(separator: "\n"))</ul>"
    }

    private var findings: String {
        guard !day.findings.isEmpty else { return "" }
        let rows = day.findings.map { finding in
            let place = finding.file.map { "<code>\(escaped($0))\(finding.line.map { ":\($0)" } ?? "")</code> " } ?? ""
            let subject = [finding.widget, finding.family].compactMap { $0 }.joined(separator: ", ")
            return "<li class=\"\(finding.severity.rawValue)\"><span class=\"severity\">\(finding.severity.rawValue)</span> <b>\(escaped(finding.code))</b> \(place)\(escaped(finding.message)) <span class=\"fix\">\(escaped(finding.fix))</span>"
                + (subject.isEmpty ? "" : " <small>\(escaped(subject))</small>") + "</li>"
        }
        return "<section><h2>Findings</h2><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul></section>\n"
    }

    private var steps: String {
        guard !day.steps.isEmpty else { return "" }
        let rows = day.groupedSteps.map { "<li><time>\(escaped($0.first.clock))</time> \(escaped(StepWords.text($0)))</li>" }
        return "<section><h2>What happened to the device</h2><ol class=\"steps\">\(rows.joined(separator: "\n"))</ol></section>\n"
    }

    private var stacks: String { day.stacks.map { StackSection($0, of: day, images: images).html }.joined() }

    private var clockChanges: String {
        let shifts = day.time.shifts(from: day.start, to: day.end)
        guard !shifts.isEmpty else { return "" }
        return "<section class=\"shifts\">\(shifts.map { "<p>\(escaped(ShiftWords.text($0, day)))</p>" }.joined())</section>\n"
    }

    private func escaped(_ text: String) -> String { ContactSheet.escaped(text) }
}
