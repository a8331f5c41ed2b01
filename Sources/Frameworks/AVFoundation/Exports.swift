@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import Foundation
