@testable import SwiftUI

extension Gallery {
    private static var sun: some View { Image(systemName: "sun.max.fill").font(.system(size: 34)).foregroundStyle(.orange).padding(4).background(.blue.opacity(0.3), in: RoundedRectangle(cornerRadius: 8)) }
    private static func pair(_ changed: some View) -> some View { HStack(spacing: 6) { sun.opacity(0.35); changed } }

    static var effects: GallerySection {
        GallerySection(title: "Effects", file: "Effects", examples: [
            GalleryExample("opacity, hidden", ["View.opacity", "View.hidden"]) { HStack(spacing: 2) { sun; sun.opacity(0.4); sun.hidden() }.scaleEffect(0.8) },
            GalleryExample("offset", ["View.offset"]) { pair(sun.offset(x: 8, y: 14)) },
            GalleryExample("rotationEffect", ["View.rotationEffect"]) { pair(sun.rotationEffect(.degrees(30))) },
            GalleryExample("scaleEffect", ["View.scaleEffect"]) { pair(sun.scaleEffect(x: 1.2, y: 0.6)) },
            GalleryExample("transformEffect", ["View.transformEffect"]) { pair(sun.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0.2, d: 1, tx: 0, ty: 0))) },
            GalleryExample("rotation3DEffect", ["View.rotation3DEffect"]) { pair(sun.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))) },
            GalleryExample("turned about other axes", []) { HStack(spacing: 8) { sun.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0)); sun.rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0), anchor: .leading, perspective: 0.4) } },
            GalleryExample("shadow", ["View.shadow"]) { pair(sun.shadow(color: .black.opacity(0.5), radius: 4, x: 3, y: 5)) },
            GalleryExample("shadows by radius", []) { HStack(spacing: 16) { ForEach([0.0, 2, 8], id: \.self) { RoundedRectangle(cornerRadius: 6).fill(Color(uiColor: .systemBackground)).frame(width: 28, height: 40).shadow(color: .black.opacity(0.4), radius: $0, y: 2) } } },
            GalleryExample("blur", ["View.blur"]) { pair(sun.blur(radius: 3)) },
            GalleryExample("clipShape, clipped, cornerRadius", ["View.clipShape", "View.clipped", "View.cornerRadius"]) { HStack { Color.red.clipShape(Circle()); Text("clipped text").fixedSize().frame(width: 34).clipped(); Color.green.cornerRadius(12) }.frame(height: 40).padding(6) },
            GalleryExample("mask", ["View.mask"]) { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask { Text("Mask").font(.largeTitle.bold()) } },
            GalleryExample("border", ["View.border"]) { Text("Border").padding(6).border(.red, width: 3) },
            GalleryExample("blendMode", ["View.blendMode"]) { ZStack { Circle().fill(.yellow).offset(x: -14); Circle().fill(.cyan).offset(x: 14).blendMode(.multiply) }.frame(height: 54) },
            GalleryExample("every blend mode", []) {
                let modes: [BlendMode] = [.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter]
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(15), spacing: 2), count: 7), spacing: 4) { ForEach(0..<21) { index in
                    ZStack { LinearGradient(colors: [.yellow, .blue], startPoint: .top, endPoint: .bottom); LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing).blendMode(modes[index]) }.compositingGroup().frame(width: 15, height: 26)
                } }
            },
            GalleryExample("groups", ["View.compositingGroup", "View.drawingGroup"]) { HStack { ZStack { Circle().fill(.red); Circle().fill(.blue).offset(x: 12) }.compositingGroup().opacity(0.5); ZStack { Circle().fill(.red); Circle().fill(.blue).offset(x: 12) }.drawingGroup().opacity(0.5) }.frame(height: 40).padding(12) },
            GalleryExample("brightness, contrast", ["View.brightness", "View.contrast"]) { HStack { sun.brightness(0.3); sun.contrast(0.4) } },
            GalleryExample("saturation, grayscale", ["View.saturation", "View.grayscale"]) { HStack { sun.saturation(2); sun.grayscale(1) } },
            GalleryExample("hueRotation, colorInvert", ["View.hueRotation", "View.colorInvert"]) { HStack { sun.hueRotation(.degrees(120)); sun.colorInvert() } },
            GalleryExample("colorMultiply, luminanceToAlpha", ["View.colorMultiply", "View.luminanceToAlpha"]) { HStack { sun.colorMultiply(.pink); sun.luminanceToAlpha() } },
            GalleryExample("visualEffect", ["View.visualEffect"]) { pair(sun.visualEffect { content, proxy in content.offset(y: proxy.size.height / 4).opacity(0.7) }) },
            GalleryExample("flipped in right-to-left order", ["View.flipsForRightToLeftLayoutDirection"]) { Image(systemName: "arrow.right").font(.largeTitle).flipsForRightToLeftLayoutDirection(true) },
            GalleryExample("redacted, privacySensitive", ["View.redacted", "View.unredacted", "View.privacySensitive"]) { VStack(alignment: .leading) { Text("Placeholder"); Text("Kept").unredacted(); Image(systemName: "star.fill") }.redacted(reason: .placeholder).overlay(alignment: .bottomTrailing) { Text("12345").privacySensitive().redacted(reason: .privacy) } },
            GalleryExample("disabled", ["View.disabled"], findings: ["button-closure"]) { VStack { Button("Enabled") {}; Button("Disabled") {}.disabled(true) } },
            GalleryExample("matchedGeometryEffect", ["View.matchedGeometryEffect"]) { MatchedExample() },
            GalleryExample("dynamicTypeSize", ["View.dynamicTypeSize"]) { VStack { Text("Size").dynamicTypeSize(.xSmall); Text("Size").dynamicTypeSize(...DynamicTypeSize.large); Text("Size").dynamicTypeSize(.accessibility1) } },
        ])
    }

    private struct MatchedExample: View {
        @Namespace private var space
        var body: some View {
            HStack {
                Text("Today").padding(4).matchedGeometryEffect(id: "day", in: space)
                Text("Later").padding(4)
            }
            .background { Capsule().fill(.orange.opacity(0.5)).matchedGeometryEffect(id: "day", in: space, isSource: false) }
        }
    }
}
