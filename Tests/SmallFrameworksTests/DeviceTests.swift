import AVFAudio
import AVFoundation
import CoreLocation
import Foundation
import FoundationSupplement
import LocalAuthentication
import Network
import Testing
import UniformTypeIdentifiers

@Suite(.serialized) struct LocationTests {
    private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
        let answer: @Sendable (any Error) -> Void
        init(_ answer: @escaping @Sendable (any Error) -> Void) { self.answer = answer }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { answer(error) }
    }

    @Test("who asks where the device is hears that its owner denies it, and the run hears who asked")
    func denied() async {
        let symbols = Symbols()
        MissingCapabilities.onUse = { symbol, _ in symbols.add(symbol) }
        defer { MissingCapabilities.onUse = nil }
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .denied)
        let kept = Kept()
        let error = await withCheckedContinuation { continuation in
            let listener = Listener { continuation.resume(returning: $0) }
            kept.value = listener
            manager.delegate = listener
            manager.requestLocation()
        }
        #expect((error as? CLError)?.code == .denied)
        #expect(symbols.all.filter { $0.hasPrefix("CL") } == ["CLLocationManager.requestLocation()"])
    }

    @Test("distances are those of a sphere as large as the earth")
    func distance() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522), london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_500) < 1_000)
    }
}

private final class Kept: @unchecked Sendable { var value: AnyObject? }
private final class Symbols: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
}

@Suite struct DeviceAnswerTests {
    @Test("addresses are read and written as text")
    func addresses() {
        #expect(IPv4Address("10.0.0.1")?.rawValue == Data([10, 0, 0, 1]))
        #expect(IPv6Address("::1") == .loopback)
        #expect(IPv6Address("2001:db8::1")?.debugDescription == "2001:db8::1")
        #expect(IPv4Address("10.0.0") == nil)
    }

    @Test("types know their names and what they are")
    func types() {
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.gif.conforms(to: .image))
        #expect(!UTType.json.conforms(to: .image))
        #expect(UTType("no.such.type") == nil)
    }

    @Test("nobody is authenticated inside an extension")
    func authentication() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.notInteractive.rawValue)
    }

    @Test("a moment of a film that is no number or too far away is no moment", arguments: [Double.nan, .infinity, 1e300])
    func moments(_ seconds: Double) {
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
        #expect(CMTime(seconds: seconds, preferredTimescale: 600).seconds.isNaN)
    }

    @Test("a player of a file that is not there is refused")
    func player() {
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/sound.mp3")) }
    }
}
