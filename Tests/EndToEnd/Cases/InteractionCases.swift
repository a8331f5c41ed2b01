import Foundation
import JSONValues
import Rasterizing
import Testing

/// Taps: what is met, what runs, what comes of it.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct InteractionCases {
    @Test("W38: two widget URLs lead to the same, the last, with a finding; links lead to their own, elsewhere the widget's")
    func severalURLs() throws {
        try withFolder { device in
            for at in ["40,80", "300,80"] {
                let tap = try TapCaseRun("W38", ["--widget", "URLs", "--at", at], device: device)
                #expect(tap.report["opens"]?.string == "pictures://right")
                #expect(!tap.findings("widget-url-several").isEmpty)
            }
            let opened = try ["60,110", "280,110", "160,30"].map { try TapCaseRun("W38", ["--widget", "Links", "--at", $0], device: device).report["opens"]?.string }
            #expect(opened == ["pictures://left", "pictures://right", "pictures://album"])
        }
    }

    @Test("W39: before iOS 17 a link in a small widget is the widget's tap, with a finding; from 17 on and in medium it is its own")
    func linksByFamily() throws {
        try withFolder { device in
            func tap(_ widget: String, _ family: String, _ os: String) throws -> TapCaseRun {
                try TapCaseRun("W39", ["--widget", widget, "--family", family, "--os", os, "--label", "Newest note"], device: device)
            }
            for os in ["14", "16"] {
                let both = try tap("Both", "small", os)
                #expect(both.report["opens"]?.string == "notes://all")
                #expect(!both.findings("link-without-effect").isEmpty)
                let alone = try tap("LinkOnly", "small", os)
                #expect(alone.report["opens"] == .null && alone.report["launchesApp"]?.bool == true)
                #expect(alone.report["activity"]?["kind"]?.string == "LinkOnly")
                #expect(try tap("Both", "medium", os).report["opens"]?.string == "notes://note/7")
            }
            for family in ["small", "medium"] {
                let tap = try tap("Both", family, "17")
                #expect(tap.report["opens"]?.string == "notes://note/7" && tap.findings("link-without-effect").isEmpty)
            }
        }
    }

    @Test("--out also writes moments of the way to the new picture, from iOS 17 on: before it buttons run nothing and a tap opens the app")
    func transition() throws {
        try withFolder { device in
            func picture(_ os: String) throws -> [UInt8]? {
                let folder = device + "/pictures-" + os
                let tap = try TapCaseRun("W41", ["--widget", "Alone", "--label", "Add", "--os", os, "--out", folder], device: device)
                #expect((tap.report["pictures"]?["after"]?.string != nil) == (os != "16"))
                guard let path = tap.report["pictures"]?["transition"]?.string else { return nil }
                return FileManager.default.contents(atPath: path).map { Array($0) }
            }
            #expect(try picture("16") == nil)
            let strip = try #require(try picture("17")), same = try #require(try picture("26"))
            // Two rows of four pictures.
            let after = try ImageReader.decode(Array(Data(contentsOf: URL(fileURLWithPath: device + "/pictures-17/after.png")))), way = try ImageReader.decode(strip)
            #expect(way.width > 4 * after.width && way.height > 2 * after.height && !same.isEmpty)
        }
    }

    @Test("W41: what an intent counts in the group's suite the app sees; in the extension's own preferences it does not, with a finding")
    func sharedState() throws {
        try withFolder { device in
            let shared = try TapCaseRun("W41", ["--widget", "Shared", "--label", "Add"], device: device)
            #expect(shared.reading("before").first == "Count 0" && shared.reading("after").first == "Count 1")
            let change = try #require(shared.report["changes"]?.array?.first)
            #expect(change["owner"]?.string == "group.com.example.counter" && change["name"]?.string == "count" && change["after"]?.string == "1")
            #expect(shared.findings("state-not-shared").isEmpty)
            let path = CaseRun.folder.appendingPathComponent("Extensions/W41").path
            let seen = try CommandLineRun(["group", path, "get", "group.com.example.counter", "count", "--state", device, "--as", "app"])
            #expect(seen.output.contains("1"), "\(seen.output)\(seen.errors)")

            let alone = try TapCaseRun("W41", ["--widget", "Alone", "--label", "Add"], device: device)
            #expect(alone.reading("after").first == "Count 1")
            #expect(try #require(alone.findings("state-not-shared").first)["message"]?.string?.contains("count") == true)
        }
    }

    @Test("the intent runs on the virtual clock, then the widget is loaded anew, then what it asked for; a kind that nobody has is found")
    func slow() throws {
        try withFolder { device in
            let tap = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Slow", "--out", device + "/pictures"], device: device)
            #expect(tap.report["performed"]?["seconds"]?.number == 2 && tap.report["performed"]?["returned"]?.bool == true)
            #expect(tap.reloads == ["Board intent", "Other requested"])
            #expect(tap.findings("reload-kind-unknown").first?["message"]?.string?.contains("Nobody") == true)
            #expect(tap.reading("before").first == "Runs 0" && tap.reading("after").first == "Runs 1")
            func picture(_ stage: String) throws -> Bitmap { try ImageReader.decode(Array(Data(contentsOf: URL(fileURLWithPath: device + "/pictures/\(stage).png")))) }
            func reds(_ stage: String) throws -> Int { count(in: try picture(stage), red: 250 ... 255, green: 50 ... 70, blue: 40 ... 70) }
            // The style draws the held button in red; nothing else is red.
            #expect(try reds("before") == 0 && reds("pressed") > 1000 && reds("during") == 0)
            // What may change is dimmed while the intent runs.
            #expect(try picture("before") != picture("during") && picture("before") != picture("after"))
        }
    }

    @Test("a toggle flips before its intent runs, and the intent is given the new value")
    func toggle() throws {
        try withFolder { device in
            let tap = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Light"], device: device)
            #expect(tap.report["target"]?["toggleTo"]?.bool == true)
            #expect(["before", "during", "after"].map { tap.reading($0).last } == ["Light off", "Light on", "Light on"])
            let back = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Light"], device: device)
            #expect(back.reading("after").last == "Light off" && back.report["changes"]?.array?.first?["after"]?.string == "0")
        }
    }

    @Test("an intent that throws, hangs or traps is a finding, and the widget is loaded anew")
    func failures() throws {
        try withFolder { device in
            let thrown = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Throw"], device: device)
            #expect(thrown.report["performed"]?["threw"]?.string == "The lift is stuck." && thrown.findings("intent-failed").count == 1)
            #expect(thrown.report["changes"]?.array?.first?["name"]?.string == "last")
            let hung = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Hang"], device: device)
            #expect(hung.findings("intent-timeout").count == 1)
            let trapped = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Trap"], device: device)
            let crash = try #require(trapped.findings("extension-crashed").first)
            #expect(crash["file"]?.string == "Switchboard.swift" && crash["line"]?.number == 30)
            for tap in [thrown, hung, trapped] { #expect(tap.reloads == ["Board intent"] && tap.reading("after").first == "Runs 0") }
        }
    }

    @Test("an intent that a phone runs in the app is told; a disabled button passes the tap on; words that nothing says are refused")
    func others() throws {
        try withFolder { device in
            let playing = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Play"], device: device)
            #expect(playing.report["performed"]?["runsIn"]?.string == "app" && playing.report["performed"]?["reason"]?.string == "AudioPlaybackIntent")
            #expect(playing.findings("intent-runs-in-app").count == 1)
            let off = try TapCaseRun("Taps", ["--widget", "Board", "--label", "Off"], device: device)
            #expect(off.report["launchesApp"]?.bool == true && off.report["performed"] == .null)
            let path = CaseRun.folder.appendingPathComponent("Extensions/Taps").path
            let refused = try CommandLineRun(["tap", path, "--widget", "Board", "--label", "Fly", "--state", device])
            #expect(refused.code == 2 && refused.complaint?.contains("button \"Slow\"") == true, "\(refused.errors)")
            let map = try TapCaseRun("Taps", ["--widget", "Board"], device: device)
            #expect(map.report["targets"]?.array?.count == 6)
        }
    }

    @Test("a locked device: widgets' buttons wait to be unlocked, a control's intent by its authentication policy")
    func locked() throws {
        try withFolder { folder in
            func tap(_ widget: String, _ label: String, _ options: [String] = ["--locked"]) throws -> [String] {
                let run = try TapCaseRun("Locks", ["--widget", widget] + (label.contains(",") ? ["--at", label] : ["--label", label]) + options, device: folder)
                return [run.report["needsUnlock"]?.bool == true ? "waits" : "runs"] + (run.report["changes"]?.array ?? []).compactMap { $0["name"]?.string }
            }
            let results = [try tap("Panel", "Lamp"), try tap("Panel", "Door"), try tap("Panel", "Door", []), try tap("LampControl", "30,30"), try tap("DoorControl", "30,30"), try tap("DoorControl", "30,30", [])]
            #expect(results == [["waits"], ["waits"], ["runs", "door"], ["runs", "lamp"], ["waits"], ["runs", "door"]])
        }
    }
}
