import Foundation
import JSONValues
import Rasterizing
import Testing

/// One of the extensions in Tests/Cases/Extensions, drawn by the built program: its report, trees and pictures.
struct CaseRun {
    static let folder = Program.root.appendingPathComponent("Tests/Cases")
    /// A case may draw a failure: code 1 is as good as 0.
    static let endings: Set<Int32> = [0, 1]

    let run: CommandLineRun
    let report: JSONValue
    private let output: String

    /// Runs `vitrine snapshot` with pictures in light only, unless the options say otherwise.
    ///
    /// - Parameter output: the folder for the pictures.
    init(_ name: String, _ options: [String] = [], in output: String) throws {
        self.output = output
        let appearance = options.contains("--appearance") ? [] : ["--appearance", "light"]
        run = try CommandLineRun(["snapshot", Self.folder.appendingPathComponent("Extensions/\(name)").path, "--out", output] + appearance + options)
        try #require(Self.endings.contains(run.code), "\(name): code \(run.code)\n\(run.errors)")
        report = try JSONValue(parsing: String(contentsOfFile: output + "/snapshots.json", encoding: .utf8))
    }

    /// The rows of pictures that have these values.
    func rows(_ values: (name: String, value: JSONValue)...) -> [JSONValue] {
        (report["pictures"]?.array ?? []).filter { row in values.allSatisfy { row[$0.name] == $0.value } }
    }

    func row(widget: String, role: String = "timeline", entry: Int = 0, family: String? = nil) throws -> JSONValue {
        let found = rows(("widget", .string(widget)), ("role", .string(role)), ("entry", JSONValue(entry))).filter { family == nil || $0["family"]?.string == family }
        return try #require(found.first, "no picture of \(widget) \(role) \(entry)")
    }

    /// The findings of a code, for one widget where it is named.
    func findings(_ code: String, widget: String? = nil) -> [JSONValue] {
        (report["findings"]?.array ?? []).filter { $0["code"]?.string == code && (widget == nil || $0["widget"]?.string == widget) }
    }

    /// The codes at a picture.
    func codes(_ row: JSONValue) -> [String] { (row["findings"]?.array ?? []).compactMap(\.string) }

    func tree(_ row: JSONValue) throws -> CaseTree {
        let name = try #require(row["tree"]?.string)
        let document = try JSONValue(parsing: String(contentsOfFile: output + "/" + name, encoding: .utf8))
        return CaseTree(document: document)
    }

    func picture(_ row: JSONValue) throws -> Bitmap {
        let name = try #require(row["file"]?.string)
        return try ImageReader.decode(Array(Data(contentsOf: URL(fileURLWithPath: output + "/" + name))))
    }
}

/// The element tree of a picture.
struct CaseTree {
    let document: JSONValue

    /// Every element, in reading order.
    var nodes: [JSONValue] {
        var nodes: [JSONValue] = [], waiting = [document["root"]].compactMap { $0 }
        while let node = waiting.popLast() {
            nodes.append(node)
            waiting += (node["children"]?.array ?? []).reversed()
        }
        return nodes
    }

    /// The labels of the texts.
    var texts: [String] { nodes.compactMap { $0["label"]?.string } }
    var widgetURL: String? { document["widgetURL"]?.string }
    func nodes(role: String) -> [JSONValue] { nodes.filter { $0["role"]?.string == role } }
}

/// A pixel of a picture at a place in points.
func pixel(_ bitmap: Bitmap, _ x: Double, _ y: Double, scale: Double = 3) -> [Int] {
    guard let pixel = bitmap.pixel(x: Int(x * scale), y: Int(y * scale)) else { return [] }
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
}

/// How many pixels of a picture are about of a colour.
func count(in bitmap: Bitmap, red: ClosedRange<Int>, green: ClosedRange<Int>, blue: ClosedRange<Int>) -> Int {
    var count = 0
    for y in 0 ..< bitmap.height {
        for x in 0 ..< bitmap.width {
            guard let pixel = bitmap.pixel(x: x, y: y), pixel.alpha > 250 else { continue }
            if red.contains(Int(pixel.red)), green.contains(Int(pixel.green)), blue.contains(Int(pixel.blue)) { count += 1 }
        }
    }
    return count
}
