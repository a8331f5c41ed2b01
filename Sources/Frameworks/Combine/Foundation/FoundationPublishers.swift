// Status of this file: exact; timers run on the virtual clock, whatever `tolerance`, `runLoop`, `mode` and `options` say.

import Foundation
import FoundationNetworking

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) { self.center = center; self.name = name; self.object = object }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            Publishers.Produced<Notification, Never> { outlet in
                let token = center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) }
                return AnyCancellable { center.removeObserver(token) }
            }.subscribe(subscriber)
        }
    }
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(center: self, name: name, object: object) }
}

extension URLSession {
    /// The bytes and the response of a request, once.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
        public init(request: URLRequest, session: URLSession) { self.request = request; self.session = session }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Publishers.Produced<Output, URLError> { outlet in
                let task = session.dataTask(with: request) { data, response, error in
                    if let error { return outlet.finish(.failure(error as? URLError ?? URLError(.unknown))) }
                    guard let response else { return outlet.finish(.failure(URLError(.badServerResponse))) }
                    outlet.send((data ?? Data(), response))
                    outlet.finish(.finished)
                }
                task.resume()
                return AnyCancellable { task.cancel() }
            }.subscribe(subscriber)
        }
    }
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher(request: URLRequest(url: url), session: self) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

extension Timer {
    /// Gives the time again and again, by the clock that Dispatch keeps.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()
        public init(interval: TimeInterval) { self.interval = Swift.max(interval, 0.0001) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.subscribe(subscriber) }
        public func connect() -> any Cancellable {
            let queue = DispatchQueue.main
            return queue.schedule(after: queue.now.advanced(by: .seconds(interval)), interval: .seconds(interval)) { [subject] in subject.send(Date()) }
        }
    }
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}
