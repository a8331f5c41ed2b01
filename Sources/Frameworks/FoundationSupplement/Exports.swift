// What `import Foundation` means on a phone: networking, XML and Dispatch come with it.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
