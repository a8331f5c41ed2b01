import BackgroundTasks
import CloudKit
import Contacts
import CoreMotion
import CoreSpotlight
import CoreTransferable
import Foundation
import MapKit
import Network
import Photos
import Testing
import UserNotifications
import WatchConnectivity

/// Frameworks of what belongs to the phone's owner, who was not asked, and of what is beside the phone.
@Suite struct UnaskedOwnerTests {
    @Test("there are no contacts; one that the extension makes has its name")
    func contacts() {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: [CNContactGivenNameKey as NSString]) }
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(CNContact.predicateForContacts(matchingName: "lov ada").evaluate(with: contact) && !CNContact.predicateForContacts(matchingName: "bab").evaluate(with: contact))
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    }

    @Test("the library of pictures is empty")
    func photos() async {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
        #expect(found.count == 0 && found.firstObject == nil)
    }

    @Test("without an account every operation on a database ends with the same error; a record keeps its fields")
    func cloud() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        let error = await withCheckedContinuation { continuation in
            operation.queryResultBlock = { if case .failure(let error) = $0 { continuation.resume(returning: error) } }
            container.privateCloudDatabase.add(operation)
        }
        #expect((error as? CKError)?.code == .notAuthenticated)
        // On a queue of the extension's own, too.
        let modification = CKModifyRecordsOperation(recordsToSave: []), queue = OperationQueue()
        let result = await withCheckedContinuation { continuation in
            modification.modifyRecordsResultBlock = { if case .failure(let error) = $0 { continuation.resume(returning: error) } }
            queue.addOperation(modification)
        }
        #expect((result as? CKError)?.code == .notAuthenticated)
        let record = CKRecord(recordType: "Note")
        record["title"] = "Milk"
        #expect(record["title"] as? String == "Milk" && record.changedKeys() == ["title"])
    }

    @Test("there is no watch, and a session says so once it is activated")
    func watch() {
        let session = WCSession()
        #expect(WCSession.isSupported() && session.activationState == .notActivated)
        session.activate()
        #expect(session.activationState == .activated && !session.isPaired && !session.isReachable)
        #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext([:]) }
    }

    @Test("an extension may not ask for time in the background, and nothing moves")
    func background() async {
        #expect(throws: BGTaskScheduler.Error.unavailable) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
        #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
    }

    @Test("a search for places ends as without a network, and so does a connection")
    func network() async throws {
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: .init(naturalLanguageQuery: "café")).start() }
        #expect(MKPointOfInterestFilter(excluding: [.bank]).includes(.cafe) && !MKPointOfInterestFilter(including: [.bank]).includes(.cafe))
        let connection = NWConnection(host: "example.com", port: 443, using: .tls)
        connection.start(queue: .global())
        #expect(connection.state == .waiting(.posix(.ENETDOWN)))
        connection.cancel()
        #expect(connection.state == .cancelled)
    }

    @Test("the index keeps what is put into it until it is taken out")
    func index() async throws {
        let index = CSSearchableIndex(name: "test")
        let items = ["a", "b"].map { CSSearchableItem(uniqueIdentifier: $0, domainIdentifier: "d", attributeSet: CSSearchableItemAttributeSet(contentType: .plainText)) }
        try await index.indexSearchableItems(items)
        try await index.deleteSearchableItems(withIdentifiers: ["a"])
        #expect(index.indexedIdentifiers == ["b"])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["d"])
        #expect(index.indexedIdentifiers.isEmpty)
    }

    private struct Note: Codable, Transferable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text)
        }
    }
    @Test("a value says in which forms it can be handed over")
    func transfer() {
        #expect((Note.transferRepresentation as? TupleTransferRepresentation<Note>)?.representations.count == 2)
    }

    @Test("categories of notifications are kept, and a critical sound knows how loud it is")
    func notifications() async {
        let center = UNUserNotificationCenter.current()
        center.setNotificationCategories([UNNotificationCategory(identifier: "low", actions: [UNNotificationAction(identifier: "ok", title: "OK")], intentIdentifiers: [])])
        #expect(await center.notificationCategories().map(\.identifier) == ["low"])
        let sound = UNNotificationSound.criticalSoundNamed(UNNotificationSoundName("alarm.caf"), withAudioVolume: 0.5)
        #expect(sound.isCritical && sound.volume == 0.5 && sound.name == "alarm.caf")
    }
}
