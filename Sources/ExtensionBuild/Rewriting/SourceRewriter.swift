import SwiftParser
import SwiftSyntax

/// Rewrites what a source file for a phone says that this machine's compiler would take otherwise, and nothing else.
///
/// Platform conditions become `true` or `false`, availability becomes a call, Objective-C attributes become spaces, imports of
/// modules that are not there are left out. Lines stay; columns stay, or the result's `ColumnMap` leads back to them.
final class SourceRewriter: SyntaxVisitor {
    let conditions: BuildConditions
    let source: UnsafeBufferPointer<UInt8>
    var edits: [SourceEdit] = []
    var imports: [MissingImport] = []

    /// What rewriting a file came to.
    struct Result: Equatable {
        /// nil where the file is compiled as it is.
        var rewritten: RewrittenSource?
        var imports: [MissingImport] = []
        /// The literals that were lifted, where that was asked.
        var lifted: LiftedSource?
    }

    /// That literals are to be lifted.
    struct Lifting {
        /// The file's.
        var path: String
        var limits = LiftingLimits.none
    }

    private init(_ source: UnsafeBufferPointer<UInt8>, conditions: BuildConditions) {
        self.source = source
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameters:
    ///   - bytes: UTF-8. The parser bounds nesting, so that no file can exhaust the stack of a thread with `stackSize`.
    ///   - lifting: nil where literals stay as they are.
    static func rewrite(_ bytes: [UInt8], conditions: BuildConditions, lifting: Lifting? = nil) -> Result {
        let mayNeedRewriting = RewritingNeed.mayNeedRewriting(bytes, conditions: conditions)
        guard mayNeedRewriting || lifting != nil else { return Result() }
        return bytes.withUnsafeBufferPointer { source in
            let rewriter = SourceRewriter(source, conditions: conditions)
            let tree = Parser.parse(source: source)
            if mayNeedRewriting { rewriter.walk(tree) }
            let lifted = lifting.flatMap { rewriter.lift(tree, bytes, $0) }
            let rewritten = rewriter.edits.isEmpty ? nil : RewrittenSource(source, edits: rewriter.edits)
            return Result(rewritten: rewritten, imports: rewriter.imports, lifted: lifted)
        }
    }

    /// Bytes of stack that a walk through the deepest tree may need.
    static let stackSize = 32 << 20

    /// A node's bytes without the trivia around it.
    func bounds(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Line and column of an offset, from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var line = 1, start = 0
        for index in 0..<min(offset, source.count) where source[index] == 0x0A {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }

    // MARK: Conditions

    /// Only clauses that may be compiled are looked into: what the others hold never reaches the compiler.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            var value: Bool? = true
            if let condition = clause.condition {
                PlatformConditions(self).walk(condition)
                value = conditions.value(condition)
            }
            if value != false, let elements = clause.elements { walk(Syntax(elements)) }
            if value == true { break }
        }
        return .skipChildren
    }

    private func walk(_ node: Syntax) { super.walk(node) }

    /// Finds the platform conditions inside a clause's condition.
    private final class PlatformConditions: SyntaxVisitor {
        let rewriter: SourceRewriter
        init(_ rewriter: SourceRewriter) {
            self.rewriter = rewriter
            super.init(viewMode: .sourceAccurate)
        }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let value = rewriter.conditions.platformCondition(node) {
                rewriter.edits.append(.padded(rewriter.bounds(node), with: value ? "true" : "false", in: rewriter.source))
            }
            return .skipChildren
        }
    }

    // MARK: The rest, by kind of node

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .skipChildren }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node); return .visitChildren }
}
