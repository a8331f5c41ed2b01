import SwiftUI

/// Each way in which widgets draw by themselves, once.
struct CanvasShapes: View {
    var body: some View {
        Canvas { context, size in
            let area = CGRect(origin: .zero, size: size), path = Path(area)
            context.translateBy(x: 1, y: 1)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: Angle(radians: 1))
            context.concatenate(.identity)
            context.clip(to: path)
            context.clip(to: path, style: FillStyle(eoFill: true))
            context.clip(to: path, options: .inverse)
            context.addFilter(.blur(radius: 2))
            context.addFilter(.shadow(radius: 2), options: .linearColor)
            context.fill(path, with: .color(.red))
            context.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 1))
            context.draw(Image(systemName: "star"), in: area)
            context.draw(Text("a"), at: .zero)
            _ = context.resolve(Text("a"))
        }
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 2))
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1]))
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        Circle().subtracting(Rectangle()).union(Circle()).fill(.red)
        Text("\(1.5, specifier: "%.1f")").font(Font.system(size: 10))
    }
}

private func pictures() {
    UIImage().draw(in: .zero)
    UIImage().draw(at: .zero)
}

@MainActor private func render() -> UIImage? { ImageRenderer(content: Text("a")).uiImage }

private func sort(_ names: [String]) -> [String] {
    var names = names
    names.move(fromOffsets: [0], toOffset: 2)
    names.remove(atOffsets: [0])
    return names
}

private struct MainScene: Scene {
    var body: some Scene { WindowGroup { Text("a") }.defaultLaunchBehavior(.suppressed) }
}
