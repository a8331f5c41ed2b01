import Foundation
import FoundationNetworking

/// What user code sees of the world, by name; each answers lines of text.
enum Probes {
    typealias Probe = @Sendable (String) async throws -> [String]

    static let all: [String: Probe] = [
        "date": { _ in ["\(Date().timeIntervalSince1970)"] },
        "locale": { _ in
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            formatter.timeStyle = .short
            let number = NumberFormatter()
            number.numberStyle = .decimal
            return [Locale.current.identifier, Locale.preferredLanguages.joined(separator: ","), TimeZone.current.identifier,
                    formatter.string(from: Date()), Date().formatted(date: .numeric, time: .omitted), number.string(from: 1234.5) ?? "",
                    "\(Calendar.current.firstWeekday)", Calendar.current.weekdaySymbols[1], "\(Calendar.current.identifier)"]
        },
        "random": { _ in
            ["\(UInt64.random(in: .min ... .max))", UUID().uuidString, NSUUID().uuidString, "\(Array(0 ..< 10).shuffled())", "\(Set(["a", "b", "c", "d"]))",
             "\(Double.random(in: 0 ..< 1))", (try? Data(contentsOf: URL(fileURLWithPath: "/dev/urandom")).prefix(0).description) ?? ""]
        },
        "sleep": { text in
            let seconds = Double(text) ?? 1
            let start = Date(), steady = ContinuousClock.now
            try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
            return ["\(Date().timeIntervalSince(start))", "\(steady.duration(to: .now))"]
        },
        "sleepOrder": { _ in
            await withTaskGroup(of: Int.self) { group in
                for length in [5, 1, 4, 2, 3] { group.addTask { try? await Task.sleep(for: .seconds(length)); return length } }
                var order: [String] = []
                for await length in group { order.append("\(length)") }
                return order
            }
        },
        "timers": { _ in try await timers() },
        "work": { _ in
            // Real work against a sleep that is far shorter: the sleep may not win while the work runs.
            await withTaskGroup(of: String.self) { group in
                group.addTask { var sum: UInt64 = 0; for value in 0 ..< 60_000_000 as Range<UInt64> { sum = sum &* 31 &+ value }; return sum == 0 ? "none" : "work" }
                group.addTask { try? await Task.sleep(for: .milliseconds(1)); return "sleep" }
                var order: [String] = []
                for await name in group { order.append(name) }
                return order
            }
        },
        "defaults": { text in
            let words = text.split(separator: " ").map(String.init)
            let defaults = words[1] == "-" ? UserDefaults.standard : UserDefaults(suiteName: words[1])
            switch words[0] {
            case "set": defaults?.set(words[3], forKey: words[2]); return []
            case "remove": defaults?.removeObject(forKey: words[2]); return []
            case "all": return defaults?.dictionaryRepresentation().keys.sorted() ?? []
            default: return [defaults?.string(forKey: words[2]) ?? "nil"]
            }
        },
        "values": { _ in
            guard let defaults = UserDefaults(suiteName: "group.values") else { return [] }
            defaults.set(42, forKey: "int")
            defaults.set(1.5, forKey: "double")
            defaults.set(true, forKey: "bool")
            defaults.set(Data([1, 2, 3]), forKey: "data")
            defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
            defaults.set(["a": [1, 2]], forKey: "nested")
            return ["\(defaults.integer(forKey: "int"))", "\(defaults.double(forKey: "double"))", "\(defaults.bool(forKey: "bool"))",
                    "\(defaults.data(forKey: "data").map { Array($0) } ?? [])", "\((defaults.object(forKey: "date") as? Date)?.timeIntervalSince1970 ?? -1)",
                    "\(((defaults.dictionary(forKey: "nested")?["a"] as? [Int]) ?? []))"]
        },
        "fill": { text in
            // SUITE PREFIX COUNT [FILE]: writes one key after the other and tells each in the file once it is written.
            let words = text.split(separator: " ").map(String.init)
            guard let defaults = UserDefaults(suiteName: words[0]), let count = Int(words[2]) else { return [] }
            let told = words.count > 3 ? fopen(words[3], "w") : nil
            for index in 0 ..< count {
                defaults.set(index, forKey: "\(words[1])\(index)")
                if let told { fputs("\(index)\n", told); fflush(told) }
            }
            return ["\(count)"]
        },
        "readFile": { name in
            do { return [try String(contentsOf: documents.appendingPathComponent(name), encoding: .utf8)] } catch { return [refusal(error, .fileReadNoPermission)] }
        },
        "writeFile": { text in
            // WAY CLASS TEXT: into the file called as the way.
            let words = text.split(separator: " ").map(String.init), url = documents.appendingPathComponent(words[0]), data = Data(words[2].utf8)
            let type: FileProtectionType? = protectionType(words[1])
            do {
                switch words[0] {
                case "attributes":
                    try data.write(to: url)
                    if let type { try FileManager.default.setAttributes([.protectionKey: type], ofItemAtPath: url.path) }
                case "created":
                    let attributes: [FileAttributeKey: Any]? = type.map { [.protectionKey: $0] }
                    guard FileManager.default.createFile(atPath: url.path, contents: data, attributes: attributes) else { return ["refused"] }
                default:
                    var options: Data.WritingOptions = switch words[1] {
                    case "complete": .completeFileProtection
                    case "completeUnlessOpen": .completeFileProtectionUnlessOpen
                    case "completeUntilFirstUserAuthentication": .completeFileProtectionUntilFirstUserAuthentication
                    case "none": .noFileProtection
                    default: []
                    }
                    if words[0] == "atomic" { options.insert(.atomic) }
                    try data.write(to: url, options: options)
                }
                return ["written"]
            } catch { return [refusal(error, .fileWriteNoPermission)] }
        },
        "emptyFile": { name in
            guard let file = fopen(documents.appendingPathComponent(name).path, "w") else { return [errno == EPERM ? "refused" : "\(errno)"] }
            fclose(file)
            return ["emptied"]
        },
        "folder": { text in
            let words = text.split(separator: " ").map(String.init)
            try FileManager.default.createDirectory(at: documents.appendingPathComponent(words[0]), withIntermediateDirectories: true,
                                                    attributes: protectionType(words[1]).map { [FileAttributeKey.protectionKey: $0 as Any] })
            return []
        },
        "fileClass": { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: documents.appendingPathComponent(name).path)
            return [(attributes[.protectionKey] as? FileProtectionType)?.rawValue ?? "nil"]
        },
        "container": { text in [groupContainer(text) ?? "nil"] },
        "bundle": { _ in [Bundle.main.bundlePath, Bundle.main.bundleIdentifier ?? "nil", NSHomeDirectory()] },
        "read": { text in [(try? String(contentsOfFile: text, encoding: .utf8)) ?? "unreadable"] },
        "write": { text in [FileManager.default.createFile(atPath: text, contents: Data("x".utf8)) ? "written" : "refused"] },
        "request": { text in try await request(text) },
        "contents": { text in
            do { return [String(decoding: try Data(contentsOf: URL(string: text) ?? URL(fileURLWithPath: "/")), as: UTF8.self)] } catch {
                return ["error \((error as NSError).code)"]
            }
        },
        "socket": { _ in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { if descriptor >= 0 { close(descriptor) } }
            return [descriptor >= 0 ? "opened" : "refused"]
        },
        "spawn": { _ in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/true")
            do { try process.run(); process.waitUntilExit(); return ["ran"] } catch { return ["refused"] }
        },
        "signal": { text in [kill(Int32(text) ?? 1, 0) == 0 ? "reached" : "refused"] },
        "never": { _ in await withUnsafeContinuation { (_: UnsafeContinuation<[String], Never>) in } },
    ]

    private static func groupContainer(_ group: String) -> String? {
        typealias Lookup = @convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "vitrine_group_container") else { return nil }
        return unsafeBitCast(symbol, to: Lookup.self)(group).map { String(cString: $0) }
    }

    /// URL [configuration]: what comes back, as status, URL, header and body, or the error.
    private static func request(_ text: String) async throws -> [String] {
        let words = text.split(separator: " ").map(String.init)
        guard let url = URL(string: words[0]) else { return ["no URL"] }
        let configuration: URLSessionConfiguration = words.count > 1 && words[1] == "ephemeral" ? .ephemeral : .default
        if words.count > 2, let seconds = Double(words[2]) { configuration.timeoutIntervalForRequest = seconds }
        let session = words.count > 1 && words[1] == "shared" ? URLSession.shared : URLSession(configuration: configuration)
        let start = Date()
        do {
            let (data, response) = try await session.data(from: url)
            let answer = response as? HTTPURLResponse
            return ["\(answer?.statusCode ?? 0)", answer?.url?.absoluteString ?? "", answer?.value(forHTTPHeaderField: "Content-Type") ?? "",
                    String(decoding: data, as: UTF8.self), "\(Date().timeIntervalSince(start))"]
        } catch {
            return ["error \((error as? URLError)?.errorCode ?? (error as NSError).code)", "\(Date().timeIntervalSince(start))"]
        }
    }

    @MainActor private static func timers() async throws -> [String] {
        var lines: [String] = []
        let start = Date()
        func note(_ name: String) { lines.append("\(name) \(Int(Date().timeIntervalSince(start).rounded()))") }
        await withCheckedContinuation { continuation in DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() } }
        note("asyncAfter")
        await withCheckedContinuation { continuation in DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3) { continuation.resume() } }
        note("wall")
        await withCheckedContinuation { continuation in _ = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in continuation.resume() } }
        note("timer")
        let semaphore = DispatchSemaphore(value: 0)
        let result = await Task.detached { blockingWait(semaphore) }.value
        note(result == .timedOut ? "semaphore" : "signalled")
        await Task.detached { blockingSleep(6) }.value
        note("thread")
        return lines
    }

    private static func blockingSleep(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
    private static func blockingWait(_ semaphore: DispatchSemaphore) -> DispatchTimeoutResult { semaphore.wait(timeout: .now() + 5) }
}

private var documents: URL { URL(fileURLWithPath: NSHomeDirectory()) }

/// "complete"; "-": none is given.
private func protectionType(_ name: String) -> FileProtectionType? {
    name == "-" ? nil : FileProtectionType(rawValue: "NSFileProtection" + name.prefix(1).uppercased() + String(name.dropFirst()))
}

private func refusal(_ error: any Error, _ code: CocoaError.Code) -> String { (error as? CocoaError)?.code == code ? "refused" : "\(error)" }
