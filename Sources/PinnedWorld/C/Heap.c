#include <malloc.h>
#include "include/PinnedWorld.h"

/// One arena, and a fixed size from which blocks are mapped: with an arena for each thread, and a size that follows what was freed,
/// what is counted below depended on which thread came first.
__attribute__((constructor)) static void make_heap_countable(void) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 16 << 20);
}

int64_t vitrine_heap_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}
