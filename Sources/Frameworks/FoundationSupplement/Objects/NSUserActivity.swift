// Status of this file: exact as data: nothing is handed to other devices.

import Foundation

/// What somebody was doing, to go on with it later or elsewhere. Nothing is handed to other devices.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var keywords: Set<String> = []
    open var expirationDate: Date?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    public private(set) var isCurrent = false
    public init(activityType: String) { self.activityType = activityType; super.init() }
    open func becomeCurrent() { isCurrent = true }
    open func resignCurrent() { isCurrent = false }
    open func invalidate() { isCurrent = false }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }
    open class func deleteAllSavedUserActivities() async {}
}

/// The activity type of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
