import Drawing
import Foundation

/// Names that were looked up and are in no catalog of the bundle that was asked.
///
/// A lookup is far from any place that findings can be reported to, so that they are collected until a drawing ends.
package enum MissingAssets {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var findings: [Finding] = []
    }
    private static let box = Box()

    /// `asset-missing` for a name.
    ///
    /// - Parameter source: the call's return address; 0 where it is not known.
    package static func finding(_ kind: AssetKind, _ name: String, bundle: Bundle? = nil, source: UInt64 = 0) -> Finding {
        let provider = AssetCatalog.provider, process = provider?.process ?? "extension"
        let isOther = bundle.map { $0 !== Bundle.main && $0.bundlePath != Bundle.main.bundlePath } ?? false
        let asked = isOther ? "The bundle \((bundle?.bundlePath as NSString?)?.lastPathComponent ?? "")" : "The \(process)'s bundle"
        if kind == .picture, let file = provider?.damagedFile(of: name, bundle: bundle) {
            return Finding(code: "drawing-incomplete", severity: .warning, basis: .assumed, message: "The file \(file) of the picture \"\(name)\" cannot be read, so nothing is drawn.",
                           fix: "Export the picture again, or take it from version control.", source: source)
        }
        let place = isOther ? nil : provider?.otherCatalog(with: name, kind)
        let message = "\(asked) holds no \(kind.rawValue) \"\(name)\", so nothing is drawn\(kind == .color ? " in it" : "")"
        guard let place else {
            return Finding(code: "asset-missing", severity: .warning, basis: .doc, message: message + ".",
                           fix: "Add it to an asset catalog that is a member of the \(process)'s target.", source: source)
        }
        return Finding(code: "asset-missing", severity: .warning, basis: .doc, message: "\(message); \(place) has it.",
                       fix: "Add that catalog to the \(process)'s target too, or the set to one that the target has.", source: source)
    }

    /// Notes that text asks for a font that neither the extension nor a phone has.
    package static func note(font name: String) {
        guard AssetCatalog.provider != nil, !PhoneFonts.has(name) else { return }
        note(Finding(code: "font-missing", severity: .warning, basis: .doc, message: "No font \"\(name)\" is in the extension's bundle; its text is drawn in the system's font.",
                     fix: "Add the font file to the extension's target and to UIAppFonts in its Info.plist; use its PostScript name."))
    }

    /// Notes what a drawing lacks.
    package static func note(_ finding: Finding) {
        box.lock.lock()
        defer { box.lock.unlock() }
        if box.findings.count < 100, !box.findings.contains(finding) { box.findings.append(finding) }
    }

    /// Notes a lookup that found nothing and that user code may draw something else for.
    static func note(_ kind: AssetKind, _ name: String, bundle: Bundle?) {
        // Before there is a catalog nothing can be missing from it.
        guard AssetCatalog.provider != nil, !name.isEmpty else { return }
        note(finding(kind, name, bundle: bundle))
    }

    /// Those since the last call.
    package static func take() -> [Finding] {
        box.lock.lock()
        defer { box.findings = []; box.lock.unlock() }
        return box.findings
    }
}
