#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the vCard corpora, the same bytes every time.

    make_vcard.py FOLDER

cards.vcf      5,000 cards of version 3.0 (RFC 2426): CR LF, lines folded at 75 octets and never inside a character, all
               four escapes, names in five scripts; N FN ORG TITLE TEL EMAIL URL ADR NOTE, some with NICKNAME, BDAY,
               CATEGORIES or a group
note-S.vcf     one card with a folded and escaped NOTE of S bytes (10k, 100k, 1m)
photo-S.vcf    one card with a folded PHOTO of S characters of base64
"""
import base64
import hashlib
import os
import sys

from splitmix import Rng

CARDS = 5000
EXPECTED = "a761c5e344821741300ee3d2768083ff7cf0673214418dfc52a472ce014849c9"
SIZES = (("10k", 10240), ("100k", 102400), ("1m", 1 << 20))

PEOPLE = [(["Ada", "Grace", "Alan", "Barbara", "Dennis", "Margaret"],
           ["Lovelace", "Hopper", "Turing", "Liskov", "Ritchie", "Hamilton"]),
          (["Jürgen", "Zoë", "Müge", "François", "Søren", "Łukasz"],
           ["Müller", "Brontë", "Yılmaz", "Lefèvre", "Kierkegård", "Wójcik"]),
          (["太郎", "花子", "健一"], ["山田", "佐藤", "鈴木"]),
          (["Анна", "Борис", "Елена"], ["Иванова", "Петров", "Смирнова"]),
          (["Νίκος", "Ελένη"], ["Παπαδόπουλος", "Γεωργίου"])]
MIDDLE = ["", "", "", "M.", "Q.", "Maria", "Ξ."]
PREFIX = ["", "", "", "Dr.", "Prof.", "Mr.", "Ms."]
SUFFIX = ["", "", "", "", "Jr.", "PhD", "M.D.,A.C.P."]
ORGS = ["Analytical Engines, Ltd.", "Example; Sons & Co.", "ACME", "Bäckerei Schön",
        "株式会社サンプル", "Back\\Slash Systems", "North & South GmbH"]
UNITS = ["Research", "Sales, EMEA", "Tools; Infra", "R&D", "品質管理"]
TITLES = ["Engineer", "Senior Engineer, Compilers", "Directrice générale", "Head of R&D; Tags",
          "Baker", "営業部長"]
STREETS = ["12 St James's Square", "Hauptstraße 7", "1 Infinite Loop, Suite 5",
           "Улица Ленина 3", "Calle Mayor, 8; 2º", "221B Baker Street"]
CITIES = [("London", "", "SW1Y 4JH", "United Kingdom"), ("München", "Bayern", "80331", "Deutschland"),
          ("Springfield", "IL", "62701", "USA"), ("東京都", "千代田区", "100-0001", "日本"),
          ("Kraków", "", "30-001", "Polska")]
HOSTS = ["example.com", "example.org", "mail.example.net", "corp.example"]
NOTE = ["Met at the conference,", "call back; after lunch.", "Prefers tea\nnot coffee.",
        "Path C:\\tags\\new", "schöne Grüße", "よろしくお願いします。", "See https://example.com/a,b;c",
        "Badge no. 4711", "🎉 party on Friday", "lorem ipsum dolor sit amet,"]
TYPES = ["WORK,VOICE", "HOME", "CELL,VOICE,PREF", "WORK,FAX", "CELL"]


def esc(s):
    return (s.replace("\\", "\\\\").replace("\n", "\\n")
            .replace(",", "\\,").replace(";", "\\;"))


def fold(line):
    """CRLF + space after at most 75 octets, never inside a character."""
    b = line.encode("utf-8")
    out, start, limit = [], 0, 75
    while len(b) - start > limit:
        end = start + limit
        while b[end] & 0xC0 == 0x80:
            end -= 1
        out.append(b[start:end])
        start, limit = end, 74
    out.append(b[start:])
    return b"\r\n ".join(out) + b"\r\n"


def card(lines):
    return b"".join(fold(x) for x in ["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"])


def person(rng):
    given, family = (rng.pick(x) for x in rng.pick(PEOPLE))
    mid, pre, suf = rng.pick(MIDDLE), rng.pick(PREFIX), rng.pick(SUFFIX)
    fn = " ".join(x for x in (pre, given, mid, family) if x) + (", " + suf if suf else "")
    n = ";".join(esc(x) for x in (family, given, mid, pre, suf))
    return n, fn


def contact(rng):
    n, fn = person(rng)
    ls = ["N:" + n, "FN:" + esc(fn)]
    if rng.chance(15):
        ls.append("NICKNAME:" + esc(rng.pick(rng.pick(PEOPLE)[0])))
    ls.append("ORG:" + esc(rng.pick(ORGS)) + (";" + esc(rng.pick(UNITS)) if rng.chance(60) else ""))
    ls.append("TITLE:" + esc(rng.pick(TITLES)))
    for i in range(1 + rng.below(3)):
        num = "+1-555-%03d-%04d" % (rng.below(1000), rng.below(10000))
        ls.append("TEL;TYPE=%s:%s" % (rng.pick(TYPES), num))
    for i in range(1 + rng.below(2)):
        ls.append("EMAIL;TYPE=INTERNET%s:user%d@%s" %
                  (rng.pick(["", ",WORK", ",HOME,PREF"]), rng.below(100000), rng.pick(HOSTS)))
    if rng.chance(10):
        ls.append("item1.URL:https://%s/~u%d" % (rng.pick(HOSTS), rng.below(10000)))
    else:
        ls.append("URL:https://%s/people/%08x" % (rng.pick(HOSTS), rng.below(1 << 32)))
    for i in range(1 + (rng.chance(25))):
        city, region, code, country = rng.pick(CITIES)
        ls.append("ADR;TYPE=%s:;;%s;%s;%s;%s;%s" % (rng.pick(["WORK", "HOME"]), esc(rng.pick(STREETS)),
                                                     esc(city), esc(region), esc(code), esc(country)))
    if rng.chance(15):
        ls.append("BDAY:%04d-%02d-%02d" % (1930 + rng.below(80), 1 + rng.below(12), 1 + rng.below(28)))
    if rng.chance(15):
        ls.append("CATEGORIES:friends,work,nfc")
    ls.append("NOTE:" + esc(" ".join(rng.pick(NOTE) for _ in range(1 + rng.below(8)))))
    return card(ls)


def base64_of(rng, chars):
    raw = b"".join(rng.u64().to_bytes(8, "little") for _ in range(chars // 4 * 3 // 8 + 1))
    return base64.b64encode(raw[:chars // 4 * 3]).decode("ascii")


def photo(rng, chars):
    return card(["N:Lovelace;Ada;;;", "FN:Ada Lovelace", "TEL;TYPE=CELL:+1-555-010-0000",
                 "PHOTO;ENCODING=b;TYPE=JPEG:" + base64_of(rng, chars)])


def note(rng, size):
    s, n = [], 0
    while n < size:
        s.append(rng.pick(NOTE) + " ")
        n += len(esc(s[-1]).encode("utf-8"))
    return card(["N:Lovelace;Ada;;;", "FN:Ada Lovelace", "NOTE:" + esc("".join(s))])


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)

    def write(name, data):
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)

    rng = Rng(0x76436172)
    out = b"".join(contact(rng) for _ in range(CARDS))
    digest = hashlib.sha256(out).hexdigest()
    if digest != EXPECTED:
        sys.exit("make_vcard.py: the corpus is another one than the figures were taken with: sha256 " + digest)
    write("cards.vcf", out)
    for name, size in SIZES:
        write("note-%s.vcf" % name, note(Rng(11), size))
        write("photo-%s.vcf" % name, photo(Rng(7), size))


if __name__ == "__main__":
    main()
