import Drawing
import Foundation
import HostSupport
import JSONValues
import Rasterizing
import Snapshots
import Testing
@testable import HomeScreen

@Suite struct LookTests {
    @Test("a tinted, clear or nightly widget on the page is the picture that a snapshot of it is, byte for byte",
          arguments: [["look": "tinted"], ["look": "clear"], ["look": "tinted", "system": "18"], ["screen": "standby"], ["screen": "standby", "night": true], [:]] as [JSONValue])
    func sameAsSnapshot(_ settings: JSONValue) throws {
        try withTestDevice { device in
            try device.add()
            try device.post("/api/settings", settings)
            let path = try #require(try device.widgets[0]["picture"]?.string)
            let shown = try device.ask("GET", path + "&scale=2").bytes
            let host = device.device.host, content = try #require(host.shown(1)), hash = try #require(content.archiveHash), archive = try #require(try host.archive(hash))
            let mode = host.settings.look(of: .systemSmall).mode
            var style = PictureStyle(scale: 2, moment: 0, mode: mode, cornerRadius: content.environment.cornerRadius, showsContainerBackground: content.environment.showsContainerBackground)
            style.ground = PictureGround(mode: mode, isSystemFamily: true, isInStandBy: host.settings.isInStandBy, majorVersion: host.settings.device.system.majorVersion,
                                         showsContainerBackground: content.environment.showsContainerBackground)
            #expect(try RasterizedPictures().picture(of: archive, style: style).png == shown)
        }
    }

    @Test("another tint gives another picture under another address; what is no colour or ground is refused")
    func tints() throws {
        try withTestDevice { device in
            try device.add()
            try device.post("/api/settings", ["look": "tinted"])
            let first = try #require(try device.widgets[0]["picture"]?.string)
            try device.post("/api/settings", ["tint": "#2f9e7e"])
            let second = try #require(try device.widgets[0]["picture"]?.string)
            #expect(first.hasSuffix("&ground=tint&tint=9a6fa0") && second.hasSuffix("&ground=tint&tint=2f9e7e"))
            #expect(try device.ask("GET", first + "&scale=1").bytes != device.ask("GET", second + "&scale=1").bytes)
            for query in ["&ground=lava", "&tint=red", "&tint=9a6fa", "&mode=sepia"] { #expect(try device.ask("GET", "/picture/x?scale=1\(query)").status == 400) }
        }
    }

    @Test("StandBy takes the background away and is dark; at night it is one colour with less light")
    func standBy() throws {
        try withTestDevice { device in
            try device.add()
            try device.post("/api/settings", ["screen": "standby"])
            let day = try #require(device.device.host.shown(1)?.environment)
            #expect(!day.showsContainerBackground && day.appearance == "dark" && day.renderingMode == "fullColor" && !day.isLuminanceReduced)
            try device.post("/api/settings", ["night": true])
            let night = try #require(device.device.host.shown(1)?.environment)
            #expect(night.renderingMode == "vibrant" && night.isLuminanceReduced)
            try device.post("/api/settings", ["screen": "home"])
            #expect(device.device.host.shown(1)?.environment.renderingMode == "fullColor")
        }
    }

    @Test("settings of an earlier version are read; what they lack is as at first")
    func earlierSettings() throws {
        let kept = try JSONDecoder().decode(PageSettings.self, from: Data("{\"device\":\"iPhone SE\",\"look\":\"clear\"}".utf8))
        #expect(kept.device == "iPhone SE" && kept.look == "clear" && kept.locale == PageSettings().locale && !kept.isNight)
    }
}
