#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts questions to ndeflib and vobject.

Reads one JSON object a line, writes one a line, in the same order. A question has an "operation" and what that needs;
an answer has "error" (the exception's class) and "message" when the library raised, else what came of it. Bytes are
upper-case hexadecimal digits in both directions.
"""

import io
import json
import sys
from importlib.metadata import version

import ndef
import vobject


def digits(octets):
    return bytes(octets).hex().upper()


def versions(question):
    names = ("ndeflib", "vobject")
    return {"versions": {name: version(name) for name in names}, "byteOrder": sys.byteorder}


# ndeflib


def shown_record(record):
    shown = {"type": record.type, "id": digits(record.name.encode("latin")), "payload": digits(record.data)}
    if isinstance(record, ndef.UriRecord):
        shown["iri"] = units(record.iri)
    elif isinstance(record, ndef.TextRecord):
        shown["text"] = units(record.text)
        shown["language"] = record.language
        shown["encoding"] = record.encoding
    return shown


def units(text):
    """The text in code points, for it may hold halves of surrogate pairs, which JSON readers refuse."""
    return [ord(character) for character in text]


def built_record(model):
    identifier = bytes.fromhex(model["id"])
    if "iri" in model:
        record = ndef.UriRecord(joined(model["iri"]))
    elif "text" in model:
        record = ndef.TextRecord(joined(model["text"]), model["language"], model["encoding"])
    else:
        return ndef.Record(model["type"], identifier, bytes.fromhex(model["payload"]))
    record.name = identifier
    return record


def joined(code_points):
    return "".join(map(chr, code_points))


def decode(question):
    stream = io.BytesIO(bytes.fromhex(question["hex"]))
    stream = io.BufferedReader(stream)
    records = list(ndef.message_decoder(stream, errors=question.get("mode", "strict")))
    shown = [shown_record(record) for record in records]
    return {"records": shown, "hex": digits(b"".join(ndef.message_encoder(records))), "unread": len(stream.read())}


def encode(question):
    records = [built_record(model) for model in question["records"]]
    return {"hex": digits(b"".join(ndef.message_encoder(records)))}


# vobject

NAME = ("family", "given", "additional", "prefix", "suffix")
ADDRESS = ("box", "extended", "street", "city", "region", "code", "country")


def values(value):
    return [value] if isinstance(value, str) else list(value)


def components(line):
    if line.name == "N":
        return [values(getattr(line.value, field)) for field in NAME]
    if line.name == "ADR":
        return [values(getattr(line.value, field)) for field in ADDRESS]
    if line.name == "ORG":
        return [values(unit) for unit in line.value]
    if isinstance(line.value, bytes):
        return [["base64 " + digits(line.value)]]
    return [values(line.value)]


def shown_property(line):
    parameters = {name: list(values) for name, values in line.params.items()}
    for name in line.singletonparams:
        parameters[name] = []
    return {"group": line.group or "", "name": line.name, "parameters": parameters, "components": components(line)}


def read_cards(question):
    text = bytes.fromhex(question["hex"]).decode("utf-8")
    cards = list(vobject.readComponents(text))
    return {"cards": [[shown_property(line) for line in card.lines()] for card in cards]}


def write_card(question):
    card = vobject.vCard()
    for model in question["properties"]:
        line = card.add(model["name"].lower())
        parts = model["components"]
        if model["name"] == "N":
            line.value = vobject.vcard.Name(**dict(zip(NAME, parts)))
        elif model["name"] == "ADR":
            line.value = vobject.vcard.Address(**dict(zip(ADDRESS, parts)))
        elif model["name"] == "ORG":
            line.value = [value for part in parts for value in part]
        elif model["name"] == "CATEGORIES":
            line.value = parts[0]
        else:
            line.value = parts[0][0]
        if model["group"]:
            line.group = model["group"]
        for name, values in model["parameters"].items():
            line.params[name] = values
    return {"hex": digits(card.serialize().encode("utf-8"))}


OPERATIONS = {
    "versions": versions,
    "decode": decode,
    "encode": encode,
    "readCards": read_cards,
    "writeCard": write_card,
}


def answer(line):
    question = json.loads(line)
    operation = OPERATIONS[question["operation"]]
    try:
        return operation(question)
    except Exception as error:
        kind = type(error)
        return {"error": kind.__name__, "message": str(error)}


for line in sys.stdin.buffer:
    print(json.dumps(answer(line)), flush=True)
