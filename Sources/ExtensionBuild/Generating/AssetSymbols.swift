import ProjectModel

/// The members that Xcode generates for the colours and images of a target's catalogs: `Color(.skyBlue)`, `.skyBlue`,
/// `Image(.Birds.wing)`.
enum AssetSymbols: SourceGenerator {
    /// What the members build on: types of a catalog's resources, and initialisers that take them.
    static let foundation = ["DeveloperToolsSupport.ColorResource", "UIKit.ColorResource", "UIKit.ImageResource", "SwiftUI.ColorResource"]

    /// Colours and shape styles that SwiftUI or UIKit have already. A set of that name gets its resource and no more, as in Xcode.
    private static let reserved: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear",
        "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "background", "foreground", "selection", "separator",
        "placeholder", "link", "fill", "windowBackground", "magenta", "darkGray", "lightGray", "label", "systemRed", "systemBlue", "systemGreen",
        "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
        "systemGray", "systemBackground", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "darkText", "lightText",
        "image", "circle", "symbol", "add", "remove", "checkmark", "strokedCheckmark",
    ]
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
    ]

    static func sources(for resources: ResourceFiles, own: OwnMembers, bundle: String, sdk: PreparedSDK) throws -> [GeneratedSource] {
        guard sdk.hasAssetResources, !resources.assetCatalogs.isEmpty else { return [] }
        var colors: [String] = [], images: [String] = []
        for path in resources.assetCatalogs {
            let catalog = AssetCatalogReader.read(path)
            colors += catalog.colors.map(\.name)
            images += catalog.images.map(\.name) + catalog.symbols.map(\.name)
        }
        let colorSymbols = symbols(colors, .color), imageSymbols = symbols(images, .image)
        guard !colorSymbols.isEmpty || !imageSymbols.isEmpty else { return [] }
        var text = "import DeveloperToolsSupport\nimport Foundation\nimport SwiftUI\nimport UIKit\n\nprivate let resourceBundle = \(bundle)\n\n"
        text += resourceExtension("ColorResource", colorSymbols)
        text += resourceExtension("ImageResource", imageSymbols)
        // What the sources say themselves stays theirs.
        let colorMembers = colorSymbols.filter { !own.contains($0.member) || !$0.namespaces.isEmpty }, imageMembers = imageSymbols.filter { !own.contains($0.member) || !$0.namespaces.isEmpty }
        text += memberExtension("UIKit.UIColor", colorMembers) { "static var \($0): UIKit.UIColor { UIKit.UIColor(resource: .\($1)) }" }
        text += memberExtension("SwiftUI.Color", colorMembers) { "static var \($0): SwiftUI.Color { SwiftUI.Color(.\($1)) }" }
        // An extension of a protocol holds no types, and so no namespaces.
        text += memberExtension("SwiftUI.ShapeStyle where Self == SwiftUI.Color", colorMembers.filter(\.namespaces.isEmpty)) { "static var \($0): SwiftUI.Color { SwiftUI.Color(.\($1)) }" }
        text += memberExtension("UIKit.UIImage", imageMembers) { "static var \($0): UIKit.UIImage { UIKit.UIImage(resource: .\($1)) }" }
        return [GeneratedSource(name: "AssetSymbols.swift", text: text, origin: resources.assetCatalogs[0])]
    }

    /// One symbol a Swift name; of sets that would get the same name, Xcode takes the first and warns.
    private static func symbols(_ names: [String], _ kind: AssetSymbolName.Kind) -> [AssetSymbolName] {
        var seen: Set<String> = []
        return names.sorted().compactMap { AssetSymbolName($0, kind: kind) }
            .filter { seen.insert(($0.namespaces + [$0.member]).joined(separator: ".")).inserted }
    }

    private static func quoted(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }

    private static func literal(_ text: String) -> String {
        "\"" + text.map { character in character == "\"" || character == "\\" ? "\\\(character)" : character.isNewline ? " " : "\(character)" }.joined() + "\""
    }

    private static func resourceExtension(_ type: String, _ symbols: [AssetSymbolName]) -> String {
        guard !symbols.isEmpty else { return "" }
        return "extension DeveloperToolsSupport.\(type) {\n" + members(symbols, depth: 0) { symbol in
            "static let \(quoted(symbol.member)) = DeveloperToolsSupport.\(type)(name: \(literal(symbol.assetName)), bundle: resourceBundle)"
        } + "}\n\n"
    }

    private static func memberExtension(_ type: String, _ symbols: [AssetSymbolName], _ member: (_ name: String, _ path: String) -> String) -> String {
        let symbols = symbols.filter { !reserved.contains($0.member) || !$0.namespaces.isEmpty }
        guard !symbols.isEmpty else { return "" }
        return "extension \(type) {\n" + members(symbols, depth: 0) { symbol in
            member(quoted(symbol.member), (symbol.namespaces + [symbol.member]).map(quoted).joined(separator: "."))
        } + "}\n\n"
    }

    /// Members, those in namespaces inside enumerations.
    private static func members(_ symbols: [AssetSymbolName], depth: Int, _ line: (AssetSymbolName) -> String) -> String {
        var text = ""
        for symbol in symbols where symbol.namespaces.count == depth { text += "    \(line(symbol))\n" }
        let nested = Dictionary(grouping: symbols.filter { $0.namespaces.count > depth }) { $0.namespaces[depth] }
        for (namespace, inner) in nested.sorted(by: { $0.key < $1.key }) {
            text += "enum \(quoted(namespace)) {\n" + members(inner, depth: depth + 1, line) + "}\n"
        }
        return text
    }
}
