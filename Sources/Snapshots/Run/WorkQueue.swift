import Foundation

/// Runs jobs on a few threads, each with a worker of its own, and holds the caller back when too many wait.
final class WorkQueue<Worker: AnyObject>: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [(Worker) -> Void] = []
    private var running = 0
    private var isClosed = false
    private let capacity: Int

    /// - Parameter capacity: how many jobs may wait before `add` blocks: they hold whole drawings in memory.
    init(threads: Int, capacity: Int, makeWorker: @escaping @Sendable () -> Worker) {
        self.capacity = capacity
        for _ in 0..<threads {
            let thread = Thread { [self] in
                let worker = makeWorker()
                while let job = next() {
                    job(worker)
                    finished()
                }
            }
            // Deeply nested drawings need more stack than a thread has by default.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    func add(_ job: @escaping (Worker) -> Void) {
        condition.lock()
        while waiting.count >= capacity { condition.wait() }
        waiting.append(job)
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until every job is done.
    func drain() {
        condition.lock()
        while running > 0 || !waiting.isEmpty { condition.wait() }
        condition.unlock()
    }

    /// Lets the threads end once the jobs are done.
    func close() {
        condition.lock()
        isClosed = true
        condition.broadcast()
        condition.unlock()
    }

    private func next() -> ((Worker) -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty {
            if isClosed { return nil }
            condition.wait()
        }
        running += 1
        condition.broadcast()
        return waiting.removeFirst()
    }

    private func finished() {
        condition.lock()
        running -= 1
        condition.broadcast()
        condition.unlock()
    }
}
