// SPDX-License-Identifier: MIT

import CAllocationCount
import Timing
import VCardWorkloads

// Each line: side, workload, "allocations", how many a pass makes, items a pass.
for workload in try VCardWorkloads(Corpora()).all() {
    // What is made once and kept, like the metadata of generic types, comes with the first pass.
    try workload.pass()
    let before = allocation_count()
    try workload.pass()
    let count = allocation_count() - before
    print("TapCard\t\(workload.name)\tallocations\t\(count)\t\(workload.items)")
}
