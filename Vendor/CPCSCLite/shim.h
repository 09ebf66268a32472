// SPDX-License-Identifier: MIT
// pcsc-lite (Debian: libpcsclite-dev), and the macros of it that Swift cannot import.

#ifndef TAPCARD_CPCSCLITE_SHIM_H
#define TAPCARD_CPCSCLITE_SHIM_H

#include <winscard.h>
#include <reader.h>

static inline const SCARD_IO_REQUEST *tapcard_pci_t0(void) { return SCARD_PCI_T0; }
static inline const SCARD_IO_REQUEST *tapcard_pci_t1(void) { return SCARD_PCI_T1; }
static inline DWORD tapcard_control_code(DWORD number) { return SCARD_CTL_CODE(number); }

#endif
