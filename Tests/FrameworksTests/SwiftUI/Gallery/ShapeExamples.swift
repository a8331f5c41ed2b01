@testable import SwiftUI

extension Gallery {
    private struct Heart: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addCurve(to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4), control1: CGPoint(x: rect.midX, y: rect.maxY * 0.8), control2: CGPoint(x: rect.minX, y: rect.midY))
                path.addArc(center: CGPoint(x: rect.minX + rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4, startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
                path.addArc(center: CGPoint(x: rect.maxX - rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4, startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
                path.addCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY), control2: CGPoint(x: rect.midX, y: rect.maxY * 0.8))
            }
        }
    }
    private static let left = Circle().scale(0.7, anchor: .leading), right = Circle().scale(0.7, anchor: .trailing)

    static var shapes: GallerySection {
        GallerySection(title: "Shapes", file: "Shapes", hasDirection: false, examples: [
            GalleryExample("Rectangle, RoundedRectangle", ["Rectangle", "RoundedRectangle"]) { HStack { Rectangle().fill(.red); RoundedRectangle(cornerRadius: 14).fill(.green); RoundedRectangle(cornerRadius: 14, style: .circular).fill(.blue) }.frame(height: 50).padding(8) },
            GalleryExample("UnevenRoundedRectangle", ["UnevenRoundedRectangle"]) { UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.teal).frame(width: 90, height: 60) },
            GalleryExample("Circle, Ellipse, Capsule", ["Circle", "Ellipse", "Capsule"]) { HStack { Circle().fill(.red); Ellipse().fill(.green); Capsule().fill(.blue) }.frame(height: 44).padding(8) },
            GalleryExample("ContainerRelativeShape", ["ContainerRelativeShape", "View.containerShape"]) { ZStack { Color.teal.opacity(0.4); ContainerRelativeShape().fill(.teal).padding(10) }.containerShape(RoundedRectangle(cornerRadius: 26)).clipShape(RoundedRectangle(cornerRadius: 26)).padding(8) },
            GalleryExample("Path", ["Path"]) { Path { $0.move(to: CGPoint(x: 10, y: 70)); $0.addLine(to: CGPoint(x: 40, y: 20)); $0.addQuadCurve(to: CGPoint(x: 110, y: 70), control: CGPoint(x: 90, y: 0)); $0.closeSubpath() }.fill(.purple) },
            GalleryExample("a shape of one's own", []) { Heart().fill(.pink).frame(width: 60, height: 60) },
            GalleryExample("AnyShape", ["AnyShape"]) { HStack { ForEach(0..<2) { AnyShape($0 == 0 ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.orange) } }.frame(height: 40).padding(8) },
            GalleryExample("fill", ["Shape.fill"]) { HStack { Circle().fill(.red); Circle().fill(Color.blue.gradient); Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 34, height: 34)); $0.addEllipse(in: CGRect(x: 9, y: 9, width: 16, height: 16)) }.fill(.green, style: FillStyle(eoFill: true)).frame(width: 34, height: 34) }.frame(height: 40).padding(6) },
            GalleryExample("stroke", ["Shape.stroke"]) { HStack { Circle().stroke(.red, lineWidth: 6); Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 8])) }.frame(height: 44).padding(10) },
            GalleryExample("corner styles", []) { HStack { RoundedRectangle(cornerRadius: 20, style: .circular).fill(.teal); RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.orange) }.frame(height: 56).padding(8) },
            GalleryExample("caps and joins", []) {
                VStack(spacing: 10) { ForEach(0..<3) { index in
                    Path { $0.move(to: CGPoint(x: 8, y: 14)); $0.addLine(to: CGPoint(x: 34, y: 0)); $0.addLine(to: CGPoint(x: 60, y: 14)) }
                        .stroke(.indigo, style: StrokeStyle(lineWidth: 8, lineCap: [.butt, .round, .square][index], lineJoin: [.miter, .round, .bevel][index])).frame(width: 70, height: 18)
                } }
            },
            GalleryExample("strokeBorder", ["InsettableShape.strokeBorder"]) { RoundedRectangle(cornerRadius: 16).strokeBorder(.orange, lineWidth: 10).frame(width: 90, height: 60) },
            GalleryExample("fill and stroke", ["ShapeView.fill"].filter { _ in false }) { Circle().fill(.yellow).stroke(.orange, lineWidth: 4).frame(width: 60, height: 60) },
            GalleryExample("trim", ["Shape.trim"]) { Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90)).frame(width: 60, height: 60) },
            GalleryExample("offset, rotation, scale", ["Shape.offset", "Shape.rotation", "Shape.scale"]) { ZStack { Rectangle().scale(0.5).fill(.gray.opacity(0.4)); Rectangle().scale(0.5).rotation(.degrees(30)).fill(.blue.opacity(0.5)); Rectangle().scale(x: 0.2, y: 0.2).offset(x: 30, y: -20).fill(.red) } },
            GalleryExample("transform, size", ["Shape.transform", "Shape.size"]) { ZStack(alignment: .topLeading) { Rectangle().size(width: 40, height: 40).transform(CGAffineTransform(a: 1, b: 0.3, c: 0.3, d: 1, tx: 20, ty: 10)).fill(.indigo) } },
            GalleryExample("intersection, union", ["Shape.intersection", "Shape.union"]) { VStack { left.intersection(right).fill(.red); left.union(right).fill(.green) }.frame(width: 70).padding(4) },
            GalleryExample("subtracting, symmetricDifference", ["Shape.subtracting", "Shape.symmetricDifference"]) { VStack { left.subtracting(right).fill(.red); left.symmetricDifference(right).fill(.green, style: FillStyle(eoFill: true)) }.frame(width: 70).padding(4) },
            GalleryExample("lineIntersection, lineSubtraction", ["Shape.lineIntersection", "Shape.lineSubtraction"]) { VStack { left.lineIntersection(right).stroke(.red, lineWidth: 3); left.lineSubtraction(right).stroke(.green, lineWidth: 3) }.frame(width: 70).padding(6) },
            GalleryExample("arithmetic of paths", []) {
                let a = Path(ellipseIn: CGRect(x: 0, y: 8, width: 34, height: 34)), b = Path(CGRect(x: 20, y: 18, width: 34, height: 34))
                HStack { a.union(b).fill(.red).frame(width: 54); a.subtracting(b).fill(.green).frame(width: 54) }.frame(height: 60)
            },
            GalleryExample("inset", []) { ZStack { Capsule().fill(.gray.opacity(0.3)); Capsule().inset(by: 8).fill(.teal); RoundedRectangle(cornerRadius: 12).inset(by: 18).fill(.orange) }.frame(width: 100, height: 64) },
            GalleryExample("rect and capsule", ["Shape.rect", "Shape.capsule"]) { VStack { Text("rect").padding(6).background(.teal, in: .rect(cornerRadius: 8)); Text("capsule").padding(6).background(.orange, in: .capsule(style: .circular)) } },
            GalleryExample("Canvas", ["Canvas"]) {
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(.red))
                    context.opacity = 0.5
                    context.stroke(Path(roundedRect: CGRect(x: 30, y: 30, width: 60, height: 40), cornerRadius: 8), with: .color(.blue), lineWidth: 4)
                    context.opacity = 1
                    context.draw(Text("Canvas").font(.caption), at: CGPoint(x: size.width / 2, y: size.height - 12))
                }
            },
            GalleryExample("Canvas: clips, filters, symbols", []) {
                Canvas { context, size in
                    var clipped = context
                    clipped.clip(to: Path(ellipseIn: CGRect(x: 8, y: 8, width: 48, height: 48)))
                    clipped.fill(Path(CGRect(x: 0, y: 0, width: 66, height: 60)), with: .linearGradient(Gradient(colors: [.yellow, .red]), startPoint: CGPoint(x: 0, y: 8), endPoint: CGPoint(x: 0, y: 56)))
                    var shaded = context
                    shaded.addFilter(.shadow(radius: 3, y: 2))
                    shaded.fill(Path(roundedRect: CGRect(x: 70, y: 12, width: 48, height: 36), cornerRadius: 8), with: .color(.mint))
                    var turned = context
                    turned.translateBy(x: 66, y: 78)
                    turned.rotate(by: .degrees(-20))
                    if let symbol = context.resolveSymbol(id: 1) { turned.draw(symbol, at: .zero) }
                    context.blendMode = .multiply
                    context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 24, y: 80))
                } symbols: { Text("tag").padding(4).background(.orange, in: Capsule()).tag(1) }
            },
        ])
    }
}
