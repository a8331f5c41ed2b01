#include <malloc.h>
#include "include/PinnedWorld.h"

int64_t vitrine_heap_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}
