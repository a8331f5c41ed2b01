// Status of this file: exact.

import Foundation

// The names under which Core Foundation's toll-free bridged types appear in Swift sources.
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFDate = NSDate
public typealias CFLocale = NSLocale
public typealias CFAttributedString = NSAttributedString
public typealias CFTypeRef = AnyObject
public typealias CFError = NSError
public typealias CFAllocator = AnyObject
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias OSStatus = Int32

/// True as Core Foundation spells it.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as Core Foundation spells it.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Seconds since 2001-01-01, by the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000
