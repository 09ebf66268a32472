// SPDX-License-Identifier: MIT

import Glibc

/// Measures workloads and prints a line for each, as `Peers/Common/bench.hpp` does.
public struct Stopwatch {
    let side: String
    let warmUp: Double
    let slice: Double
    let samples: Int
    let only: String?

    /// Reads `BENCH_WARM` and `BENCH_SLICE` (seconds) and `BENCH_SAMPLES` from the environment, and from `BENCH_ONLY`
    /// the one workload to measure, for a profile of it.
    public init(side: String) {
        self.side = side
        warmUp = Self.number("BENCH_WARM") ?? 0.05
        slice = Self.number("BENCH_SLICE") ?? 0.03
        samples = Int(Self.number("BENCH_SAMPLES") ?? 5)
        only = getenv("BENCH_ONLY").map { String(cString: $0) }
    }

    /// Measures one workload: warm-up, then samples of as many passes as fill a slice of time.
    public func measure(_ workload: Workload) throws {
        if let only, only != workload.name { return }
        var passes = 0
        let start = Self.now()
        repeat {
            try workload.pass()
            passes += 1
        } while Self.now() - start < warmUp
        let pass = (Self.now() - start) / Double(passes)
        let passesPerSample = max(1, Int(slice / pass))
        var seconds: [Double] = []
        for _ in 0..<(pass > 0.5 ? min(samples, 3) : samples) {
            let begin = Self.now()
            for _ in 0..<passesPerSample { try workload.pass() }
            seconds.append((Self.now() - begin) / Double(passesPerSample))
        }
        seconds.sort()
        let fields = [
            side, workload.name, "\(workload.items)", "\(workload.bytes)", "\(seconds[seconds.count / 2])",
            "\(seconds[0])", workload.totals,
        ]
        print(fields.joined(separator: "\t"))
        fflush(nil)
    }

    // Processor time: what else the machine does counts less then. All sides have one thread.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func number(_ name: String) -> Double? {
        getenv(name).flatMap { Double(String(cString: $0)) }
    }
}
