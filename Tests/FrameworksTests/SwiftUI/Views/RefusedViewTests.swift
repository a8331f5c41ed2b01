import Drawing
@testable import SwiftUI
import Testing

@Suite struct RefusedViewTests {
    @Test("10.14, 10.15 what a widget cannot show is a yellow area with a red sign over its frame, and an error", arguments: [
        "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "TabView", "TextEditor",
    ])
    func areas(name: String) throws {
        let view: AnyView = switch name {
        case "ScrollView": AnyView(ScrollView { Text("a") })
        case "List": AnyView(List { Text("a") })
        case "Form": AnyView(Form { Text("a") })
        case "NavigationStack": AnyView(NavigationStack { Text("a") })
        case "NavigationView": AnyView(NavigationView { Text("a") })
        case "TabView": AnyView(TabView { Text("a") })
        default: AnyView(TextEditor(text: .constant("a")))
        }
        let drawn = Drawn(view.frame(width: 80, height: 40))
        #expect(drawn.fills.count == 1 && drawn.fills[0].paint.name == "yellow")
        #expect(close(drawn.fills[0].frame.width, 80) && close(drawn.fills[0].frame.height, 40))
        #expect(drawn.strokes[0].paint.name == "red")
        #expect(drawn.texts.isEmpty)
        let finding = try #require(drawn.archive.findings.first { $0.code == "unsupported-view" })
        #expect(finding.severity == .error && finding.message.contains(name))
    }

    @Test("fields have the height of a row, labels of menus and links their own size")
    func rows() {
        #expect(measured(TextField("a", text: .constant("")), 100, 100) == size(100, 22))
        #expect(measured(Slider(value: .constant(0.5)), 100, 100) == size(100, 31))
        let label = Color.red.frame(width: 30, height: 10)
        #expect(measured(Menu { Text("a") } label: { label }, 100, 100) == size(30, 10))
        let drawn = Drawn(NavigationLink(destination: Text("a")) { label })
        #expect(drawn.fills.count == 1 && close(drawn.fills[0].frame.width, 30))
    }

    @Test("10.16 UIKit's views are refused by their own name")
    func representable() {
        struct Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let drawn = Drawn(Spinner())
        #expect(drawn.archive.findings.contains { $0.code == "unsupported-view" && $0.message.contains("Spinner") })
    }
}
