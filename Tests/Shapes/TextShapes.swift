import SwiftUI

/// Each way in which widgets make and change texts, once.
struct TextShapes: View {
    let date = Date(timeIntervalSince1970: 0)
    let name = "name"
    var body: some View {
        VStack {
            Text("key")
            Text(name)
            Text(verbatim: "as it is")
            Text(date, style: .relative)
            Text(12.5, format: .number)
            Text(date, format: .dateTime.hour().minute())
            Text(NSNumber(value: 1), formatter: NumberFormatter())
            Text(date, formatter: DateFormatter())
            Text("on \(date, formatter: DateFormatter())")
            Text("key", comment: "what it says")
            Text("\(1.5, specifier: "%.1f") km")
            Text(LocalizedStringKey("key"))
            Text(LocalizedStringResource(stringLiteral: "key"))
            Text(AttributedString("styled"))
            Text(Image(systemName: "star"))
        }
        VStack {
            Text(timerInterval: date...date.addingTimeInterval(60))
            Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
            Text(timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: true)
            Text("bold").bold() + Text(" plain") + Text(date, style: .time)
            Text("fonts").font(.system(size: 12)).font(.custom("Name", size: 12)).font(.system(.title, design: .rounded)).font(.title)
            Text("font").font(Font.system(size: 12, weight: .bold)).font(Font.system(size: 12, weight: .bold, design: .rounded)).font(Font.system(.body, design: .serif))
            Text("font").font(Font.custom("Name", size: 10)).font(.caption.weight(.heavy).monospacedDigit()).font(.title2.smallCaps().lowercaseSmallCaps())
            Text("weight").fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed).monospacedDigit().monospaced()
            Text("tracking").kerning(1).tracking(2).strikethrough(true).underline().italic()
            Text("lines").strikethrough(true, pattern: .dash, color: .red).textScale(.secondary)
        }
        VStack {
            Text("limits").lineLimit(1).lineLimit(2, reservesSpace: true).lineLimit(1...3).lineSpacing(2)
            Text("fitting").minimumScaleFactor(0.5).allowsTightening(true).truncationMode(.tail).multilineTextAlignment(.center)
            Text("case").textCase(.uppercase).foregroundColor(.red).foregroundStyle(.secondary).textSelection(.disabled)
            Text("height").lineHeight(.loose)
            Group { Text("all").bold().fontWeight(.bold).fontWidth(.expanded).kerning(1).tracking(1).underline().strikethrough() }
        }
    }
}
