import CoreLocation
import EventKit
import Foundation
import HealthKit
import NetworkExtension
import StoreKit
import Testing
import WeatherKit

/// Frameworks that answer like a phone whose owner granted nothing and that reaches nobody.
@Suite struct PermissionTests {
    @Test("Health answers every query with the error that nobody was asked")
    func health() async {
        let store = HKHealthStore()
        #expect(HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: HKQuantityType(.stepCount)) == .notDetermined)
        let error = await withCheckedContinuation { continuation in
            store.execute(HKSampleQuery(sampleType: .workoutType(), predicate: HKQuery.predicateForWorkouts(with: .running), limit: HKObjectQueryNoLimit, sortDescriptors: nil) { _, samples, error in
                continuation.resume(returning: samples == nil ? error : nil)
            })
        }
        #expect((error as? HKError)?.code == .errorAuthorizationNotDetermined)
    }

    @Test("quantities convert between units of one dimension")
    func quantities() {
        let distance = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5)
        #expect(distance.doubleValue(for: .meter()) == 5_000 && abs(distance.doubleValue(for: .mile()) - 3.106_855) < 0.000_01)
        let rate = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
        #expect(rate.doubleValue(for: HKUnit.count().unitDivided(by: .second())) == 1 && !rate.is(compatibleWith: .meter()))
        #expect(distance.compare(HKQuantity(unit: .mile(), doubleValue: 4)) == .orderedAscending)
    }

    @Test("there are no calendars, and no access is granted")
    func calendars() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        #expect(try await !store.requestFullAccessToEvents())
        let predicate = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: predicate).isEmpty && store.calendars(for: .event).isEmpty)
        #expect { try store.save(EKEvent(eventStore: store), span: .thisEvent) } throws: { ($0 as NSError).domain == EKErrorDomain && ($0 as NSError).code == 29 }
        // A new event is in no calendar.
        let event = EKEvent(eventStore: store), calendar = EKCalendar(for: .event, eventStore: store)
        let inCalendar = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: [calendar])
        #expect(predicate.evaluate(with: event) && !inCalendar.evaluate(with: event))
        event.calendar = calendar
        #expect(inCalendar.evaluate(with: event))
    }

    @Test("the App Store is not reached: no product comes, and nothing was bought")
    func shop() async throws {
        await #expect(throws: StoreKitError.self) { try await Product.products(for: ["a"]) }
        var bought = 0
        for await _ in Transaction.currentEntitlements { bought += 1 }
        #expect(bought == 0)
    }

    @Test("the weather service is not reached, and no VPN is configured")
    func services() async throws {
        await #expect(throws: URLError.self) { try await WeatherService.shared.weather(for: CLLocation(latitude: 51, longitude: 3)) }
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        #expect(throws: NEVPNError.self) { try NETunnelProviderManager().connection.startVPNTunnel() }
    }
}
