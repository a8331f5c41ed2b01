// Status of this file: exact as data.

@_exported import ActivityKit
@_exported import Foundation
@_exported import SwiftUI

/// What an app says of its alarms beside their times.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color { get { AlarmTint.color(textTint) } set { textTint = AlarmTint.components(newValue) } }
    public var systemImageName: String
    var textTint: [Double]
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        textTint = AlarmTint.components(textColor)
        self.systemImageName = systemImageName
    }
}

/// A colour as its components: what an activity's attributes hold has to be stored.
enum AlarmTint {
    static func components(_ color: Color) -> [Double] {
        let resolved = color.resolve(in: EnvironmentValues())
        return [Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity)]
    }
    static func color(_ components: [Double]) -> Color {
        guard components.count == 4 else { return .accentColor }
        return Color(.sRGB, red: components[0], green: components[1], blue: components[2], opacity: components[3])
    }
}

/// What an alarm shows in each of its states.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            (self.title, self.stopButton, self.secondaryButton, self.secondaryButtonBehavior) = (title, stopButton, secondaryButton, secondaryButtonBehavior)
        }
        public init(title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            self.init(title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"), secondaryButton: secondaryButton,
                      secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }
    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) { (self.title, self.pauseButton) = (title, pauseButton) }
    }
    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
    }
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) { (self.alert, self.countdown, self.paused) = (alert, countdown, paused) }
}

/// Where an alarm is between being set and being stopped: the state of its Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }
        /// Durations in seconds.
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration, previouslyElapsedDuration: TimeInterval
            public var startDate, fireDate: Date
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }
        /// Durations in seconds.
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration, previouslyElapsedDuration: TimeInterval
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
            }
        }
        case alert(Alert), countdown(Countdown), paused(Paused)
    }
    public var alarmID: UUID
    public var mode: Mode
    public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// The attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Codable, Hashable, Sendable {
    public typealias ContentState = AlarmPresentationState
    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    private var tint: [Double]
    public var tintColor: Color { get { AlarmTint.color(tint) } set { tint = AlarmTint.components(newValue) } }
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata) = (presentation, metadata)
        tint = AlarmTint.components(tintColor)
    }
}
