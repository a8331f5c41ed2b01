// Status of this file: exact.
import Foundation

/// A value that Health keeps.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        sampleType = type; startDate = start; endDate = end
        super.init(metadata: metadata)
    }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public var quantityType: HKQuantityType { (sampleType as? HKQuantityType) ?? HKQuantityType(named: sampleType.identifier) }
    public var count: Int { 1 }
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.quantity = quantity
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}
public enum HKWorkoutActivityType: UInt, Sendable {
    case cycling = 13, elliptical = 16, functionalStrengthTraining = 20, hiking = 24, rowing = 35, running = 37, swimming = 46, traditionalStrengthTraining = 50, walking = 52, yoga = 57,
         highIntensityIntervalTraining = 63, other = 3000
}
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public init(activityType: HKWorkoutActivityType, start: Date, end: Date, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil) {
        workoutActivityType = activityType; self.totalEnergyBurned = totalEnergyBurned; self.totalDistance = totalDistance
        super.init(type: HKObjectType.workoutType(), start: start, end: end, metadata: nil)
    }
}
/// What was reached of a day's goals.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

/// An app that saved something.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
    /// The extension itself.
    open class func `default`() -> HKSource { HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "") }
}
/// A version of an app that saved something.
public struct HKSourceRevision: @unchecked Sendable {
    public let source: HKSource
    public let version, productType: String?
}
extension HKObject {
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil, productType: nil) }
    public var source: HKSource { .default() }
}
