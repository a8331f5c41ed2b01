#include "PinnedWorld.h"
#include "Real.h"
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <ucontext.h>

// What a crash leaves behind: the signal and the return addresses, written to the host while the process dies. The host reads
// file and line from the debug information; nothing here allocates, locks or starts a process.

#define MODULES 256
static struct { uintptr_t start, end, base; char path[192]; } modules[MODULES];
static _Atomic int module_count;
static _Atomic int report = -1;

static int note_module(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    int *count = context;
    if (*count == MODULES) return 1;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr, to = from + info->dlpi_phdr[i].p_memsz;
        if (from < start) start = from;
        if (to > end) end = to;
    }
    modules[*count].start = start;
    modules[*count].end = end;
    modules[*count].base = info->dlpi_addr;
    strncpy(modules[*count].path, info->dlpi_name && info->dlpi_name[0] ? info->dlpi_name : "-", sizeof modules[*count].path - 1);
    ++*count;
    return 0;
}

void vitrine_crash_note_modules(void) {
    int count = 0;
    atomic_store(&module_count, 0);
    dl_iterate_phdr(note_module, &count);
    atomic_store(&module_count, count);
}

bool vitrine_module_range(const void *address, uintptr_t *start, uintptr_t *end) {
    int count = atomic_load(&module_count);
    for (int i = 0; i < count; i++) {
        if ((uintptr_t)address < modules[i].start || (uintptr_t)address >= modules[i].end) continue;
        *start = modules[i].base;
        *end = modules[i].end;
        return true;
    }
    return false;
}

// A line of text, put together without the C library.
struct line { char text[320]; size_t length; };
static void put(struct line *line, const char *text) { while (*text && line->length < sizeof line->text - 1) line->text[line->length++] = *text++; }
static void put_number(struct line *line, uintptr_t value, unsigned radix) {
    char digits[24];
    int count = 0;
    do { digits[count++] = "0123456789abcdef"[value % radix]; value /= radix; } while (value);
    while (count && line->length < sizeof line->text - 1) line->text[line->length++] = digits[--count];
}
static void send_line(struct line *line) {
    line->text[line->length++] = '\n';
    RAW3(SYS_write, atomic_load(&report), line->text, line->length);
    line->length = 0;
}

static void put_frame(struct line *line, uintptr_t address) {
    put(line, "frame ");
    put_number(line, address, 16);
    int count = atomic_load(&module_count);
    for (int i = 0; i < count; i++) {
        if (address < modules[i].start || address >= modules[i].end) continue;
        put(line, " ");
        put_number(line, address - modules[i].base, 16);
        put(line, " ");
        put(line, modules[i].path);
        break;
    }
    send_line(line);
}

/// `/proc/self/status`, opened before the sandbox closes.
static _Atomic int status_file = -1;

/// The number behind a name of `/proc/self/status`, in kilobytes; 0 where there is none.
static uintptr_t kilobytes(const char *text, size_t length, const char *name) {
    size_t size = strlen(name);
    for (size_t i = 0; i + size < length; i++) {
        if ((i > 0 && text[i - 1] != '\n') || strncmp(text + i, name, size) != 0) continue;
        uintptr_t value = 0;
        for (i += size; i < length && (text[i] == ' ' || text[i] == '\t'); i++) { }
        for (; i < length && text[i] >= '0' && text[i] <= '9'; i++) value = value * 10 + (uintptr_t)(text[i] - '0');
        return value;
    }
    return 0;
}

/// What the process took at most, and what it has asked for: who measures it from outside also counts what its parent took
/// before it ran its own program.
static void put_memory(struct line *line) {
    static char text[4096];
    long length = RAW3(SYS_read, atomic_load(&status_file), text, sizeof text);
    if (length <= 0) return;
    put(line, "memory ");
    put_number(line, kilobytes(text, (size_t)length, "VmHWM:"), 10);
    put(line, " ");
    put_number(line, kilobytes(text, (size_t)length, "VmData:"), 10);
    send_line(line);
}

static void handle(int signal, siginfo_t *info, void *context) {
    static atomic_flag is_reporting = ATOMIC_FLAG_INIT;
    if (!atomic_flag_test_and_set(&is_reporting) && atomic_load(&report) >= 0) {
        struct line line = { .length = 0 };
        put(&line, "signal ");
        put_number(&line, (uintptr_t)signal, 10);
        put(&line, " address ");
        put_number(&line, (uintptr_t)info->si_addr, 16);
        send_line(&line);
        ucontext_t *machine = context;
#if defined(__x86_64__)
        uintptr_t at = (uintptr_t)machine->uc_mcontext.gregs[REG_RIP];
#else
        uintptr_t at = (uintptr_t)machine->uc_mcontext.pc;
#endif
        // The first frames are this handler's; what was interrupted begins at `at`.
        void *frames[96];
        int count = backtrace(frames, 96), first = 0;
        while (first < count && (uintptr_t)frames[first] != at) first++;
        put_frame(&line, at);
        for (int i = first < count ? first + 1 : 1; i < count; i++) put_frame(&line, (uintptr_t)frames[i]);
        put_memory(&line);
        put(&line, "end");
        send_line(&line);
    }
    // With the handler gone the fault comes again and ends the process with its own signal.
    struct sigaction fallback;
    memset(&fallback, 0, sizeof fallback);
    fallback.sa_handler = SIG_DFL;
    sigaction(signal, &fallback, NULL);
    if (info->si_code <= 0) raise(signal);
}

/// A stack for the handler: a crash by too deep a recursion leaves no room on the thread's own.
static void give_signal_stack(void) {
    size_t size = 128 << 10;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    stack_t stack = { .ss_sp = memory, .ss_size = size };
    sigaltstack(&stack, NULL);
}

void vitrine_crash_report_to(int descriptor) {
    atomic_store(&report, descriptor);
    atomic_store(&status_file, open("/proc/self/status", O_RDONLY | O_CLOEXEC));
    // The unwinder is loaded and warmed here, not in the handler.
    void *frames[4];
    backtrace(frames, 4);
    vitrine_crash_note_modules();
    give_signal_stack();
    static const int signals[] = { SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS };
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

// Threads: each gets a stack for the handler.

REAL(int, pthread_create, (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))

struct start { void *(*routine)(void *); void *argument; };

static void free_signal_stack(void *unused) {
    (void)unused;
    stack_t stack, none = { .ss_flags = SS_DISABLE };
    if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE) && sigaltstack(&none, NULL) == 0) munmap(stack.ss_sp, stack.ss_size);
}

static void *begin(void *argument) {
    struct start start = *(struct start *)argument;
    __builtin_free(argument);
    give_signal_stack();
    void *result;
    pthread_cleanup_push(free_signal_stack, NULL);
    result = start.routine(start.argument);
    pthread_cleanup_pop(1);
    return result;
}

OVERRIDE int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*routine)(void *), void *restrict argument) {
    if (atomic_load(&report) < 0) return real_pthread_create()(thread, attributes, routine, argument);
    struct start *start = __builtin_malloc(sizeof *start);
    if (!start) return EAGAIN;
    *start = (struct start){ routine, argument };
    int code = real_pthread_create()(thread, attributes, begin, start);
    if (code != 0) __builtin_free(start);
    return code;
}
