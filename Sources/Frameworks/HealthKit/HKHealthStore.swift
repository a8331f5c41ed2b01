// Status of this file: exact: a phone whose owner was not asked yet: every query ends with the error that says so, whatever `type`,
// `typesToShare`, `typesToRead`, `query`, `object`, `startDate`, `endDate`, `date` and `block` are.
import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// Errors of Health.
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownError = 0, noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorNoData = 11 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorNoData = Code.errorNoData
    public var errorDescription: String? { code == .errorAuthorizationNotDetermined ? "Authorization not determined" : "Health: \(code)" }
}

public let HKErrorDomain = "com.apple.healthkit"

/// A question to Health.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    let fail: (HKQuery, any Error) -> Void
    init(_ type: HKObjectType?, _ predicate: NSPredicate?, fail: @escaping (HKQuery, any Error) -> Void) { objectType = type; self.predicate = predicate; self.fail = fail }

    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let isAfter = startDate.map { options.contains(.strictStartDate) ? sample.startDate >= $0 : sample.endDate > $0 } ?? true
            let isBefore = endDate.map { options.contains(.strictEndDate) ? sample.endDate < $0 : sample.startDate < $0 } ?? true
            return isAfter && isBefore
        }
    }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
    /// What the sources saved.
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        let identifiers = Set(sources.map(\.bundleIdentifier))
        return NSPredicate { object, _ in (object as? HKObject).map { identifiers.contains($0.source.bundleIdentifier) } ?? false }
    }
    /// Status: approximate: `start` and `end` select nothing: there are no summaries.
    open class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents) -> NSPredicate { NSPredicate(value: true) }
    /// Status: approximate: `date` selects nothing: there are no summaries.
    open class func predicateForActivitySummary(with date: DateComponents) -> NSPredicate { NSPredicate(value: true) }
}
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        self.limit = limit; self.sortDescriptors = sortDescriptors
        super.init(sampleType, predicate) { query, error in if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) } }
    }
}
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8), cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}
/// Numbers over samples.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(type: HKQuantityType, start: Date, end: Date) { quantityType = type; startDate = start; endDate = end }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public let options: HKStatisticsOptions
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        self.options = options
        super.init(quantityType, quantitySamplePredicate) { query, error in if let query = query as? HKStatisticsQuery { handler(query, nil, error) } }
    }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) {
        self.options = options; self.anchorDate = anchorDate; self.intervalComponents = intervalComponents
        super.init(quantityType, quantitySamplePredicate) { query, error in
            guard let query = query as? HKStatisticsCollectionQuery else { return }
            query.initialResultsHandler?(query, nil, error)
        }
    }
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
        super.init(HKObjectType.activitySummaryType(), predicate) { query, error in if let query = query as? HKActivitySummaryQuery { handler(query, nil, error) } }
    }
}

/// Where Health keeps what it knows.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { true }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// An extension cannot ask: nothing is granted.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationNotDetermined)) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { throw HKError(.errorAuthorizationNotDetermined) }
    open func execute(_ query: HKQuery) {
        MissingCapabilities.note("HKHealthStore.execute(_:)", "The simulated device's owner was not asked for Health: it answers as such a phone.")
        DispatchQueue.global().async { query.fail(query, HKError(.errorAuthorizationNotDetermined)) }
    }
    open func stop(_ query: HKQuery) {}
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationNotDetermined)) }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationNotDetermined) }
}
