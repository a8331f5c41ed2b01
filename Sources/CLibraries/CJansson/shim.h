#include <jansson.h>

// The library's macros for these count in place, which Swift cannot call.

static inline void vitrine_json_release(json_t *value) { json_decref(value); }
static inline json_type vitrine_json_type(const json_t *value) { return json_typeof(value); }
