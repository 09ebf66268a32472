#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the first inputs of the fuzzers from the fixtures: make_seeds.py FIXTURES FOLDER. Each case becomes a file."""
import glob
import hashlib
import os
import re
import sys

NDEF = ("ndef-strict", "ndef-lenient", "ndef-reader", "ndef-content")
SPLIT = ("ndef-incremental",)
VCARD = ("vcard-strict", "vcard-lenient", "vcard-convert", "vcard-lint", "vcard-contact")
# Bigger ones are cut by the fuzzer anyway.
LONGEST = 4096


def fields(path):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("#") and ": " in line:
                key, value = line.rstrip("\n").split(": ", 1)
                yield key, value


def hexadecimal(text):
    """Bytes with blanks between, `41*253` repeated, `pad 48` zeros up to that many; None for anything else."""
    out, words = bytearray(), text.split()
    while words:
        word = words.pop(0)
        if word == "pad" and words:
            out += bytes(max(int(words.pop(0)) - len(out), 0))
        elif re.fullmatch("[0-9A-F]{2}", word):
            out.append(int(word, 16))
        elif re.fullmatch("[0-9A-F]{2}[*×][0-9]+", word):
            out += bytes([int(word[:2], 16)]) * int(word[3:])
        else:
            return None
    return bytes(out)


def notation(text):
    """The notation of the vCard fixtures: see Tests/VCardTests/Notation.swift."""
    def brackets(match):
        names = {"LF": b"\n", "CR": b"\r", "TAB": b"\t"}
        word = match[1].decode()
        return names[word] if word in names else bytes.fromhex(word)

    text = text.replace("⏎", "\r\n").encode()
    text = re.sub(rb"\{(.*?)\}\*([0-9]+)", lambda m: m[1] * int(m[2]), text, flags=re.S)
    return re.sub(rb"\[(LF|CR|TAB|[0-9A-F]{2}(?: [0-9A-F]{2})*)\]", brackets, text)


def main():
    fixtures, folder = sys.argv[1:]
    counts = {}

    def add(entries, data, prefix=b""):
        for entry in entries if 0 < len(data) <= LONGEST else ():
            where = os.path.join(folder, entry)
            os.makedirs(where, exist_ok=True)
            with open(os.path.join(where, hashlib.sha1(prefix + data).hexdigest()), "wb") as out:
                out.write(prefix + data)
            counts[entry] = counts.get(entry, 0) + 1

    for path in sorted(glob.glob(os.path.join(fixtures, "ndef", "*.txt"))):
        for key, value in fields(path):
            data = hexadecimal(value) if key in ("input", "encoded") else None
            if data:
                add(NDEF, data)
                add(SPLIT, data, b"\x01")
    for key, value in fields(os.path.join(fixtures, "type2tag", "tlv.txt")):
        data = hexadecimal(value) if key == "area" else None
        if data:
            add(("tlv",), data, b"\x40")
    for path in ("decode", "conversion", "lint", "compact"):
        version = b"3.0"
        for key, value in fields(os.path.join(fixtures, "vcard", path + ".txt")):
            if key == "case":
                version = b"3.0"
            elif key == "version":
                version = value.encode()
            elif key == "input":
                add(VCARD, notation(value))
            elif key == "body":
                frame = b"BEGIN:VCARD\r\nVERSION:%s\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\n%sEND:VCARD\r\n"
                add(VCARD, frame % (version, notation(value)))
    print("seeds: " + ", ".join("%s %d" % item for item in sorted(counts.items())))
    # A fixture that nobody understands any more must not pass for a small corpus.
    if min(counts.get(entry, 0) for entry in NDEF + SPLIT + VCARD + ("tlv",)) < 20:
        sys.exit("make_seeds.py: fewer than 20 seeds for an entry")


if __name__ == "__main__":
    main()
