import DeviceProfiles
import Drawing
import ExtensionMessages

/// The page that shows every picture of a run: one file without scripts, that works where it lies.
public struct ContactSheet {
    public var report: SnapshotReport
    public init(_ report: SnapshotReport) { self.report = report }

    public static let fileName = "index.html"

    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
        <title>\(Self.escaped(report.extensionName)) – Vitrine</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <header>
        <h1>\(Self.escaped(report.extensionName))</h1>
        <p>\(summary)</p>
        </header>
        <main>
        \(buildSection)\(findingsSection)\(report.widgets.map(section).joined())\(orphanSection)</main>
        <footer>Vitrine \(Self.escaped(report.vitrineVersion)), engine \(Self.escaped(report.engine.hash))</footer>
        </body>
        </html>

        """
    }

    private var summary: String {
        let drawn = report.pictures.count { $0.file != nil }
        var parts = [Self.count(drawn, "picture"), "of " + Self.count(report.widgets.count, "widget")]
        for (severity, name) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            let count = report.findings.count { $0.severity == severity }
            if count > 0 { parts.append(Self.count(count, name)) }
        }
        if report.isInterrupted { parts.append("interrupted before the end") }
        return Self.escaped(parts.prefix(2).joined(separator: " ") + parts.dropFirst(2).map { ", " + $0 }.joined())
    }

    private var buildSection: String {
        guard !report.build.isOK else { return "" }
        let rows = report.build.diagnostics.map { message in
            "<li class=\"\(Self.escaped(message.severity))\">\(Self.place(message.file, message.line == 0 ? nil : message.line))\(Self.escaped(message.text))</li>"
        }
        return "<section><h2>The extension does not build</h2><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul></section>\n"
    }

    private var findingsSection: String {
        guard !report.findings.isEmpty else { return "" }
        let rows = report.findings.map { finding in
            """
            <li class="\(finding.severity.rawValue)"><b>\(Self.escaped(finding.code))</b> \(Self.place(finding.file, finding.line))\
            \(Self.escaped(finding.message)) <span class="fix">\(Self.escaped(finding.fix))</span>\(Self.subject(finding))</li>
            """
        }
        return "<section><h2>Findings</h2><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul></section>\n"
    }

    private func section(_ widget: SnapshotReport.ListedWidget) -> String {
        let pictures = report.pictures.filter { $0.placement.widget.kind == widget.kind }
        guard !pictures.isEmpty else { return "" }
        let name = widget.displayName.isEmpty ? widget.kind : widget.displayName
        let title = "<h2>\(Self.escaped(name)) <small>\(Self.escaped(widget.kind))</small></h2>"
        let text = widget.description.isEmpty ? "" : "<p>\(Self.escaped(widget.description))</p>"
        return "<section>\(title)\(text)\(Self.groups(pictures))</section>\n"
    }

    /// Pictures of previews that belong to no widget of the listing.
    private var orphanSection: String {
        let kinds = Set(report.widgets.map(\.kind))
        let pictures = report.pictures.filter { !kinds.contains($0.placement.widget.kind) }
        return pictures.isEmpty ? "" : "<section><h2>Previews</h2>\(Self.groups(pictures))</section>\n"
    }

    /// One row a family and role.
    private static func groups(_ pictures: [SnapshotReport.Picture]) -> String {
        var order: [String] = [], groups: [String: [SnapshotReport.Picture]] = [:]
        for picture in pictures {
            let key = "\(picture.placement.family.rawValue), \(picture.placement.role.rawValue)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(picture)
        }
        return order.map { "<h3>\(escaped($0))</h3><div class=\"row\">\(groups[$0, default: []].map(figure).joined(separator: "\n"))</div>" }.joined()
    }

    private static func figure(_ picture: SnapshotReport.Picture) -> String {
        let size = picture.placement.geometry.size
        let width = Moments.shortest((size.width * 100).rounded() / 100), height = Moments.shortest((size.height * 100).rounded() / 100)
        let caption = escaped(caption(picture))
        let image = picture.file.map { file in
            "<a href=\"\(link(file))\"><img loading=\"lazy\" src=\"\(link(file))\" width=\"\(width)\" height=\"\(height)\" alt=\"\(caption)\"></a>"
        } ?? "<span class=\"missing\" style=\"width:\(width)px;height:\(height)px\">no picture</span>"
        let tree = picture.tree.map { " <a href=\"\(link($0))\">tree</a>" } ?? ""
        let codes = picture.findings.isEmpty ? "" : "<br><b>\(escaped(picture.findings.joined(separator: ", ")))</b>"
        let backdrop = picture.variation.isInStandBy || picture.placement.family.isControlFamily ? "dark" : picture.variation.mode == "fullColor" ? picture.variation.appearance : "glass"
        return "<figure><div class=\"backdrop \(escaped(backdrop))\">\(image)</div><figcaption>\(caption)\(tree)\(codes)</figcaption></figure>"
    }

    private static func caption(_ picture: SnapshotReport.Picture) -> String {
        let placement = picture.placement, variation = picture.variation
        var parts = [variation.appearance]
        if variation.mode != "fullColor" { parts.append(variation.mode) }
        if let preview = placement.preview { parts.append(preview) }
        if placement.role == .timeline { parts.append(Moments.text(picture.date)) }
        if let fallback = picture.fallback { parts.append("shows \(fallback.words)") }
        if placement.device.device.name != ProfileLibrary.defaultDevice { parts.append(placement.device.device.name) }
        if placement.device.system.name != ProfileLibrary.defaultSystem { parts.append("OS \(placement.device.system.version)") }
        if placement.world.locale != "en_US" { parts.append(placement.world.locale) }
        if placement.world.timeZone != "UTC" { parts.append(placement.world.timeZone) }
        if variation.typeSize != "large" { parts.append(variation.typeSize) }
        if variation.increasesContrast { parts.append("increased contrast") }
        if variation.reducesMotion { parts.append("reduced motion") }
        if variation.isForcedRightToLeft { parts.append("right to left") }
        if variation.isLocked { parts.append("locked") }
        if variation.isInStandBy { parts.append("StandBy") }
        return parts.joined(separator: ", ")
    }

    private static func place(_ file: String?, _ line: Int?) -> String {
        guard let file, !file.isEmpty else { return "" }
        return "<code>\(escaped(file))\(line.map { ":\($0)" } ?? "")</code> "
    }

    private static func subject(_ finding: Finding) -> String {
        let parts = [finding.widget, finding.family].compactMap { $0 }
        return parts.isEmpty ? "" : " <small>\(escaped(parts.joined(separator: ", ")))</small>"
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    static func escaped(_ text: String) -> String {
        var out = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            default: out.unicodeScalars.append(character)
            }
        }
        return out
    }

    /// A file of the same folder as a link: everything that is no plain letter is percent-encoded.
    static func link(_ name: String) -> String {
        var out = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default: out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return out
    }

    private static let style = """
        :root{color-scheme:light dark;--text:#1c1c1e;--soft:#6c6c70;--page:#fff;--line:#d8d8dc;--light:#e5e5ea;--dark:#1c1c1e}
        @media(prefers-color-scheme:dark){:root{--text:#f2f2f7;--soft:#a1a1a6;--page:#111113;--line:#38383a;--light:#c7c7cc;--dark:#000}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:1400px;padding:24px;font:15px/1.45 system-ui,sans-serif;color:var(--text);background:var(--page)}
        h1{font-size:28px;margin:0}h2{font-size:20px;margin:40px 0 4px}h3{font-size:14px;color:var(--soft);font-weight:600;margin:20px 0 8px}
        small,figcaption,footer,header p{color:var(--soft)}h2 small{font-weight:400}p{margin:4px 0}
        .row{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
        figure{margin:0}.backdrop{padding:16px;border-radius:16px}
        .light{background:var(--light)}.dark{background:var(--dark);outline:1px solid var(--line)}.glass{background:linear-gradient(150deg,#35507a,#6b4a7d)}
        img{display:block;max-width:100%;height:auto}
        .missing{display:flex;align-items:center;justify-content:center;border:1px dashed var(--soft);border-radius:20px;color:var(--soft)}
        figcaption{font-size:12px;margin-top:6px;max-width:400px;overflow-wrap:anywhere}
        .findings{list-style:none;padding:0;margin:8px 0}.findings li{padding:8px 12px;margin:4px 0;border-left:4px solid var(--line);overflow-wrap:anywhere}
        .findings .error{border-color:#d70015}.findings .warning{border-color:#c98a00}.findings .note{border-color:#0a7aff}
        .fix{color:var(--soft)}code{font-size:13px}a{color:inherit}footer{margin-top:48px;font-size:12px}
        """
}
