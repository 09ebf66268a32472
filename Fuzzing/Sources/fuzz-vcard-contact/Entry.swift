// SPDX-License-Identifier: MIT

import FuzzEntry
import FuzzProperties

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzProperty.vCardContact.run(start, count)
}
