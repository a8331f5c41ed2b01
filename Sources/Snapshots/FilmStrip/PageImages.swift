import WidgetHost

/// The pictures in the page of a day: each is in it once, as a style that figures and thumbnails name.
struct PageImages {
    /// Points of a thumbnail, and of the axis where it is narrowest.
    static let thumbHeight = 46.0, trackWidth = 780.0

    let day: DayRecord
    /// PNG files by picture.
    let files: [Int: [UInt8]]

    func has(_ picture: Int) -> Bool { files[picture] != nil }

    var styles: String {
        files.sorted { $0.key < $1.key }.map { ".p\($0.key){background-image:url(data:image/png;base64,\(Base64.text($0.value)))}\n" }.joined()
    }

    /// A picture in the widget's size; where it was not drawn, its texts.
    func figure(_ picture: Int?, width: Double, height: Double) -> String {
        let size = "style=\"width:\(Self.number(width))px;height:\(Self.number(height))px\""
        guard let picture else { return "<div class=\"picture missing\" \(size)>nothing</div>" }
        let texts = ContactSheet.escaped(day.pictures[picture].texts.prefix(12).joined(separator: ", "))
        guard has(picture) else { return "<div class=\"picture missing\" \(size)>\(texts.isEmpty ? "not drawn" : texts)</div>" }
        return "<div class=\"picture p\(picture)\" role=\"img\" aria-label=\"\(texts.isEmpty ? "picture \(picture + 1)" : texts)\" \(size)></div>"
    }

    private static func number(_ value: Double) -> String { Moments.shortest((value * 100).rounded() / 100) }
}
