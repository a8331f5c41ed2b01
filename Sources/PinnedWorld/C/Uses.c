#include "PinnedWorld.h"
#include "Real.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Which suites, keys and groups user code touched, in order, for the host to ask for.

#define MOST 4096
static struct { enum vitrine_use use; char *suite, *key; } uses[MOST];
static size_t count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void use_note(int use, const char *suite, const char *key) {
    pthread_mutex_lock(&lock);
    // A loop over one key is one use.
    bool repeats = count && uses[count - 1].use == (enum vitrine_use)use && strcmp(uses[count - 1].suite, suite) == 0
        && strcmp(uses[count - 1].key, key) == 0;
    if (!repeats && count < MOST) {
        char *kept_suite = strdup(suite), *kept_key = strdup(key);
        if (kept_suite && kept_key) {
            uses[count].use = (enum vitrine_use)use;
            uses[count].suite = kept_suite;
            uses[count].key = kept_key;
            count++;
        } else {
            free(kept_suite);
            free(kept_key);
        }
    }
    pthread_mutex_unlock(&lock);
}

void vitrine_uses_take(void (*each)(void *, enum vitrine_use, const char *, const char *), void *context) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < count; i++) {
        each(context, uses[i].use, uses[i].suite, uses[i].key);
        free(uses[i].suite);
        free(uses[i].key);
    }
    count = 0;
    pthread_mutex_unlock(&lock);
}
