import Foundation
import Testing
@testable import ExtensionBuild
#if canImport(Glibc)
import Glibc
#endif

@Suite struct BuildCacheTests {
    private func cache(limit: Int = BuildCache.defaultLimit) throws -> BuildCache { try BuildCache(folder: TemporaryFolder.keep("cache"), limit: limit) }

    private func entry(_ name: String, in cache: BuildCache, bytes: Int, hoursAgo: Int) throws {
        try FileSystem.makeFolder(cache.path(name))
        try FileSystem.write([UInt8](repeating: 0, count: bytes), to: cache.path("\(name)/file"))
        let moment = timespec(tv_sec: time(nil) - hoursAgo * 3600, tv_nsec: 0)
        utimensat(AT_FDCWD, cache.path(name), [moment, moment], 0)
    }

    @Test("beyond the limit the least recently used goes, and what was used within the hour stays")
    func limits() throws {
        let cache = try cache(limit: 1500)
        try entry("libraries/a", in: cache, bytes: 1000, hoursAgo: 5)
        try entry("libraries/b", in: cache, bytes: 1000, hoursAgo: 3)
        try entry("bundles/c", in: cache, bytes: 1000, hoursAgo: 0)
        cache.prune()
        #expect(!FileSystem.exists(cache.path("libraries/a")))
        #expect(!FileSystem.exists(cache.path("libraries/b")))
        #expect(FileSystem.exists(cache.path("bundles/c")))
    }

    @Test("work of a process that died is removed, work of a living one stays")
    func leavings() throws {
        let cache = try cache()
        let mine = try cache.makeScratch()
        var dead = pid_t(1 << 22) - 3
        while kill(dead, 0) == 0 { dead -= 1 }
        try FileSystem.makeFolder(cache.path("work/\(dead).1"))
        cache.prune()
        #expect(FileSystem.exists(mine))
        #expect(!FileSystem.exists(cache.path("work/\(dead).1")))
    }

    @Test("of two that publish the same, the first stays")
    func publishing() throws {
        let cache = try cache()
        for text in ["first", "second"] {
            let built = try cache.makeScratch()
            try FileSystem.write(text, to: "\(built)/file")
            try cache.publish(built, as: "libraries/x")
        }
        #expect(try FileSystem.text(cache.path("libraries/x/file")) == "first")
    }

    @Test("a folder that cannot be written is one clear error")
    func unusable() {
        #expect(throws: BuildError.self) { try BuildCache(folder: "/proc/vitrine") }
    }
}
