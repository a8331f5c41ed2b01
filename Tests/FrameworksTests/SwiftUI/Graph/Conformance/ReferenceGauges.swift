import Foundation
@testable import SwiftUI

/// Pictures of a radio app's gauges and of its list's rows. The app's own colours are numbers read in the pictures; what is compared is
/// where SwiftUI put things. The host still moves the views of fixed height down by some points.
extension ReferencePictures {
    private static let app = "meshtastic/Meshtastic-Apple"
    static let gauges: [ReferencePicture] = [signals, airQuality(dark: false), airQuality(dark: true)]

    // MARK: Bars with a marker

    private static let red = Color(red: 224 / 255, green: 82 / 255, blue: 82 / 255), orange = Color(red: 232 / 255, green: 163 / 255, blue: 61 / 255)
    private static let green = Color(red: 63 / 255, green: 184 / 255, blue: 109 / 255)

    private static let signals = ReferencePicture(app, "signalMeter_compact_all", 400, 220, shift: 12, [
        .part(440...1200, 225...270, columns: 450...1151, rows: 240...263), .part(400...1200, 285...330, columns: 410...1151, rows: 300...323), .part(400...1200, 345...390, columns: 416...1151, rows: 360...383), .part(440...1200, 405...450, columns: 447...1151, rows: 420...443),
        .text(140...430, 225...280, 164...422), .text(140...400, 285...340, 164...384), .baseline(0, 270), .pitch(0, 1, 60), .pitch(1, 3, 120),
        // The marker stands free in a ring of its own.
        .part(1119...1200, 249...255, columns: 1128...1151, rows: 249...255), .part(881...920, 309...315, columns: 889...912, rows: 309...315), .pixel(447 + 4, 432, 0xE05252), .pixel(900, 312, 0xFFCC00),
        .pixel(600, 432, 0xE78948), .pixel(700, 432, 0xEAA73C), .pixel(800, 432, 0xF3B82D), .pixel(1000, 432, 0xC7C747), .pixel(1100, 432, 0x7ABE63),
    ]) {
        VStack(spacing: 12) {
            ForEach(Array(["Good", "Fair", "Bad", "None"].enumerated()), id: \.offset) { index, name in
                VStack {
                    Gauge(value: Double(3 - index), in: 0...3) {
                    } currentValueLabel: {
                        Image(systemName: "dot.radiowaves.left.and.right").font(.callout).frame(width: 30)
                        Text("Signal \(name)").font(.callout).foregroundColor(.gray).fixedSize()
                    }
                    .gaugeStyle(.accessoryLinear)
                    .tint(Gradient(colors: [red, orange, .yellow, green]))
                    .font(.caption)
                }
            }
        }
        .padding().frame(width: 400)
    }

    // MARK: Pills, dots, captions, rings and bars

    private struct Quality: View {
        let value: Int, kind: Int
        private static let maroon = Color(red: 128 / 255, green: 0, blue: 0)
        private static let steps: [(below: Int, color: Color, name: String)] = [
            (51, .init(uiColor: .systemGreen), "Good"), (101, .init(uiColor: .systemYellow), "Moderate"), (151, .init(uiColor: .systemOrange), "Unhealthy for Sensitive Groups"), (201, .init(uiColor: .systemRed), "Unhealthy"),
            (301, .init(uiColor: .systemPurple), "Very Unhealthy"), (.max, maroon, "Hazardous"),
        ]
        private var step: (below: Int, color: Color, name: String) { Self.steps.first { value < $0.below } ?? Self.steps[0] }
        private var ends: Gradient { Gradient(colors: [ReferencePictures.green, .yellow, ReferencePictures.orange, ReferencePictures.red, .init(uiColor: .systemPurple), Self.maroon]) }

