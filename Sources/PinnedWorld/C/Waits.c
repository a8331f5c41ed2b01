#include "Real.h"
#include "PinnedWorld.h"
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <string.h>

// Sleeps and waits with a time-out, on the virtual clock. A wait for something else that may come before (a condition, a
// semaphore) goes on in short real slices, and asks after each whether its virtual moment has come.

REAL(int, nanosleep, (const struct timespec *, struct timespec *))
REAL(int, clock_nanosleep, (clockid_t, int, const struct timespec *, struct timespec *))
REAL(int, usleep, (useconds_t))
REAL(unsigned, sleep, (unsigned))
REAL(int, pthread_cond_timedwait, (pthread_cond_t *, pthread_mutex_t *, const struct timespec *))
REAL(int, pthread_cond_clockwait, (pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *))
REAL(int, sem_timedwait, (sem_t *, const struct timespec *))
REAL(int, sem_clockwait, (sem_t *, clockid_t, const struct timespec *))

/// Half a millisecond: how late a wait may notice at first that its moment has come.
#define SLICE 500000
/// How late one may notice it that has lasted long: idle workers of Dispatch wait for hours while the clock stands, and should cost nothing.
#define LONGEST_SLICE 16000000

/// The length of the next slice of a wait that began at a real moment: an eighth of its age, within the limits.
static int64_t slice_after(int64_t begun) {
    int64_t slice = (vitrine_real_time() - begun) / 8;
    return slice < SLICE ? SLICE : slice > LONGEST_SLICE ? LONGEST_SLICE : slice;
}

OVERRIDE int nanosleep(const struct timespec *time, struct timespec *left) {
    if (!clock_is_pinned() || !time || time->tv_nsec < 0 || time->tv_nsec >= NANOSECONDS || time->tv_sec < 0) return real_nanosleep()(time, left);
    vitrine_clock_sleep(nanoseconds_of(time));
    if (left) memset(left, 0, sizeof *left);
    return 0;
}

OVERRIDE int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!clock_is_pinned() || !time || time->tv_nsec < 0 || time->tv_nsec >= NANOSECONDS || time->tv_sec < 0) {
        return real_clock_nanosleep()(clock, flags, time, left);
    }
    int64_t length = nanoseconds_of(time);
    if (flags & TIMER_ABSTIME) length = elapsed_at(clock, length) - vitrine_clock_elapsed();
    vitrine_clock_sleep(length);
    if (left) memset(left, 0, sizeof *left);
    return 0;
}

OVERRIDE int usleep(useconds_t microseconds) {
    if (!clock_is_pinned()) return real_usleep()(microseconds);
    vitrine_clock_sleep((int64_t)microseconds * 1000);
    return 0;
}

OVERRIDE unsigned sleep(unsigned seconds) {
    if (!clock_is_pinned()) return real_sleep()(seconds);
    vitrine_clock_sleep((int64_t)seconds * NANOSECONDS);
    return 0;
}

static struct timespec slice_end(int64_t begun) { return timespec_of(vitrine_real_time() + slice_after(begun)); }

static int condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
    struct virtual_wait wait;
    virtual_wait_begin(&wait, deadline);
    int result = ETIMEDOUT;
    int64_t begun = vitrine_real_time();
    while (!virtual_wait_is_over(&wait)) {
        struct timespec end = slice_end(begun);
        result = real_pthread_cond_clockwait()(condition, mutex, CLOCK_MONOTONIC, &end);
        if (result != ETIMEDOUT) break;
    }
    virtual_wait_end(&wait);
    return result;
}

OVERRIDE int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    if (!clock_is_pinned()) return real_pthread_cond_timedwait()(condition, mutex, time);
    // A condition may have been made for the steady clock; its moments are far below those of the wall clock.
    int64_t value = nanoseconds_of(time);
    clockid_t clock = value < INT64_C(100000000) * NANOSECONDS ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    return condition_wait(condition, mutex, elapsed_at(clock, value));
}

OVERRIDE int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
                                    const struct timespec *restrict time) {
    if (!clock_is_pinned()) return real_pthread_cond_clockwait()(condition, mutex, clock, time);
    return condition_wait(condition, mutex, elapsed_at(clock, nanoseconds_of(time)));
}

static int semaphore_wait(sem_t *semaphore, int64_t deadline) {
    if (sem_trywait(semaphore) == 0) return 0;
    struct virtual_wait wait;
    virtual_wait_begin(&wait, deadline);
    int result = -1;
    int code = ETIMEDOUT;
    int64_t begun = vitrine_real_time();
    while (!virtual_wait_is_over(&wait)) {
        struct timespec end = slice_end(begun);
        result = real_sem_clockwait()(semaphore, CLOCK_MONOTONIC, &end);
        if (result == 0 || (code = errno) != ETIMEDOUT) break;
    }
    virtual_wait_end(&wait);
    if (result != 0) errno = code;
    return result;
}

OVERRIDE int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    if (!clock_is_pinned()) return real_sem_timedwait()(semaphore, time);
    return semaphore_wait(semaphore, elapsed_at(CLOCK_REALTIME, nanoseconds_of(time)));
}

OVERRIDE int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
    if (!clock_is_pinned()) return real_sem_clockwait()(semaphore, clock, time);
    return semaphore_wait(semaphore, elapsed_at(clock, nanoseconds_of(time)));
}

// syscall(): Dispatch's own waits, and the random numbers of the Swift library.

static long returned(long result) {
    if (result < 0 && result > -4096) { errno = (int)-result; return -1; }
    return result;
}

static long futex_wait(long word, long operation, long expected, const struct timespec *time, long second, long bits) {
    int command = (int)operation & FUTEX_CMD_MASK;
    int64_t deadline = command == FUTEX_WAIT ? vitrine_clock_elapsed() + nanoseconds_of(time)
        : elapsed_at(operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, nanoseconds_of(time));
    struct virtual_wait wait;
    virtual_wait_begin(&wait, deadline);
    long result = -ETIMEDOUT;
    int64_t begun = vitrine_real_time();
    while (!virtual_wait_is_over(&wait)) {
        struct timespec slice = timespec_of((command == FUTEX_WAIT ? 0 : vitrine_real_time()) + slice_after(begun));
        result = RAW6(SYS_futex, word, operation & ~FUTEX_CLOCK_REALTIME, expected, &slice, second, bits);
        if (result != -ETIMEDOUT) break;
    }
    virtual_wait_end(&wait);
    return returned(result);
}

OVERRIDE long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a[6];
    for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && random_is_pinned()) {
        random_fill((void *)a[0], (size_t)a[1]);
        return a[1];
    }
    if (number == SYS_futex && clock_is_pinned() && a[3] != 0) {
        int command = (int)a[1] & FUTEX_CMD_MASK;
        if (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) return futex_wait(a[0], a[1], a[2], (const struct timespec *)a[3], a[4], a[5]);
    }
    if (number == SYS_clock_gettime && clock_is_pinned()) return clock_gettime((clockid_t)a[0], (struct timespec *)a[1]);
    return returned(raw_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]));
}
