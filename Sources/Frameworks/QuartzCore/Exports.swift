// CoreAnimation's clock, as `import UIKit` brings it too.
@_exported import CoreGraphics
@_exported import Foundation
