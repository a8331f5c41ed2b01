import Foundation

/// The views and modifiers of SwiftUI's core, read from the sources: text, layout, shapes, paint, images, and the view graph.
///
/// A view is named as its type, a modifier as `Owner.name`. What lies in these folders and is neither (a protocol, a value such as
/// `UnitPoint`) is not listed.
struct PublicNames {
    static let folders = ["Text", "Layout", "Shapes", "Shapes/Canvas", "Styles", "Images", "Graph"]
    static let files = ["Modifiers/Effects.swift", "Modifiers/Styling.swift", "Modifiers/LineHeight.swift", "Modifiers/Margins.swift", "Modifiers/VisualEffect.swift", "Animation/MatchedGeometry.swift", "Animation/Transition.swift"]
    private static let kinds: Set<String> = ["View", "PrimitiveView", "Shape", "InsettableShape", "ShapeStyle", "Layout"]
    private static let owners: Set<String> = ["View", "Text", "Image", "Shape", "InsettableShape", "ShapeStyle"]

    let names: Set<String>

    /// - Parameter folder: the sources of SwiftUI.
    init(sources folder: URL) throws {
        var names: Set<String> = []
        for name in Self.folders {
            let inner = folder.appendingPathComponent(name)
            for file in try FileManager.default.contentsOfDirectory(atPath: inner.path) where file.hasSuffix(".swift") {
                names.formUnion(Self.names(in: try String(contentsOf: inner.appendingPathComponent(file), encoding: .utf8)))
            }
        }
        for file in Self.files { names.formUnion(Self.names(in: try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))) }
        self.names = names.filter { !$0.hasPrefix("_") && !$0.contains("._") }
    }

    /// Declarations begin at the line's start, members four spaces in: the sources keep to that.
    private static func names(in source: String) -> Set<String> {
        var names: Set<String> = [], declared: Set<String> = [], conforming: Set<String> = [], owner: Substring?
        func conforms(_ rest: Substring) -> Bool { rest.split(separator: "where")[...].first?.split { !$0.isLetter }.contains { kinds.contains(String($0)) } ?? false }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "}" { owner = nil }
            if !line.hasPrefix(" ") {
                if let match = line.firstMatch(of: #/^(?:public |nonisolated )*extension (\w+)(.*)$/#) {
                    owner = match.1
                    if conforms(match.2) { conforming.insert(String(match.1)) }
                }
                if let match = line.firstMatch(of: #/^(?:@\S+ )*public (?:nonisolated |final |@frozen )*struct (\w+)(.*)$/#) {
                    owner = match.1
                    declared.insert(String(match.1))
                    if conforms(match.2) { conforming.insert(String(match.1)) }
                }
            } else if let owner, owners.contains(String(owner)), let match = line.firstMatch(of: #/^    (?:@[^ ]+(?:\([^)]*\))? )*(?:@inline\(never\) )?(?:nonisolated )*public (?:nonisolated )?(?:static )?func (\w+)/#) {
                names.insert("\(owner).\(match.1)")
            }
        }
        return names.union(declared.intersection(conforming))
    }
}
