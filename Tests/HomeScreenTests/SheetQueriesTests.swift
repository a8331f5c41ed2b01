import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Synchronization
import Testing
import WidgetHost
@testable import HomeScreen

/// An edit sheet's queries beside the widgets.
@Suite struct SheetQueriesTests {
    private static func configurable() -> FakeExtension {
        let fake = FakeExtension()
        var line = ParameterDescription(name: "line", title: "Line", kind: "entity", isOptional: true, hasOptions: true)
        line.control = "searchableList"
        fake.listing.widgets[0].parameters = [line]
        return fake
    }

    @Test("while a query hangs, a tap is answered, an intent runs and widgets reload; closing the sheet lets go of its queries")
    func hanging() throws {
        let fake = Self.configurable(), isAsked = DispatchSemaphore(value: 0), mayAnswer = DispatchSemaphore(value: 0), closed = Mutex(0)
        fake.offered = { _ in
            isAsked.signal()
            // Far longer than anything here takes: the device would be seen to wait for it.
            _ = mayAnswer.wait(timeout: .now() + 60)
            return .success(ParameterOptions(sections: []))
        }
        fake.closedQueries = { closed.withLock { $0 += 1 } }
        try withTestDevice(fake) { device in
            try device.add()
            let answered = DispatchSemaphore(value: 0), hasAnswered = Mutex(false)
            nonisolated(unsafe) let asking = device
            Thread.detachNewThread {
                _ = try? asking.get("/api/widgets/1/options?parameter=line&sheet=a")
                hasAnswered.withLock { $0 = true }
                answered.signal()
            }
            isAsked.wait()
            #expect(try device.post("/api/widgets/1/tap", ["x": 10, "y": 10])["effect"]?.string == "launch")
            let calls = fake.timelineCalls.count
            try device.post("/api/widgets/1/reload")
            #expect(fake.timelineCalls.count == calls + 1)
            #expect(try device.state["widgets"]?.array?.count == 1)
            #expect(!hasAnswered.withLock { $0 })
            try device.post("/api/sheets/close", ["sheet": "a"])
            #expect(closed.withLock { $0 } == 1)
            mayAnswer.signal()
            answered.wait()
        }
    }

    @Test("a question of a sheet that was closed is answered by nobody, and one without a sheet lets go at once")
    func closed() throws {
        let fake = Self.configurable(), closed = Mutex(0)
        fake.closedQueries = { closed.withLock { $0 += 1 } }
        try withTestDevice(fake) { device in
            try device.add()
            #expect(try device.ask("GET", "/api/widgets/1/configuration?sheet=b").status == 200)
            #expect(closed.withLock { $0 } == 0)
            try device.post("/api/sheets/close", ["sheet": "b"])
            #expect(try device.ask("GET", "/api/widgets/1/configuration?sheet=b").status == 409)
            #expect(closed.withLock { $0 } == 1)
            #expect(try device.ask("GET", "/api/widgets/1/configuration").status == 200)
            #expect(closed.withLock { $0 } == 2)
            // Settings that change what a process is started with end the sheets' too.
            #expect(try device.ask("GET", "/api/widgets/1/configuration?sheet=c").status == 200)
            try device.post("/api/settings", ["locale": "de_DE"])
            #expect(closed.withLock { $0 } == 3)
        }
    }

    @Test("however many sheets pages leave open, only some keep a process")
    func bounded() throws {
        let fake = Self.configurable(), closed = Mutex(0)
        fake.closedQueries = { closed.withLock { $0 += 1 } }
        try withTestDevice(fake) { device in
            try device.add()
            for number in 0..<OpenSheets.limit + 4 { _ = try device.get("/api/widgets/1/configuration?sheet=s\(number)") }
            #expect(closed.withLock { $0 } == 4)
        }
        #expect(closed.withLock { $0 } == OpenSheets.limit + 4)
    }
}
