import ExtensionMessages
import ProbeSupport
import Testing

@Suite struct LocaleTests {
    @Test("locale, languages, zone and calendar are the device's in everything that formats")
    func german() throws {
        let probe = try Probe { $0.locale = "de_DE"; $0.timeZone = "Europe/Berlin"; $0.languages = ["de-DE", "en-US"]; $0.now = 1_767_606_060 }
        let lines = try probe.run("locale")
        #expect(lines == ["de_DE", "de-DE,en-US", "Europe/Berlin", "Montag, 5. Januar 2026 um 10:41", "5.1.2026", "1.234,5", "2", "Montag", "gregorian"])
    }

    @Test("the machine's own zone and locale have no part in it")
    func english() throws {
        let lines = try Probe().run("locale")
        #expect(lines[0] == "en_US")
        #expect(lines[1] == "en-US")
        #expect(lines[3].hasPrefix("Monday, January 5, 2026 at 9:41"))
        #expect(lines[6] == "1")
    }
}

@Suite struct RandomnessTests {
    @Test("every random number, UUID and order of a set follows from the seed, in every process")
    func seed() throws {
        let first = try Probe().run("random"), second = try Probe().run("random")
        #expect(first == second)
        #expect(try Probe { $0.seed = 7 }.run("random") != first)
    }

    @Test("a request's random numbers do not depend on what was drawn before")
    func requestsAreIndependent() throws {
        let probe = try Probe()
        let first = try probe.run("random")
        _ = try probe.run("sleep", "1")
        #expect(try probe.run("random") == first)
    }
}
