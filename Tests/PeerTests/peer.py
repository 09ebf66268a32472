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
    tnf, kind = parted(record.type)
    identifier = digits(record.name.encode("latin"))
    shown = {"tnf": tnf, "type": kind, "id": identifier, "payload": digits(record.data)}
    if isinstance(record, ndef.UriRecord):
        shown["iri"] = units(record.iri)
    elif isinstance(record, ndef.TextRecord):
        shown["text"] = units(record.text)
        shown["language"] = record.language
        shown["encoding"] = record.encoding
    elif isinstance(record, ndef.SmartposterRecord):
        shown["poster"] = shown_poster(record)
    elif type(record) in DESCRIBED:
        shown["fields"] = DESCRIBED[type(record)](record)
    return shown


def shown_poster(record):
    """The attributes of the poster, which tell one title a language and one icon a type."""
    shown = {
        "uri": units(record.resource.iri) if record.resource else [],
        "titles": [{"language": language, "text": units(text)} for language, text in record.titles.items()],
        "icons": [{"type": kind, "data": digits(data)} for kind, data in record.icons.items()],
        "rewritten": digits(record.data),
    }
    if record.action is not None:
        shown["action"] = ("exec", "save", "edit").index(record.action)
    if record.resource_size is not None:
        shown["size"] = record.resource_size
    if record.resource_type is not None:
        shown["mediaType"] = record.resource_type
    return shown


def parted(kind):
    """TNF and type; ndeflib has both in one string."""
    if kind == "":
        return 0, ""
    if kind in ("unknown", "unchanged"):
        return 5 if kind == "unknown" else 6, ""
    if kind.startswith("urn:nfc:wkt:"):
        return 1, kind[12:]
    if kind.startswith("urn:nfc:ext:"):
        return 4, kind[12:]
    return 3 if ":" in kind.split("/")[0] else 2, kind


def whole(tnf, kind):
    """The string that ndeflib has for a TNF and a type."""
    if tnf == 0:
        return ""
    if tnf in (5, 6):
        return "unknown" if tnf == 5 else "unchanged"
    return {1: "urn:nfc:wkt:", 4: "urn:nfc:ext:"}.get(tnf, "") + kind


def units(text):
    """The text in code points, for it may hold halves of surrogate pairs, which JSON readers refuse."""
    return [ord(character) for character in text]


def built_record(model):
    identifier = bytes.fromhex(model["id"])
    if "iri" in model:
        record = ndef.UriRecord(joined(model["iri"]))
    elif "text" in model:
        record = ndef.TextRecord(joined(model["text"]), model["language"], model["encoding"])
    elif "fields" in model:
        record = built_from_fields(model["fields"])
    else:
        return ndef.Record(whole(model["tnf"], model["type"]), identifier, bytes.fromhex(model["payload"]))
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


# Records with fields, each a string; "kind" says which record.


def present(**fields):
    return {name: str(value) for name, value in fields.items() if value not in (None, "")}


def references(names):
    return " ".join(names)


def carriers(record):
    return "; ".join(
        references([carrier.carrier_power_state, carrier.carrier_data_reference] + carrier.auxiliary_data_reference)
        for carrier in record.alternative_carriers
    )


def handover_fields(kind):
    def fields(record):
        shown = present(kind=kind, version=record.version_string, carriers=carriers(record))
        if kind == "handover request":
            shown |= present(random=record.collision_resolution_number)
        elif record.error is not None:
            shown |= present(reason=record.error.error_reason, data=record.error.error_data)
        return shown

    return fields


def carrier_fields(record):
    return present(kind="handover carrier", type=record.carrier_type, data=digits(record.carrier_data))


def wifi_fields(record):
    credential = record.get_attribute("credential")
    values = {name: credential.get_attribute(name) for name in ("ssid", "network-key", "mac-address")}
    return present(
        kind="wifi",
        index=credential.get_attribute("network-index").value,
        ssid=digits(values["ssid"].value),
        authentication=credential.get_attribute("authentication-type").value[1],
        encryption=credential.get_attribute("encryption-type").value[1],
        key=digits(values["network-key"].value),
        address=values["mac-address"].value.hex(":").upper(),
    )


def bluetooth_fields(record):
    major = record.device_class
    return present(
        kind="bluetooth",
        address=record.device_address.addr,
        name=record.device_name,
        deviceClass=digits(major.encode()),
    )


