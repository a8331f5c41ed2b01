// Status of this file: exact: a widget's process has no host that code can reach (`items`, `error`, `url`).

import Foundation

/// The host of an app extension. A widget's process has none that code can reach.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An object that answers a system request in an extension's process.
public protocol NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext)
}
