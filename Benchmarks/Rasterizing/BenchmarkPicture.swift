import Drawing
import Typesetting

/// A medium widget as many are: a gradient in a rounded rectangle, a title, three rows with a symbol, text, a capsule with a
/// shadow and a value, and a ring with a percentage. 364 × 170 points, eleven labels.
enum BenchmarkPicture {
    static func list() -> DisplayList {
        var fonts = FontTable()
        var commands: [DisplayCommand] = []
        func text(_ string: String, _ x: Double, _ y: Double, size: Double, weight: Int = 400, color: ColorValue = .white) {
            let paragraph = Paragraph(runs: [TextRun(.text(string), TextAttributes(font: FontDescriptor(size: size, weight: weight), paint: .color(color)))])
            Typesetter.shared.layout(paragraph, width: nil, height: nil, moment: nil).draw(at: Point(x: x, y: y), boxWidth: 300, fonts: &fonts, into: &commands)
        }
        let card = Rect(x: 0, y: 0, width: 364, height: 170)
        let stops = [GradientStop(color: ColorValue(red: 0.15, green: 0.25, blue: 0.65), location: 0), GradientStop(color: ColorValue(red: 0.55, green: 0.2, blue: 0.6), location: 1)]
        commands.append(.beginGroup(.clip(Path(continuousRoundedRect: card, radius: 22), evenOdd: false)))
        commands.append(.fill(Path(rect: card), .linearGradient(stops, start: .zero, end: Point(x: 364, y: 170), .device), evenOdd: false))
        commands.append(.endGroup)
        text("Activity today", 16, 14, size: 20, weight: 700)
        for (row, entry) in [("Move", "412 kcal"), ("Exercise", "38 min"), ("Stand", "9 h")].enumerated() {
            let y = 50 + Double(row) * 36
            commands.append(.fill(Path(ellipseIn: Rect(x: 16, y: y, width: 24, height: 24)), .color(ColorValue(red: 1, green: 0.8, blue: 0.2)), evenOdd: false))
            text(entry.0, 48, y + 3, size: 15)
            commands.append(.beginGroup(.shadow(ColorValue.black.opacity(0.4), radius: 6, x: 0, y: 2)))
            commands.append(.fill(Path(continuousRoundedRect: Rect(x: 128, y: y, width: 84, height: 24), radius: 12), .color(ColorValue.white.opacity(0.9)), evenOdd: false))
            commands.append(.endGroup)
            text(entry.1, 138, y + 4, size: 13, weight: 600, color: .black)
            text("+\(row + 2) %", 220, y + 4, size: 13)
        }
        let center = Point(x: 304, y: 88)
        commands.append(.stroke(Path(arcCenter: center, radius: 42, startAngle: 0, endAngle: 2 * .pi), .color(ColorValue.white.opacity(0.2)), StrokeStyle(width: 10)))
        commands.append(.stroke(Path(arcCenter: center, radius: 42, startAngle: -.pi / 2, endAngle: 0.94 * .pi), .color(.white), StrokeStyle(width: 10, cap: .round)))
        text("72%", 282, 74, size: 22, weight: 700)
        return DisplayList(size: card.size, items: commands.map { DisplayItem($0) }, fonts: fonts.references)
    }
}
