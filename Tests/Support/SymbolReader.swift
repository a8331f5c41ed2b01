import Foundation
import SwiftParser
import SwiftSyntax

/// The public symbols of one source file, with their statuses, and the calls in it that may change nothing.
struct SymbolReader {
    private let framework: String
    private let file: String
    private let lines: SourceLocationConverter
    private(set) var symbols: [PublicSymbol] = []
    private(set) var noOps: [SilentNoOp] = []
    /// Comments whose status cannot be read.
    private(set) var problems: [String] = []

    /// - Parameter typeStatuses: what the types of the framework say of themselves, by path: extensions in other files inherit it.
    init(source: String, framework: String, file: String, typeStatuses: [String: SupportStatus] = [:]) {
        self.framework = framework
        self.file = file
        let tree = Parser.parse(source: source)
        lines = SourceLocationConverter(fileName: file, tree: tree)
        var context = StatusContext()
        do {
            context.file = try FileStatus.read(source)
        } catch {
            problems.append("\(file): \(error)")
        }
        self.typeStatuses = typeStatuses
        read(tree.statements.compactMap { $0.item.as(DeclSyntax.self) }, Scope(context: context))
    }

    private let typeStatuses: [String: SupportStatus]

    /// Where a declaration stands.
    private struct Scope {
        var container = ""
        var context: StatusContext
        /// Whether members are public without saying so: requirements of a public protocol, members of a public extension, enum cases.
        var isPublicByDefault = false
        /// Whether members may change what a view looks like: of types they are values, of protocols they are customisation points.
        var isProtocol = false
    }

