import SwiftSyntax

/// A literal that is lifted stays where it is, inside a call that knows its number: `8` becomes `_liftedInteger(4242,8)`. The call is
/// generic in the literal's own type, so that the compiler comes to the types that it would come to without it.
extension SourceRewriter {
    func lift(_ tree: SourceFileSyntax, _ bytes: [UInt8], _ lifting: Lifting) -> LiftedSource? {
        guard let found = LiteralLifting.literals(of: tree, lifting.limits) else { return nil }
        let lifted = LiftedSource(path: lifting.path, bytes: bytes, found: found, lifting.limits)
        for one in found {
            edits.append(.insertion("\(Self.function(one.slot.form))(\(lifted.id(one.slot)),", at: one.range.lowerBound))
            edits.append(.insertion(")", at: one.range.upperBound))
        }
        return lifted
    }

    private static func function(_ form: LiteralSlot.Form) -> String {
        switch form {
        case .integer: "_liftedInteger"
        case .decimal: "_liftedDecimal"
        case .text: "_liftedText"
        case .color, .style: "_liftedColor"
        }
    }
}
