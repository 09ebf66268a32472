// SPDX-License-Identifier: MIT

import VCardWorkloads
import Timing

let corpora = Corpora()
let stopwatch = Stopwatch(side: "TapCard")
for workload in try VCardWorkloads(corpora).all() + VCardWorkloads.scaling(corpora) { try stopwatch.measure(workload) }
