#include "Real.h"
#include "PinnedWorld.h"
#include <link.h>
#include <stddef.h>

// The functions of Foundation that take and tell protection classes, which it passes over on this system. `Data` is reached by the
// symbol's name; `FileManager` is a class that is not final, so its calls go by the table of the class.

#define DATA_WRITE "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF"
#define MANAGER "$s20FoundationEssentials11FileManagerC"
#define SET_ATTRIBUTES MANAGER "13setAttributes_12ofItemAtPathySDyAA0C12AttributeKeyVypG_SStKF"
#define ATTRIBUTES MANAGER "16attributesOfItem6atPathSDyAA0C12AttributeKeyVypGSS_tKF"

__attribute__((used, visibility("hidden"))) void *vitrine_data_write, *vitrine_set_attributes, *vitrine_attributes;

/// Defines a function that goes on to the one a pointer names, with every register as it came: Swift's calls use more of them than C's.
#if defined(__x86_64__)
#define PASS_ON(name, pointer) __asm__(".text\n.globl " name "\n.hidden " name "\n.type " name ",@function\n" name ":\n jmpq *" pointer "(%rip)\n.size " name ", .-" name "\n");
#else
#define PASS_ON(name, pointer) __asm__(".text\n.globl " name "\n.hidden " name "\n.type " name ",%function\n" name ":\n adrp x16, " pointer "\n ldr x16, [x16, :lo12:" pointer "]\n br x16\n.size " name ", .-" name "\n");
#endif
PASS_ON("vitrine_real_data_write", "vitrine_data_write")
PASS_ON("vitrine_real_set_attributes", "vitrine_set_attributes")
PASS_ON("vitrine_real_attributes", "vitrine_attributes")

// PinnedFiles.swift
void vitrine_pinned_set_attributes(void);
void vitrine_pinned_attributes(void);

__attribute__((constructor)) static void find_data_write(void) { vitrine_data_write = dlsym(RTLD_NEXT, DATA_WRITE); }

/// Puts our function in the place of a method in the table of its class; false where it is not there.
static bool replace(const char *method, void (*ours)(void), void **theirs) {
    if (*theirs) return true;
    void *function = dlsym(RTLD_DEFAULT, method), **table = dlsym(RTLD_DEFAULT, MANAGER "N");
    Dl_info information;
    ElfW(Sym) *symbol = NULL;
    if (!function || !table || !dladdr1(table, &information, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return false;
    for (size_t i = 0; i < symbol->st_size / sizeof *table; i++) {
        if (table[i] != function) continue;
        *theirs = function;
        table[i] = (void *)ours;
        return true;
    }
    return false;
}

const char *vitrine_protection_install(void) {
    if (!vitrine_data_write) return DATA_WRITE " is not defined by any library of this toolchain any more";
    if (!replace(SET_ATTRIBUTES, vitrine_pinned_set_attributes, &vitrine_set_attributes)) return SET_ATTRIBUTES " is not in its class's table any more";
    if (!replace(ATTRIBUTES, vitrine_pinned_attributes, &vitrine_attributes)) return ATTRIBUTES " is not in its class's table any more";
    return NULL;
}
