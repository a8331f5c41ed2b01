// What stands below user code: the functions of the system libraries that an extension's process overrides, and the calls by
// which the runtime steers them. Until something is pinned every override passes its call on.
#ifndef PINNED_WORLD_H
#define PINNED_WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Clock ------------------------------------------------------------------------------------------------------------------

/// Stops every clock of the process at this moment (nanoseconds since 1970) and starts the thread that moves it.
void vitrine_clock_pin(int64_t wall);
/// Moves the wall clock; sleeps and timers of the steady clock do not notice.
void vitrine_clock_set(int64_t wall);
/// The wall clock as user code sees it.
int64_t vitrine_clock_now(void);
/// Virtual nanoseconds since the clock was pinned.
int64_t vitrine_clock_elapsed(void);
/// Lets sleeps pass, over at most `allowance` virtual nanoseconds. `over` is called from the clock's thread, once, when the
/// allowance is used up and the process still waits.
void vitrine_clock_run(int64_t allowance, void (*over)(void *), void *context);
/// Holds every sleep where it is.
void vitrine_clock_stop(void);
/// Moves the steady clocks on without the wall clock: sleeps of one length that begin after it end after those that began before it.
void vitrine_clock_nudge(int64_t nanoseconds);
/// While holds are open, something real is awaited and no sleep passes.
void vitrine_clock_hold(void);
void vitrine_clock_release(void);
/// Sleeps on the virtual clock.
void vitrine_clock_sleep(int64_t nanoseconds);
/// Marks the calling thread as the runtime's own: the clock does not wait for it.
void vitrine_thread_is_own(void);
/// Sleeps in real time.
void vitrine_real_sleep(int64_t nanoseconds);
/// The machine's steady clock in nanoseconds.
int64_t vitrine_real_time(void);
/// The machine's date, in nanoseconds since 1970.
int64_t vitrine_real_wall(void);

// Randomness -------------------------------------------------------------------------------------------------------------

/// From now on every random byte comes from this seed.
void vitrine_random_seed(uint64_t seed);

// Preferences and groups -------------------------------------------------------------------------------------------------

enum vitrine_use { VITRINE_READ, VITRINE_WRITE, VITRINE_REMOVE, VITRINE_LIST, VITRINE_CONTAINER, VITRINE_DENIED, VITRINE_FAILED };

/// Opens the database of preferences. Null where it worked, else what went wrong, to be freed.
char *vitrine_preferences_open(const char *path, const char *bundle_identifier);
/// Whether the preferences are in a database.
bool vitrine_preferences_is_open(void);
/// Sets which groups are granted: exactly those of the list, or every one. The strings are copied.
void vitrine_groups_grant(const char *const *groups, size_t count, bool all, const char *containers);
/// The first group of the list that was granted; null where there is none, and where every group is granted.
const char *vitrine_group_first(void);
/// The folder of a group, made where it is not there yet; null where the group is not granted. It stays valid.
const char *vitrine_group_container(const char *group);
/// Hands over each use of a preference or group since the last call, in order.
void vitrine_uses_take(void (*each)(void *context, enum vitrine_use use, const char *suite, const char *key), void *context);
/// Sets a value that every suite sees where it has none of its own, such as AppleLanguages: a property list's bytes.
bool vitrine_preferences_set_global(const char *key, const void *bytes, size_t length);

// Data protection --------------------------------------------------------------------------------------------------------

enum vitrine_lock { VITRINE_UNLOCKED, VITRINE_LOCKED, VITRINE_LOCKED_BEFORE_FIRST_UNLOCK };

/// Locks or unlocks the device: from now on what its class protects cannot be opened (EPERM, as on a phone).
void vitrine_lock_set(enum vitrine_lock state);
enum vitrine_lock vitrine_lock_state(void);
/// Sets the class of files that the process makes (null: that of a phone) and the folders whose files are the owner's.
void vitrine_protection_begin(const char *class_of_new_files, const char *home, const char *containers);
/// Gives a file or folder a class, by the name that `FileProtectionType` has for it; false where the file system keeps none.
bool vitrine_protection_set(const char *path, const char *class_name);
/// The class that a file was given; false where it was given none.
bool vitrine_protection_get(const char *path, char *class_name, size_t size);
/// Whether files of a class (null: the one that files have by themselves) cannot be opened now.
bool vitrine_protection_locks(const char *class_name);
/// Hands over the paths that could not be opened since the last call.
void vitrine_protection_take_refused(void (*each)(void *context, const char *path), void *context);
/// Lets `FileManager` keep and tell protection classes. Null where it worked, else what is wrong.
const char *vitrine_protection_install(void);

// Bundle -----------------------------------------------------------------------------------------------------------------

/// The folder that `Bundle.main` stands for, from now on.
void vitrine_bundle_set(const char *path);

// Network ----------------------------------------------------------------------------------------------------------------

enum vitrine_network { VITRINE_NETWORK_LIVE, VITRINE_NETWORK_OFF, VITRINE_NETWORK_FIXTURES };

/// Sets what a transfer meets. `serve` is called in a thread of its own with the server's end of each connection and closes it;
/// closing without an answer stands for no network. `asked` is called with each URL that is asked for while not live.
void vitrine_network_set(enum vitrine_network mode, void (*serve)(int descriptor), void (*asked)(const char *url));

/// From now on requests that are not live meet no network, because a view is drawn; or do again what the mode says.
void vitrine_network_refuse_while_drawing(bool draws);
/// How many transfers are under way.
int vitrine_network_transfers(void);

// Rest -------------------------------------------------------------------------------------------------------------------

/// Waits until every other thread of the process waits, at most so many nanoseconds of the machine; whether it came to that.
bool vitrine_settle(int64_t limit);

// Memory -----------------------------------------------------------------------------------------------------------------

/// What is allocated, in all arenas and in mappings of their own; bytes.
int64_t vitrine_heap_in_use(void);

// Process ----------------------------------------------------------------------------------------------------------------

/// Writes signal and return addresses to the descriptor when the process crashes.
void vitrine_crash_report_to(int descriptor);
/// Notes where the modules lie; call it after loading one.
void vitrine_crash_note_modules(void);

/// Where the module lies that holds an address: its base and its end.
bool vitrine_module_range(const void *address, uintptr_t *start, uintptr_t *end);

struct vitrine_confinement {
    const char *const *readable;
    size_t readable_count;
    const char *const *writable;
    size_t writable_count;
    bool files;
    bool network;
    bool processes;
};
/// Closes the sandbox round the process: what could be had is left true, the rest is set to false and explained.
/// `explain` gets a sentence for each thing not to be had.
void vitrine_confine(struct vitrine_confinement *confinement, void (*explain)(void *context, const char *what), void *context);
void vitrine_limit(uint64_t memory, uint64_t processor_seconds, uint64_t file_size);

// Calls that Swift cannot make itself ------------------------------------------------------------------------------------

/// Calls a program's entry point.
int vitrine_call_entry(void *entry, int count, char **arguments);
/// Whether the name leads to the override and not to the library's own function; and whether the library still has it.
/// Null where both hold, else the reason.
const char *vitrine_override_problem(const char *symbol, const char *library);
/// The symbols overridden, each with the library it belongs to; null past the last.
struct vitrine_override { const char *symbol; const char *library; };
const struct vitrine_override *vitrine_override_at(size_t index);
/// For proving overrides: what the process's libraries get.
long vitrine_probe_syscall_random(void *buffer, size_t length);
uint32_t vitrine_probe_arc4random(void);

#ifdef __cplusplus
}
#endif
#endif
