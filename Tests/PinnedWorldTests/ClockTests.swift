import ExtensionMessages
import ExtensionProcesses
import ProbeSupport
import Testing

@Suite struct ClockTests {
    @Test("the date is the moment pinned, and moves only when the host moves it")
    func date() throws {
        let probe = try Probe { $0.now = 1_800_000_000.5 }
        #expect(try probe.run("date") == ["1800000000.5"])
        #expect(try probe.run("date") == ["1800000000.5"])
        _ = try probe.process.request(.setClock(1_900_000_000), timeout: 10)
        #expect(try probe.run("date") == ["1900000000.0"])
    }

    @Test("a sleep takes its time on the simulated clock, to the nanosecond")
    func sleep() throws {
        let probe = try Probe()
        #expect(try probe.run("sleep", "9") == ["9.0", "9.0 seconds"])
    }

    @Test("sleeps of one request do not move the clock of the next")
    func requestsBeginAtTheirMoment() throws {
        let probe = try Probe { $0.now = 1_800_000_000 }
        _ = try probe.run("sleep", "20")
        #expect(try probe.run("date") == ["1800000000.0"])
    }

    @Test("sleeps end in the order of their deadlines")
    func order() throws {
        #expect(try Probe().run("sleepOrder") == ["1", "2", "3", "4", "5"])
    }

    @Test("Dispatch, wall-clock, run-loop, semaphore and thread waits all pass on the simulated clock")
    func timers() throws {
        #expect(try Probe().run("timers") == ["asyncAfter 2", "wall 5", "timer 9", "semaphore 14", "thread 20"])
    }

    @Test("work that runs never loses against a sleep, however short")
    func workHoldsTheClock() throws {
        #expect(try Probe().run("work") == ["work", "sleep"])
    }

    @Test("a sleep longer than what is allowed is a time-out at once, and so is a wait that nothing can end")
    func allowance() throws {
        for (name, text) in [("sleep", "3600"), ("never", "")] {
            let probe = try Probe()
            do {
                _ = try probe.run(name, text, virtualTimeout: 10)
                Issue.record("\(name) ended")
            } catch ProbeError.reply(.failed(_, let findings)) {
                #expect(findings.map(\.code) == ["intent-timeout"])
            }
        }
    }
}
