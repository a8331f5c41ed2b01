import SwiftUI

/// Each way in which widgets make and change pictures, labels and symbols, once.
struct ImageShapes: View {
    var body: some View {
        VStack {
            Image("name")
            Image(systemName: "star.fill")
            Image(systemName: "wifi", variableValue: 0.5)
            Image(uiImage: UIImage())
            Image(decorative: "name")
            Image("name").resizable().interpolation(.high).renderingMode(.template).antialiased(true)
            Image("name").resizable(resizingMode: .tile)
            Image("name").resizable(capInsets: EdgeInsets())
            Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill).symbolEffect(.bounce, value: 1)
            Image("name").widgetAccentedRenderingMode(.desaturated).scaledToFit()
        }
        VStack {
            Image("name").resizable().scaledToFill()
            Image("name").resizable().aspectRatio(contentMode: .fit)
            Image("name").resizable().aspectRatio(1, contentMode: .fill)
            Image("name").resizable().aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill)
            Label("title", systemImage: "star").labelStyle(.iconOnly)
            Label("title", image: "name").labelStyle(.titleAndIcon)
            Label { Text("title") } icon: { Image(systemName: "star") }
            Label(title: { Text("title") }, icon: { Image(systemName: "star") })
            AsyncImage(url: URL(string: "https://example.com/a.png")) { $0.resizable() } placeholder: { ProgressView() }
            AsyncImage(url: nil) { phase in if let image = phase.image { image } else { Color.gray } }
        }
        VStack {
            ContentUnavailableView("title", systemImage: "star")
            ContentUnavailableView("title", image: "name", description: Text("why"))
            ContentUnavailableView("title", systemImage: "star", description: Text("why"))
            ContentUnavailableView { Label("title", systemImage: "star") } description: { Text("why") } actions: { Link("go", destination: URL(fileURLWithPath: "/")) }
        }
    }
}
