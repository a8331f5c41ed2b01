// Status of this file: approximate: links and what Markdown means go over; attributes of UIKit's and SwiftUI's own do not.
import Foundation

extension AttributedString {
    /// The text of an attributed object.
    public init(_ nsStr: NSAttributedString) {
        self.init(nsStr.string)
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttribute(NSAttributedString.Key("NSLink"), in: whole, options: []) { value, range, _ in
            guard let url = (value as? URL) ?? (value as? String).flatMap({ URL(string: $0) }), let text = Range(range, in: nsStr.string) else { return }
            let start = nsStr.string.distance(from: nsStr.string.startIndex, to: text.lowerBound), end = nsStr.string.distance(from: nsStr.string.startIndex, to: text.upperBound)
            self[index(startIndex, offsetByCharacters: start)..<index(startIndex, offsetByCharacters: end)].link = url
        }
    }
}

extension NSAttributedString {
    /// The text of an attributed string.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: String(attrStr.characters))
        var place = 0
        for run in attrStr.runs {
            let length = String(attrStr[run.range].characters).utf16.count
            if let url = run.link { result.addAttribute(NSAttributedString.Key("NSLink"), value: url, range: NSRange(location: place, length: length)) }
            place += length
        }
        self.init(attributedString: result)
    }
}
