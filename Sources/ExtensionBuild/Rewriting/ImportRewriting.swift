import SwiftSyntax

/// An import of an active part of a file that names a module nobody has.
struct MissingImport: Hashable, Codable, Sendable {
    var module: String
    /// Counted from 1.
    var line: Int
    var column: Int
    /// Whether a phone has the module; its import was left out.
    var isApples: Bool
}

/// What happens to an import.
enum ImportDecision: Equatable {
    case keep
    /// The import names a part or a single declaration of a module that is whole here: "import class UIKit.UIImage".
    case whole(module: String)
    /// A phone has the module and Vitrine lacks it.
    case leaveOut
    /// Nobody has it.
    case missing

    init(path: [String], hasKind: Bool, conditions: BuildConditions) {
        guard let module = path.first else { self = .keep; return }
        if let renamed = SystemModules.renamed[module] {
            self = .whole(module: renamed)
        } else if conditions.modules.contains(module) {
            let isWhole = path.count == 1 && !hasKind
            self = isWhole || !SystemModules.apples.contains(module) ? .keep : .whole(module: module)
        } else if SystemModules.toolchainOnly.contains(module) {
            self = .keep
        } else {
            self = SystemModules.apples.contains(module) ? .leaveOut : .missing
        }
    }
}

extension SourceRewriter {
    func rewrite(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        if let first = node.path.first, let name = conditions.renamed[first.name.text] {
            rename(first.name, to: name)
            return
        }
        switch ImportDecision(path: path, hasKind: node.importKindSpecifier != nil, conditions: conditions) {
        case .keep: break
        case .whole(let module):
            guard let first = node.path.first else { return }
            let start = node.importKindSpecifier?.positionAfterSkippingLeadingTrivia ?? first.positionAfterSkippingLeadingTrivia
            edits.append(.padded(start.utf8Offset..<node.path.endPositionBeforeTrailingTrivia.utf8Offset, with: module, in: source))
        case .leaveOut:
            note(node, module: path[0], isApples: true)
            edits.append(.blank(bounds(node), in: source))
        case .missing:
            note(node, module: path[0], isApples: false)
        }
    }

    private func note(_ node: ImportDeclSyntax, module: String, isApples: Bool) {
        let place = place(of: node.path.positionAfterSkippingLeadingTrivia.utf8Offset)
        imports.append(MissingImport(module: module, line: place.line, column: place.column, isApples: isApples))
    }
}

// MARK: - Modules under another name

/// A module of the project may be called as one of Vitrine's own, which user code never sees but which is in the same process.
/// It is built under another name, and where the sources name it, the other name is put in.
extension SourceRewriter {
    func rewrite(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
        // `Darwin.round(x)` is the C library's, under its name here; Foundation brings it along.
        if let name = conditions.renamed[base.baseName.text] ?? SystemModules.renamed[base.baseName.text] { rename(base.baseName, to: name) }
    }

    func rewrite(_ node: MemberTypeSyntax) {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), let name = conditions.renamed[base.name.text] { rename(base.name, to: name) }
    }

    private func rename(_ token: TokenSyntax, to name: String) {
        edits.append(SourceEdit(range: bounds(token), replacement: Array(name.utf8)))
    }
}
