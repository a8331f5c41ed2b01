// The functions behind the overrides.
#ifndef REAL_H
#define REAL_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/// Declares `real_NAME()`, which finds the next definition after ours, once.
#define REAL(result, name, parameters) \
    typedef result (*name##_function) parameters; \
    static name##_function real_##name(void) { \
        static _Atomic(void *) found; \
        void *function = atomic_load_explicit(&found, memory_order_relaxed); \
        if (!function) { \
            function = dlsym(RTLD_NEXT, #name); \
            atomic_store_explicit(&found, function, memory_order_relaxed); \
        } \
        return (name##_function)function; \
    }

/// What user code and Foundation bind to.
#define OVERRIDE __attribute__((visibility("default"), used))

#define NANOSECONDS INT64_C(1000000000)
static inline int64_t nanoseconds_of(const struct timespec *time) { return (int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec; }
static inline struct timespec timespec_of(int64_t nanoseconds) {
    if (nanoseconds < 0) nanoseconds = 0;
    return (struct timespec){ .tv_sec = nanoseconds / NANOSECONDS, .tv_nsec = nanoseconds % NANOSECONDS };
}

/// A system call past every override; the result as the kernel gives it (negative error numbers).
long raw_syscall(long number, long a, long b, long c, long d, long e, long f);
#define RAW1(n, a) raw_syscall(n, (long)(a), 0, 0, 0, 0, 0)
#define RAW2(n, a, b) raw_syscall(n, (long)(a), (long)(b), 0, 0, 0, 0)
#define RAW3(n, a, b, c) raw_syscall(n, (long)(a), (long)(b), (long)(c), 0, 0, 0)
#define RAW4(n, a, b, c, d) raw_syscall(n, (long)(a), (long)(b), (long)(c), (long)(d), 0, 0)
#define RAW6(n, a, b, c, d, e, f) raw_syscall(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

// Clock.c: the virtual clock's state, for the files that wait on it.
bool clock_is_pinned(void);
/// The virtual time since the pin at which a clock of the system shows this value.
int64_t elapsed_at(clockid_t clock, int64_t value);
/// A thread that waits on the virtual clock until a moment, and may be woken by something else before.
struct virtual_wait { _Atomic int over; int slot; };
void virtual_wait_begin(struct virtual_wait *wait, int64_t elapsed);
void virtual_wait_end(struct virtual_wait *wait);
static inline bool virtual_wait_is_over(struct virtual_wait *wait) { return atomic_load(&wait->over) != 0; }
/// Timers.c: the earliest moment that a timer of the system is set to, INT64_MAX for none; and setting off all that are due.
int64_t timers_next(void);
void timers_fire(int64_t elapsed);
void timers_forget(int descriptor);
unsigned timers_generation(void);
/// Idle.c: whether every thread of the process but the runtime's own sleeps and waits for another or for a timer.
bool process_is_idle(void);
/// Random.c
bool random_is_pinned(void);
void random_fill(void *buffer, size_t length);
/// Network.c
void network_forget(int descriptor);
/// Clock.c: whether a thread of that number waits on the virtual clock; over once its moment has come and it is about to notice.
enum waiting { WAITS_NOT, WAITS_STILL, WAITS_OVER };
enum waiting thread_waits(pid_t thread);
unsigned waits_generation(void);
/// Uses.c
void use_note(int use, const char *suite, const char *key);
/// Groups.c
bool group_is_granted(const char *group);
/// Protection.c: what the device's lock and the classes of files say of a path before it is opened.
enum protection {
    PROTECTION_NONE,
    /// It is made, and gets a class by `protection_made`.
    PROTECTION_NEW,
    /// It stays closed; `errno` says EPERM.
    PROTECTION_REFUSED,
};
enum protection protection_before(int folder, const char *path, bool makes);
void protection_made(int descriptor, int folder, const char *path);

/// A lock that never sleeps in the kernel: the clock reads other threads' sleep.
typedef atomic_flag spin_lock;
static inline void spin(spin_lock *lock) { while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire)) { } }
static inline void unspin(spin_lock *lock) { atomic_flag_clear_explicit(lock, memory_order_release); }
#endif
