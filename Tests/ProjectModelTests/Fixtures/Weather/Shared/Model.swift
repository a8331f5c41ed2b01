import Foundation
let suite = UserDefaults(suiteName: "group.com.example.weather")
