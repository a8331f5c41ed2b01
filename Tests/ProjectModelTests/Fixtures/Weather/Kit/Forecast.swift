import Foundation
import Units
public struct Forecast {}
