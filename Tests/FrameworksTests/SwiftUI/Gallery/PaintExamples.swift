@testable import SwiftUI

extension Gallery {
    private static let rainbow: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
    private static func swatches(_ colors: [Color]) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(22), spacing: 4), count: 5), spacing: 4) { ForEach(colors.indices, id: \.self) { RoundedRectangle(cornerRadius: 4).fill(colors[$0]).frame(width: 22, height: 22) } }
    }
    private static var scene: some View { LinearGradient(colors: [.yellow, .pink, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).overlay { Text("Behind").font(.title.bold()) } }

    static var paint: GallerySection {
        GallerySection(title: "Paint", file: "Paint", hasDirection: false, examples: [
            GalleryExample("colours", ["Color"]) { swatches([.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black, .white]) },
            GalleryExample("greys and labels of UIKit", []) { swatches([UIColor.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .systemFill, .secondarySystemFill, .systemGroupedBackground, .separator, .opaqueSeparator].map { Color(uiColor: $0) }) },
            GalleryExample("increased contrast", []) { swatches([.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .primary, .secondary]).environment(\._colorSchemeContrast, .increased) },
            GalleryExample("spaces and mixtures of colours", []) {
                VStack(spacing: 4) {
                    HStack(spacing: 4) { Color(red: 1, green: 0.2, blue: 0); Color(.displayP3, red: 1, green: 0.2, blue: 0); Color(.sRGBLinear, red: 1, green: 0.2, blue: 0); Color(hue: 0.6, saturation: 0.8, brightness: 0.9) }
                    HStack(spacing: 4) { ForEach(0..<5) { Color.red.mix(with: .blue, by: Double($0) / 4) } }
                    HStack(spacing: 4) { ForEach(1..<6) { Color.green.opacity(Double($0) / 5) } }
                }
                .padding(8)
            },
            GalleryExample("primary to quinary", ["HierarchicalShapeStyle", "ForegroundStyle"]) { VStack(alignment: .leading, spacing: 0) { Text("Primary"); Text("Secondary").foregroundStyle(.secondary); Text("Tertiary").foregroundStyle(.tertiary); Text("Quaternary").foregroundStyle(.quaternary); Text("Quinary").foregroundStyle(.quinary); Circle().fill(.foreground).frame(width: 14, height: 14) }.font(.footnote) },
            GalleryExample("LinearGradient", ["LinearGradient", "Gradient", "ShapeStyle.linearGradient"]) { HStack { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom); Rectangle().fill(.linearGradient(Gradient(stops: [.init(color: .yellow, location: 0.3), .init(color: .green, location: 0.3)]), startPoint: .leading, endPoint: .trailing)) }.padding(8) },
            GalleryExample("RadialGradient, EllipticalGradient", ["RadialGradient", "EllipticalGradient", "ShapeStyle.radialGradient", "ShapeStyle.ellipticalGradient"]) {
                HStack { RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 30); EllipticalGradient(colors: [.white, .blue]); Rectangle().fill(.radialGradient(colors: [.mint, .black], center: .topLeading, startRadius: 0, endRadius: 70)); Rectangle().fill(.ellipticalGradient(colors: [.orange, .purple])) }.padding(6)
            },
            GalleryExample("AngularGradient", ["AngularGradient", "ShapeStyle.angularGradient", "ShapeStyle.conicGradient"]) { HStack { Circle().fill(AngularGradient(colors: rainbow + [.red], center: .center)); Circle().fill(.angularGradient(colors: [.green, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(270))); Circle().fill(.conicGradient(colors: [.white, .black], center: .center)) }.padding(6) },
            GalleryExample("MeshGradient", ["MeshGradient"]) { MeshGradient(width: 3, height: 2, points: [[0, 0], [0.6, 0], [1, 0], [0, 1], [0.3, 1], [1, 1]], colors: [.red, .yellow, .green, .blue, .purple, .pink]).padding(8) },
            GalleryExample("gradient of a colour", ["AnyGradient"]) { HStack { ForEach([Color.red, .green, .blue], id: \.self) { RoundedRectangle(cornerRadius: 8).fill($0.gradient) } }.padding(8) },
            GalleryExample("materials", ["Material"]) { scene.overlay(alignment: .bottom) { HStack(spacing: 4) { ForEach(0..<3) { index in Text("Aa").padding(6).background([Material.ultraThin, .regular, .ultraThick][index], in: RoundedRectangle(cornerRadius: 8)) } }.padding(6) } },
            GalleryExample("glass", ["GlassEffectContainer", "GlassButtonStyle", "GlassProminentButtonStyle", "View.glassEffect", "View.glassEffectUnion"].filter { !$0.hasSuffix("ButtonStyle") }) { scene.overlay { GlassEffectContainer { HStack { Text("Glass").padding(8).glassEffect(); Image(systemName: "star").padding(8).glassEffect(.regular.tint(.orange), in: Circle()).glassEffectUnion(id: 1, namespace: Namespace().wrappedValue) } } } },
            GalleryExample("AnyShapeStyle, BackgroundStyle", ["AnyShapeStyle", "BackgroundStyle", "View.backgroundStyle"]) { HStack { Circle().fill(AnyShapeStyle(.red)); Circle().fill(.background).overlay { Circle().stroke(.gray) }; Circle().fill(.background).backgroundStyle(.mint) }.padding(8) },
            GalleryExample("tint, separator, link, placeholder", ["TintShapeStyle", "SeparatorShapeStyle", "LinkShapeStyle", "PlaceholderTextShapeStyle", "View.tint"]) { VStack(spacing: 2) { Circle().fill(.tint).tint(.purple).frame(height: 20); Rectangle().fill(.separator).frame(height: 6); Text("link").foregroundStyle(.link); Text("placeholder").foregroundStyle(.placeholder) }.padding(6) },
            GalleryExample("fills", ["FillShapeStyle"]) { HStack(spacing: 4) { ForEach(0..<4) { index in RoundedRectangle(cornerRadius: 6).fill([AnyShapeStyle(.fill), AnyShapeStyle(.fill.secondary), AnyShapeStyle(.fill.tertiary), AnyShapeStyle(.fill.quaternary)][index]) } }.frame(height: 50).padding(6) },
            GalleryExample("opacity, blending, shadows", ["ShapeStyle.opacity", "ShapeStyle.blendMode", "ShapeStyle.shadow"]) { HStack { Circle().fill(.red.opacity(0.4)); ZStack { Circle().fill(.yellow); Circle().fill(.blue.blendMode(.multiply)).offset(x: 10) }; Circle().fill(.white.shadow(.inner(radius: 4, y: 3))); Circle().fill(.orange.shadow(.drop(radius: 3, y: 3))) }.padding(6) },
            GalleryExample("picture as paint", ["ImagePaint", "ShapeStyle.image"]) { HStack { Rectangle().fill(ImagePaint(image: tile, scale: 0.5)); RoundedRectangle(cornerRadius: 10).fill(.image(tile)) }.padding(8) },
            GalleryExample("foreground and colour schemes", ["View.foregroundStyle", "View.foregroundColor", "View.colorScheme", "View.preferredColorScheme"]) {
                VStack { Image(systemName: "cloud.sun.rain.fill").font(.title).symbolRenderingMode(.palette).foregroundStyle(.gray, .yellow, .cyan); Text("Orange").foregroundColor(.orange); HStack { Text(" dark ").background().colorScheme(.dark); Text(" light ").background().preferredColorScheme(.light) } }
            },
            GalleryExample("mixing along gradients", []) {
                VStack(spacing: 4) {
                    Rectangle().fill(.linearGradient(Gradient(colors: [.red, .green]).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
                    Rectangle().fill(.linearGradient(Gradient(colors: [.red, .green]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
                    LinearGradient(stops: [.init(color: .clear, location: 0), .init(color: .indigo, location: 0.5), .init(color: .indigo.opacity(0), location: 1)], startPoint: .leading, endPoint: .trailing)
                }
                .padding(8)
            },
            GalleryExample("shadows of symbols", []) { HStack(spacing: 14) { Image(systemName: "heart.fill").foregroundStyle(.pink.shadow(.drop(radius: 3, y: 3))); Image(systemName: "moon.fill").foregroundStyle(.indigo.shadow(.inner(radius: 3, x: 2, y: 2))) }.font(.system(size: 40)) },
            GalleryExample("accent", ["View.accentColor"]) { VStack { Text("Accent").foregroundStyle(Color.accentColor); Text("Own accent").foregroundStyle(.tint) }.accentColor(.pink) },
        ])
    }

    /// Four squares in two colours.
    static var tile: Image {
        Image(size: CGSize(width: 24, height: 24)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 24, height: 24)), with: .color(.mint))
            context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(.indigo))
            context.fill(Path(CGRect(x: 12, y: 12, width: 12, height: 12)), with: .color(.indigo))
        }
    }
}
