import AppIntents
import SwiftUI

private struct Act: AppIntent {
    static let title: LocalizedStringResource = "Act"
    func perform() async throws -> some IntentResult { .result() }
}

/// Each way in which widgets make controls, once.
struct ControlShapes: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 0.5
    @State private var color = Color.red
    @State private var date = Date(timeIntervalSince1970: 0)
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    var body: some View {
        Group {
            Button(intent: Act()) { Text("label") }
            Button(intent: Act(), label: { Text("label") })
            Button("title", intent: Act())
            Button("title", systemImage: "star", intent: Act())
            Button(action: {}) { Text("label") }
            Button(action: {}, label: { Text("label") })
            Button("title") {}
            Button("title", action: {})
            Button("title", role: .destructive) {}
            Button("title", intent: Act()).buttonStyle(.plain).buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(PlainButtonStyle()).buttonBorderShape(.capsule).controlSize(.mini)
        }
        Group {
            Toggle(isOn: true, intent: Act()) { Text("label") }
            Toggle("title", isOn: true, intent: Act())
            Toggle("title", isOn: $isOn).labelsHidden().labelsVisibility(.hidden)
            Toggle(isOn: $isOn) { Text("label") }.toggleStyle(.switch).toggleStyle(.button).toggleStyle(SwitchToggleStyle(tint: .red)).toggleStyle(Check())
            Link(destination: URL(fileURLWithPath: "/")) { Text("label") }
            Link(destination: URL(fileURLWithPath: "/"), label: { Text("label") })
            Link("title", destination: URL(fileURLWithPath: "/"))
            LabeledContent("title", value: "value")
            LabeledContent("title") { Text("value") }
            LabeledContent { Text("value") } label: { Text("title") }
        }
        Group {
            ProgressView()
            ProgressView("title")
            ProgressView(value: 0.5)
            ProgressView(value: 1, total: 2)
            ProgressView("title", value: 1, total: 2)
            ProgressView(value: 1.0, total: 2) { Text("label") }
            ProgressView(value: 1.0, total: 2, label: { Text("label") }, currentValueLabel: { Text("1") })
            ProgressView(value: 1.0, label: { Text("label") }, currentValueLabel: { Text("1") })
            ProgressView(timerInterval: range)
            ProgressView(timerInterval: range, countsDown: false)
        }
        Group {
            ProgressView(timerInterval: range, countsDown: false) { Text("label") }
            ProgressView(timerInterval: range, countsDown: false, label: { Text("label") }, currentValueLabel: { Text("1") })
            ProgressView(timerInterval: range) { Text("label") } currentValueLabel: { Text("1") }
            ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(.circular).progressViewStyle(LinearProgressViewStyle(tint: .red)).progressViewStyle(CircularProgressViewStyle()).progressViewStyle(Plain())
            Gauge(value: 0.5) { Text("label") }
            Gauge(value: 0.5) { Text("label") } currentValueLabel: { Text("1") }
            Gauge(value: 1, in: 0...2) { Text("label") }
            Gauge(value: 1, in: 0...2) { Text("label") } currentValueLabel: { Text("1") }
            Gauge(value: 1, in: 0...2) { Text("label") } currentValueLabel: { Text("1") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("2") }
            Gauge(value: 0.5, label: { Text("label") }, currentValueLabel: { Text("1") })
        }
        Group {
            Gauge(value: 0.5) { Text("label") }.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryCircularCapacity).gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity)
            Gauge(value: 0.5) { Text("label") }.gaugeStyle(.linearCapacity).gaugeStyle(LinearCapacityGaugeStyle()).tint(Gradient(colors: [.red, .blue])).tint(.red)
            ControlGroup { Button("title") {} }
            Menu { Button("title") {} } label: { Text("label") }
            Picker("title", selection: $number) { Text("1").tag(1.0) }
            TextField("title", text: $text)
            Slider(value: $number, in: 0...1)
            Stepper("title", value: $number)
            DatePicker("title", selection: $date)
            ColorPicker("title", selection: $color)
        }
        Group {
            ScrollView { Text("a") }
            ScrollView(.horizontal, showsIndicators: false) { Text("a") }
            List { Text("a") }.listRowBackground(Color.red).listRowInsets(EdgeInsets()).listStyle(.plain)
            List(["a"], id: \.self) { Text($0) }
            Form { Text("a") }
            NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(.stack)
            NavigationStack { Text("a").navigationTitle("title").navigationBarTitle("title").navigationBarHidden(true) }
            NavigationLink(destination: Text("a")) { Text("b") }
            TabView { Text("a") }
            Text("a").groupBoxStyle(Boxed()).alert("title", isPresented: $isOn) { Button("ok") {} }
        }
    }
}

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { HStack { Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle"); configuration.label } }
    }
}
private struct Plain: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)"); configuration.label; configuration.currentValueLabel }
}
private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content } }
}
private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
}
private struct Titled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; configuration.icon } }
}
private struct Wrapped: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