def low_energy_fields(record):
    address = record.device_address
    return present(
        kind="bluetooth low energy",
        address=address.addr,
        addressType=address.type,
        role=record.role_capabilities,
        name=record.device_name,
    )


def device_fields(record):
    return present(
        kind="device information",
        vendor=record.vendor_name,
        model=record.model_name,
        name=record.unique_name,
        uuid=record.uuid_string,
        version=record.version_string,
    )


DESCRIBED = {
    ndef.HandoverRequestRecord: handover_fields("handover request"),
    ndef.HandoverSelectRecord: handover_fields("handover select"),
    ndef.HandoverCarrierRecord: carrier_fields,
    ndef.WifiSimpleConfigRecord: wifi_fields,
    ndef.BluetoothEasyPairingRecord: bluetooth_fields,
    ndef.BluetoothLowEnergyRecord: low_energy_fields,
    ndef.DeviceInformationRecord: device_fields,
}


def built_from_fields(fields):
    kind = fields["kind"]
    if kind in ("handover request", "handover select"):
        return built_handover(kind, fields)
    if kind == "handover carrier":
        return ndef.HandoverCarrierRecord(fields["type"], bytes.fromhex(fields["data"]))
    if kind == "wifi":
        return built_wifi(fields)
    if kind == "bluetooth":
        record = ndef.BluetoothEasyPairingRecord(fields["address"])
        record.device_name = fields["name"]
        record.device_class = int.from_bytes(bytes.fromhex(fields["deviceClass"]), "little")
        return record
    if kind == "bluetooth low energy":
        record = ndef.BluetoothLowEnergyRecord()
        record.device_address = (fields["address"], fields["addressType"])
        record.role_capabilities = fields["role"]
        record.device_name = fields["name"]
        return record
    names = ("vendor", "model", "name", "uuid", "version")
    return ndef.DeviceInformationRecord(*(fields.get(name) for name in names))


def built_handover(kind, fields):
    if kind == "handover request":
        record = ndef.HandoverRequestRecord(fields["version"], int(fields["random"]))
    else:
        record = ndef.HandoverSelectRecord(fields["version"])
        if "reason" in fields:
            record.set_error(int(fields["reason"]), int(fields["data"]))
    for carrier in filter(None, fields.get("carriers", "").split("; ")):
        record.add_alternative_carrier(*carrier.split(" "))
    return record


def built_wifi(fields):
    credential = ndef.wifi.Credential()
    credential.set_attribute("network-index", int(fields["index"]))
    credential.set_attribute("ssid", bytes.fromhex(fields["ssid"]))
    credential.set_attribute("authentication-type", fields["authentication"])
    credential.set_attribute("encryption-type", fields["encryption"])
    credential.set_attribute("network-key", bytes.fromhex(fields["key"]))
    credential.set_attribute("mac-address", bytes.fromhex(fields["address"].replace(":", "")))
    record = ndef.WifiSimpleConfigRecord()
    record.add_attribute("credential", credential)
    return record


# Many messages at once, in the notation that ExchangeLine.swift explains.


def record_line(record):
    identifier = digits(record.name.encode("latin"))
    if isinstance(record, ndef.UriRecord):
        return "U," + identifier + "," + text_digits(record.iri)
    if isinstance(record, ndef.TextRecord):
        return ",".join(("T", identifier) + text_fields(record))
    if isinstance(record, ndef.SmartposterRecord):
        return ",".join(("S", identifier) + poster_fields(record))
    tnf, kind = parted(record.type)
    return ",".join(("R", identifier, str(tnf), text_digits(kind), digits(record.data)))


def text_digits(text):
    return digits(text.encode("utf-8"))


def text_fields(record):
    return record.language, record.encoding[4:], text_digits(record.text)


def poster_fields(record):
    # Not the attributes of the poster, which tell one title a language and cannot tell 0 from nothing.
    titles = ["=".join(text_fields(title)) for title in record.title_records]
    icons = [text_digits(icon.type) + "=" + digits(icon.data) for icon in record.icon_records]
    return (
        text_digits(record.resource.iri),
        "".join(str(("exec", "save", "edit").index(action.action)) for action in record.action_records),
        "".join(str(size.resource_size) for size in record.size_records),
        "".join(text_digits(kind.resource_type) for kind in record.type_records),
        ";".join(titles),
        ";".join(icons),
    )


