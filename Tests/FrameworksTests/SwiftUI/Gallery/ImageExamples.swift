@testable import SwiftUI

extension Gallery {
    static var images: GallerySection {
        GallerySection(title: "Images", file: "Images", examples: [
            GalleryExample("symbols", ["Image"]) { LazyVGrid(columns: Array(repeating: GridItem(.fixed(24), spacing: 6), count: 4), spacing: 8) { ForEach(["star.fill", "cloud.sun.rain", "bolt.fill", "heart", "figure.walk", "drop.fill", "leaf.fill", "battery.75", "moon.stars", "wind", "airplane", "cart"], id: \.self) { Image(systemName: $0).frame(width: 24, height: 22) } } },
            GalleryExample("symbols follow the font", []) { HStack { Image(systemName: "heart.fill").font(.caption); Image(systemName: "heart.fill"); Image(systemName: "heart.fill").font(.title); Image(systemName: "heart").fontWeight(.black); Image(systemName: "heart").fontWeight(.thin) }.scaleEffect(0.8) },
            GalleryExample("weights of symbols", []) { LazyVGrid(columns: Array(repeating: GridItem(.fixed(38)), count: 3), spacing: 6) { ForEach([Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black], id: \.self) { Image(systemName: "arrow.clockwise").font(.system(size: 20, weight: $0)) } } },
            GalleryExample("imageScale", ["View.imageScale"]) { HStack { Image(systemName: "star.fill").imageScale(.small); Image(systemName: "star.fill"); Image(systemName: "star.fill").imageScale(.large) } },
            GalleryExample("rendering modes", ["View.symbolRenderingMode", "Image.symbolRenderingMode"]) {
                VStack { HStack { Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome); Group { Image(systemName: "checkmark.circle.fill") }.symbolRenderingMode(.hierarchical) }; HStack { Group { Image(systemName: "checkmark.circle.fill") }.symbolRenderingMode(.palette).foregroundStyle(.white, .blue); Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor).foregroundStyle(.yellow) } }.font(.title).foregroundStyle(.teal)
            },
            GalleryExample("symbolVariant", ["View.symbolVariant"]) { HStack { Image(systemName: "heart"); Image(systemName: "heart").symbolVariant(.fill); Image(systemName: "heart").symbolVariant(.circle); Image(systemName: "heart").symbolVariant(.slash) }.font(.title2) },
            GalleryExample("variants in shapes", []) { HStack { ForEach([SymbolVariants.none, .circle, .circle.fill, .square, .square.fill, .fill.slash], id: \.self) { Image(systemName: "bell").symbolVariant($0) } }.font(.caption) },
            GalleryExample("variable values", ["View.symbolVariableValueMode", "Image.symbolVariableValueMode"]) {
                VStack { ForEach(["wifi", "speaker.wave.3.fill", "chart.bar.fill", "rays"], id: \.self) { name in HStack { ForEach([0.0, 0.3, 0.6, 1], id: \.self) { Image(systemName: name, variableValue: $0).symbolVariableValueMode(.color).frame(width: 26) } } } }.symbolVariableValueMode(.color)
            },
            GalleryExample("forward, from right to left", []) { VStack { ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in HStack { Image(systemName: "chevron.forward"); Image(systemName: "arrow.uturn.backward"); Image(systemName: "list.bullet"); Image(systemName: "speaker.wave.2.fill"); Image(systemName: "play.fill"); Image(systemName: "chevron.right") }.environment(\.layoutDirection, direction) } }.font(.footnote) },
            GalleryExample("in a text", []) { Text("\(Image(systemName: "sun.max.fill")) 21°, \(Image(systemName: "wind")) 12") },
            GalleryExample("label", []) { VStack(alignment: .leading) { Label("Reload", systemImage: "arrow.clockwise"); Label("On two lines of text here", systemImage: "text.alignleft").font(.caption) }.padding(6) },
            GalleryExample("resizable", ["Image.resizable"]) { HStack { tile; tile.resizable().frame(width: 30, height: 60); Image(systemName: "bicycle").resizable().frame(width: 40, height: 24) } },
            GalleryExample("tiled, cap insets", []) { VStack { tile.resizable(resizingMode: .tile).frame(width: 100, height: 30); tile.resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)).frame(width: 100, height: 36) } },
            GalleryExample("interpolation", ["Image.interpolation", "Image.antialiased"]) { HStack { pixels.resizable().interpolation(.none); pixels.resizable().interpolation(.high).antialiased(true) }.frame(height: 50).padding(8) },
            GalleryExample("template, range", ["Image.renderingMode", "Image.allowedDynamicRange"]) { HStack { tile.renderingMode(.original); tile.renderingMode(.template).foregroundStyle(.red); tile.allowedDynamicRange(.standard) } },
            GalleryExample("orientations of pictures", []) { HStack { ForEach([UIImage.Orientation.up, .right, .down, .left, .upMirrored], id: \.self) { orientation in Image(uiImage: arrow.map { image in UIImage(cgImage: image, scale: 2, orientation: orientation) } ?? UIImage()) } } },
            GalleryExample("UIImage and data", []) { HStack { Image(uiImage: drawn); Image(uiImage: UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)) ?? UIImage()) } },
        ])
    }

    private static var arrow: CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: { let format = UIGraphicsImageRendererFormat(); format.scale = 2; return format }()).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.black.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 12, height: 4))
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 16))
        }.cgImage
    }

    /// A picture of few pixels.
    private static var pixels: Image { Image(uiImage: arrow.map { UIImage(cgImage: $0, scale: 8, orientation: .up) } ?? UIImage()) }

    private static var drawn: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
            UIColor.systemOrange.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 44, height: 44), cornerRadius: 10).fill()
            UIColor.white.setStroke()
            let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 24, height: 24))
            path.lineWidth = 4
            path.stroke()
        }
    }
}
