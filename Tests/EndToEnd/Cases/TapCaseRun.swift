import Foundation
import JSONValues
import Testing

/// One tap on an extension in Tests/Cases/Extensions, by the built program: its report.
struct TapCaseRun {
    let run: CommandLineRun
    let report: JSONValue

    /// - Parameter device: the folder of the kept device.
    init(_ name: String, _ options: [String], device: String) throws {
        run = try CommandLineRun(["tap", CaseRun.folder.appendingPathComponent("Extensions/\(name)").path, "--json", "--state", device] + options)
        try #require(CaseRun.endings.contains(run.code), "\(name): code \(run.code)\n\(run.errors)")
        report = try JSONValue(parsing: run.output)
    }

    func findings(_ code: String) -> [JSONValue] { (report["findings"]?.array ?? []).filter { $0["code"]?.string == code } }

    /// What is read aloud at a stage: "before", "during" or "after".
    func reading(_ stage: String) -> [String] {
        (report["reading"]?[stage]?.array ?? []).map { element in
            [element["label"]?.string, element["value"]?.string].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// The kinds that were loaded anew, with why.
    var reloads: [String] { (report["reloads"]?.array ?? []).compactMap { reload in reload["kind"]?.string.map { "\($0) \(reload["cause"]?.string ?? "")" } } }
}

/// The description of an extension in Tests/Cases/Extensions.
struct DescriptionRun {
    let run: CommandLineRun
    let document: JSONValue

    init(_ name: String, _ options: [String] = []) throws {
        run = try CommandLineRun(["describe", CaseRun.folder.appendingPathComponent("Extensions/\(name)").path, "--json"] + options)
        try #require(CaseRun.endings.contains(run.code), "\(name): code \(run.code)\n\(run.errors)")
        document = try JSONValue(parsing: run.output)
    }

    func widget(_ kind: String) throws -> JSONValue {
        try #require(document["galleries"]?.array?.first?["widgets"]?.array?.first { $0["kind"]?.string == kind }, "no widget \(kind)")
    }

    func parameter(_ name: String, of kind: String) throws -> JSONValue {
        try #require(try widget(kind)["parameters"]?.array?.first { $0["name"]?.string == name }, "no parameter \(name)")
    }

    /// The rows of a sheet: the names that it shows, and the hidden ones with a dash.
    func rows(_ kind: String) throws -> [String] {
        (try widget(kind)["sheets"]?.array?.first?["parameters"]?.array ?? []).map { ($0["hidden"]?.bool == true ? "-" : "") + ($0["name"]?.string ?? "") }
    }

    func row(_ name: String, of kind: String) throws -> JSONValue {
        try #require(try widget(kind)["sheets"]?.array?.first?["parameters"]?.array?.first { $0["name"]?.string == name })
    }

    func findings(_ code: String) -> [JSONValue] { (document["findings"]?.array ?? []).filter { $0["code"]?.string == code } }

    /// The texts of the pictures of a widget.
    func texts(_ kind: String) -> [String] {
        (document["pictures"]?.array ?? []).filter { $0["widget"]?.string == kind }.flatMap { ($0["reading"]?.array ?? []).compactMap { $0["label"]?.string } }
    }
}
