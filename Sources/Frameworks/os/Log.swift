// Status of this file: exact; every message is kept (`type`), whatever library (`dso`) logs it.

import Foundation
@_exported import FoundationSupplement
import Glibc

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A message as it was logged. Private parts are kept: the log is its developer's own.
public struct LogEntry: Sendable {
    public var subsystem: String
    public var category: String
    public var level: OSLogType
    public var message: String
}

/// Where messages go: the standard error, or what the runtime sets.
public enum LogSink {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var write: @Sendable (LogEntry) -> Void = { entry in
            let origin = [entry.subsystem, entry.category].filter { !$0.isEmpty }.joined(separator: ":")
            FileHandle.standardError.write(Data("[\(entry.level.name)]\(origin.isEmpty ? "" : " " + origin) \(entry.message)\n".utf8))
        }
    }
    private static let box = Box()
    public static var write: @Sendable (LogEntry) -> Void {
        get { box.lock.lock(); defer { box.lock.unlock() }; return box.write }
        set { box.lock.lock(); defer { box.lock.unlock() }; box.write = newValue }
    }
}

/// A source of messages.
open class OSLog: NSObject, @unchecked Sendable {
    public let subsystem: String
    public let category: String
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }
    public init(subsystem: String, category: String) { self.subsystem = subsystem; self.category = category; super.init() }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "disabled")
    open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
    public var signpostsEnabled: Bool { false }
}

/// Logs by level.
public struct Logger: @unchecked Sendable {
    private let log: OSLog
    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        LogSink.write(LogEntry(subsystem: log.subsystem, category: log.category, level: level, message: message.text))
    }
    public func log(_ message: OSLogMessage) { write(.default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    public func fault(_ message: OSLogMessage) { write(.fault, message) }
}

/// Logs a C format with its arguments.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...) {
    write(message, log, type, args)
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...) {
    write(message, log, type, args)
}
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger().log(message) }
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { Logger(log).log(level: type, message) }

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ args: [CVarArg]) {
    guard log.isEnabled(type: type) else { return }
    let format = String(describing: message).replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
    let arguments = args.map { argument -> LocalizationArgument in
        switch argument {
        case let value as any BinaryInteger: .init(.integer(Int64(truncatingIfNeeded: value)), specifier: "%lld")
        case let value as Double: .init(.double(value), specifier: "%f")
        case let value as Float: .init(.double(Double(value)), specifier: "%f")
        default: .init(.string(String(describing: argument)), specifier: "%@")
        }
    }
    LogSink.write(LogEntry(subsystem: log.subsystem, category: log.category, level: type,
                           message: LocalizedFormat.substitute(format, arguments: arguments, locale: Locale(identifier: "en_US_POSIX"))))
}
