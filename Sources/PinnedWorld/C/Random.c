#include "Real.h"
#include "PinnedWorld.h"
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

// Randomness from a seed: every way that Swift, Foundation and C take to a random byte. The numbers are good (xoshiro256**), not
// secret: a picture has nothing to hide.

REAL(ssize_t, getrandom, (void *, size_t, unsigned))
REAL(int, getentropy, (void *, size_t))
REAL(int, open, (const char *, int, ...))
REAL(int, open64, (const char *, int, ...))
REAL(int, openat, (int, const char *, int, ...))
REAL(int, openat64, (int, const char *, int, ...))
REAL(ssize_t, read, (int, void *, size_t))
REAL(int, close, (int))
REAL(FILE *, fopen, (const char *, const char *))
REAL(FILE *, fopen64, (const char *, const char *))

static _Atomic bool pinned;
static uint64_t state[4];
static spin_lock lock = ATOMIC_FLAG_INIT;

bool random_is_pinned(void) { return atomic_load_explicit(&pinned, memory_order_relaxed); }

static uint64_t rotated(uint64_t value, int count) { return value << count | value >> (64 - count); }

static uint64_t next_word(void) {
    uint64_t result = rotated(state[1] * 5, 7) * 9, shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotated(state[3], 45);
    return result;
}

void vitrine_random_seed(uint64_t seed) {
    spin(&lock);
    for (int i = 0; i < 4; i++) {
        // SplitMix64 spreads a small seed over the state.
        uint64_t z = seed += UINT64_C(0x9E3779B97F4A7C15);
        z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
        z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
        state[i] = z ^ z >> 31;
    }
    unspin(&lock);
    atomic_store(&pinned, true);
}

void random_fill(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    spin(&lock);
    while (length) {
        uint64_t word = next_word();
        size_t count = length < sizeof word ? length : sizeof word;
        memcpy(bytes, &word, count);
        bytes += count;
        length -= count;
    }
    unspin(&lock);
}

// The overrides ----------------------------------------------------------------------------------------------------------

OVERRIDE ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    if (!random_is_pinned()) return real_getrandom()(buffer, length, flags);
    random_fill(buffer, length);
    return (ssize_t)length;
}

OVERRIDE int getentropy(void *buffer, size_t length) {
    if (!random_is_pinned()) return real_getentropy()(buffer, length);
    if (length > 256) { errno = EIO; return -1; }
    random_fill(buffer, length);
    return 0;
}

/// The C library's own take the kernel's bytes past us; where it has none, ours serve alone.
static void fill_or_ask(void *buffer, size_t length) {
    if (random_is_pinned()) { random_fill(buffer, length); return; }
    unsigned char *bytes = buffer;
    while (length) {
        long count = RAW3(SYS_getrandom, bytes, length, 0);
        if (count <= 0) continue;
        bytes += count;
        length -= (size_t)count;
    }
}

OVERRIDE uint32_t arc4random(void) {
    uint32_t value;
    fill_or_ask(&value, sizeof value);
    return value;
}

OVERRIDE void arc4random_buf(void *buffer, size_t length) { fill_or_ask(buffer, length); }

OVERRIDE uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // Values below the remainder of 2^32 would favour small results.
    uint32_t least = -bound % bound, value;
    do value = arc4random(); while (value < least);
    return value % bound;
}

long vitrine_probe_syscall_random(void *buffer, size_t length) { return syscall(SYS_getrandom, buffer, length, 0, 0, 0, 0); }
uint32_t vitrine_probe_arc4random(void) { return arc4random(); }

// /dev/urandom and /dev/random: `UUID()` reads them. The descriptor is the real one; reading it gives our bytes.

#define DESCRIPTORS 4096
static _Atomic bool is_random[DESCRIPTORS];

static bool names_random(const char *path) { return path && path[0] == '/' && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0); }

static int opened(int descriptor, const char *path) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS) atomic_store_explicit(&is_random[descriptor], names_random(path), memory_order_relaxed);
    return descriptor;
}

