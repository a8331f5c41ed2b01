#include "Real.h"
#include "PinnedWorld.h"
#include <poll.h>
#include <string.h>
#include <sys/timerfd.h>

// The system's timers, on the virtual clock. Dispatch (and with it `Task.sleep`, `asyncAfter`, URLSession's time-outs) and the run
// loop set descriptors of timerfd. They are kept disarmed here, and set off when the virtual clock reaches their moment.

REAL(int, timerfd_create, (int, int))
REAL(int, timerfd_settime, (int, int, const struct itimerspec *, struct itimerspec *))
REAL(int, timerfd_gettime, (int, struct itimerspec *))

#define DESCRIPTORS 4096
static struct timer { int64_t deadline, interval; clockid_t clock; bool known, armed; } timers[DESCRIPTORS];
static int highest = -1;
static spin_lock lock = ATOMIC_FLAG_INIT;
static _Atomic unsigned changes;

unsigned timers_generation(void) { return atomic_load(&changes); }

static void set_off(int descriptor) {
    struct itimerspec at_once = { .it_value = { .tv_sec = 0, .tv_nsec = 1 } };
    RAW4(SYS_timerfd_settime, descriptor, 0, &at_once, 0);
    // The kernel sets it off a moment later. Only then is whoever waits for it awake, and no longer taken for idle.
    struct pollfd entry = { .fd = descriptor, .events = POLLIN };
    struct timespec patience = { .tv_nsec = 2000000 };
    RAW6(SYS_ppoll, &entry, 1, &patience, 0, 8, 0);
}

int64_t timers_next(void) {
    int64_t next = INT64_MAX;
    spin(&lock);
    for (int i = 0; i <= highest; i++) if (timers[i].armed && timers[i].deadline < next) next = timers[i].deadline;
    unspin(&lock);
    return next;
}

void timers_fire(int64_t now) {
    spin(&lock);
    for (int i = 0; i <= highest; i++) {
        struct timer *timer = &timers[i];
        if (!timer->armed || timer->deadline > now) continue;
        if (timer->interval > 0) {
            int64_t missed = (now - timer->deadline) / timer->interval;
            timer->deadline += (missed + 1) * timer->interval;
        } else {
            timer->armed = false;
        }
        set_off(i);
    }
    atomic_fetch_add(&changes, 1);
    unspin(&lock);
}

void timers_forget(int descriptor) {
    if (descriptor < 0 || descriptor >= DESCRIPTORS || !timers[descriptor].known) return;
    spin(&lock);
    memset(&timers[descriptor], 0, sizeof timers[descriptor]);
    unspin(&lock);
}

OVERRIDE int timerfd_create(clockid_t clock, int flags) {
    int descriptor = real_timerfd_create()(clock, flags);
    if (descriptor >= 0 && descriptor < DESCRIPTORS) {
        spin(&lock);
        timers[descriptor] = (struct timer){ .clock = clock, .known = true };
        if (descriptor > highest) highest = descriptor;
        unspin(&lock);
    }
    return descriptor;
}

OVERRIDE int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *before) {
    if (!clock_is_pinned() || !value || descriptor < 0 || descriptor >= DESCRIPTORS || !timers[descriptor].known) {
        return real_timerfd_settime()(descriptor, flags, value, before);
    }
    struct itimerspec none;
    memset(&none, 0, sizeof none);
    int result = real_timerfd_settime()(descriptor, 0, &none, before);
    if (result != 0) return result;
    int64_t moment = nanoseconds_of(&value->it_value), now = vitrine_clock_elapsed();
    spin(&lock);
    struct timer *timer = &timers[descriptor];
    timer->armed = moment != 0;
    timer->interval = nanoseconds_of(&value->it_interval);
    if (timer->armed) {
        timer->deadline = flags & TFD_TIMER_ABSTIME ? elapsed_at(timer->clock, moment) : now + moment;
        if (timer->deadline <= now) {
            timer->armed = timer->interval > 0;
            if (timer->armed) timer->deadline = now + timer->interval;
            set_off(descriptor);
        }
    }
    atomic_fetch_add(&changes, 1);
    unspin(&lock);
    return 0;
}

OVERRIDE int timerfd_gettime(int descriptor, struct itimerspec *value) {
    if (!clock_is_pinned() || descriptor < 0 || descriptor >= DESCRIPTORS || !timers[descriptor].known) {
        return real_timerfd_gettime()(descriptor, value);
    }
    spin(&lock);
    struct timer timer = timers[descriptor];
    unspin(&lock);
    memset(value, 0, sizeof *value);
    if (timer.armed) {
        int64_t left = timer.deadline - vitrine_clock_elapsed();
        value->it_value = timespec_of(left > 0 ? left : 1);
        value->it_interval = timespec_of(timer.interval);
    }
    return 0;
}
