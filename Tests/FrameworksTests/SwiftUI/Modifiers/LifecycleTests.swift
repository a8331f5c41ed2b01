import Combine
import Drawing
@testable import SwiftUI
import Testing

@Suite struct LifecycleTests {
    @Test("what onAppear changes is in the picture")
    func appear() {
        struct Loading: View {
            @State private var text = "before"
            var body: some View { Text(verbatim: text).onAppear { text = "after" } }
        }
        #expect(Drawn(Loading()).texts == ["after"])
    }

    @Test("onChange runs when the value changes, with the old and the new one; at first only where asked to")
    func change() {
        struct Watching: View {
            @State private var value = 1
            @State private var seen = "nothing"
            let isInitial: Bool
            let changes: Bool
            var body: some View {
                Text(verbatim: seen).onAppear { if changes { value = 2 } }.onChange(of: value, initial: isInitial) { old, new in seen = "\(old) to \(new)" }
            }
        }
        #expect(Drawn(Watching(isInitial: false, changes: true)).texts == ["1 to 2"])
        #expect(Drawn(Watching(isInitial: false, changes: false)).texts == ["nothing"])
        #expect(Drawn(Watching(isInitial: true, changes: false)).texts == ["1 to 1"])
    }

    @Test("what a publisher gives at once is in the picture")
    func receive() {
        struct Receiving: View {
            @State private var text = "none"
            let publisher: Just<String>
            var body: some View { Text(verbatim: text).onReceive(publisher) { text = $0 } }
        }
        #expect(Drawn(Receiving(publisher: Just("given"))).texts == ["given"])
    }

    @Test("gestures and tasks raise findings and change nothing")
    func ignored() {
        let drawn = Drawn(Text("a").onTapGesture {}.gesture(DragGesture().onEnded { _ in }).task {})
        #expect(drawn.findings.sorted() == ["gesture-ignored", "gesture-ignored", "task-ignored"])
        #expect(drawn.texts == ["a"])
        #expect(Drawn(Text("a").navigationTitle("title")).archive.findings.map(\.severity) == [.note])
        #expect(Drawn(Text("a").transition(.opacity).animation(.default, value: 1).contentTransition(.numericText())).findings.isEmpty)
    }

    @Test("id makes another view of it: state begins anew, identities differ")
    func identity() {
        let a = Drawn(Text("a").id(1)).node(role: "text")?.identity, b = Drawn(Text("a").id(2)).node(role: "text")?.identity
        #expect(a != nil && a != b)
        #expect(Drawn(Text("a").id(1)).node(role: "text")?.identity == a)
    }
}
