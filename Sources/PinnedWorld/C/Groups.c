#include "PinnedWorld.h"
#include "Real.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// App groups of the simulated device: which are granted, and where each has its folder.

static char **granted;
static size_t granted_count;
static bool grants_all;
static char *containers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void vitrine_groups_grant(const char *const *groups, size_t count, bool all, const char *folder) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < granted_count; i++) free(granted[i]);
    free(granted);
    free(containers);
    granted = calloc(count ? count : 1, sizeof *granted);
    granted_count = granted ? count : 0;
    for (size_t i = 0; i < granted_count; i++) granted[i] = strdup(groups[i]);
    grants_all = all;
    containers = folder ? strdup(folder) : NULL;
    pthread_mutex_unlock(&lock);
}

/// A group's name becomes a folder's name: nothing that leads elsewhere.
static bool is_name(const char *group) {
    size_t length = strlen(group);
    return length > 0 && length < 200 && strchr(group, '/') == NULL && strcmp(group, ".") != 0 && strcmp(group, "..") != 0;
}

bool group_is_granted(const char *group) {
    if (!is_name(group)) return false;
    pthread_mutex_lock(&lock);
    // Every group of Apple's begins with this; without an entitlements file a suite of another name is an ordinary one.
    bool found = grants_all && strncmp(group, "group.", 6) == 0;
    for (size_t i = 0; i < granted_count && !found; i++) found = granted[i] && strcmp(granted[i], group) == 0;
    pthread_mutex_unlock(&lock);
    return found;
}

/// Paths handed out; they live as long as the process.
static struct { char *group, *path; } known[256];
static size_t known_count;

static const char *interned(const char *group, char *path) {
    const char *result = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < known_count && !result; i++) {
        if (strcmp(known[i].group, group) == 0 && strcmp(known[i].path, path) == 0) result = known[i].path;
    }
    if (!result && known_count < sizeof known / sizeof *known && (known[known_count].group = strdup(group))) {
        result = known[known_count++].path = path;
        path = NULL;
    }
    pthread_mutex_unlock(&lock);
    free(path);
    return result;
}

const char *vitrine_group_first(void) {
    pthread_mutex_lock(&lock);
    // The list is replaced only before any user code runs.
    const char *first = granted_count ? granted[0] : NULL;
    pthread_mutex_unlock(&lock);
    return first;
}

const char *vitrine_group_container(const char *group) {
    if (!group) return NULL;
    pthread_mutex_lock(&lock);
    char *folder = containers ? strdup(containers) : NULL;
    pthread_mutex_unlock(&lock);
    if (!folder || !group_is_granted(group)) {
        use_note(VITRINE_DENIED, group, "");
        free(folder);
        return NULL;
    }
    use_note(VITRINE_CONTAINER, group, "");
    char *path = NULL;
    if (asprintf(&path, "%s/%s", folder, group) < 0) path = NULL;
    free(folder);
    if (!path) return NULL;
    mkdir(path, 0755);
    // Apple's containers come with these.
    static const char *const parts[] = { "Library", "Library/Application Support", "Library/Caches" };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char *part = NULL;
        if (asprintf(&part, "%s/%s", path, parts[i]) < 0) continue;
        mkdir(part, 0755);
        free(part);
    }
    return interned(group, path);
}
