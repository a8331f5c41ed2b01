#include "Real.h"
#include "PinnedWorld.h"
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>

// Data protection: which files of the simulated device can be opened while it is locked. A file's class is an attribute of the file
// itself, so it goes where the file goes; a file without one has the class that files have on a phone, readable once the device was
// unlocked for the first time.

#define ATTRIBUTE "user.vitrine.protection"
#define COMPLETE "NSFileProtectionComplete"
#define COMPLETE_UNLESS_OPEN "NSFileProtectionCompleteUnlessOpen"
#define NONE "NSFileProtectionNone"

static _Atomic int device_lock = VITRINE_UNLOCKED;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The class of files that the process makes; null: that of a phone.
static char *default_class;
/// The folders whose files belong to the device's owner: everything else is the system's.
static char *roots[2];
static char *refused[64];
static size_t refused_count;

void vitrine_lock_set(enum vitrine_lock state) { atomic_store(&device_lock, state); }
enum vitrine_lock vitrine_lock_state(void) { return (enum vitrine_lock)atomic_load_explicit(&device_lock, memory_order_relaxed); }

/// A folder as the kernel names what lies in it.
static char *resolved(const char *folder) { return folder ? realpath(folder, NULL) : NULL; }

void vitrine_protection_begin(const char *class_of_new_files, const char *home, const char *containers) {
    pthread_mutex_lock(&lock);
    free(default_class);
    free(roots[0]);
    free(roots[1]);
    default_class = class_of_new_files ? strdup(class_of_new_files) : NULL;
    roots[0] = resolved(home);
    roots[1] = resolved(containers);
    pthread_mutex_unlock(&lock);
}

bool vitrine_protection_set(const char *path, const char *class) { return path && class && setxattr(path, ATTRIBUTE, class, strlen(class), 0) == 0; }

/// The class that a call of `getxattr` or `fgetxattr` read; false where the file has none.
static bool ended(char *class, size_t size, ssize_t length) {
    bool is_class = length > 0 && (size_t)length < size;
    class[is_class ? length : 0] = 0;
    return is_class;
}

bool vitrine_protection_get(const char *path, char *class, size_t size) { return path && size > 0 && ended(class, size, getxattr(path, ATTRIBUTE, class, size - 1)); }

/// Whether what a descriptor leads to is one of the device's own folders or lies in one; its path, as the kernel has it.
static bool is_owned(int descriptor, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return false;
    path[length] = 0;
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < sizeof roots / sizeof *roots && !found; i++) {
        size_t count = roots[i] ? strlen(roots[i]) : 0;
        found = count > 1 && strncmp(path, roots[i], count) == 0 && (path[count] == '/' || path[count] == 0);
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static void note_refused(const char *path) {
    pthread_mutex_lock(&lock);
    // A loop over one file is one refusal.
    if (refused_count < sizeof refused / sizeof *refused && !(refused_count && strcmp(refused[refused_count - 1], path) == 0)) {
        char *kept = strdup(path);
        if (kept) refused[refused_count++] = kept;
    }
    pthread_mutex_unlock(&lock);
}

void vitrine_protection_take_refused(void (*each)(void *, const char *), void *context) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < refused_count; i++) {
        each(context, refused[i]);
        free(refused[i]);
    }
    refused_count = 0;
    pthread_mutex_unlock(&lock);
}

bool vitrine_protection_locks(const char *class) {
    enum vitrine_lock state = vitrine_lock_state();
    if (state == VITRINE_UNLOCKED || (class && strcmp(class, NONE) == 0)) return false;
    if (class && (strcmp(class, COMPLETE) == 0 || strcmp(class, COMPLETE_UNLESS_OPEN) == 0)) return true;
    return state == VITRINE_LOCKED_BEFORE_FIRST_UNLOCK;
}

/// The class of a file that is made in an open folder: the folder's, else that of the process.
static bool class_of_new(int parent, char *class, size_t size) {
    if (ended(class, size, fgetxattr(parent, ATTRIBUTE, class, size - 1))) return true;
    pthread_mutex_lock(&lock);
    bool has_default = default_class != NULL && strlen(default_class) < size;
    if (has_default) strcpy(class, default_class);
    pthread_mutex_unlock(&lock);
    return has_default;
}

/// The folder in which a path names something, opened.
static int open_parent(int folder, const char *path) {
    char parent[4096];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) + 1 : 0;
    if (length >= sizeof parent) return -1;
    memcpy(parent, path, length);
    parent[length] = 0;
    return (int)RAW4(SYS_openat, folder, slash ? parent : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
}

static bool has_owned_folders(void) {
    pthread_mutex_lock(&lock);
    bool has = roots[0] || roots[1];
    pthread_mutex_unlock(&lock);
    return has;
}

enum protection protection_before(int folder, const char *path, bool makes) {
    if (!path) return PROTECTION_NONE;
    int before = errno;
    enum protection result = PROTECTION_NONE;
    char class[64], place[4096];
    if (makes && has_owned_folders() && RAW3(SYS_faccessat, folder, path, F_OK) == -ENOENT) {
        int parent = open_parent(folder, path);
        if (parent >= 0) {
            if (is_owned(parent, place, sizeof place) && class_of_new(parent, class, sizeof class)) {
                // What is protected unless it is open may be made on a locked device; nothing else that is locked may.
                bool may = !vitrine_protection_locks(class) || (vitrine_lock_state() == VITRINE_LOCKED && strcmp(class, COMPLETE_UNLESS_OPEN) == 0);
                result = may ? PROTECTION_NEW : PROTECTION_REFUSED;
            }
            RAW1(SYS_close, parent);
        }
        if (result == PROTECTION_REFUSED) note_refused(path);
    } else if (vitrine_lock_state() != VITRINE_UNLOCKED) {
        // Looked at before it is opened, which may empty it.
        int descriptor = (int)RAW4(SYS_openat, folder, path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
        if (descriptor >= 0) {
            struct stat status;
            bool has_class = ended(class, sizeof class, fgetxattr(descriptor, ATTRIBUTE, class, sizeof class - 1));
            if (vitrine_protection_locks(has_class ? class : NULL) && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && is_owned(descriptor, place, sizeof place)) {
                result = PROTECTION_REFUSED;
                note_refused(place);
            }
            RAW1(SYS_close, descriptor);
        }
    }
    errno = result == PROTECTION_REFUSED ? EPERM : before;
    return result;
}

void protection_made(int descriptor, int folder, const char *path) {
    if (descriptor < 0) return;
    int before = errno, parent = open_parent(folder, path);
    char class[64];
    if (parent >= 0) {
        if (class_of_new(parent, class, sizeof class)) fsetxattr(descriptor, ATTRIBUTE, class, strlen(class), 0);
        RAW1(SYS_close, parent);
    }
    errno = before;
}
