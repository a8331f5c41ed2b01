// Status of this file: exact: a phone whose owner was not asked for alarms: none is there and none can be set, whatever the `id` and
// the `configuration` are.

/// An alarm or a timer that was set.
public struct Alarm: Codable, Hashable, Sendable, Identifiable {
    public typealias ID = UUID
    public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
    /// Seconds of counting down before and after the alert.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert, postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date), relative(Relative)
        /// A time of day, and the days of the week on which it comes again.
        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour, minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            public enum Recurrence: Codable, Hashable, Sendable { case never, weekly([Locale.Weekday]) }
            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }
    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}

/// Sets alarms.
public final class AlarmManager: @unchecked Sendable {
    public static let shared = AlarmManager()
    public enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }
    /// What an alarm does and shows.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public let countdownDuration: Alarm.CountdownDuration?
        public let schedule: Alarm.Schedule?
        public let attributes: AlarmAttributes<Metadata>
        public let stopIntent: (any LiveActivityIntent)?
        public let secondaryIntent: (any LiveActivityIntent)?
        public let sound: AlertConfiguration.AlertSound
        public init(countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
                    secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default) {
            (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes)
            (self.stopIntent, self.secondaryIntent, self.sound) = (stopIntent, secondaryIntent, sound)
        }
        /// An alarm that counts down from now on; seconds.
        public static func timer(duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
                                 sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration {
            AlarmConfiguration(countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
        public static func alarm(schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
                                 sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration {
            AlarmConfiguration(schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }

    private func refusal(_ symbol: String) -> CocoaError {
        MissingCapabilities.note(symbol, "The simulated device's owner was not asked for alarms: it answers as such a phone.")
        return CocoaError(.userCancelled)
    }
    public var authorizationState: AuthorizationState { .notDetermined }
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.yield(.notDetermined); $0.finish() } }
    public func requestAuthorization() async throws -> AuthorizationState { throw refusal("AlarmManager.requestAuthorization()") }
    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.yield([]); $0.finish() } }
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm { throw refusal("AlarmManager.schedule(id:configuration:)") }
    public func countdown(id: Alarm.ID) throws { throw refusal("AlarmManager.countdown(id:)") }
    public func pause(id: Alarm.ID) throws { throw refusal("AlarmManager.pause(id:)") }
    public func resume(id: Alarm.ID) throws { throw refusal("AlarmManager.resume(id:)") }
    public func stop(id: Alarm.ID) throws { throw refusal("AlarmManager.stop(id:)") }
    public func cancel(id: Alarm.ID) throws { throw refusal("AlarmManager.cancel(id:)") }
}
