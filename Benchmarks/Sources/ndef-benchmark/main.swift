// SPDX-License-Identifier: MIT

import NDEFWorkloads
import Timing

let corpora = Corpora()
let stopwatch = Stopwatch(side: "TapCard")
for workload in try NDEFWorkloads(corpora).all() + NDEFWorkloads.scaling(corpora) { try stopwatch.measure(workload) }
