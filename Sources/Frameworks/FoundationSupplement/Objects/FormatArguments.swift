// Status of this file: exact.
import Foundation

// What may stand for `%@` in a format: on a phone every object and every value that is bridged to one.

/// The address of the text that `%@` prints of a value: Core Foundation here knows no other object of Swift's. It is kept for good:
/// nobody says when the format has been read.
private func words(of value: Any) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(value)")).toOpaque())] }

extension NSNumber: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSDate: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSData: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSArray: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSSet: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSOrderedSet: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSDictionary: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSUUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: uuidString) } }
extension NSURL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension NSNull: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension Data: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: uuidString) } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: absoluteString) } }
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension Set: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
extension Dictionary: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(of: self) } }
