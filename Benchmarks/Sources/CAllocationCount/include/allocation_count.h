// SPDX-License-Identifier: MIT
#pragma once

/// How many blocks this process asked the C library for so far, on all threads.
unsigned long allocation_count(void);