        var body: some View {
            switch kind {
            case 0:
                ZStack(alignment: .leading) {
                    RoundedRectangle(cornerRadius: 10).fill(step.color).frame(width: 125, height: 30)
                    Label("IAQ \(value)", systemImage: "aqi.low").padding(.leading, 4)
                }
            case 1: HStack { Text("\(value)"); Circle().fill(step.color).frame(width: 10, height: 10) }
            case 2: Text(step.name).font(.caption)
            case 3: Gauge(value: Double(value), in: 0...500) { Text("IAQ").foregroundColor(step.color) } currentValueLabel: { Text("\(value)") }.tint(ends).gaugeStyle(.accessoryCircular)
            default:
                HStack {
                    Gauge(value: Double(value), in: 0...500) { Text("IAQ") } currentValueLabel: { Text("IAQ ") + Text("\(value)").foregroundColor(.gray) }.tint(ends).gaugeStyle(.accessoryLinear)
                    Text(step.name).font(.caption)
                }
                .padding([.leading, .trailing])
            }
        }
    }
    private static func row(_ kind: Int, _ values: [Int], _ alignment: VerticalAlignment = .center) -> some View {
        HStack(alignment: alignment) { ForEach(values, id: \.self) { Quality(value: $0, kind: kind) } }
    }

    private static func airQuality(dark: Bool) -> ReferencePicture {
        ReferencePicture(app, "aqi_all_modes_\(dark ? "dark" : "light")", 350, 820, dark: dark, shift: 12, [
            .part(120...525, 250...360, columns: 138...512, rows: 263...352), .part(525...930, 365...475, columns: 537...911, rows: 377...466), .part(120...525, 480...590, columns: 138...512, rows: 491...580),
            .pixel(480, 300, dark ? 0x30D158 : 0x34C759), .pixel(900, 300, dark ? 0xFFD60A : 0xFFCC00), .pixel(480, 420, dark ? 0xFF9F0A : 0xFF9500), .pixel(900, 420, dark ? 0xFF453A : 0xFF3B30), .pixel(900, 530, 0x800000),
            .baseline(0, 223), .pitch(0, 4, 446), .text(60...1000, 700...770, 96...956), .text(60...1000, 890...945, 113...935), .text(60...1000, 960...1010, 294...754),
            // Rings.
            .part(120...325, 1115...1310, columns: 141...314, rows: 1133...1292), .part(525...720, 1315...1500, columns: 537...710, rows: 1331...1490), .part(330...525, 1510...1700, columns: 339...512, rows: 1529...1688),
            // Bars, with the texts at both ends; the third text keeps its last word company.
            .text(240...845, 1840...1862, 259...837), .text(260...775, 1907...1929, 276...766), .text(290...650, 1998...2020, 302...642), .text(308...760, 2223...2245, 310...746),
            .part(500...700, 1825...1880, columns: 500...700, rows: 1840...1863), .part(500...620, 2210...2262, columns: 500...620, rows: 2224...2247),
            .text(60...240, 1825...1880, 99...223), .text(845...1000, 1825...1880, 864...950), .text(655...1000, 1960...2060, 669...951),
        ]) {
            VStack(spacing: 8) {
                Text(".pill").font(.title2)
                row(0, [6, 51]); row(0, [101, 151]); row(0, [201, 351])
                Text(".dot").font(.title2)
                row(1, [6, 51, 101, 201, 350, 351])
                Text(".text").font(.title2)
                row(2, [6, 51, 101]); row(2, [201, 350])
                Text(".gauge").font(.title2)
                row(3, [6, 51, 101, 151], .top); row(3, [201, 251, 301, 351], .top); row(3, [401, 500], .top)
                Text(".gradient").font(.title2)
                ForEach([6, 51, 101, 201, 351, 401, 500], id: \.self) { Quality(value: $0, kind: 4) }
            }
            .padding().frame(width: 350)
        }
    }

    // MARK: Rows of a list

