// SPDX-License-Identifier: MIT
// libnfc (Debian: libnfc-dev), and what Swift cannot see of it.

#ifndef TAPCARD_CLIBNFC_SHIM_H
#define TAPCARD_CLIBNFC_SHIM_H

#include <stdio.h>
#include <bits/types/cookie_io_functions_t.h>
#include <nfc/nfc.h>

// Declared by stdio.h only for _GNU_SOURCE, which Swift does not set.
extern FILE *fopencookie(void *cookie, const char *mode, cookie_io_functions_t functions);

// Where libnfc writes its words. glibc lets stderr be set like any variable; Swift may not touch a C global.
static inline FILE *tapcard_set_stderr(FILE *stream) {
    FILE *before = stderr;
    stderr = stream;
    return before;
}

#endif
