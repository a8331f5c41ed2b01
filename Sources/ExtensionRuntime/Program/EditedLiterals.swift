import ExtensionMessages
import FoundationSupplement

extension LiftedLiterals.Value {
    init(_ value: LiteralValue) {
        self = switch value {
        case .integer(let number): .integer(number)
        case .decimal(let text): .decimal(text)
        case .text(let text): .text(text)
        case .color(let name): .color(name)
        }
    }
}

extension LiteralType {
    init(_ kind: LiftedLiterals.Kind) {
        self = switch kind {
        case .unseen: .unseen
        case .int: .int
        case .int8: .int8
        case .int16: .int16
        case .int32: .int32
        case .int64: .int64
        case .uint: .uint
        case .uint8: .uint8
        case .uint16: .uint16
        case .uint32: .uint32
        case .uint64: .uint64
        case .double: .double
        case .cgFloat: .cgFloat
        case .float: .float
        case .text: .text
        case .color: .color
        case .other: .other
        }
    }
}
