@testable import SwiftUI

extension Gallery {
    private static func box(_ color: Color, _ width: CGFloat = 24, _ height: CGFloat = 24) -> some View { RoundedRectangle(cornerRadius: 4).fill(color).frame(width: width, height: height) }
    private static var boxes: some View { Group { box(.red); box(.green, 24, 36); box(.blue) } }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 80) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() { subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 34, y: bounds.minY + CGFloat(index) * 22 + (subview[Nudge.self])), proposal: .unspecified) }
        }
    }
    private struct Nudge: LayoutValueKey { static let defaultValue: CGFloat = 0 }

    static var layout: GallerySection {
        GallerySection(title: "Layout", file: "Layout", examples: [
            GalleryExample("HStack", ["HStack"]) { HStack { boxes } },
            GalleryExample("VStack", ["VStack"]) { VStack(alignment: .leading) { box(.red, 40, 20); box(.green, 60, 20); box(.blue, 20, 20) } },
            GalleryExample("ZStack", ["ZStack", "View.zIndex"]) { ZStack(alignment: .bottomTrailing) { box(.red, 70, 60).zIndex(1); box(.green, 90, 40) } },
            GalleryExample("Spacer, Divider", ["Spacer", "Divider"]) { VStack { HStack { box(.red); Spacer(); box(.blue) }; Divider(); HStack { Text("a"); Divider().frame(height: 20); Text("b") } }.padding(8) },
            GalleryExample("baselines", []) { HStack(alignment: .firstTextBaseline) { Text("12").font(.largeTitle); Text("km/h").font(.caption) } },
            GalleryExample("alignmentGuide", ["View.alignmentGuide"]) { VStack(alignment: .leading) { box(.red, 60, 18); box(.green, 60, 18).alignmentGuide(.leading) { $0[.leading] - 20 }; box(.blue, 60, 18) } },
            GalleryExample("an alignment of one's own", []) {
                HStack(alignment: .beam) {
                    VStack(spacing: 2) { box(.red, 20, 14); box(.gray, 20, 14).alignmentGuide(.beam) { $0[VerticalAlignment.center] } }
                    VStack(spacing: 2) { box(.gray, 20, 14).alignmentGuide(.beam) { $0[VerticalAlignment.center] }; box(.green, 20, 14); box(.green, 20, 14) }
                    box(.blue, 20, 30).alignmentGuide(.beam) { $0[.bottom] }
                }
            },
            GalleryExample("frame", ["View.frame"]) { VStack(spacing: 4) { Text("fixed").frame(width: 90, height: 24).background(.quaternary); Text("wide").frame(maxWidth: .infinity, alignment: .trailing).background(.quaternary) }.padding(8) },
            GalleryExample("bounds of frames", []) {
                VStack(alignment: .leading, spacing: 4) { box(.red, 10, 12).frame(minWidth: 60).background(.quaternary); Color.green.frame(minWidth: 20, idealWidth: 40, maxWidth: 80, maxHeight: 12); Color.blue.frame(idealWidth: 50, idealHeight: 12).fixedSize() }.padding(8)
            },
            GalleryExample("padding", ["View.padding"]) { Text("16 pt").padding().background(.quaternary).padding(.leading, 20) },
            GalleryExample("fixedSize", ["View.fixedSize"]) { Text("wider than its frame").fixedSize().frame(width: 60).border(.red) },
            GalleryExample("layoutPriority", ["View.layoutPriority"]) { HStack(spacing: 4) { Text("first to give way"); Text("important").layoutPriority(1) }.font(.caption).lineLimit(1).padding(6) },
            GalleryExample("aspectRatio", ["View.aspectRatio", "View.scaledToFit", "View.scaledToFill"]) {
                HStack(spacing: 4) { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 38, height: 60).border(.gray); Image(systemName: "map").resizable().scaledToFit().frame(width: 38, height: 60).border(.gray); Image(systemName: "map").resizable().scaledToFill().frame(width: 38, height: 60).clipped().border(.gray) }
            },
            GalleryExample("thirds on pixels", []) { HStack(spacing: 1) { ForEach(0..<7) { _ in Color.indigo } }.frame(width: 100, height: 40) },
            GalleryExample("position", ["View.position"]) { box(.red).position(x: 30, y: 80) },
            GalleryExample("background, overlay", ["View.background", "View.overlay"]) { Text("Text").padding(8).background(.yellow, in: Capsule()).overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) } },
            GalleryExample("GeometryReader", ["GeometryReader", "View.coordinateSpace"]) {
                GeometryReader { proxy in
                    VStack { Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))"); box(.red, proxy.size.width / 2, 16) }
                    GeometryReader { inner in Text("y \(Int(inner.frame(in: .named("cell")).minY))").font(.caption) }.frame(width: 60, height: 20).offset(y: 60)
                }
                .coordinateSpace(.named("cell"))
            },
            GalleryExample("ViewThatFits", ["ViewThatFits"]) { VStack { ViewThatFits { Text("A very long title that cannot fit").fixedSize(); Text("Short") }; ViewThatFits(in: .horizontal) { Text("Fits"); Text("F") } } },
            GalleryExample("Grid", ["Grid", "GridRow", "View.gridCellColumns", "View.gridColumnAlignment", "View.gridCellAnchor", "View.gridCellUnsizedAxes"]) {
                Grid(horizontalSpacing: 6, verticalSpacing: 4) {
                    GridRow { Text("Wind"); Text("12 m/s").gridColumnAlignment(.trailing) }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow { Text("Sun"); Text("9").gridCellAnchor(.leading) }
                    GridRow { Text("over both").gridCellColumns(2) }
                }
                .font(.caption)
            },
            GalleryExample("LazyVGrid", ["LazyVGrid"]) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 24))], spacing: 6) { ForEach(0..<9) { _ in box(.teal, 24, 18) } }.padding(8) },
            GalleryExample("LazyHGrid", ["LazyHGrid"]) { LazyHGrid(rows: [GridItem(.fixed(24)), GridItem(.fixed(24))]) { ForEach(0..<6) { _ in box(.indigo, 24, 20) } } },
            GalleryExample("lazy stacks", ["LazyHStack", "LazyVStack"]) { LazyVStack(spacing: 4) { box(.red, 60, 14); LazyHStack { box(.green); box(.blue) }.frame(height: 30) } },
            GalleryExample("a layout of one's own", ["View.layoutValue"]) { Diagonal { box(.red).layoutValue(key: Nudge.self, value: 6); box(.green); box(.blue) } },
            GalleryExample("layouts as values", ["AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"]) {
                let layouts = [AnyLayout(HStackLayout(spacing: 2)), AnyLayout(VStackLayout(spacing: 2)), AnyLayout(ZStackLayout()), AnyLayout(GridLayout())]
                HStack(spacing: 8) { ForEach(0..<4) { index in
                    let layout = layouts[index]
                    layout { box(.red, 10, 10); box(.blue, 8, 14) }
                } }
            },
            GalleryExample("safe areas", ["View.safeAreaInset", "View.safeAreaPadding", "View.ignoresSafeArea", "View.edgesIgnoringSafeArea"]) {
                Color.teal.overlay { Text("content") }.safeAreaInset(edge: .bottom) { Text("inset").frame(maxWidth: .infinity).background(.yellow) }.safeAreaPadding(8).background { Color.gray.opacity(0.3).ignoresSafeArea(); Color.clear.edgesIgnoringSafeArea(.all) }
            },
            GalleryExample("containerRelativeFrame", ["View.containerRelativeFrame"]) { VStack { Color.orange.containerRelativeFrame(.horizontal, count: 10, span: 1, spacing: 4).frame(height: 24); Text("a tenth of the sheet").font(.caption2) } },
            GalleryExample("scene padding", ["View.scenePadding"]) { Text("padded").font(.caption).scenePadding().border(.gray) },
        ])
    }
}

private extension VerticalAlignment {
    enum Beam: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] } }
    static let beam = VerticalAlignment(Beam.self)
}
