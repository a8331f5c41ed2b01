import Combine
import Foundation
import Testing

private struct Boom: Error, Equatable {}

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
}
private final class Plain: ObservableObject {}

@Suite struct CombineTests {
    private func collect<P: Publisher>(_ publisher: P) -> ([P.Output], finished: Bool) {
        var values: [P.Output] = [], finished = false
        let listening = publisher.sink(receiveCompletion: { if case .finished = $0 { finished = true } }, receiveValue: { values.append($0) })
        _ = listening
        return (values, finished)
    }

    @Test("operators that look at one value")
    func transforming() {
        let numbers = (1...6).publisher
        #expect(collect(numbers.map { $0 * 2 }.filter { $0 > 4 }).0 == [6, 8, 10, 12])
        #expect(collect(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }).0 == ["2", "4", "6"])
        #expect(collect(numbers.scan(0, +)).0 == [1, 3, 6, 10, 15, 21])
        #expect(collect([1, 1, 2, 1].publisher.removeDuplicates()).0 == [1, 2, 1])
        #expect(collect(numbers.prefix(2)).0 == [1, 2])
        #expect(collect(numbers.dropFirst(4)).0 == [5, 6])
        #expect(collect(numbers.first { $0 > 3 }).0 == [4])
        #expect(collect(numbers.collect(4)).0 == [[1, 2, 3, 4], [5, 6]])
        #expect(collect(numbers.reduce(0, +)) == ([21], true))
        #expect(collect(numbers.last()).0 == [6])
        #expect(collect(Empty<Int, Never>().replaceEmpty(with: 7)).0 == [7])
        #expect(collect(numbers.allSatisfy { $0 < 4 }).0 == [false])
    }

    @Test("failures are replaced, mapped, caught and retried")
    func failures() {
        let failing = (1...3).publisher.tryMap { number -> Int in
            if number == 3 { throw Boom() }
            return number
        }
        #expect(collect(failing.replaceError(with: 0)).0 == [1, 2, 0])
        #expect(collect(failing.catch { _ in Just(9) }).0 == [1, 2, 9])
        #expect(collect(failing.retry(1).replaceError(with: 0)).0 == [1, 2, 1, 2, 0])
        var ended: String?
        _ = failing.mapError { _ in Boom() }.sink(receiveCompletion: { if case .failure(let error) = $0 { ended = "\(error)" } }, receiveValue: { _ in })
        #expect(ended == "Boom()")
    }

