#include "PinnedWorld.h"
#include "Real.h"
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>

// The sandbox that the process closes round itself before it loads user code: Landlock for files, seccomp for sockets, processes
// and signals. Neither needs privileges nor another program, and neither can be opened again.

// Of <linux/landlock.h>; the header of the build machine may be older than its kernel.
struct ruleset { uint64_t files, ports, scopes; };
struct path_rule { uint64_t allowed; int32_t parent; } __attribute__((packed));
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { FS_EXECUTE = 1 << 0, FS_WRITE_FILE = 1 << 1, FS_READ_FILE = 1 << 2, FS_READ_FOLDER = 1 << 3, FS_ALL_1 = (1 << 13) - 1, FS_REFER = 1 << 13,
       FS_TRUNCATE = 1 << 14, FS_DEVICE = 1 << 15 };

static bool allow(int rules, const char *path, uint64_t rights) {
    int folder = (int)RAW4(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC, 0);
    if (folder < 0) return false;
    struct stat status;
    // Rights that only folders have are an error for a file.
    if (fstat(folder, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_DEVICE;
    struct path_rule rule = { rights, folder };
    long result = RAW4(ADD_RULE, rules, 1, &rule, 0);
    RAW1(SYS_close, folder);
    return result == 0;
}

static bool confine_files(const struct vitrine_confinement *wanted, void (*explain)(void *, const char *), void *context) {
    long version = RAW3(CREATE_RULESET, 0, 0, 1);
    if (version < 1) {
        explain(context, "This kernel has no Landlock: the extension can read and write every file that you can.");
        return false;
    }
    uint64_t handled = FS_ALL_1;
    if (version >= 2) handled |= FS_REFER;
    if (version >= 3) handled |= FS_TRUNCATE;
    // Version 6 can also keep signals and abstract sockets inside.
    struct ruleset ruleset = { .files = handled, .scopes = version >= 6 ? 3 : 0 };
    size_t size = version >= 6 ? sizeof ruleset : offsetof(struct ruleset, ports);
    int rules = (int)RAW3(CREATE_RULESET, &ruleset, size, 0);
    if (rules < 0) {
        explain(context, "Landlock refused the rules: the extension can read and write every file that you can.");
        return false;
    }
    uint64_t read_rights = (FS_EXECUTE | FS_READ_FILE | FS_READ_FOLDER) & handled;
    for (size_t i = 0; i < wanted->readable_count; i++) allow(rules, wanted->readable[i], read_rights);
    for (size_t i = 0; i < wanted->writable_count; i++) {
        if (allow(rules, wanted->writable[i], handled & ~(uint64_t)FS_EXECUTE)) continue;
        char text[512];
        snprintf(text, sizeof text, "The folder %s is not there: the extension cannot write to it.", wanted->writable[i]);
        explain(context, text);
    }
    static const char *const devices[] = { "/dev/null", "/dev/zero", "/dev/full", "/dev/urandom", "/dev/random" };
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) allow(rules, devices[i], (FS_READ_FILE | FS_WRITE_FILE | FS_TRUNCATE) & handled);
    // The clock looks at the threads of the process.
    allow(rules, "/proc/self", (FS_READ_FILE | FS_READ_FOLDER) & handled);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    long result = RAW2(RESTRICT_SELF, rules, 0);
    RAW1(SYS_close, rules);
    if (result != 0) explain(context, "Landlock could not be closed: the extension can read and write every file that you can.");
    return result == 0;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RESULT(code) BPF_STMT(BPF_RET | BPF_K, code)
#define REFUSE(code) RESULT(SECCOMP_RET_ERRNO | (code))

/// Calls refused whatever their arguments.
static const struct { int number, code; } refused[] = {
    { SYS_execve, EPERM }, { SYS_execveat, EPERM }, { SYS_ptrace, EPERM }, { SYS_process_vm_readv, EPERM }, { SYS_process_vm_writev, EPERM },
    { SYS_mount, EPERM }, { SYS_umount2, EPERM }, { SYS_unshare, EPERM }, { SYS_setns, EPERM }, { SYS_chroot, EPERM }, { SYS_pivot_root, EPERM },
    { SYS_reboot, EPERM }, { SYS_kexec_load, EPERM }, { SYS_bpf, EPERM }, { SYS_keyctl, EPERM }, { SYS_add_key, EPERM }, { SYS_swapon, EPERM },
    { SYS_init_module, EPERM }, { SYS_finit_module, EPERM }, { SYS_delete_module, EPERM }, { SYS_settimeofday, EPERM }, { SYS_clock_settime, EPERM },
    { SYS_setpgid, EPERM }, { SYS_setsid, EPERM }, { SYS_prlimit64, 0 },
    // The C library falls back to clone, whose flags can be looked at.
    { 435 /* clone3 */, ENOSYS }, { 425 /* io_uring_setup */, ENOSYS }, { 434 /* pidfd_open */, EPERM }, { 424 /* pidfd_send_signal */, EPERM },
#ifdef SYS_fork
    { SYS_fork, EPERM }, { SYS_vfork, EPERM },
#endif
};

static bool confine_calls(bool network, bool processes) {
    struct sock_filter program[128];
    size_t n = 0;
#define ADD(...) do { const struct sock_filter part[] = { __VA_ARGS__ }; memcpy(program + n, part, sizeof part); n += sizeof part / sizeof *part; } while (0)
    ADD(LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), REFUSE(ENOSYS), LOAD(nr));
#if defined(__x86_64__)
    // The x32 numbers would be a way round.
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), REFUSE(ENOSYS));
#endif
    if (processes) {
        for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
            if (refused[i].code == 0) continue;
            ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)refused[i].number, 0, 1), REFUSE(refused[i].code));
        }
        uint32_t self = (uint32_t)RAW1(SYS_getpid, 0);
        // A clone that is not a thread is a process.
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
            REFUSE(EPERM), RESULT(SECCOMP_RET_ALLOW));
        // Signals only to itself; tkill names a thread and no process, so it is left to those of old C libraries: none.
        static const int signals[] = { SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo };
        for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
            ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)signals[i], 0, 5), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 2, 0),
                BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), REFUSE(EPERM), RESULT(SECCOMP_RET_ALLOW));
        }
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tkill, 0, 1), REFUSE(EPERM));
    }
    if (network) {
        // A phone without network makes sockets and cannot reach anything; without the socket the reason comes sooner.
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0),
            REFUSE(ENETDOWN), RESULT(SECCOMP_RET_ALLOW));
    }
    ADD(RESULT(SECCOMP_RET_ALLOW));
