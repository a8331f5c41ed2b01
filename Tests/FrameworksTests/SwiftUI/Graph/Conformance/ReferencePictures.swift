@testable import SwiftUI

/// The pictures that are compared, and those that are not, with the reason.
enum ReferencePictures {
    static let compared: [ReferencePicture] = badge + desktop + shadows + paddings + backgrounds + sizes + messages + columns + meters + tiles + rows + symbols + rings + gauges + listRows + documents

    /// Pictures of the same collections that no test draws.
    static let notCompared: [(pictures: Int, what: String, reason: String)] = [
        (3, "doordash-oss/swiftui-preview-snapshots, macOS, observableObjectSnapshots", "fields and buttons of AppKit, which no widget has"),
    ]

    private static let pf = "pointfreeco/swift-snapshot-testing", sm = "adammcarter/swift-snapshot-testing-macros"
    private static let dd = "doordash-oss/swiftui-preview-snapshots", mm = "meshtastic/Meshtastic-Apple"
    static let lorem = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."

    // MARK: A symbol and a word on a box

    private static var badgeView: some View {
        HStack { Image(systemName: "checkmark.circle.fill"); Text("Checked").fixedSize() }
            .padding(5)
            .background { RoundedRectangle(cornerRadius: 5).fill(Color.blue) }
            .padding(10)
            .background(Color.yellow)
    }
    private static let badge: [ReferencePicture] = [
        ReferencePicture(pf, "testSwiftUIView_iOS.1", nil, nil, scale: 2, [.size(246, 101), .fill(0, 0, 0, 246, 101), .color(0, 0xFFCC00), .fill(1, 20, 20, 206, 61), .color(1, 0x007AFF)]) { badgeView },
        ReferencePicture(pf, "testSwiftUIView_iOS.size-that-fits", nil, nil, scale: 2, [.size(246, 101), .fill(1, 20, 20, 206, 61)]) { badgeView },
        ReferencePicture(pf, "testSwiftUIView_iOS.fixed", 200, 100, scale: 2, [.fill(0, 77, 50, 246, 101), .fill(1, 97, 70, 206, 61)]) { badgeView },
        // The phone's status bar takes 20 points at the top.
        ReferencePicture(pf, "testSwiftUIView_iOS.device", 320, 568, scale: 2, typeSize: .medium, [.fill(0, 202, 539, 237, 99), .fill(1, 222, 559, 197, 59)]) { badgeView.padding(.top, 20) },
    ]

    // MARK: Padding

