// Status of this file: exact.
import Foundation

/// What a value of Health's is a value of.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(named identifier: String) { self.identifier = identifier }
    open override var description: String { identifier }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(named: identifier.rawValue) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier") }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

extension HKSampleType {
    public static var workout: HKWorkoutType { workoutType() }
}

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    public static let stepCount = Self("StepCount"), distanceWalkingRunning = Self("DistanceWalkingRunning"), distanceCycling = Self("DistanceCycling"),
        distanceSwimming = Self("DistanceSwimming"), flightsClimbed = Self("FlightsClimbed"), activeEnergyBurned = Self("ActiveEnergyBurned"),
        basalEnergyBurned = Self("BasalEnergyBurned"), appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime"), appleMoveTime = Self("AppleMoveTime"),
        heartRate = Self("HeartRate"), restingHeartRate = Self("RestingHeartRate"), walkingHeartRateAverage = Self("WalkingHeartRateAverage"),
        heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"), oxygenSaturation = Self("OxygenSaturation"), respiratoryRate = Self("RespiratoryRate"), vo2Max = Self("VO2Max"),
        bodyMass = Self("BodyMass"), bodyMassIndex = Self("BodyMassIndex"), bodyFatPercentage = Self("BodyFatPercentage"), leanBodyMass = Self("LeanBodyMass"), height = Self("Height"),
        bodyTemperature = Self("BodyTemperature"), bloodPressureSystolic = Self("BloodPressureSystolic"), bloodPressureDiastolic = Self("BloodPressureDiastolic"),
        bloodGlucose = Self("BloodGlucose"), insulinDelivery = Self("InsulinDelivery"), dietaryWater = Self("DietaryWater"), dietaryCaffeine = Self("DietaryCaffeine"),
        dietaryEnergyConsumed = Self("DietaryEnergyConsumed"), dietaryCarbohydrates = Self("DietaryCarbohydrates"), dietaryProtein = Self("DietaryProtein"),
        dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar"), dietaryFiber = Self("DietaryFiber"), runningSpeed = Self("RunningSpeed"), runningPower = Self("RunningPower"),
        walkingSpeed = Self("WalkingSpeed"), environmentalAudioExposure = Self("EnvironmentalAudioExposure")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"), appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour"),
        mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession"), menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex"), dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth"),
        bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
