// SPDX-License-Identifier: MIT

import Timing
import VCardWorkloads

let corpora = Corpora()
let stopwatch = Stopwatch(side: "TapCard")
for workload in try VCardWorkloads(corpora).all() + VCardWorkloads.scaling(corpora) { try stopwatch.measure(workload) }