    private mutating func read(_ declarations: [DeclSyntax], _ scope: Scope) {
        var scope = scope
        for declaration in declarations {
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses { read(Self.declarations(of: clause), scope) }
            } else {
                read(declaration, &scope)
            }
        }
    }

    private static func declarations(of clause: IfConfigClauseSyntax) -> [DeclSyntax] {
        switch clause.elements {
        case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
        case .decls(let members): members.map(\.decl)
        default: []
        }
    }

    private mutating func read(_ declaration: DeclSyntax, _ scope: inout Scope) {
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return readGroup(group, declaration, scope) }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            guard scope.isPublicByDefault else { return }
            for element in cases.elements where !element.name.text.hasPrefix("_") {
                add(element.name.text, labels(element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }), .enumCase, declaration, cases.attributes, &scope)
            }
            return
        }
        guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers, isPublic(modifiers, scope) else { return }
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let isOperator = function.name.text.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
            let names = function.signature.parameterClause.parameters.map(\.firstName.text)
            add(function.name.text, labels(names), isOperator ? .operation : .function, declaration, attributes, &scope, body: function.body?.statements,
                parameters: function.signature.parameterClause.parameters, returnType: function.signature.returnClause?.type.trimmedDescription)
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            add("init", labels(initializer.signature.parameterClause.parameters.map(\.firstName.text)) ?? "()", .initializer, declaration, attributes, &scope,
                body: initializer.body?.statements, parameters: initializer.signature.parameterClause.parameters)
        } else if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
            add("subscript", labels(subscripting.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }), .subscripting, declaration, attributes, &scope)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                for name in Self.names(of: binding.pattern) { add(name, nil, .property, declaration, attributes, &scope, accessors: binding.accessorBlock) }
            }
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            add(alias.name.text, nil, .alias, declaration, attributes, &scope)
        } else if let macro = declaration.as(MacroDeclSyntax.self) {
            add("#" + macro.name.text, labels(macro.signature.parameterClause.parameters.map(\.firstName.text)), .macro, declaration, attributes, &scope)
        }
    }

    private static func names(of pattern: PatternSyntax) -> [String] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(of: $0.pattern) } ?? []
    }

    private func labels(_ names: [String]?) -> String? { names.map { "(" + $0.map { $0 + ":" }.joined() + ")" } }

    private func isPublic(_ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool {
        let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if names.contains("public") || names.contains("open") { return true }
        return scope.isPublicByDefault && !names.contains { ["internal", "private", "fileprivate", "package"].contains($0) }
    }

    // MARK: Types and extensions

    private mutating func readGroup(_ group: any DeclGroupSyntax, _ declaration: DeclSyntax, _ scope: Scope) {
        var inner = scope
        inner.context.overloads = [:]
        let own = ownStatus(declaration, group.attributes)
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
            inner.container = extended.extendedType.trimmedDescription
            inner.isPublicByDefault = isPublic(group.modifiers, Scope(context: scope.context))
            inner.context.enclosing = own ?? typeStatuses[inner.container]
        } else {
            guard isPublic(group.modifiers, scope), let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text, !name.hasPrefix("_") else { return }
            var outer = scope
            add(name, nil, declaration.is(ProtocolDeclSyntax.self) ? .protocolType : .type, declaration, group.attributes, &outer)
            inner.container = (scope.container.isEmpty ? "" : scope.container + ".") + name
            inner.isPublicByDefault = declaration.is(ProtocolDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
            inner.context.enclosing = own ?? scope.context.enclosing
            // Only the cases of an enum are public without saying so, and the requirements of a protocol.
            if declaration.is(EnumDeclSyntax.self) {
                var cases = inner, others = inner
                others.isPublicByDefault = false
                for member in group.memberBlock.members { if member.decl.is(EnumCaseDeclSyntax.self) { read(member.decl, &cases) } }
                return read(group.memberBlock.members.map(\.decl).filter { !$0.is(EnumCaseDeclSyntax.self) }, others)
            }
        }
        read(group.memberBlock.members.map(\.decl), inner)
    }

    // MARK: Symbols

    private mutating func add(_ name: String, _ labels: String?, _ kind: PublicSymbol.Kind, _ declaration: DeclSyntax, _ attributes: AttributeListSyntax,
                              _ scope: inout Scope, body: CodeBlockItemListSyntax? = nil, parameters: FunctionParameterListSyntax? = nil, returnType: String? = nil,
                              accessors: AccessorBlockSyntax? = nil) {
        let name = name.filter { $0 != "`" }
        guard !name.hasPrefix("_"), !name.hasPrefix("#_") else { return }
        let statements = body?.trimmedDescription ?? accessors?.trimmedDescription ?? ""
        let own = ownStatus(declaration, attributes)
        let derived = own == nil ? DerivedStatus.status(ofBody: statements) : nil
        var symbol = PublicSymbol(framework: framework, container: scope.container, name: name, labels: labels ?? "", kind: kind, file: file,
                                  line: lines.location(for: declaration.positionAfterSkippingLeadingTrivia).line)
        let shared = scope.context.overloads[name]
        symbol.isOwnStatus = own != nil || derived != nil || shared != nil
        symbol.status = own ?? derived ?? shared ?? scope.context.enclosing ?? scope.context.file
        if let own { scope.context.overloads[name] = own } else if derived == nil, Self.hasWords(declaration) { scope.context.overloads[name] = nil }
        symbols.append(symbol)
        if let parameters, let found = NoOpCheck.leftOut(parameters: parameters, body: body, returnType: returnType) {
            let isOpen = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "open" } ?? false
            noOps.append(SilentNoOp(symbol: symbol, what: found.what, ignored: found.ignored, isHook: isOpen && body?.isEmpty == true))
        }
    }

    /// A comment without a status ends the reach of the overload above it: it is about something else.
    private static func hasWords(_ declaration: DeclSyntax) -> Bool { !Documentation.comment(of: declaration).isEmpty }

    private mutating func ownStatus(_ declaration: DeclSyntax, _ attributes: AttributeListSyntax) -> SupportStatus? {
        if let message = Documentation.unavailability(attributes) { return SupportStatus(.unavailable, message) }
        do {
            return try SupportStatus(comment: Documentation.comment(of: declaration))
        } catch {
            problems.append("\(file):\(lines.location(for: declaration.positionAfterSkippingLeadingTrivia).line): \(error)")
            return nil
        }
    }
}
