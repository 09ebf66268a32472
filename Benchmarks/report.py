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
# Then the inputs of one message each, and what must be found in them where that is another thing.
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
    "VCard": {
        "corpus": "5,000 cards, 56,040 properties, 2,784,879 bytes; 137,621 bytes of FN and 518,191 of NOTE in them",
        "unit": "card",
        "reference": "EVCard",
        "totals": {"fn": 137621, "note": 518191},
        "workloads": (
            ("vcard-parse", "bytes to properties", "vcard-parse", None),
            ("vcard-read", "bytes to properties, FN and NOTE as texts", "vcard-read", None),
            ("vcard-contact", "bytes to a contact, every value made", "vcard-read", None),
            ("vcard-write", "typed values to bytes", "vcard-write", 1),
            ("vcard-append", "typed values into the caller's array", "vcard-write", 0),
            ("vcard-rewrite", "a card that was read to bytes", "vcard-write", 1),
            ("vcard-build", "strings to properties to bytes", "vcard-build", None),
        ),
        "scaling": (
            ("note-%s", ("10k", "100k", "1m"), "ns a KiB, by size of a note, folded, escaped, taken as text"),
            ("photo-%s", ("10k", "100k", "1m"), "ns a KiB, by size of a photo in base64, folded, taken as bytes"),
        ),
        "scaling totals": {
            "note-10k": {"value": 9892}, "note-100k": {"value": 98997}, "note-1m": {"value": 1013601},
            "photo-10k": {"value": 7680}, "photo-100k": {"value": 76800}, "photo-1m": {"value": 786432},
        },
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
    reference, faults, expected = codec["reference"], [], codec.get("scaling totals", {})
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
        form = "%-12s" + " %12s" * len(steps) + "%s"
        print(form % (("side",) + tuple("{:,}".format(s) if isinstance(s, int) else s for s in steps) + ("",)))
        for side in sides:
            cells = [times.get((pattern % step, side)) for step in steps]
            if not any(cells):
                continue
            bad = [wrong(c[1], expected[pattern % step]) for c, step in zip(cells, steps) if c and expected]
            if side == OURS:
                faults += [pattern % "?" + ": " + b for b in bad if b]
            remark = "  DIFFER: " + "; ".join(b for b in bad if b) if any(bad) else ""
            print(form % ((side,) + tuple(number(c[0] * 1e9) if c else "-" for c in cells) + (remark,)))
        ratios = [(times.get((pattern % s, reference)), times.get((pattern % s, OURS))) for s in steps]
        ratios = tuple("%.2f" % (r[0] / o[0]) if r and o else "-" for r, o in ratios)
        print(form % (("x " + reference,) + ratios + ("",)))
    for fault in faults:
        print("\nFAULT: " + fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
