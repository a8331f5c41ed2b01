// Status of this file: exact.

import Foundation

public final class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INFile) -> Self { ._success(value) }
    public class func disambiguation(with values: [INFile]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: INFile?) -> Self { ._confirmationRequired(value) }
}

public final class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPerson) -> Self { ._success(value) }
    public class func disambiguation(with values: [INPerson]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: INPerson?) -> Self { ._confirmationRequired(value) }
}

public final class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INSpeakableString) -> Self { ._success(value) }
    public class func disambiguation(with values: [INSpeakableString]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: INSpeakableString?) -> Self { ._confirmationRequired(value) }
}

public final class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCurrencyAmount) -> Self { ._success(value) }
    public class func disambiguation(with values: [INCurrencyAmount]) -> Self { ._disambiguation(values) }
    public class func confirmationRequired(with value: INCurrencyAmount?) -> Self { ._confirmationRequired(value) }
}