    @Test("publishers are joined")
    func combining() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        var latest: [String] = [], pairs: [String] = []
        let one = a.combineLatest(b).sink { latest.append("\($0)\($1)") }
        let two = a.zip(b).sink { pairs.append("\($0)\($1)") }
        a.send(1); a.send(2); b.send("x"); b.send("y")
        #expect(latest == ["2x", "2y"])
        #expect(pairs == ["1x", "2y"])
        withExtendedLifetime((one, two)) {}
        #expect(collect([1, 2].publisher.merge(with: [3].publisher)).0 == [1, 2, 3])
        #expect(collect([1, 2].publisher.append(3).prepend(0)).0 == [0, 1, 2, 3])
        #expect(collect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).0 == [1, 10, 2, 20])
    }

    @Test("publishers of optional values are joined once each gave one, and nil is a value")
    func combiningOptionals() {
        let a = PassthroughSubject<Int?, Never>(), b = PassthroughSubject<Int?, Never>()
        var latest: [String] = [], pairs: [String] = []
        let listening = [a.combineLatest(b).sink { latest.append("\($0 ?? 0)\($1 ?? 0)") }, a.zip(b).sink { pairs.append("\($0 ?? 0)\($1 ?? 0)") }]
        a.send(1)
        #expect(latest.isEmpty && pairs.isEmpty)
        b.send(nil); a.send(2)
        #expect(latest == ["10", "20"] && pairs == ["10"])
        withExtendedLifetime(listening) {}
    }

    @Test("joined publishers end when nothing more can come")
    func joinedEnds() {
        #expect(collect([1, 2, 3].publisher.zip(["x"].publisher).map { "\($0)\($1)" }) == (["1x"], true))
        #expect(collect([1].publisher.combineLatest(["x", "y"].publisher).map { "\($0)\($1)" }) == (["1x", "1y"], true))
        #expect(collect([1].publisher.combineLatest(Empty<Int, Never>()).map { $0 + $1 }) == ([], true))
        #expect(collect([1].publisher.merge(with: Empty<Int, Never>(completeImmediately: false))) == ([1], false))
    }

    @Test("what a subscriber itself sends to a subject with a value comes to it in order")
    func sendingWhileReceiving() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var values: [Int] = []
        let listening = subject.sink { value in
            values.append(value)
            if value == 1 { for next in 2...4 { subject.send(next) } }
        }
        subject.send(1)
        #expect(values == [0, 1, 2, 3, 4])
        withExtendedLifetime(listening) {}
    }

    @Test("a cancellable that many threads cancel cancels once")
    func cancellingFromThreads() {
        let count = OnceCounter(), cancellable = AnyCancellable { count.add() }
        DispatchQueue.concurrentPerform(iterations: 64) { _ in cancellable.cancel() }
        #expect(count.value == 1)
    }

    @Test("values that many threads send are joined without losing the last")
    func joiningFromThreads() {
        let a = CurrentValueSubject<Int, Never>(0), b = CurrentValueSubject<Int, Never>(0), count = OnceCounter()
        let listening = a.merge(with: b).sink { _ in count.add() }
        DispatchQueue.concurrentPerform(iterations: 200) { index in (index % 2 == 0 ? a : b).send(index) }
        #expect(count.value == 202)
        withExtendedLifetime(listening) {}
    }

    @Test("switchToLatest hears only the last publisher")
    func switching() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>(), second = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let listening = outer.switchToLatest().sink { values.append($0) }
        outer.send(first); first.send(1); outer.send(second); first.send(2); second.send(3)
        #expect(values == [1, 3])
        withExtendedLifetime(listening) {}
    }

    @Test("a subject gives its value at once and none after its end; cancelling stops it")
    func subjects() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let listening = subject.sink { values.append($0) }
        subject.send(2)
        subject.value = 3
        listening.cancel()
        subject.send(4)
        #expect(values == [1, 2, 3])
        #expect(subject.value == 4)
        subject.send(completion: .finished)
        subject.send(5)
        #expect(subject.value == 4)
        #expect(collect(subject) == ([], true))
    }

    @Test("demand is respected")
    func demand() {
        final class Slow: Subscriber {
            var values: [Int] = [], subscription: (any Subscription)?, isFinished = false
            func receive(subscription: any Subscription) { self.subscription = subscription; subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand { values.append(input); return .none }
            func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
        }
        let slow = Slow()
        (1...5).publisher.map { $0 }.subscribe(slow)
        #expect(slow.values == [1, 2] && !slow.isFinished)
        slow.subscription?.request(.unlimited)
        #expect(slow.values == [1, 2, 3, 4, 5] && slow.isFinished)
    }

    @Test("published properties announce a change before it is there")
    func published() {
        let model = Model()
        var changes: [String] = [], names: [String] = []
        let one = model.objectWillChange.sink { changes.append("\(model.name)\(model.count)") }
        let two = model.$name.sink { names.append("\($0)<\(model.name)") }
        model.name = "b"
        model.count = 1
        #expect(changes == ["a0", "b0"])
        #expect(names == ["a<a", "b<a"])
        #expect(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime((one, two)) {}
    }

    @Test("an object without published properties keeps its publisher")
    func plainObject() {
        let plain = Plain()
        var count = 0
        let listening = plain.objectWillChange.sink { count += 1 }
        plain.objectWillChange.send()
        #expect(count == 1)
        withExtendedLifetime(listening) {}
    }

    @Test("assign writes into properties")
    func assigning() {
        final class Target { var value = 0 }
        let target = Target(), model = Model()
        let listening = [1, 2].publisher.assign(to: \.value, on: target)
        #expect(target.value == 2)
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$count)
        subject.send(8)
        #expect(model.count == 8)
        withExtendedLifetime(listening) {}
    }

    @Test("share subscribes once; multicast waits for connect")
    func sharing() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var a: [Int] = [], b: [Int] = []
        let one = shared.sink { a.append($0) }, two = shared.sink { b.append($0) }
        source.send(1)
        #expect(subscriptions == 1 && a == [1] && b == [1])
        withExtendedLifetime((one, two)) {}
        var late: [Int] = []
        let connectable = [1, 2].publisher.makeConnectable()
        let three = connectable.sink { late.append($0) }
        #expect(late.isEmpty)
        let connection = connectable.connect()
        #expect(late == [1, 2])
        withExtendedLifetime(three) { _ = connection }
    }

    @Test("values are handed over on the scheduler, and the end hands over what debounce holds")
    func scheduling() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let onQueue = await [1].publisher.receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) == true }.values.first { _ in true }
        #expect(onQueue == true)
        let last = await [1, 2, 3].publisher.debounce(for: .seconds(60), scheduler: queue).values.first { _ in true }
        #expect(last == 3)
    }

    @Test("a future keeps its result; notifications are published")
    func futureAndNotifications() async throws {
        var promise: Future<Int, Boom>.Promise?
        let future = Future<Int, Boom> { promise = $0 }
        var values: [Int] = []
        let listening = future.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        promise?(.success(4))
        promise?(.success(5))
        #expect(values == [4])
        #expect(try await future.value == 4)
        let center = NotificationCenter()
        var names: [String] = []
        let two = center.publisher(for: Notification.Name("n")).sink { names.append($0.name.rawValue) }
        center.post(name: Notification.Name("n"), object: nil)
        #expect(names == ["n"])
        withExtendedLifetime((listening, two)) {}
    }
}

private final class OnceCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
}