/// Dispatch asks for `/proc/THREAD/stat` of its own threads. The sandbox leaves only `/proc/self` to read, where they are as well.
static int open_thread(int (*real)(const char *, int, ...), const char *path, int flags) {
    const char *digits = path + 6, *end = digits;
    while (*end >= '0' && *end <= '9') end++;
    if (end == digits || end - digits > 10 || strcmp(end, "/stat") != 0) return -1;
    char own[64];
    snprintf(own, sizeof own, "/proc/self/task/%.*s/stat", (int)(end - digits), digits);
    return real(own, flags, 0);
}

static int open_path(int (*real)(const char *, int, ...), const char *path, int flags, int mode) {
    if (path && strncmp(path, "/proc/", 6) == 0) {
        int descriptor = open_thread(real, path, flags);
        if (descriptor >= 0) return opened(descriptor, path);
    }
    enum protection protection = protection_before(AT_FDCWD, path, flags & O_CREAT);
    if (protection == PROTECTION_REFUSED) return -1;
    int descriptor = opened(real(path, flags, mode), path);
    if (protection == PROTECTION_NEW) protection_made(descriptor, AT_FDCWD, path);
    return descriptor;
}

#define MODE(flags) \
    int mode = 0; \
    if ((flags) & (O_CREAT | __O_TMPFILE)) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, int); \
        va_end(list); \
    }

OVERRIDE int open(const char *path, int flags, ...) { MODE(flags) return open_path(real_open(), path, flags, mode); }
OVERRIDE int open64(const char *path, int flags, ...) { MODE(flags) return open_path(real_open64(), path, flags, mode); }

static int open_at(int (*real)(int, const char *, int, ...), int folder, const char *path, int flags, int mode) {
    enum protection protection = protection_before(folder, path, flags & O_CREAT);
    if (protection == PROTECTION_REFUSED) return -1;
    int descriptor = opened(real(folder, path, flags, mode), path);
    if (protection == PROTECTION_NEW) protection_made(descriptor, folder, path);
    return descriptor;
}

OVERRIDE int openat(int folder, const char *path, int flags, ...) { MODE(flags) return open_at(real_openat(), folder, path, flags, mode); }
OVERRIDE int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return open_at(real_openat64(), folder, path, flags, mode); }

OVERRIDE ssize_t read(int descriptor, void *buffer, size_t length) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS && random_is_pinned() && atomic_load_explicit(&is_random[descriptor], memory_order_relaxed)) {
        random_fill(buffer, length);
        return (ssize_t)length;
    }
    return real_read()(descriptor, buffer, length);
}

OVERRIDE int close(int descriptor) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS) atomic_store_explicit(&is_random[descriptor], false, memory_order_relaxed);
    timers_forget(descriptor);
    network_forget(descriptor);
    return real_close()(descriptor);
}

static ssize_t cookie_read(void *cookie, char *buffer, size_t length) {
    (void)cookie;
    random_fill(buffer, length);
    return (ssize_t)length;
}

static FILE *random_stream(const char *mode) {
    cookie_io_functions_t functions = { .read = cookie_read };
    return fopencookie(NULL, mode, functions);
}

static FILE *open_stream(FILE *(*real)(const char *, const char *), const char *path, const char *mode) {
    if (random_is_pinned() && names_random(path)) return random_stream(mode);
    enum protection protection = protection_before(AT_FDCWD, path, mode && (mode[0] == 'w' || mode[0] == 'a'));
    if (protection == PROTECTION_REFUSED) return NULL;
    FILE *stream = real(path, mode);
    if (stream && protection == PROTECTION_NEW) protection_made(fileno(stream), AT_FDCWD, path);
    return stream;
}

OVERRIDE FILE *fopen(const char *restrict path, const char *restrict mode) { return open_stream(real_fopen(), path, mode); }
OVERRIDE FILE *fopen64(const char *restrict path, const char *restrict mode) { return open_stream(real_fopen64(), path, mode); }
