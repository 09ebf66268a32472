# SPDX-License-Identifier: MIT
"""ndeflib. Argument: the folder of the corpora."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Common"))
import bench  # noqa: E402
import ndef   # noqa: E402

SIDE = "ndeflib"


def strings(records):
    n = 0
    for r in records:
        if isinstance(r, ndef.UriRecord):
            n += len(r.iri.encode())
        elif isinstance(r, ndef.TextRecord):
            n += len(r.text.encode()) + len(r.language)
        elif isinstance(r, ndef.SmartposterRecord):
            n += strings(r.uri_records) + strings(r.title_records)
        else:
            n += len(r.data)
    return n


def decode(b, known=None):
    if known is None:
        return list(ndef.message_decoder(b))
    return list(ndef.message_decoder(b, known_types=known))


msgs = bench.messages()
nbytes = sum(map(len, msgs))
recs = [decode(m) for m in msgs]
same = sum(b"".join(ndef.message_encoder(r)) == m for r, m in zip(recs, msgs))
read = "records=%d" % sum(map(len, recs))
made = sum(map(strings, recs))


def raw():
    for m in msgs:
        decode(m, {})


def full():
    for m in msgs:
        decode(m)


def encode():
    for r in recs:
        b"".join(ndef.message_encoder(r))


def plain(records):
    out = []
    for r in records:
        if isinstance(r, ndef.UriRecord):
            out.append(("U", r.name, r.iri))
        elif isinstance(r, ndef.TextRecord):
            out.append(("T", r.name, r.text, r.language))
        elif isinstance(r, ndef.SmartposterRecord):
            t = r.title_records[0]
            out.append(("S", r.name, r.uri_records[0].iri, t.text, t.language, r.action))
        else:
            out.append(("R", r.name, r.type, bytes(r.data)))
    return out


def build(items):
    recs = []
    for i in items:
        if i[0] == "U":
            r = ndef.UriRecord(i[2])
        elif i[0] == "T":
            r = ndef.TextRecord(i[2], i[3])
        elif i[0] == "S":
            r = ndef.SmartposterRecord(i[2])
            r.set_title(i[3], i[4])
            if i[5]:
                r.action = i[5]
        else:
            r = ndef.Record(i[2], "", i[3])
        if i[1]:
            r.name = i[1]
        recs.append(r)
    return b"".join(ndef.message_encoder(recs))


plains = [plain(r) for r in recs]
built = sum(build(p) == m for p, m in zip(plains, msgs))

bench.run(SIDE, "ndef-records", len(msgs), nbytes, read, raw)
bench.run(SIDE, "ndef-decode", len(msgs), nbytes, "%s strings=%d" % (read, made), full)
bench.run(SIDE, "ndef-encode", len(msgs), nbytes, "identical=%d" % same, encode)
bench.run(SIDE, "ndef-build", len(msgs), nbytes, "identical=%d" % built, lambda: [build(p) for p in plains])
# More records take minutes, and more payload than 1 MiB is refused.
for name in ("records-1", "records-10", "records-100", "records-1000", "records-10000", "payload-1m"):
    b = bench.slurp(name + ".bin")
    n = len(decode(b))
    bench.run(SIDE, name, n, len(b), "records=%d" % n, lambda: decode(b))
