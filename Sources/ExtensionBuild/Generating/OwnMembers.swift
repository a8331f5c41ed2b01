/// The colours and pictures that a module's own sources declare as static members: what they have already is not generated once more.
///
/// Read line by line and not parsed: extensions of the types that get generated members, at the margin, and `static var` and
/// `static let` in them.
struct OwnMembers {
    private let names: Set<String>

    private static let extended: Set<String> = ["Color", "ShapeStyle", "UIColor", "UIImage", "SwiftUI.Color", "SwiftUI.ShapeStyle", "UIKit.UIColor", "UIKit.UIImage"]
    private static let declarations: Set<String> = ["extension", "struct", "class", "enum", "protocol", "actor"]
    /// No source file is near this size.
    private static let largestFile = 16 << 20

    init(sources: [String]) {
        var found: Set<String> = []
        for path in sources {
            guard let bytes = try? FileSystem.read(path, limit: Self.largestFile),
                  bytes.withUnsafeBytes({ ByteSearch.first("extension ", in: $0) != nil && ByteSearch.first("static ", in: $0) != nil }) else { continue }
            var isInside = false
            for line in bytes.split(separator: 0x0A) {
                let words = String(decoding: line.prefix(200), as: UTF8.self).split { " \t:={".contains($0) }
                if line.first != 0x20, line.first != 0x09, let word = words.firstIndex(where: { Self.declarations.contains(String($0)) }) {
                    isInside = words[word] == "extension" && word + 1 < words.count && Self.extended.contains(String(words[word + 1]))
                }
                guard isInside, let word = words.firstIndex(of: "static"), word + 2 < words.count, words[word + 1] == "var" || words[word + 1] == "let" else { continue }
                found.insert(words[word + 2].filter { $0 != "`" })
            }
        }
        names = found
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
