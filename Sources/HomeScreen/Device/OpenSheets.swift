import ExtensionMessages
import Foundation
import WidgetHost

/// The edit sheets that pages have open, each with its own way to ask the extension: what one waits for holds up neither the device nor the
/// other sheets.
///
/// Any thread may use it. A page names its sheet, and says when it is closed; the oldest sheets are closed where pages forget to.
final class OpenSheets: @unchecked Sendable {
    private struct Sheet {
        var name: String
        /// The build and settings that it asks; others begin anew.
        var generation: Int
        var queries: any ConfigurationQueries
    }
    private let lock = NSLock()
    /// The oldest first.
    private var sheets: [Sheet] = []
    /// Names of sheets that were closed last: a question of theirs may still be on its way.
    private var closedNames: [String] = []

    /// The most sheets with a process of their own at once.
    static let limit = 6

    /// Whom a sheet asks; nil where it was closed.
    ///
    /// - Parameter make: called where the sheet asks for the first time, or the build is another one.
    func queries(of name: String, generation: Int, make: () -> any ConfigurationQueries) -> (any ConfigurationQueries)? {
        let (found, closed) = lock.withLock { () -> ((any ConfigurationQueries)?, [Sheet]) in
            guard !closedNames.contains(name) else { return (nil, []) }
            var closed = sheets.filter { $0.name == name && $0.generation != generation }
            sheets.removeAll { $0.name == name && $0.generation != generation }
            if let known = sheets.first(where: { $0.name == name }) { return (known.queries, closed) }
            let made = make()
            sheets.append(Sheet(name: name, generation: generation, queries: made))
            if sheets.count > Self.limit { closed.append(sheets.removeFirst()) }
            return (made, closed)
        }
        for sheet in closed { sheet.queries.close() }
        return found
    }

    /// Ends what the sheet waits for.
    func close(_ name: String) {
        lock.withLock {
            closedNames.append(name)
            if closedNames.count > 100 { closedNames.removeFirst() }
        }
        close { $0.name == name }
    }

    func closeAll() { close { _ in true } }

    private func close(_ isMeant: (Sheet) -> Bool) {
        let closed = lock.withLock {
            defer { sheets.removeAll(where: isMeant) }
            return sheets.filter(isMeant)
        }
        for sheet in closed { sheet.queries.close() }
    }
}
