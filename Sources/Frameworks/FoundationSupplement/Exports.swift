// What `import Foundation` means on a phone: networking and Dispatch come with it.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
