#include "Real.h"
#include "PinnedWorld.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

// Whether the process waits. Each thread is looked at twice: when all of them sleep in a call that only another thread or a
// timer ends, and none of them has run between the two looks, then there was a moment at which none of them ran; and since
// then nothing but a timer, or the runtime itself, can have woken one.

#define OWN 64
static pid_t own[OWN];
static _Atomic int own_count;

void vitrine_thread_is_own(void) {
    int index = atomic_fetch_add(&own_count, 1);
    if (index < OWN) own[index] = (pid_t)raw_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
}

static bool is_own(pid_t thread) {
    int count = atomic_load(&own_count);
    for (int i = 0; i < count && i < OWN; i++) if (own[i] == thread) return true;
    return false;
}

/// Waiting in one of these calls is ended by another thread or a timer. Reading, writing, connecting and waiting for a child are
/// not among them: those hold the clock still.
static bool is_wait(long number) {
    switch (number) {
    case SYS_futex: case SYS_epoll_pwait: case SYS_ppoll: case SYS_rt_sigtimedwait: case SYS_rt_sigsuspend: case SYS_sched_yield:
#ifdef SYS_epoll_pwait2
    case SYS_epoll_pwait2:
#endif
#ifdef SYS_epoll_wait
    case SYS_epoll_wait: case SYS_poll: case SYS_pause:
#endif
        return true;
    default:
        return false;
    }
}

struct look { pid_t thread; uint64_t turns; };
#define LOOKS 1024
static struct look first[LOOKS], second[LOOKS];

/// Reads a small file of /proc. The kernel writes it at the moment of reading.
static long read_small(int folder, const char *path, char *buffer, size_t size) {
    long file = RAW4(SYS_openat, folder, path, O_RDONLY | O_CLOEXEC, 0);
    if (file < 0) return file;
    long length = RAW3(SYS_read, file, buffer, size - 1);
    RAW1(SYS_close, file);
    if (length >= 0) buffer[length] = 0;
    return length;
}

static void path_of(char *path, pid_t thread, const char *name) {
    char digits[16];
    int count = 0;
    for (unsigned value = (unsigned)thread; value || count == 0; value /= 10) digits[count++] = (char)('0' + value % 10);
    while (count) *path++ = digits[--count];
    *path++ = '/';
    strcpy(path, name);
}

/// Looks at one thread: false where it runs or awaits something real.
static bool look_at(int folder, pid_t thread, struct look *look) {
    char path[48], text[512];
    path_of(path, thread, "syscall");
    long length = read_small(folder, path, text, sizeof text);
    if (length == -ENOENT || length == -ESRCH || length == 0) {
        path_of(path, thread, "stat");
        // The thread has ended, or this kernel does not tell the call: then sleeping is all that can be seen.
        if (read_small(folder, path, text, sizeof text) <= 0) { look->thread = 0; return true; }
        char *end = strrchr(text, ')');
        if (!end || end[1] == 0 || end[2] != 'S') return false;
    } else if (length < 0) {
        return false;
    } else {
        if (text[0] < '0' || text[0] > '9') return false;
        if (!is_wait(strtol(text, NULL, 10))) return false;
    }
    look->thread = thread;
    look->turns = 0;
    // A wait with slices runs in between, and is known to; one whose moment has come will run.
    enum waiting waiting = thread_waits(thread);
    if (waiting != WAITS_NOT) return waiting == WAITS_STILL;
    path_of(path, thread, "schedstat");
    if (read_small(folder, path, text, sizeof text) > 0) {
        char *end = text;
        look->turns = strtoull(end, &end, 10);
        strtoull(end, &end, 10);
        look->turns = look->turns * 31 + strtoull(end, &end, 10);
    }
    return true;
}

struct entry { uint64_t inode; int64_t offset; uint16_t length; uint8_t type; char name[]; };

/// Looks at every thread; -1 where one of them does not wait.
static int look_round(int folder, pid_t self, struct look *looks) {
    static char buffer[16384] __attribute__((aligned(8)));
    RAW3(SYS_lseek, folder, 0, SEEK_SET);
    int count = 0;
    long length;
    while ((length = RAW3(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
        for (long position = 0; position < length;) {
            struct entry *entry = (struct entry *)(buffer + position);
            position += entry->length;
            if (entry->name[0] < '0' || entry->name[0] > '9') continue;
            pid_t thread = (pid_t)strtol(entry->name, NULL, 10);
            if (thread == self || is_own(thread)) continue;
            if (count == LOOKS || !look_at(folder, thread, &looks[count])) return -1;
            count++;
        }
    }
    return length < 0 ? -1 : count;
}

/// The looks are kept in one place: one thread at a time.
static atomic_flag is_looking = ATOMIC_FLAG_INIT;
static bool all_wait(void);

bool process_is_idle(void) {
    if (atomic_flag_test_and_set(&is_looking)) return false;
    bool idle = all_wait();
    atomic_flag_clear(&is_looking);
    return idle;
}

bool vitrine_settle(int64_t limit) {
    // A process that does not come to rest once has a thread that never does: it is not waited for again.
    static _Atomic bool is_restless;
    if (atomic_load(&is_restless)) return false;
    int64_t end = vitrine_real_time() + limit, pause = 50000;
    while (!process_is_idle()) {
        if (vitrine_real_time() > end) { atomic_store(&is_restless, true); return false; }
        vitrine_real_sleep(pause);
        pause = pause < 800000 ? pause * 2 : pause;
    }
    return true;
}

static bool all_wait(void) {
    // Opened anew: user code may have closed any descriptor.
    int folder = (int)RAW4(SYS_openat, AT_FDCWD, "/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    if (folder < 0) return false;
    pid_t self = (pid_t)raw_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
    unsigned waits = waits_generation(), timers = timers_generation();
    bool idle = false;
    int count = look_round(folder, self, first);
    if (count >= 0 && look_round(folder, self, second) == count && waits == waits_generation() && timers == timers_generation()) {
        idle = true;
        for (int i = 0; i < count && idle; i++) idle = first[i].thread == second[i].thread && first[i].turns == second[i].turns;
    }
    RAW1(SYS_close, folder);
    return idle;
}
