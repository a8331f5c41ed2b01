// Status of this file: exact.

import Foundation

/// What a handler makes of a parameter's value: takes it, asks which one or whether it is right, or refuses it.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// What was made of it. The values are those of the parameter's type.
    public enum Outcome {
        case notRequired
        case needsValue
        case unsupported(reason: Int?)
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?)
    }
    public let outcome: Outcome
    public required init(outcome: Outcome) { self.outcome = outcome }

    public class func notRequired() -> Self { Self(outcome: .notRequired) }
    public class func needsValue() -> Self { Self(outcome: .needsValue) }
    public class func unsupported() -> Self { Self(outcome: .unsupported(reason: nil)) }
    public class func unsupported(withReason reason: Int) -> Self { Self(outcome: .unsupported(reason: reason)) }
    public class func confirmationRequiredWithItem(toConfirm value: Any) -> Self { Self(outcome: .confirmationRequired(value)) }

    // What the classes that the build generates are made of.
    public class func _success(_ value: Any) -> Self { Self(outcome: .success(value)) }
    public class func _disambiguation(_ values: [Any]) -> Self { Self(outcome: .disambiguation(values)) }
    public class func _confirmationRequired(_ value: Any?) -> Self { Self(outcome: .confirmationRequired(value)) }
}

/// The base of the result classes of a definition file's enumerations.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}
/// The base of the result classes of a definition file's types.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

public final class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: String) -> Self { ._success(value) }
    public class func disambiguation(with values: [String]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: String?) -> Self { ._confirmationRequired(value) }
}

public final class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Bool) -> Self { ._success(value) }
    public class func confirmationRequired(with value: NSNumber?) -> Self { ._confirmationRequired(value) }
}

public final class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Int) -> Self { ._success(value) }
    public class func confirmationRequired(with value: NSNumber?) -> Self { ._confirmationRequired(value) }
}

public final class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Double) -> Self { ._success(value) }
    public class func confirmationRequired(with value: NSNumber?) -> Self { ._confirmationRequired(value) }
}

public final class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: TimeInterval) -> Self { ._success(value) }
    public class func confirmationRequired(with value: NSNumber?) -> Self { ._confirmationRequired(value) }
}

public final class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: DateComponents) -> Self { ._success(value) }
    public class func disambiguation(with values: [DateComponents]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: DateComponents?) -> Self { ._confirmationRequired(value) }
}

public final class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: URL) -> Self { ._success(value) }
    public class func disambiguation(with values: [URL]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: URL?) -> Self { ._confirmationRequired(value) }
}
