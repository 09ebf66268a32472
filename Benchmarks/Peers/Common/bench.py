# SPDX-License-Identifier: MIT
"""Timing and corpora for the Python sides; see bench.hpp."""
import os
import struct
import sys
import time

CORPORA = sys.argv[1]


def slurp(name):
    with open(os.path.join(CORPORA, name), "rb") as f:
        return f.read()


def messages():
    s, out, p = slurp("messages.bin"), [], 0
    while p + 4 <= len(s):
        n, = struct.unpack_from("<I", s, p)
        out.append(s[p + 4:p + 4 + n])
        p += 4 + n
    return out


def cards():
    """The cards of the corpus, each with its END and CR LF."""
    end = b"\r\nEND:VCARD\r\n"
    return [x + end for x in slurp("cards.vcf").split(end) if x]


# The inputs of one card each, and how many KiB their note or photo has.
CARD_SCALING = (("note-10k", 10), ("note-100k", 100), ("note-1m", 1024),
                ("photo-10k", 10), ("photo-100k", 100), ("photo-1m", 1024))


def run(side, workload, items, nbytes, totals, fn):
    warm = float(os.environ.get("BENCH_WARM", 0.05))
    part = float(os.environ.get("BENCH_SLICE", 0.03))
    samples = int(os.environ.get("BENCH_SAMPLES", 5))
    clock = time.process_time
    t0, passes = clock(), 0
    while True:
        fn()
        passes += 1
        if clock() - t0 >= warm:
            break
    one = (clock() - t0) / passes
    per = max(1, int(part / one))
    if one > 0.2:
        samples = min(samples, 3) if one < 2 else 1
    s = []
    for _ in range(samples):
        a = clock()
        for _ in range(per):
            fn()
        s.append((clock() - a) / per)
    s.sort()
    print("%s\t%s\t%d\t%d\t%.9g\t%.9g\t%s" % (side, workload, items, nbytes, s[len(s) // 2], s[0], totals), flush=True)
