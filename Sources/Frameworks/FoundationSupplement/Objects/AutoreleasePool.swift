// Status of this file: exact.

/// Runs a closure. Swift frees objects when their last reference goes, so that there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
