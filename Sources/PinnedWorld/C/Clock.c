#include "PinnedWorld.h"
#include "Real.h"
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/time.h>
#include <sys/timeb.h>

// The virtual clock. Every clock of the process is the sum of a base and the virtual time that has passed since the pin; only
// sleeping moves it, and only while every thread of the process waits (Idle.c). Then it jumps to the next moment that a
// sleep or timer is set to. A widget that waits for nine seconds is thus answered in milliseconds, each sleep ends in the order
// of its deadline, and work that runs or awaits real input and output never loses a race against a sleep.

REAL(int, clock_gettime, (clockid_t, struct timespec *))

static _Atomic bool pinned;
/// Virtual nanoseconds since the pin.
static _Atomic int64_t elapsed;
/// The part of it that passed with real time while a live transfer ran: the wall clock stands still for that.
static _Atomic int64_t crept;
/// The wall clock at the pin, moved when the host moves the clock.
static _Atomic int64_t wall_base;
/// The steady clocks at the pin: a device that has been up for eleven days.
static const int64_t steady_base = INT64_C(1000000) * NANOSECONDS;

static _Atomic int running;
static _Atomic int64_t allowance_end;
static void (*allowance_over)(void *);
static void *allowance_context;
static _Atomic int holds;
static pthread_mutex_t run_lock = PTHREAD_MUTEX_INITIALIZER;

bool clock_is_pinned(void) { return atomic_load_explicit(&pinned, memory_order_relaxed); }
int64_t vitrine_clock_elapsed(void) { return atomic_load(&elapsed); }
int64_t vitrine_clock_now(void) {
    if (clock_is_pinned()) return atomic_load(&wall_base) + atomic_load(&elapsed) - atomic_load(&crept);
    return vitrine_real_wall();
}
void vitrine_clock_set(int64_t wall) { atomic_store(&wall_base, wall - atomic_load(&elapsed) + atomic_load(&crept)); }
void vitrine_clock_hold(void) { atomic_fetch_add(&holds, 1); }
void vitrine_clock_release(void) { atomic_fetch_sub(&holds, 1); }

int64_t vitrine_real_time(void) {
    struct timespec time;
    real_clock_gettime()(CLOCK_MONOTONIC, &time);
    return nanoseconds_of(&time);
}
int64_t vitrine_real_wall(void) {
    struct timespec time;
    real_clock_gettime()(CLOCK_REALTIME, &time);
    return nanoseconds_of(&time);
}
void vitrine_real_sleep(int64_t nanoseconds) {
    struct timespec time = timespec_of(nanoseconds);
    RAW2(SYS_nanosleep, &time, 0);
}

static bool is_wall(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI; }
static bool is_steady(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
}

int64_t elapsed_at(clockid_t clock, int64_t value) {
    return is_wall(clock) ? value - atomic_load(&wall_base) + atomic_load(&crept) : value - steady_base;
}

// The overrides ----------------------------------------------------------------------------------------------------------

OVERRIDE int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock_is_pinned()) {
        if (is_wall(clock)) { *time = timespec_of(vitrine_clock_now()); return 0; }
        if (is_steady(clock)) { *time = timespec_of(steady_base + atomic_load(&elapsed)); return 0; }
    }
    return real_clock_gettime()(clock, time);
}

OVERRIDE int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    int64_t now = vitrine_clock_now();
    *time = (struct timeval){ .tv_sec = now / NANOSECONDS, .tv_usec = now % NANOSECONDS / 1000 };
    return 0;
}

OVERRIDE time_t time(time_t *result) {
    time_t now = vitrine_clock_now() / NANOSECONDS;
    if (result) *result = now;
    return now;
}

OVERRIDE int timespec_get(struct timespec *time, int base) {
    if (base != TIME_UTC) return 0;
    *time = timespec_of(vitrine_clock_now());
    return base;
}

// Waits on the virtual clock ---------------------------------------------------------------------------------------------

#define WAITS 512
static struct { struct virtual_wait *wait; int64_t deadline; pid_t thread; } waits[WAITS];
static spin_lock waits_lock = ATOMIC_FLAG_INIT;
static _Atomic unsigned waits_changes;

static void futex_wake(_Atomic int *word) { RAW6(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, 0, 0, 0); }

void virtual_wait_begin(struct virtual_wait *wait, int64_t deadline) {
    atomic_init(&wait->over, 0);
    wait->slot = -1;
    spin(&waits_lock);
    if (deadline <= atomic_load(&elapsed)) {
        atomic_store(&wait->over, 1);
    } else {
        for (int i = 0; i < WAITS; i++) {
            if (waits[i].wait) continue;
            waits[i].wait = wait;
            waits[i].deadline = deadline;
            waits[i].thread = (pid_t)raw_syscall(SYS_gettid, 0, 0, 0, 0, 0, 0);
            wait->slot = i;
            break;
        }
        // More waits than there is room for: the surplus does not wait at all.
        if (wait->slot < 0) atomic_store(&wait->over, 1);
    }
    atomic_fetch_add(&waits_changes, 1);
    unspin(&waits_lock);
}

void virtual_wait_end(struct virtual_wait *wait) {
    if (wait->slot < 0) return;
    spin(&waits_lock);
    waits[wait->slot].wait = NULL;
    wait->slot = -1;
    atomic_fetch_add(&waits_changes, 1);
    unspin(&waits_lock);
}

