// Status of this file: exact.

import Dispatch

/// A queue that runs one block at a time: every queue that is not made `.concurrent` is one.
public typealias DispatchSerialQueue = DispatchQueue
