// SPDX-License-Identifier: MIT

// Calls what the README defines; .ci/readme puts its blocks beside this file.
try show(build())
try writeAndVerify()
