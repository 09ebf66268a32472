#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Turns the lines of all sides into one table.

    report.py CODEC RESULTS

Of several rounds the best median counts. Ends with 1 when our side has wrong totals or allocates too much.
"""
import sys

OURS = "TapCard"

# Of each codec: what the corpus is, the side that the ratios are to, what a pass must find, and the workloads: name,
# title, the workload of the other side to compare with, allocations a message that ours may make (None: any number).
CODECS = {
    "NDEF": {
        "corpus": "10,000 messages, 20,546 records, 920,107 bytes; 798,599 bytes of strings and payloads in them",
        "unit": "message",
        "reference": "Qt 6",
        "totals": {"records": 20546, "strings": 798599, "identical": 10000},
        "workloads": (
            ("ndef-read", "borrowed reading", "ndef-records", 0),
            ("ndef-records", "bytes to records", "ndef-records", None),
            ("ndef-decode", "bytes to typed values, every string made", "ndef-decode", None),
            ("ndef-encode", "records to bytes", "ndef-encode", 1),
            ("ndef-encode-into", "records into the caller's buffer", "ndef-encode", 0),
            ("ndef-build", "strings to records to bytes", "ndef-build", None),
        ),
        "scaling": (
            ("records-%d", (1, 10, 100, 1000, 10000, 100000, 1000000), "ns a record, by records in one message"),
            ("payload-%s", ("1m", "16m"), "ns a message, by size of its one payload"),
        ),
    },
}


def read(path):
    """Timings by (workload, side): seconds an item, totals. Allocations by workload: how many an item."""
    times, allocations = {}, {}
    with open(path) as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if fields[2] == "allocations":
                allocations[fields[1]] = int(fields[3]) / int(fields[4])
                continue
            key, seconds = (fields[1], fields[0]), float(fields[4]) / int(fields[2])
            if key not in times or seconds < times[key][0]:
                times[key] = seconds, dict(pair.split("=") for pair in fields[6].split())
    return times, allocations


def number(x):
    """Three figures, no exponent."""
    return "{:,.0f}".format(float("%.3g" % x)) if x >= 100 else "%.3g" % x


def wrong(totals, expected):
    return ", ".join("%s %s" % (name, value) for name, value in totals.items() if int(value) != expected[name])


def main():
    codec, (times, allocations) = CODECS[sys.argv[1]], read(sys.argv[2])
    reference, faults = codec["reference"], []
    sides = list(dict.fromkeys(side for _, side in times))

    print("\n%s: %s.\n" % (sys.argv[1], codec["corpus"]))
    form = "%-42s %-12s %12s %9s %8s  %s"
    print(form % ("workload", "side", "ns/" + codec["unit"], "x " + reference, "mallocs", "totals"))
    for name, title, other, most in codec["workloads"]:
        rows = sorted((times[name, side][0], side) for side in sides if (name, side) in times)
        if not any(side == OURS for _, side in rows):
            faults.append("%s: no result of %s" % (name, OURS))
        for seconds, side in rows:
            base, made = times.get((other, reference)), allocations.get(name) if side == OURS else None
            bad = wrong(times[name, side][1], codec["totals"])
            if bad and side == OURS:
                faults.append("%s: %s" % (name, bad))
            if side == OURS and most is not None and (made is None or made > most):
                faults.append("%s: %s allocations a %s, %d at most" % (name, made, codec["unit"], most))
            print(form % (title, side, number(seconds * 1e9), "%.2f" % (base[0] / seconds) if base else "-",
                          "" if made is None else "%.4g" % made, "DIFFER: " + bad if bad else "right"))
            title = ""

    for pattern, steps, title in codec["scaling"]:
        print("\n%s:\n" % title)
        form = "%-12s" + " %12s" * len(steps)
        print(form % (("side",) + tuple("{:,}".format(s) if isinstance(s, int) else s for s in steps)))
        for side in sides:
            cells = [times.get((pattern % step, side)) for step in steps]
            if any(cells):
                print(form % ((side,) + tuple(number(c[0] * 1e9) if c else "-" for c in cells)))
    for fault in faults:
        print("\nFAULT: " + fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
