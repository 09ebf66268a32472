// SPDX-License-Identifier: MIT
// libnfc (Debian: libnfc-dev), and what Swift cannot see of it.

#ifndef TAPCARD_CLIBNFC_SHIM_H
#define TAPCARD_CLIBNFC_SHIM_H

#include <nfc/nfc.h>

#endif
