#include "PinnedWorld.h"
#include "Real.h"
#include <link.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// The list of what is overridden, for the test at start.

static const struct vitrine_override overrides[] = {
    { "clock_gettime", "libc" }, { "gettimeofday", "libc" }, { "time", "libc" }, { "timespec_get", "libc" },
    { "timerfd_create", "libc" }, { "timerfd_settime", "libc" }, { "timerfd_gettime", "libc" },
    { "nanosleep", "libc" }, { "clock_nanosleep", "libc" }, { "usleep", "libc" }, { "sleep", "libc" },
    { "pthread_cond_timedwait", "libc" }, { "pthread_cond_clockwait", "libc" }, { "sem_timedwait", "libc" }, { "sem_clockwait", "libc" },
    { "syscall", "libc" }, { "pthread_create", "libc" }, { "connect", "libc" },
    { "getrandom", "libc" }, { "getentropy", "libc" },
    { "open", "libc" }, { "open64", "libc" }, { "openat", "libc" }, { "openat64", "libc" }, { "read", "libc" }, { "close", "libc" },
    { "fopen", "libc" }, { "fopen64", "libc" },
    { "CFPreferencesCopyAppValue", "libFoundation" }, { "CFPreferencesCopyValue", "libFoundation" }, { "CFPreferencesCopyMultiple", "libFoundation" },
    { "CFPreferencesCopyKeyList", "libFoundation" }, { "CFPreferencesSetAppValue", "libFoundation" }, { "CFPreferencesSetValue", "libFoundation" },
    { "CFPreferencesSetMultiple", "libFoundation" }, { "CFPreferencesAppSynchronize", "libFoundation" },
    { "CFPreferencesSynchronize", "libFoundation" }, { "CFPreferencesAppBooleanValue", "libFoundation" },
    { "CFPreferencesGetAppBooleanValue", "libFoundation" }, { "CFPreferencesGetAppIntegerValue", "libFoundation" },
    { "CFPreferencesAddSuitePreferencesToApp", "libFoundation" }, { "CFPreferencesRemoveSuitePreferencesFromApp", "libFoundation" },
    { "CFBundleGetMainBundle", "libFoundation" },
    { "curl_easy_setopt", "libcurl" }, { "curl_multi_add_handle", "libcurl" }, { "curl_multi_remove_handle", "libcurl" },
    { "curl_multi_info_read", "libcurl" },
    { "$s10Foundation7NSErrorC6domain4code8userInfoACSS_SiSDySSypGSgtcfc", "libFoundation" },
    { "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF", "libFoundationEssentials" },
    { "$s20FoundationEssentials6LocaleV7currentACvgZ", "libFoundationEssentials" },
    { "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "libFoundationEssentials" },
    { "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "libFoundationEssentials" },
    { "$s20FoundationEssentials8CalendarV7currentACvgZ", "libFoundationEssentials" },
    { "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "libFoundationEssentials" },
};

const struct vitrine_override *vitrine_override_at(size_t index) {
    return index < sizeof overrides / sizeof *overrides ? &overrides[index] : NULL;
}

/// The loaded object that holds an address; null where none does. `dladdr` would look through all of the program's symbols as well.
static struct link_map *object_of(void *address) {
    struct dl_find_object found;
    return address && _dl_find_object(address, &found) == 0 ? found.dlfo_link_map : NULL;
}

const char *vitrine_override_problem(const char *symbol, const char *library) {
    void *first = dlsym(RTLD_DEFAULT, symbol), *next = dlsym(RTLD_NEXT, symbol);
    struct link_map *ours = object_of(first), *here = object_of((void *)vitrine_override_problem), *theirs = object_of(next);
    if (!ours) return "is defined nowhere";
    if (!here) return "cannot be looked up";
    if (ours != here) return "leads to the library's own function: the program does not export its symbols";
    if (!next) return "is not defined by any library of this toolchain any more";
    if (!theirs || !theirs->l_name) return "leads to an unknown library";
    const char *name = strrchr(theirs->l_name, '/');
    name = name ? name + 1 : theirs->l_name;
    // Threads and timers were libraries of their own in older C libraries; what only reads a clock lies in the kernel's.
    bool is_c = strcmp(library, "libc") == 0;
    bool fits = is_c ? strncmp(name, "libc.", 5) == 0 || strncmp(name, "libpthread", 10) == 0 || strncmp(name, "librt", 5) == 0
            || strncmp(name, "linux-vdso", 10) == 0
                     : strncmp(name, library, strlen(library)) == 0;
    return fits ? NULL : "is defined by another library than it was";
}

int vitrine_call_entry(void *entry, int count, char **arguments) { return ((int (*)(int, char **))entry)(count, arguments); }
