import Foundation
import UIKit

/// How much an entry holds: the texts and data in its stored properties.
///
/// Entries are kept one by one for the whole timeline, and what their views draw goes into the archive; a photo in an entry is there
/// as often as there are entries.
enum EntrySize {
    /// Values looked at in one entry; an entry that holds more is measured by those.
    private static let limit = 20_000

    /// Bytes.
    static func of(_ entry: Any) -> Int {
        var size = 0, left = limit
        add(entry, depth: 0, &size, &left)
        return size
    }

    private static func add(_ value: Any, depth: Int, _ size: inout Int, _ left: inout Int) {
        guard depth < 12, left > 0 else { return }
        left -= 1
        switch value {
        case let data as Data: size += data.count
        case let text as String: size += text.utf8.count
        case let bytes as [UInt8]: size += bytes.count
        // A picture counts where it is drawn: by its pixels, as an image of the archive.
        case is UIImage: size += 16
        case is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Date, is UUID, is URL: size += 16
        default:
            var mirror: Mirror? = Mirror(reflecting: value)
            // Objects of user code may lead anywhere, also in a ring; an entry's own values do not.
            if mirror?.displayStyle == .class, depth > 4 { return }
            while let current = mirror {
                for child in current.children {
                    guard left > 0 else { return }
                    add(child.value, depth: depth + 1, &size, &left)
                }
                mirror = current.superclassMirror
            }
        }
    }
}
