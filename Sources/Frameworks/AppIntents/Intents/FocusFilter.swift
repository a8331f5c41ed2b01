// Status of this file: exact as data; no Focus is on here, so that no filter is asked.

import Foundation

/// What a Focus changes about an app. No Focus is on here: the filter is declared and never asked.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the system remembers while the filter is in force.
    var appContext: FocusFilterAppContext { get async throws }
}
extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The filter of the Focus that is on: none is.
    public static var current: Self { get async throws { throw AppIntentError.Unrecoverable.entityNotFound } }
}

/// What a Focus filter says about an app.
public struct FocusFilterAppContext: @unchecked Sendable {
    public var notificationFilterPredicate: NSPredicate?
    public var targetContentIdentifierPrefix: String?
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate; self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// An extension that holds intents alone.
public protocol AppIntentsExtension {
    init()
}
extension AppIntentsExtension {
    /// Holds intents and runs nothing by itself.
    public static func main() {}
}
