// Status of this file: exact.

import Foundation

/// A publisher's values for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }
    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
        AsyncStream { continuation in
            let listening = publisher.sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in listening.cancel() }
        }.makeAsyncIterator()
    }
}
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }
    public func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator {
        AsyncThrowingStream { continuation in
            let listening = publisher.sink(receiveCompletion: { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            }, receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in listening.cancel() }
        }.makeAsyncIterator()
    }
}
extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