    static let listRows: [ReferencePicture] = [
        // 85 % in the caption's size follows a symbol of the same height; dividers are as high as their frame.
        listRow("compact_directConnected_allInfo", 214, Row(short: "HS01", color: 0xE75432, name: "Hopscotch", isFavorite: true, battery: "85%", heard: "7/31/2026, 8:40\u{202F}PM", symbols: ["antenna.radiowaves.left.and.right", "|", "candybarphone", "|", "flipphone", "mappin.and.ellipse"]), [
            .fill(0, 48, 6, 150, 150), .color(0, 0xE75432), .text(340...1050, 0...70, 355...585), .text(340...1050, 72...134, 353...767), .baseline(0, 56), .baseline(2, 121), .part(250...258, 130...210, columns: 255...255, rows: 150...194),
            .text(115...230, 165...212, 119...186), .baseline(3, 200),
        ]),
        listRow("compact_multiHop", 214, Row(short: "B", color: 0x3A9FD1, name: "Brad!!", isFavorite: false, battery: "99%", heard: "7/31/2026, 7:40\u{202F}PM", symbols: ["7.square", "|", "candybarphone"]), [
            .fill(0, 48, 6, 150, 150), .color(0, 0x3A9FD1), .text(340...1050, 0...70, 355...477), .text(340...1050, 72...134, 353...763), .part(250...258, 130...210, columns: 255...255, rows: 148...192),
            .part(340...352, 130...210, columns: 348...348, rows: 148...192),
        ]),
        listRow("compact_mqtt", 204, Row(short: "MQTM", color: 0x5B2E8C, name: "MQTT Matt", isFavorite: false, battery: nil, heard: "5/4/2026, 11:58\u{202F}AM", symbols: ["3.square", "|", "figure", "dot.radiowaves.up.forward"]), [
            .fill(0, 48, 27, 150, 150), .color(0, 0x5B2E8C), .text(340...1050, 0...66, 355...596), .text(340...1050, 68...130, 354...764), .pitch(0, 2, 64), .part(250...258, 130...200, columns: 255...255, rows: 144...188),
            .part(340...352, 130...200, columns: 348...348, rows: 144...188),
        ]),
    ]

    private static func listRow(_ name: String, _ height: Double, _ row: Row, _ checks: [ReferencePicture.Check]) -> ReferencePicture {
        ReferencePicture(app, name, 390, nil, [.size(1170, height)] + checks) { row.padding(.horizontal, 16).frame(width: 390) }
    }

    private struct Row: View {
        let short: String, color: UInt32, name: String, isFavorite: Bool, battery: String?, heard: String, symbols: [String]

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    VStack(alignment: .center) {
                        ZStack {
                            Circle().fill(Color(red: Double(color >> 16) / 255, green: Double(color >> 8 & 0xFF) / 255, blue: Double(color & 0xFF) / 255)).frame(width: 50, height: 50)
                            Text(short).frame(width: 45, height: 45, alignment: .center).minimumScaleFactor(0.001).font(.system(size: 1300))
                        }
                        .padding(.trailing, 5)
                        if let battery {
                            HStack(alignment: .center, spacing: 0) {
                                Image(systemName: "battery.75").font(.caption).symbolRenderingMode(.multicolor)
                                Text(battery).foregroundStyle(.secondary).font(.caption2)
                            }
                            .padding(.trailing, 5)
                        }
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        HStack(alignment: .firstTextBaseline) {
                            line("lock.open.fill", name, .primary)
                            if isFavorite {
                                Spacer()
                                Image(systemName: "star.fill").symbolRenderingMode(.multicolor)
                            }
                        }
                        line("checkmark.circle.fill", heard, .gray)
                        HStack(alignment: .center, spacing: 6) {
                            ForEach(Array((["|"] + symbols).enumerated()), id: \.offset) { _, symbol in
                                if symbol == "|" {
                                    Divider().frame(height: 15)
                                } else {
                                    Image(systemName: symbol).symbolRenderingMode(.hierarchical).padding(.top, 2).font(.callout)
                                }
                            }
                        }
                        .padding(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 0))
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .padding(.top, 2).padding(.bottom, 2)
        }
        private func line(_ symbol: String, _ text: String, _ color: Color) -> some View {
            HStack {
                Image(systemName: symbol).font(.callout).symbolRenderingMode(.hierarchical).frame(width: 30)
                Text(text).font(.callout).foregroundColor(color).allowsTightening(true)
            }
        }
    }
}
