# SPDX-License-Identifier: MIT
"""vobject. Argument: the folder of the corpora."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Common"))
import bench    # noqa: E402
import vobject  # noqa: E402

SIDE = "vobject"


def totals(cards):
    return "fn=%d note=%d" % (sum(len(c.fn.value.encode()) for c in cards),
                              sum(len(c.note.value.encode()) for c in cards))


texts = [c.decode("utf-8") for c in bench.cards()]
size = sum(len(t.encode("utf-8")) for t in texts)
cards = [vobject.readOne(t) for t in texts]


def read():
    for t in texts:
        card = vobject.readOne(t)
        len(card.fn.value) + len(card.note.value)


def write():
    for card in cards:
        card.serialize()


# Its reading is complete: there is no cheaper one without the values.
bench.run(SIDE, "vcard-read", len(cards), size, totals(cards), read)
bench.run(SIDE, "vcard-write", len(cards), size, totals([vobject.readOne(c.serialize()) for c in cards]), write)
for name, kib in bench.CARD_SCALING:
    text = bench.slurp(name + ".vcf").decode("utf-8")

    def value():
        card = vobject.readOne(text)
        return len(card.note.value.encode() if name.startswith("note") else card.photo.value)

    bench.run(SIDE, name, kib, len(text.encode()), "value=%d" % value(), value)