def built_line(line):
    sort, identifier, *fields = line.split(",")
    identifier = bytes.fromhex(identifier)
    if sort == "R":
        tnf, kind, payload = fields
        return ndef.Record(whole(int(tnf), digits_text(kind)), identifier, bytes.fromhex(payload))
    if sort == "U":
        record = ndef.UriRecord(digits_text(fields[0]))
    elif sort == "T":
        language, encoding, text = fields
        record = ndef.TextRecord(digits_text(text), language, "UTF-" + encoding)
    else:
        record = built_poster(*fields)
    record.name = identifier
    return record


def digits_text(text):
    return bytes.fromhex(text).decode("utf-8")


def built_poster(resource, action, size, kind, titles, icons):
    record = ndef.SmartposterRecord(digits_text(resource))
    for title in filter(None, titles.split(";")):
        language, encoding, text = title.split("=")
        record.set_title(digits_text(text), language, "UTF-" + encoding)
    for icon in filter(None, icons.split(";")):
        icon_type, data = icon.split("=")
        record.add_icon(digits_text(icon_type), bytes.fromhex(data))
    if action:
        record.action = int(action)
    if size:
        record.resource_size = int(size)
    if kind:
        record.resource_type = digits_text(kind)
    return record


def exchange(question):
    """Reads each input, and writes each model: a line of its records, and bytes."""
    lines = [
        " ".join(map(record_line, ndef.message_decoder(bytes.fromhex(octets)))) for octets in question["inputs"]
    ]
    written = [digits(b"".join(ndef.message_encoder(map(built_line, line.split(" "))))) for line in question["models"]]
    return {"lines": lines, "written": written}


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


# Many cards at once, in hexadecimal digits; CardLine.swift explains what lies in them.

CARDS, PROPERTIES, FIELDS, PARTS, VALUES, OF, BINARY = "\x1C\x1D\x1E\x1F\x01\x02\x03"


def card_line(card):
    lines = sorted((line for line in card.lines() if line.name != "VERSION"), key=lambda line: line.name)
    return PROPERTIES.join(map(property_line, lines))


def property_line(line):
    parameters = PARTS.join(name + OF + VALUES.join(line.params[name]) for name in sorted(line.params))
    if isinstance(line.value, bytes):
        value = BINARY + digits(line.value)
    else:
        value = PARTS.join(map(VALUES.join, components(line)))
    return FIELDS.join((line.group or "", line.name, parameters, value))


def card_of(model):
    card = vobject.vCard()
    for fields in model.split(PROPERTIES):
        group, name, parameters, value = fields.split(FIELDS)
        line = card.add(name.lower())
        line.value = value_of(name, value)
        if value.startswith(BINARY):
            line.encoding_param = "b"
        if group:
            line.group = group
        for parameter in filter(None, parameters.split(PARTS)):
            key, texts = parameter.split(OF)
            line.params[key] = texts.split(VALUES)
    return card


def value_of(name, value):
    if value.startswith(BINARY):
        return bytes.fromhex(value[1:])
    parts = [part.split(VALUES) for part in value.split(PARTS)]
    if name == "N":
        return vobject.vcard.Name(**dict(zip(NAME, parts)))
    if name == "ADR":
        return vobject.vcard.Address(**dict(zip(ADDRESS, parts)))
    if name == "ORG":
        return [text for part in parts for text in part]
    return parts[0] if name == "CATEGORIES" else parts[0][0]


def attempt(work, octets):
    """What the library raises begins with an exclamation mark."""
    try:
        return text_digits(work(digits_text(octets)))
    except Exception as error:
        return text_digits("!" + type(error).__name__ + ": " + str(error))


def read_line(text):
    return CARDS.join(map(card_line, vobject.readComponents(text)))


def exchange_cards(question):
    """Reads each input, and writes each model: a line of each card, and bytes."""
    lines = [attempt(read_line, octets) for octets in question["inputs"]]
    written = [attempt(lambda model: card_of(model).serialize(), model) for model in question["models"]]
    return {"lines": lines, "written": written}


OPERATIONS = {
    "versions": versions,
    "decode": decode,
    "encode": encode,
    "exchange": exchange,
    "exchangeCards": exchange_cards,
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
