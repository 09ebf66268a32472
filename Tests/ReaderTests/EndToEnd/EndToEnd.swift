// SPDX-License-Identifier: MIT

import Testing

/// Whole operations of this package through the real libnfc and the real pcscd, down to chips in software.
///
/// Everything here has to be installed (`make deps`): what is missing fails.
@Suite("Real readers, end to end")
enum EndToEnd {}
