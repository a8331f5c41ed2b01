import Foundation
import FuzzedReaders
import ProjectModel

// Feeds damaged files to a reader for some time: `swift run reader-fuzz project --seconds 600`.
//
// The work is done by a process of its own, so that a crash is counted and the next one goes on. What crashed or hung a reader is
// kept beside, with the seed that makes it again.

setvbuf(stdout, nil, _IOLBF, 0)
var options = FuzzOptions(Array(CommandLine.arguments.dropFirst()))
if options.isWorker { exit(FuzzWorker(options).run()) }
guard !options.readers.isEmpty else {
    print("usage: reader-fuzz READER... [--seconds N] [--seed N] [--keep DIR]\nreaders: all \(FuzzedReader.all.map(\.name).joined(separator: " "))")
    exit(2)
}
var failed = false
for reader in options.readers where !FuzzSupervisor(options, reader).run() { failed = true }
exit(failed ? 1 : 0)
