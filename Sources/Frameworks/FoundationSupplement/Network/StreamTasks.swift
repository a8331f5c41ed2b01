// Status of this file: approximate: a stream connects to nobody, in every network mode: it fails as on a phone without network,
// whatever `hostname`, `port`, `minBytes`, `maxBytes`, `data` and `timeout` are.
import Foundation
import FoundationNetworking

// Foundation marks streams as unavailable on Linux. Those declarations rank below these.

/// A stream to a host, which is not reached.
private final class UnconnectedStreamTask: URLSessionStreamTask, @unchecked Sendable {
    override func resume() {}
    override func suspend() {}
    override func cancel() {}
}

extension URLSession {
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { UnconnectedStreamTask() }
}

extension URLSessionStreamTask {
    private var failure: URLError { URLError(.notConnectedToInternet) }

    public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval, completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void) {
        completionHandler(nil, true, failure)
    }
    public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool) { throw failure }
    public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(failure) }
    public func write(_ data: Data, timeout: TimeInterval) async throws { throw failure }
    public func closeRead() {}
    public func closeWrite() {}
    public func startSecureConnection() {}
}

extension InputStream {
    /// Reads into memory of any type. A method of Objective-C takes such a pointer as it is.
    ///
    /// Status: exact.
    @discardableResult
    public func read<Value>(_ buffer: UnsafeMutablePointer<Value>, maxLength: Int) -> Int {
        read(UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: UInt8.self), maxLength: maxLength)
    }
}
