// Status of this file: exact.

import Foundation

// The values that Apple's Foundation bridges to an object name it here too: `Text(date, formatter:)` asks for it.

extension Date: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDate }
