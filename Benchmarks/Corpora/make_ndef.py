#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the NDEF corpora, the same bytes every time (needs ndeflib from PyPI).

    make_ndef.py FOLDER

messages.bin      10,000 NDEF messages, each a 32-bit little-endian length and that many bytes: 1 to 4 records of
                  URI, Text (UTF-8), media type vCard, Smart Poster, Android application. ndeflib encodes them.
records-N.bin     one message of N records of about 20 bytes, N from 1 to 1,000,000
payload-S.bin     one message of one media record with a payload of S bytes (1m, 16m)
"""
import hashlib
import os
import struct
import sys

import ndef

from splitmix import Rng

MESSAGES = 10000
EXPECTED = "a0fc0599209abe36530ad2e88b94fb64fe6b718b37c37390fae6b50e2f0be62c"
RECORD_COUNTS = (1, 10, 100, 1000, 10000, 100000, 1000000)
PAYLOADS = (("1m", 1 << 20), ("16m", 1 << 24))

PREFIXES = ["https://www.", "https://", "http://www.", "http://", "tel:",
            "mailto:", "geo:", "urn:epc:id:", "sms:"]
HOSTS = ["example.com", "example.org", "shop.example.net", "a.example",
         "menu.example.com", "tickets.example.org"]
WORDS = ["nfc", "tag", "menu", "item", "poster", "event", "ticket", "door",
         "room", "asset", "wifi", "order", "info", "start", "home"]
TEXT = [("en", ["Hello", "world", "tap", "here", "for", "the", "menu", "of",
                "today", "room", "open", "daily"]),
        ("de", ["Grüße", "aus", "Köln", "bitte", "hier", "tippen", "für",
                "mehr", "Straße"]),
        ("fr", ["Café", "à", "côté", "de", "la", "gare", "été", "déjà"]),
        ("ja", ["ようこそ", "東京", "駅", "切符", "入口", "です"]),
        ("zh-Hans", ["你好", "世界", "菜单", "今天", "出口"]),
        ("el", ["Καλημέρα", "κόσμε", "εδώ", "πόλη"]),
        ("en-US", ["Party", "🎉", "at", "noon", "🙂", "bring", "friends"])]
GIVEN = ["Ada", "Zoë", "Jürgen", "Müge", "太郎", "Łukasz", "Anna", "Omar"]
FAMILY = ["Lovelace", "Brontë", "Müller", "Yılmaz", "山田", "Nowak", "Smith"]


def uri(rng):
    p = rng.pick(PREFIXES)
    if p in ("tel:", "sms:"):
        return p + "+1555" + "".join(str(rng.below(10)) for _ in range(7))
    if p == "mailto:":
        return p + rng.pick(WORDS) + str(rng.below(1000)) + "@" + rng.pick(HOSTS)
    if p == "geo:":
        return "geo:%d.%04d,%d.%04d" % (rng.below(90), rng.below(10000),
                                        rng.below(180), rng.below(10000))
    if p == "urn:epc:id:":
        return "urn:epc:id:sgtin:%07d.%06d.%d" % (rng.below(10**7),
                                                  rng.below(10**6), rng.below(10**4))
    s = p + rng.pick(HOSTS)
    for _ in range(rng.below(3)):
        s += "/" + rng.pick(WORDS)
    if rng.chance(30):
        s += "?id=%08x" % rng.below(1 << 32)
    return s


def text(rng, lo=2, hi=7):
    lang, words = rng.pick(TEXT)
    n = lo + rng.below(hi - lo + 1)
    return " ".join(rng.pick(words) for _ in range(n)), lang


def vcard(rng):
    g, f = rng.pick(GIVEN), rng.pick(FAMILY)
    lines = ["BEGIN:VCARD", "VERSION:3.0", "N:%s;%s;;;" % (f, g),
             "FN:%s %s" % (g, f)]
    if rng.chance(60):
        lines.append("TEL;TYPE=CELL:+1555%07d" % rng.below(10**7))
    if rng.chance(60):
        lines.append("EMAIL:%s%d@%s" % (rng.pick(WORDS), rng.below(100), rng.pick(HOSTS)))
    if rng.chance(25):
        lines.append("ORG:%s Inc.\\, %s" % (rng.pick(WORDS).title(), rng.pick(HOSTS)))
    if rng.chance(10):
        t, _ = text(rng, 10, 20)
        lines.append("NOTE:" + t)
    lines.append("END:VCARD")
    return ("\r\n".join(lines) + "\r\n").encode("utf-8")


def record(rng, index):
    k = rng.below(100)
    if index > 0 and k < 25:
        return ndef.Record("urn:nfc:ext:android.com:pkg", "",
                           ("com.example.%s.%s" % (rng.pick(WORDS), rng.pick(WORDS))).encode())
    k = rng.below(100)
    if k < 42:
        r = ndef.UriRecord(uri(rng))
    elif k < 74:
        t, lang = text(rng)
        r = ndef.TextRecord(t, lang)
    elif k < 84:
        r = ndef.Record("text/vcard" if rng.chance(70) else "text/x-vCard", "", vcard(rng))
    else:
        r = ndef.SmartposterRecord(uri(rng))
        t, lang = text(rng, 1, 4)
        r.set_title(t, lang)
        if rng.chance(30):
            r.action = "exec"
    if rng.chance(4):
        r.name = "r%d" % rng.below(1000)
    return r


def message(rng):
    k = rng.below(100)
    n = 1 if k < 38 else 2 if k < 70 else 3 if k < 88 else 4
    return b"".join(ndef.message_encoder([record(rng, i) for i in range(n)]))


def many_records(count):
    """By hand, because ndeflib takes a while for a million: URI and Text in turn."""
    out = bytearray()
    for i in range(count):
        if i % 2 == 0:
            kind, payload = b"U", b"\x04example.com/%05d" % i
        else:
            kind, payload = b"T", b"\x02enrecord %05d" % i
        out += bytes([0x11 | (0x80 if i == 0 else 0) | (0x40 if i == count - 1 else 0), 1, len(payload)])
        out += kind + payload
    return out


def big_payload(rng, size):
    """By hand, because ndeflib takes no payload over 1 MiB."""
    kind = b"application/octet-stream"
    block = b"".join(rng.u64().to_bytes(8, "little") for _ in range(8192))
    return bytes([0xC2, len(kind)]) + struct.pack(">I", size) + kind + block * (size // len(block))


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)

    def write(name, data):
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)

    rng = Rng(0x4E444546)
    out = bytearray()
    for _ in range(MESSAGES):
        m = message(rng)
        out += struct.pack("<I", len(m)) + m
    digest = hashlib.sha256(out).hexdigest()
    if digest != EXPECTED:
        sys.exit("make_ndef.py: the corpus is another one than the figures were taken with: sha256 " + digest)
    write("messages.bin", out)
    for count in RECORD_COUNTS:
        write("records-%d.bin" % count, many_records(count))
    for name, size in PAYLOADS:
        write("payload-%s.bin" % name, big_payload(rng, size))


if __name__ == "__main__":
    main()
