import Drawing
@testable import Rasterizing
import Testing

typealias RGBA = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

let red = ColorValue(red: 1, green: 0, blue: 0)
let green = ColorValue(red: 0, green: 1, blue: 0)
let blue = ColorValue(red: 0, green: 0, blue: 1)

func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: ColorValue) -> DisplayCommand {
    .fill(Path(rect: Rect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
}

func list(_ width: Double, _ height: Double, _ commands: [DisplayCommand], images: [ImageResource] = [], fonts: [FontReference] = []) -> DisplayList {
    DisplayList(size: Size(width: width, height: height), items: commands.map { DisplayItem($0) }, fonts: fonts, images: images)
}

func draw(_ width: Double, _ height: Double, _ commands: [DisplayCommand], images: [ImageResource] = [], scale: Double = 1, moment: Double? = nil,
          mode: DrawingMode = .fullColor, background: ColorValue? = nil) -> Bitmap {
    Rasterizer().draw(list(width, height, commands, images: images), scale: scale, moment: moment, mode: mode, background: background)
}

func group(_ effect: GroupEffect, _ commands: [DisplayCommand]) -> [DisplayCommand] { [.beginGroup(effect)] + commands + [.endGroup] }

/// Whether the pixel has these values, each within `tolerance`.
func expect(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ expected: (Int, Int, Int, Int), within tolerance: Int = 1, _ location: SourceLocation = #_sourceLocation) {
    guard let pixel = bitmap.pixel(x: x, y: y) else {
        Issue.record("no pixel at \(x), \(y)", sourceLocation: location)
        return
    }
    let isNear = abs(Int(pixel.red) - expected.0) <= tolerance && abs(Int(pixel.green) - expected.1) <= tolerance
        && abs(Int(pixel.blue) - expected.2) <= tolerance && abs(Int(pixel.alpha) - expected.3) <= tolerance
    #expect(isNear, "pixel \(x), \(y) is \(pixel), not \(expected)", sourceLocation: location)
}
