import SwiftUI

/// Each way in which widgets size, pad and place views, once.
struct FrameShapes: View {
    private var tile: Color { .red }
    var body: some View {
        Group {
            tile.frame(width: 10, height: 10)
            tile.frame(width: 10)
            tile.frame(height: 10)
            tile.frame(width: 10, alignment: .leading)
            tile.frame(height: 10, alignment: .top)
            tile.frame(width: 10, height: 10, alignment: .bottom)
            tile.frame(maxWidth: .infinity)
            tile.frame(maxHeight: .infinity)
            tile.frame(maxWidth: .infinity, maxHeight: .infinity)
            tile.frame(maxWidth: .infinity, alignment: .leading)
        }
        Group {
            tile.frame(maxHeight: .infinity, alignment: .top)
            tile.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            tile.frame(minWidth: 10)
            tile.frame(minHeight: 10)
            tile.frame(minWidth: 10, maxWidth: 20)
            tile.frame(minWidth: 10, minHeight: 10)
            tile.frame(minHeight: 10, maxHeight: 20)
            tile.frame(minWidth: 10, alignment: .leading)
            tile.frame(minWidth: 10, maxWidth: 20, alignment: .leading)
            tile.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
        Group {
            tile.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .leading)
            tile.frame(idealWidth: 10, maxWidth: 20, alignment: .leading)
            tile.frame(maxWidth: 20, idealHeight: 10)
            tile.frame(maxWidth: 20, minHeight: 10, alignment: .leading)
            tile.frame(maxWidth: 20, minHeight: 10, maxHeight: 20)
            tile.frame()
            tile.padding()
            tile.padding(8)
            tile.padding(.horizontal)
            tile.padding(.horizontal, 8)
        }
        Group {
            tile.padding([.top, .leading], 8)
            tile.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            tile.padding(EdgeInsets())
            tile.scenePadding()
            tile.fixedSize()
            tile.fixedSize(horizontal: true, vertical: false)
            tile.layoutPriority(1)
            tile.position(x: 1, y: 2)
            tile.position(CGPoint(x: 1, y: 2))
            tile.offset(x: 1)
        }
        Group {
            tile.offset(y: 1)
            tile.offset(x: 1, y: 1)
            tile.offset(CGSize(width: 1, height: 1))
            tile.zIndex(1)
            tile.ignoresSafeArea()
            tile.ignoresSafeArea(.all, edges: .top)
            tile.edgesIgnoringSafeArea(.all)
            tile.alignmentGuide(.leading) { $0[.trailing] }
            tile.contentMargins(.all, 0, for: .automatic)
            tile.contentMargins(.horizontal, 4)
        }
        tile.containerRelativeFrame(.horizontal)
        tile.coordinateSpace(.named("space"))
        tile.safeAreaInset(edge: .bottom) { Text("a") }
    }
}