enum waiting thread_waits(pid_t thread) {
    enum waiting found = WAITS_NOT;
    spin(&waits_lock);
    for (int i = 0; i < WAITS && found == WAITS_NOT; i++) {
        if (waits[i].wait && waits[i].thread == thread) found = virtual_wait_is_over(waits[i].wait) ? WAITS_OVER : WAITS_STILL;
    }
    unspin(&waits_lock);
    return found;
}

unsigned waits_generation(void) { return atomic_load(&waits_changes); }

static int64_t waits_next(void) {
    int64_t next = INT64_MAX;
    spin(&waits_lock);
    for (int i = 0; i < WAITS; i++) {
        if (waits[i].wait && !virtual_wait_is_over(waits[i].wait) && waits[i].deadline < next) next = waits[i].deadline;
    }
    unspin(&waits_lock);
    return next;
}

static void waits_fire(int64_t now) {
    spin(&waits_lock);
    for (int i = 0; i < WAITS; i++) {
        if (!waits[i].wait || waits[i].deadline > now) continue;
        atomic_store(&waits[i].wait->over, 1);
        futex_wake(&waits[i].wait->over);
    }
    atomic_fetch_add(&waits_changes, 1);
    unspin(&waits_lock);
}

void vitrine_clock_sleep(int64_t nanoseconds) {
    if (!clock_is_pinned()) { vitrine_real_sleep(nanoseconds); return; }
    struct virtual_wait wait;
    virtual_wait_begin(&wait, atomic_load(&elapsed) + (nanoseconds > 0 ? nanoseconds : 0));
    while (!virtual_wait_is_over(&wait)) RAW6(SYS_futex, &wait.over, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
    virtual_wait_end(&wait);
}

// The thread that moves the clock ----------------------------------------------------------------------------------------

static void move_to(int64_t moment) {
    if (moment > atomic_load(&elapsed)) atomic_store(&elapsed, moment);
    timers_fire(moment);
    waits_fire(moment);
}

static int64_t earlier(int64_t a, int64_t b) { return a < b ? a : b; }

/// Lets the clock pass while the process waits; real time passes in small steps while something real is awaited.
static void *clock_thread(void *unused) {
    (void)unused;
    vitrine_thread_is_own();
    int64_t pause = 100000, last = 0;
    int empty_rounds = 0;
    while (true) {
        if (!atomic_load(&running)) {
            pause = 100000;
            empty_rounds = 0;
            last = 0;
            RAW6(SYS_futex, &running, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
            continue;
        }
        vitrine_real_sleep(pause);
        if (atomic_load(&holds) > 0) {
            // The wall clock is held still; steady time goes on, since transfers run on time-outs of their own.
            int64_t now = vitrine_real_time(), step = last ? now - last : 0;
            last = now;
            pause = 1000000;
            pthread_mutex_lock(&run_lock);
            if (atomic_load(&running)) {
                atomic_fetch_add(&crept, step);
                move_to(atomic_load(&elapsed) + step);
                atomic_fetch_add(&allowance_end, step);
            }
            pthread_mutex_unlock(&run_lock);
            continue;
        }
        last = 0;
        if (!process_is_idle()) {
            pause = earlier(pause * 3 / 2, 2000000);
            empty_rounds = 0;
            continue;
        }
        pthread_mutex_lock(&run_lock);
        if (atomic_load(&running) && atomic_load(&holds) == 0) {
            int64_t next = earlier(timers_next(), waits_next()), end = atomic_load(&allowance_end);
            pause = 50000;
            // Nothing is set to any moment: nothing of the process can end the wait. A little patience for what the kernel
            // may still deliver, then the allowance is as good as used.
            bool is_stuck = next == INT64_MAX && ++empty_rounds > 100;
            if (is_stuck || (next != INT64_MAX && next > end)) {
                atomic_store(&running, 0);
                if (end > atomic_load(&elapsed)) atomic_store(&elapsed, end);
                if (allowance_over) allowance_over(allowance_context);
            } else if (next != INT64_MAX) {
                empty_rounds = 0;
                move_to(next);
            }
        }
        pthread_mutex_unlock(&run_lock);
    }
    return NULL;
}

void vitrine_clock_pin(int64_t wall) {
    if (clock_is_pinned()) { vitrine_clock_set(wall); return; }
    atomic_store(&wall_base, wall);
    atomic_store(&pinned, true);
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, clock_thread, NULL);
    pthread_attr_destroy(&attributes);
}

void vitrine_clock_run(int64_t allowance, void (*over)(void *), void *context) {
    pthread_mutex_lock(&run_lock);
    int64_t now = atomic_load(&elapsed);
    atomic_store(&allowance_end, allowance > INT64_MAX - now ? INT64_MAX : now + allowance);
    allowance_over = over;
    allowance_context = context;
    atomic_store(&running, 1);
    futex_wake(&running);
    pthread_mutex_unlock(&run_lock);
}

void vitrine_clock_nudge(int64_t nanoseconds) {
    pthread_mutex_lock(&run_lock);
    atomic_fetch_add(&crept, nanoseconds);
    move_to(atomic_load(&elapsed) + nanoseconds);
    pthread_mutex_unlock(&run_lock);
}

void vitrine_clock_stop(void) {
    pthread_mutex_lock(&run_lock);
    atomic_store(&running, 0);
    allowance_over = NULL;
    pthread_mutex_unlock(&run_lock);
}
