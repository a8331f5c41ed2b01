import Drawing
import UIKit

/// A colour set of an asset catalog.
struct NamedColor: Hashable {
    var name: String
    var bundle: Bundle?
    /// Where the colour was made, for findings; no part of what it is.
    var source: SourceAddress

    static func == (a: NamedColor, b: NamedColor) -> Bool { a.name == b.name && a.bundle === b.bundle }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The colour as it is drawn; a missing one is clear, and noted.
    func value(in environment: EnvironmentValues) -> ColorValue {
        guard let value = AssetCatalog.provider?.color(named: name, bundle: bundle, traits: UITraitCollection(environment)) else {
            MissingColors.note(self)
            return .clear
        }
        return value
    }
}

/// The colour sets that were asked for and are in no catalog, collected while a view is drawn: styles are resolved far from any
/// place that findings can be reported to.
package enum MissingColors {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var missing: [NamedColor] = []
    }
    private static let box = Box()

    static func note(_ color: NamedColor) {
        box.lock.lock()
        defer { box.lock.unlock() }
        if box.missing.count < 100, !box.missing.contains(color) { box.missing.append(color) }
    }

    /// Findings for the colours since the last call.
    package static func take() -> [Finding] {
        box.lock.lock()
        defer { box.missing = []; box.lock.unlock() }
        return box.missing.map { MissingAssets.finding(.color, $0.name, bundle: $0.bundle, source: $0.source) }
    }
}
