import Drawing
import FindingTable
import ExtensionService
import FoundationSupplement
import Network
import PinnedWorld
import Security
import UIKit

/// What user code asks of the device that a simulated one, or an extension, cannot give, as findings of the next reply.
enum CapabilityFindings {
    static func collect() {
        SimulatedNetwork.isReachable = { !PinnedNetwork.isOff }
        KeychainLock.isClosed = { PinnedWorld.locksFiles(of: $0 == .whenUnlocked ? .complete : .completeUntilFirstUserAuthentication) }
        MissingCapabilities.onUse = { symbol, outcome in
            RuntimeFindings.shared.add(FindingCode.unsupportedAPI.finding("\(symbol): \(outcome)",
                                               fix: "Try this part on a device, and draw something for a phone that gives the same answer.", severity: .note))
        }
        UIApplication.onUnsafeUse = { symbol in
            RuntimeFindings.shared.add(FindingCode.unsupportedAPI.finding("\(symbol) is not available in app extensions.",
                                               fix: "Open URLs with Link or widgetURL; run what the app must do from an intent."))
        }
    }
}
