import ExtensionMessages
import Foundation

/// Runs a short tool with input and collects its output, bounded in time and size.
enum ToolRun {
    /// What the tool wrote; nil where it could not be run, failed, or took longer than `timeout` seconds.
    static func output(of program: String, arguments: [String], input: Data, timeout: Double) -> Data? {
        guard let child = try? SpawnedProcess(program: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"], inherited: [], hasInput: true) else { return nil }
        defer { child.close() }
        let deadline = Deadline(timeout)
        var output = Data(), rest = input
        var isOpen = true
        if rest.isEmpty { child.closeInput() }
        while isOpen {
            var entries = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0), pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0)]
            if let writing = child.input { entries.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
            if poll(&entries, nfds_t(entries.count), deadline.pollMilliseconds) < 0, errno != EINTR { break }
            if deadline.isOver { child.kill(); return nil }
            if entries[0].revents != 0 {
                let chunk = child.readSome(child.output)
                isOpen = !(chunk?.isEmpty ?? false)
                output.append(chunk ?? Data())
                if output.count > 64 << 20 { child.kill(); return nil }
            }
            if entries[1].revents & Int16(POLLIN) != 0 { _ = child.readSome(child.errors) }
            if entries.count > 2, entries[2].revents != 0, let writing = child.input {
                let part = rest.prefix(4096)
                do { try part.withUnsafeBytes { try DescriptorIO.write($0, to: writing, deadline: deadline) } } catch { rest = Data(); child.closeInput(); continue }
                rest = rest.dropFirst(part.count)
                if rest.isEmpty { child.closeInput() }
            }
        }
        return child.wait(until: deadline)?.code == 0 ? output : nil
    }
}