    private static func text(_ name: String, _ width: Double, _ height: Double, dark: Bool = false, os: Int = 26, _ view: some View) -> ReferencePicture {
        ReferencePicture(sm, name, nil, nil, os: os, dark: dark, [.size(width, height), .lines(1)]) { view }
    }
    private static let paddings: [ReferencePicture] = [
        text("testPaddingDefault_min-size_light.1", 297, 157, Text(".padding").padding()),
        text("testPaddingDefaultParens_min-size_light.1", 333, 157, Text(".padding()").padding()),
        text("testPaddingDefaultParens_min-size_dark.1", 333, 157, dark: true, Text(".padding()").padding()),
        text("testPaddingAll_min-size_light.1", 508, 181, Text(".padding(.all, 20)").padding(.all, 20)),
        text("testPaddingHorizontal_min-size_light.1", 646, 61, Text(".padding(.horizontal, 15)").padding(.horizontal, 15)),
        text("testPaddingVertical_min-size_light.1", 502, 241, Text(".padding(.vertical, 30)").padding(.vertical, 30)),
        text("testPaddingLength_min-size_light.1", 479, 241, Text(".padding(30)").padding(30)),
        text("testPaddingEdgeInsets_min-size_light.1", 1717, 151, Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))),
    ]

    // MARK: Backgrounds

    private static func filled(_ name: String, _ width: Double, _ height: Double, _ color: UInt32, dark: Bool = false, _ view: some View) -> ReferencePicture {
        ReferencePicture(sm, name, nil, nil, os: 26, dark: dark, [.size(width, height), .fill(0, 0, 0, width, height), .color(0, color)]) { view }
    }
    private static let backgrounds: [ReferencePicture] = [
        filled("blue_min-size_light.1", 135, 61, 0x0088FF, Text("blue()").background(.blue)),
        filled("blue_min-size_dark.1", 135, 61, 0x0091FF, dark: true, Text("blue()").background(.blue)),
        text("clear_min-size_light.1", 149, 61, Text("clear()").background(.clear)),
        text("clear_min-size_dark.1", 149, 61, dark: true, Text("clear()").background(.clear)),
        filled("viewBackgroundColor_min-size_light.1", 729, 61, 0xFFCC00, Text("viewBackgroundColor() (yellow)").background(.yellow)),
        filled("viewBackgroundColor_min-size_dark.1", 729, 61, 0xFFD600, dark: true, Text("viewBackgroundColor() (yellow)").background(.yellow)),
        text("defaultBackground_min-size_light.1", 630, 61, Text("defaultBackground() (clear)")),
        text("defaultBackground_min-size_dark.1", 630, 61, dark: true, Text("defaultBackground() (clear)")),
        filled("backgroundAndPadding_min-size_light.1", 683, 157, 0xFF383C, Text("backgroundAndPadding()").padding().background(.red)),
        filled("paddingAndBackground_min-size_light.1", 685, 157, 0xFF383C, Text("paddingAndBackground()").padding().background(.red)),
    ]

    // MARK: Sizes

    private static let sizes: [ReferencePicture] = [
        ReferencePicture(sm, "testMinimumSize_min-size_light.1", nil, nil, [.size(389, 61), .lines(1)]) { Text(".sizes(.minimum)") },
        ReferencePicture(sm, "testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_light.1", 375, nil, [.size(1125, 127), .lines(2), .ink(11...57, 191...747), .ink(77...124, 188...933)]) {
            Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375)
        },
        ReferencePicture(sm, "testWidth320_min-height_light.1", 320, nil, [.size(960, 61), .lines(1), .ink(11...57, 280...679)]) { Text(".sizes(width: 320)").frame(width: 320) },
        ReferencePicture(sm, "testHeight480_min-width_light.1", nil, 480, [.size(430, 1440), .lines(1), .ink(701...748, 4...424)]) { Text(".sizes(height: 480)").frame(height: 480) },
        ReferencePicture(sm, "testSize320x480_fixed-size_light.1", 320, 480, [.size(960, 1440), .lines(1), .ink(701...748, 135...823)]) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) },
    ]

    // MARK: Messages at one pixel a point

    private static func square(_ name: String, _ checks: [ReferencePicture.Check], @ViewBuilder _ view: () -> some View) -> ReferencePicture {
        ReferencePicture(dd, name, 400, 400, scale: 1, checks, view)
    }
    private static let messages: [ReferencePicture] = [
        square("test_simpleState.UIKit-Short-Message", [.lines(1), .baseline(0, 212), .ink(188...212, 160...238)]) { Text("Hello!").font(.largeTitle).foregroundColor(.blue).padding(8) },
        square("test_simpleState.UIKit-Long-Message", [.lines(6), .ink(85...114, 42...348), .ink(128...154, 41...299), .ink(167...197, 41...348), .ink(208...237, 41...275), .ink(249...273, 42...350), .ink(289...319, 41...337)]) {
            Text(lorem).font(.largeTitle).foregroundColor(.blue).padding(8)
        },
        square("test_modify.UIKit-Short-Message", [.lines(1), .ink(175...224, 157...242)]) { Text("Hello!").font(.title).padding(8).border(Color.blue) },
        square("test_modify.UIKit-Long-Message", [.lines(5), .ink(107...292, 4...396)]) { Text(lorem).font(.title).padding(8).border(Color.blue) },
        square("test_viewModel.UIKit-Loading", [.lines(1), .ink(190...214, 144...256)]) { Text("Loading...").font(.title) },
        square("test_viewModel.UIKit-Loaded", [.lines(1), .ink(190...214, 124...275)]) { Text("Lorem ipsum").font(.title) },
        square("test_tupleState.UIKit-Small", [.lines(2), .baseline(0, 189), .baseline(1, 235), .ink(168...188, 171...229), .ink(223...234, 184...216)]) { counter("Hello", 1) },
        square("test_tupleState.UIKit-Large", [.lines(2), .baseline(1, 235), .ink(168...192, 27...374), .ink(222...237, 167...233)]) { counter("Hello PreviewSnapshotsTests", 1_000) },
    ]

    private static func counter(_ message: String, _ count: Int) -> some View {
        VStack(spacing: 24) {
            Text(message).font(.title)
            HStack(spacing: 4) {
                Text("+").foregroundColor(.blue)
                Text("\(count)")
                Text("-").foregroundColor(.blue)
            }.font(.body)
        }
    }

    // MARK: Columns of texts

    private static let columns: [ReferencePicture] = [
        square("test_namedPreviewState.UIKit-Short", [.lines(3), .baseline(0, 182), .baseline(2, 242), .pitch(0, 2, 60), .ink(161...181, 171...229), .ink(195...208, 138...262), .ink(229...241, 153...246)]) {
            named("Hello", "PreviewSnapshots", "This is a test")
        },
        square("test_namedPreviewState.UIKit-Long", [.lines(5), .pitch(2, 4, 44), .ink(139...163, 56...343), .ink(173...186, 59...340), .ink(207...223, 13...318), .ink(229...245, 13...383), .ink(251...266, 13...259)]) {
            named("Hello PreviewSnapshots", "Welcome to a PreviewSnapshots unit test", lorem)
        },
        square("test_simpleViewSnapshots.iOS-Short-Message", [.lines(1), .baseline(0, 223), .ink(175...196, 189...210), .ink(210...222, 157...242)]) { globe("Hello World") },
        square("test_simpleViewSnapshots.iOS-Long-Message", [.lines(3), .ink(153...174, 189...210), .ink(188...204, 13...318), .ink(210...226, 13...383), .ink(232...247, 13...259)]) { globe(lorem) },
        square("test_previewStateViewSnapshots.iOS-Short", [.lines(3), .baseline(0, 176), .baseline(2, 248), .ink(155...175, 171...229), .ink(193...206, 139...262), .ink(235...247, 153...246)]) { grouped("Hello", "PreviewSnapshots", "This is a test") },
        square("test_previewStateViewSnapshots.iOS-Long", [.lines(5), .pitch(2, 4, 44), .ink(133...157, 56...343), .ink(171...184, 95...304), .ink(213...229, 48...353), .ink(235...251, 15...385), .ink(257...272, 77...323)]) {
            grouped("Hello PreviewSnapshots", "Welcome to PreviewSnapshots", lorem)
        },
    ]

    private static func named(_ title: String, _ subtitle: String, _ message: String) -> some View {
        VStack(spacing: 0) {
            Text(title).font(.title).padding(.bottom, 4)
            Text(subtitle).font(.subheadline).padding(.bottom, 16)
            Text(message).font(.body)
        }.padding(8)
    }
    private static func globe(_ message: String) -> some View {
        VStack(spacing: 8) {
            Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
            Text(message)
        }.padding(8)
    }
    private static func grouped(_ title: String, _ subtitle: String, _ message: String) -> some View {
        VStack(spacing: 24) {
            VStack(spacing: 8) { Text(title).font(.title); Text(subtitle).font(.subheadline) }
            Text(message).font(.body)
        }
        .multilineTextAlignment(.center)
        .padding(8)
    }

    // MARK: Bars with captions

    private static func meter(_ name: String, _ ratio: String, _ power: Int) -> some View {
        VStack {
            HStack { ForEach(0..<3) { _ in RoundedRectangle(cornerRadius: 3).fill(.green).frame(width: 8, height: 40) } }
            Text("Signal \(name)").font(.footnote)
            Text("SNR \(ratio)dB").font(.caption2)
            Text("RSSI \(power)dB").font(.caption2)
        }
    }
    private static let meters: [ReferencePicture] = [
        ReferencePicture(mm, "signalMeter_full_all", 400, 520, shift: 12, [
            .fill(0, 172, 90, 24, 120), .fill(1, 220, 90, 24, 120), .fill(3, 417, 90, 24, 120), .fill(12, 172, 376, 24, 120), .fill(24, 168, 661, 24, 120), .fill(36, 172, 947, 24, 120), .fill(48, 540, 1232, 24, 120),
            .baseline(1, 303), .baseline(2, 343), .pitch(0, 1, 41), .lines(15),
        ]) {
            VStack(spacing: 8) {
                HStack { meter("Good", "-1.00", -114); meter("Good", "-5.00", -100); meter("Good", "-10.00", -100); meter("Good", "-17.00", -114) }
                HStack { meter("Fair", "-9.50", -119); meter("Fair", "-15.00", -115); meter("Fair", "-17.50", -100); meter("Fair", "-22.50", -100) }
                HStack { meter("Bad", "-11.25", -120); meter("Bad", "-12.75", -139); meter("Bad", "-20.25", -128); meter("Bad", "-30.00", -120) }
                HStack { meter("Bad", "-15.00", -124); meter("Bad", "-17.25", -126); meter("Bad", "-19.50", -128); meter("Bad", "-20.00", -150) }
                HStack { meter("None", "-26.00", -129) }
            }.padding()
        },
    ]

    // MARK: Tiles

    private static func tile(_ content: some View) -> some View {
        content.frame(minWidth: 100, idealWidth: 125, maxWidth: 150, minHeight: 120).padding().background(Color(red: 233 / 255, green: 233 / 255, blue: 239 / 255), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
    private static func wind(_ speed: String, _ gust: String?, _ direction: String?) -> some View {
        tile(VStack(alignment: .leading) {
            Label { Text("Wind").textCase(.uppercase) } icon: { Image(systemName: "wind") }
            if let direction { Text(direction).font(gust == nil ? .callout : .caption).padding(.bottom, 10) }
            Text(speed).font(.system(size: 35))
            if let gust { Text("Gusts \(gust)") }
        })
    }
    private static let unsafeTop = "The picture's host still takes some points off at the top, so only distances are compared."
    private static let tiles: [ReferencePicture] = [
        // HUMIDITY 175–201, 42% 240–313.
        ReferencePicture(mm, "humidityNoDew", 180, 180, [.pitch(0, 1, 112)], reason: unsafeTop) {
            tile(VStack(alignment: .leading) {
                HStack(spacing: 5) { Image(systemName: "humidity").font(.callout).hidden(); Text("Humidity").textCase(.uppercase).font(.caption) }
                Text("42%").font(.largeTitle).padding(.bottom, 5)
            })
        },
        ReferencePicture(mm, "windMinimal", 180, 180, [.pitch(0, 1, 113)], reason: unsafeTop) { wind("8 mph", nil, nil) },
        ReferencePicture(mm, "windFull", 180, 180, [.pitch(0, 1, 53), .pitch(1, 2, 177), .pitch(2, 3, 82)], reason: unsafeTop) { wind("12 mph", "15 mph", "SW") },
        // RADIATION ends at row 200, the unit beside the figure at 327, the figure at 365.
        ReferencePicture(mm, "radiation", 180, 180, [.lines(3), .pitch(0, 1, 127), .pitch(0, 2, 165)], reason: unsafeTop) {
            tile(VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) { Text(verbatim: "\u{2622}").font(.system(size: 30, design: .monospaced)); Text("Radiation").textCase(.uppercase).font(.callout) }
                HStack { Text("15").font(.system(size: 50)); Text(verbatim: "µR/hr").font(.system(size: 14)) }
            })
        },
    ]

    // MARK: Rows

    private static let airQuality: [(String, Color, UInt32)] = [
        ("Excellent", Color(uiColor: .systemGreen), 0x34C759), ("Good", .mint, 0x00C7BE), ("Lightly Polluted", .yellow, 0xFFCC00), ("Moderately Polluted", Color(uiColor: .systemOrange), 0xFF9500),
        ("Heavily Polluted", Color(uiColor: .systemRed), 0xFF3B30), ("Severely Polluted", Color(red: 128 / 255, green: 0, blue: 0), 0x800000), ("Extremely Polluted", .brown, 0xA2845E),
    ]
    private static func help(_ title: String, _ subtitle: String) -> some View {
        HStack(spacing: 12) {
            Color.clear.frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.subheadline).fontWeight(.medium)
                Text(subtitle).font(.caption2).foregroundStyle(.secondary)
            }
            Spacer()
        }
    }
    private static let rows: [ReferencePicture] = [
        ReferencePicture(mm, "iaqScale", 300, nil, os: 17, [
            .size(900, 803), .lines(8), .baseline(1, 205), .baseline(2, 295), .baseline(7, 742),
            .fill(0, 148, 157, 90, 60), .fill(1, 148, 247, 90, 60), .fill(2, 148, 336, 90, 60), .fill(6, 148, 694, 90, 60),
            .color(0, 0x34C759), .color(1, 0x00C7BE), .color(2, 0xFFCC00), .color(3, 0xFF9500), .color(4, 0xFF3B30), .color(6, 0xA2845E), .ink(61...115, 153...747), .ink(694...753, 148...663),
        ]) {
            VStack(alignment: .leading) {
                Text("Indoor Air Quality (IAQ)").font(.title3)
                ForEach(0..<airQuality.count, id: \.self) { index in
                    HStack {
                        RoundedRectangle(cornerRadius: 5).fill(airQuality[index].1).frame(width: 30, height: 20)
                        Text(airQuality[index].0).font(.callout)
                    }
                }
            }
            .padding().frame(width: 300)
        },
        ReferencePicture(mm, "shortDistance", 200, nil, [.size(600, 61), .lines(1), .ink(11...58, 142...459)]) { Text("350 feet away").frame(width: 200) },
        ReferencePicture(mm, "longDistance", 200, nil, [.size(600, 61), .lines(1), .ink(11...58, 142...458)]) { Text("62 miles away").frame(width: 200) },
        // The host gave the view a line less than it needs, so that its last text is truncated.
        ReferencePicture(mm, "lockLegend", 350, 668.0 / 3, [.lines(12), .pitch(2, 3, 39), .pitch(5, 7, 78), .pitch(1, 4, 159)]) {
            VStack {
                Text("Encryption")
                help("Shared Key", "Direct messages are using the shared key for the channel.")
                help("Public Key Encryption", "Direct messages are using the public key infrastructure for encryption. Requires firmware version 2.5 or greater.")
                help("Public Key Mismatch", "The most recent public key for this node does not match the previously recorded key. Verify who you are messaging with by comparing public keys in person or over the phone.")
            }.frame(width: 350)
        },
    ]

    // MARK: Symbols

    private static func symbol(_ name: String, _ symbol: String, _ height: Double, _ width: Double, _ font: Font, _ padding: Double, _ ink: (ClosedRange<Int>, ClosedRange<Int>)) -> ReferencePicture {
        ReferencePicture(mm, name, width, nil, [.size(width * 3, height), .ink(ink.0, ink.1)]) { Image(systemName: symbol).font(font).padding(padding).frame(width: width) }
    }
    private static let symbols: [ReferencePicture] = [
        symbol("nodeOnline", "checkmark.circle.fill", 101, 44, .title2, 4, (17...82, 33...98)),
        symbol("roleLostAndFound", "map", 99, 44, .title2, 4, (17...80, 31...99)),
        symbol("batteryFull", "battery.75", 93, 60, .title, 4, (18...73, 29...150)),
        symbol("batteryLow", "battery.25", 93, 60, .title, 4, (18...73, 29...150)),
        symbol("batteryCharging", "battery.100.bolt", 111, 60, .title, 4, (28...83, 29...150)),
        symbol("batteryPluggedIn", "powerplug", 102, 60, .title, 4, (18...82, 38...140)),
    ]

    // MARK: Rings

    private static func ring(_ name: String, _ share: Double, _ color: Color, @ViewBuilder _ content: () -> some View) -> ReferencePicture {
        // The host's safe area moves the ring down by 7 points; its columns are those of the ring in the middle.
        ReferencePicture(mm, name, 140, 140, [.ink(200...220, 30...389)]) {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 20)
                Circle().trim(from: 0, to: share).stroke(color, style: StrokeStyle(lineWidth: 20, lineCap: .round)).rotationEffect(.degrees(-90))
                content()
            }
            .frame(width: 100, height: 100)
        }
    }
    private static let rings: [ReferencePicture] = [
        ring("progressZero", 0, .blue) { Text("0%").font(.system(size: 48, weight: .bold)) },
        ring("progressHalf", 0.5, .blue) { Text("50%").font(.system(size: 48, weight: .bold)) },
        ring("progressComplete", 1, .green) { Circle().fill(Color.green.opacity(0.15)).frame(width: 60, height: 60) },
        ring("progressError", 1, .red) { Circle().fill(Color.red.opacity(0.15)).frame(width: 50, height: 50) },
    ]
}
