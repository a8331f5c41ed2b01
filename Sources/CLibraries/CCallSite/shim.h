#pragma once
#include <stdint.h>

/// The address to which the function that this is used in returns: a place in the code that called it.
static inline __attribute__((always_inline)) uint64_t vitrine_return_address(void) {
    return (uint64_t)(uintptr_t)__builtin_extract_return_addr(__builtin_return_address(0));
}