#undef ADD
    struct sock_fprog filter = { .len = (unsigned short)n, .filter = program };
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    return RAW3(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

/// Gives up what root may do, but for reading and writing files of other users, which Landlock looks after.
static void drop_capabilities(void) {
    struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
    struct __user_cap_data_struct data[2];
    memset(data, 0, sizeof data);
    if (RAW2(SYS_capget, &header, data) != 0) return;
    uint32_t kept = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH | 1u << CAP_FOWNER;
    data[0].effective &= kept;
    data[0].permitted &= kept;
    data[0].inheritable = 0;
    data[1].effective = data[1].permitted = data[1].inheritable = 0;
    RAW2(SYS_capset, &header, data);
}

void vitrine_confine(struct vitrine_confinement *wanted, void (*explain)(void *, const char *), void *context) {
    drop_capabilities();
    if (wanted->files) wanted->files = confine_files(wanted, explain, context);
    if (wanted->network || wanted->processes) {
        if (!confine_calls(wanted->network, wanted->processes)) {
            wanted->network = wanted->processes = false;
            explain(context, "This kernel takes no seccomp filter: the extension can start processes and open sockets of its own.");
        }
    }
}

static void limit(int resource, uint64_t value) {
    struct rlimit before;
    if (getrlimit(resource, &before) != 0) return;
    rlim_t most = before.rlim_max == RLIM_INFINITY || value < before.rlim_max ? (rlim_t)value : before.rlim_max;
    struct rlimit after = { most, most };
    setrlimit(resource, &after);
}

void vitrine_limit(uint64_t memory, uint64_t processor_seconds, uint64_t file_size) {
    if (memory) limit(RLIMIT_DATA, memory);
    if (processor_seconds) limit(RLIMIT_CPU, processor_seconds);
    if (file_size) limit(RLIMIT_FSIZE, file_size);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 1024);
}
