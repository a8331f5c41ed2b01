import Drawing
import ExtensionMessages
import ExtensionService
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// The moments of a Live Activity that can be drawn. Its app sends them on a phone; here they are given, or those of previews.
enum ActivityStates {
    /// What was found, and what of the given values could not be used.
    struct Found {
        var moments: [ActivityMoment]
        var findings: [Finding]
    }

    private static let limit = 100

    /// - Parameters:
    ///   - given: attributes and states as `ActivityRecord` names them, `--config attributes={...} --config state={...}`: a list for several states.
    ///   - previews: the moments of the extension's previews, each once; asked for where they are needed.
    static func moments(of content: ActivityWidgetContent, given: [String: String], previews: @MainActor () async -> [ActivityMoment]) async -> Found {
        var findings: [Finding] = []
        func decoded(_ text: String, _ what: String, _ decode: (Data) throws -> Any) -> Any? {
            do {
                return try decode(Data(text.utf8))
            } catch {
                findings.append(Finding(code: "activity-state-unreadable", severity: .warning, basis: .doc, message: "The \(what) that was given cannot be read: \(reason(error))",
                                        fix: "Give JSON as a push brings it: every property that has no default, dates in seconds since 2001."))
                return nil
            }
        }
        let isWhole = given[ActivityRecord.attributesName] != nil && given[ActivityRecord.stateName] != nil
        let previewed = isWhole ? [] : await previews()
        let attributes = given[ActivityRecord.attributesName].flatMap { decoded($0, "activity's attributes", content.decodeAttributes) } ?? previewed.first?.attributes
        var states: [Any] = []
        if let text = given[ActivityRecord.stateName] {
            let list = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any]
            let texts = list.map { $0.prefix(limit).compactMap { (try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed)).map { String(decoding: $0, as: UTF8.self) } } } ?? [text]
            states = texts.compactMap { decoded($0, "activity's state", content.decodeState) }
        }
        if let attributes, !states.isEmpty {
            let id = given[ActivityRecord.identifierName] ?? "preview", isStale = given[ActivityRecord.staleName] == "true"
            return Found(moments: states.map { ActivityMoment(attributes: attributes, state: $0, id: id, isStale: isStale) }, findings: findings)
        }
        if let attributes, given[ActivityRecord.attributesName] != nil { return Found(moments: previewed.map { ActivityMoment(attributes: attributes, state: $0.state) }, findings: findings) }
        return Found(moments: distinct(previewed), findings: findings)
    }

    /// Previews of several places often show the same states.
    private static func distinct(_ moments: [ActivityMoment]) -> [ActivityMoment] {
        var seen: Set<String> = []
        return moments.filter { seen.insert("\($0.attributes)\($0.state)\($0.isStale)").inserted }.prefix(limit).map { $0 }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no \"\(key.stringValue)\"."
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context): "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        case DecodingError.dataCorrupted(let context): context.debugDescription
        default: "\(error)"
        }
    }
}

/// The moments of an activity as entries, drawn in the place that the request's family names.
@MainActor final class ActivityEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy? = nil
    let relevances: [EntriesReply.Relevance?] = []
    let findings: [Finding]
    private let moments: [ActivityMoment]
    private let content: ActivityWidgetContent

    init(_ found: ActivityStates.Found, content: ActivityWidgetContent, kind: String) {
        moments = found.moments
        self.content = content
        dates = moments.map { _ in Date().timeIntervalSince1970 }
        var findings = found.findings
        if moments.isEmpty {
            findings.append(Finding(code: "activity-without-state", severity: .note, basis: .doc,
                                    message: "The Live Activity of \(kind) is not drawn: its app starts it with a state, and none is known here.",
                                    fix: "Add #Preview(as: .content, using: attributes) { ... } contentStates: { ... } to the extension, or give --config 'attributes={...}' --config 'state={...}' as JSON.",
                                    widget: kind))
        }
        self.findings = findings
    }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive {
        guard moments.indices.contains(index), let presentation = ActivityPresentation(family: environment.family),
              let archive = ActivityDrawing.archive(of: moments[index], content, presentation, environment: try EnvironmentMapping.enter(environment),
                                                    screen: SimulatedDevice.current.screenSize.width) else {
            throw ExtensionServiceError.noSuchEntry(index: index, count: moments.count)
        }
        return archive
    }
}
