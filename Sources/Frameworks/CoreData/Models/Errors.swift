// Status of this file: exact.
import Foundation
internal import RecordStore

public let NSManagedObjectValidationError = 1550
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSPersistentStoreOpenError = 134_080
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
public let NSPersistentStoreSaveError = 134_030
public let NSMigrationError = 134_110
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectMergeError = 133_020
public let NSCoreDataError = 134_060
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"

/// Errors as Core Data's users know them: of the Cocoa domain, by number.
enum CoreDataFailure {
    enum Kind { case validation, missingValue, deniedDelete, cannotOpen, foreign, save, other }

    static func error(_ kind: Kind, _ message: String) -> NSError {
        let code = switch kind {
        case .validation: NSManagedObjectValidationError
        case .missingValue: NSValidationMissingMandatoryPropertyError
        case .deniedDelete: NSValidationRelationshipDeniedDeleteError
        case .cannotOpen: NSPersistentStoreOpenError
        case .foreign: NSPersistentStoreIncompatibleVersionHashError
        case .save: NSPersistentStoreSaveError
        case .other: NSCoreDataError
        }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }

    static func error(_ failure: any Error) -> NSError {
        guard let failure = failure as? RecordStoreError else { return failure as NSError }
        let kind: Kind = switch failure {
        case .cannotOpen, .notAStore: .cannotOpen
        case .foreign: .foreign
        case .failed, .tooLarge, .readOnly: .save
        }
        return error(kind, failure.localizedDescription)
    }
}
