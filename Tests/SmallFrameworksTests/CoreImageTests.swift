import CoreImage
import Foundation
import Testing
import UIKit

@Suite struct CoreImageTests {
    /// Red, green over blue, white: rows from the top.
    private let four = CIImage(cgImage: CGImage(pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], width: 2, height: 2))
    private func pixels(_ image: CIImage, _ rect: CGRect? = nil) -> [UInt8] { CIContext().createCGImage(image, from: rect ?? image.extent)?.pixels ?? [] }
    private func code(_ image: CIImage) -> [String] {
        let bytes = pixels(image), side = Int(image.extent.width)
        return (0..<side).map { y in String((0..<side).map { bytes[(y * side + $0) * 4] == 0 ? "#" : "." }) }
    }

    @Test("a QR code of an address has the modules of the standard, with one of white around")
    func qrCode() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://example.com".utf8)
        let rows = code(try #require(filter.outputImage))
        #expect(rows.count == 27 && rows[0] == String(repeating: ".", count: 27))
        // Version 2, level M, mask 1, as another implementation draws it: finder and timing, then data, checks and format information.
        #expect(rows[1] == ".#######.#.#.#.#...#######.")
        #expect(rows[9] == ".#.#...##..#####.#..#..#.#.")
        #expect(rows[25] == ".#######.###..##.#.#..#..#.")
    }

    @Test("the code by name and by property is the same, a higher level needs a larger one, and too many bytes give none")
    func levels() {
        func output(_ bytes: Int, _ level: String) -> CIImage? {
            CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data(repeating: 65, count: bytes), "inputCorrectionLevel": level])?.outputImage
        }
        #expect(output(300, "Q")?.extent.width == 83 && output(300, "L")?.extent.width == 63)
        #expect(output(2953, "L")?.extent.width == 179 && output(2954, "L") == nil)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test("the origin is the lower left corner, and outside of a picture is nothing")
    func places() {
        #expect(pixels(four, CGRect(x: 0, y: 0, width: 1, height: 1)) == [0, 0, 255, 255])
        #expect(pixels(four, CGRect(x: 1, y: 1, width: 2, height: 1)) == [0, 255, 0, 255, 0, 0, 0, 0])
        #expect(four.cropped(to: CGRect(x: 0, y: 1, width: 5, height: 5)).extent == CGRect(x: 0, y: 1, width: 2, height: 1))
        #expect(pixels(four.clampedToExtent(), CGRect(x: 5, y: 5, width: 1, height: 1)) == [0, 255, 0, 255])
    }

    @Test("a code that is enlarged keeps its edges when it samples the nearest pixel")
    func enlarging() {
        let large = four.samplingNearest().transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
        let bytes = pixels(large)
        #expect(Array(bytes[0..<4]) == [255, 0, 0, 255] && Array(bytes[(9 * 20 + 9) * 4..<(9 * 20 + 9) * 4 + 4]) == [255, 0, 0, 255])
        #expect(Array(bytes[(10 * 20 + 10) * 4..<(10 * 20 + 10) * 4 + 4]) == [255, 255, 255, 255])
    }

    @Test("filters change colours: inverted, without colour, from dark to light, and the mean of all")
    func colors() {
        #expect(Array(pixels(four.applyingFilter("CIColorInvert"))[0..<4]) == [0, 255, 255, 255])
        let gray = pixels(four.applyingFilter("CIPhotoEffectMono"))
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[4] > gray[0] && gray[0] > gray[8])
        let tinted = four.applyingFilter("CIFalseColor", parameters: ["inputColor0": CIColor.black, "inputColor1": CIColor.red])
        #expect(Array(pixels(tinted)[12..<16]) == [255, 0, 0, 255])
        var mean = [UInt8](repeating: 0, count: 4)
        let average = CIFilter.areaAverage()
        average.inputImage = four
        average.extent = four.extent
        if let image = average.outputImage { CIContext().render(image, toBitmap: &mean, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil) }
        #expect(mean == [128, 128, 128, 255])
    }

    @Test("a blur spreads a picture beyond its edge, and a picture over another hides it")
    func blurring() {
        let dot = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)), blurred = dot.applyingGaussianBlur(sigma: 3)
        #expect(blurred.extent == CGRect(x: -9, y: -9, width: 28, height: 28))
        let outside = pixels(blurred, CGRect(x: -2, y: 5, width: 1, height: 1)), inside = pixels(blurred, CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(outside[3] > 0 && outside[3] < inside[3])
        #expect(pixels(dot.composited(over: CIImage(color: .white)), CGRect(x: 0, y: 0, width: 1, height: 1)) == [0, 0, 0, 255])
    }

    @Test("a picture of Core Image becomes one of UIKit and back")
    func images() {
        let image = UIImage(ciImage: four)
        #expect(image.size == CGSize(width: 2, height: 2) && CIImage(image: image)?.extent == four.extent)
        #expect(CIColor(color: UIColor(ciColor: .red)).red == 1)
    }
}
