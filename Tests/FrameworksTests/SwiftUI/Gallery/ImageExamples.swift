@testable import SwiftUI

extension Gallery {
    static var images: GallerySection {
        GallerySection(title: "Images", file: "Images", examples: [
            GalleryExample("symbols", ["Image"]) { LazyVGrid(columns: Array(repeating: GridItem(.fixed(24), spacing: 6), count: 4), spacing: 8) { ForEach(["star.fill", "cloud.sun.rain", "bolt.fill", "heart", "figure.walk", "drop.fill", "leaf.fill", "battery.75", "moon.stars", "wind", "airplane", "cart"], id: \.self) { Image(systemName: $0).frame(width: 24, height: 22) } } },
            GalleryExample("symbols follow the font", []) { HStack { Image(systemName: "heart.fill").font(.caption); Image(systemName: "heart.fill"); Image(systemName: "heart.fill").font(.title); Image(systemName: "heart").fontWeight(.black); Image(systemName: "heart").fontWeight(.thin) }.scaleEffect(0.8) },
            GalleryExample("imageScale", ["View.imageScale"]) { HStack { Image(systemName: "star.fill").imageScale(.small); Image(systemName: "star.fill"); Image(systemName: "star.fill").imageScale(.large) } },
            GalleryExample("rendering modes", ["View.symbolRenderingMode", "Image.symbolRenderingMode"]) {
                VStack { HStack { Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome); Group { Image(systemName: "checkmark.circle.fill") }.symbolRenderingMode(.hierarchical) }; HStack { Group { Image(systemName: "checkmark.circle.fill") }.symbolRenderingMode(.palette).foregroundStyle(.white, .blue); Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor).foregroundStyle(.yellow) } }.font(.title).foregroundStyle(.teal)
            },
            GalleryExample("symbolVariant", ["View.symbolVariant"]) { HStack { Image(systemName: "heart"); Image(systemName: "heart").symbolVariant(.fill); Image(systemName: "heart").symbolVariant(.circle); Image(systemName: "heart").symbolVariant(.slash) }.font(.title2) },
            GalleryExample("in a text", []) { Text("\(Image(systemName: "sun.max.fill")) 21°, \(Image(systemName: "wind")) 12") },
            GalleryExample("label", []) { VStack(alignment: .leading) { Label("Reload", systemImage: "arrow.clockwise"); Label("On two lines of text here", systemImage: "text.alignleft").font(.caption) }.padding(6) },
            GalleryExample("resizable", ["Image.resizable"]) { HStack { tile; tile.resizable().frame(width: 30, height: 60); Image(systemName: "bicycle").resizable().frame(width: 40, height: 24) } },
            GalleryExample("tiled, cap insets", []) { VStack { tile.resizable(resizingMode: .tile).frame(width: 100, height: 30); tile.resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)).frame(width: 100, height: 36) } },
            GalleryExample("interpolation", ["Image.interpolation", "Image.antialiased"]) { HStack { tile.resizable().interpolation(.none); tile.resizable().interpolation(.high).antialiased(true) }.frame(height: 50).padding(8) },
            GalleryExample("template, range", ["Image.renderingMode", "Image.allowedDynamicRange"]) { HStack { tile.renderingMode(.original); tile.renderingMode(.template).foregroundStyle(.red); tile.allowedDynamicRange(.standard) } },
            GalleryExample("UIImage and data", []) { HStack { Image(uiImage: drawn); Image(uiImage: UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)) ?? UIImage()) } },
        ])
    }

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
