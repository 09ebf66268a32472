#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets nfcpy work on a tag at a PN532 on the serial line given first.

    nfcpy-peer.py LINE read          the message
    nfcpy-peer.py LINE write HEX     writes a message
    nfcpy-peer.py LINE dump          every page, one READ each

Prints one JSON object; bytes are upper-case hexadecimal digits.
"""

import json
import sys

import nfc
import nfc.clf.pn532
import nfc.clf.transport
import nfc.tag


def main(line, operation, *words):
    # nfcpy's own search takes names such as ttyUSB0 only.
    frontend = nfc.ContactlessFrontend()
    frontend.device = nfc.clf.pn532.init(nfc.clf.transport.TTY(line))
    frontend.device._path = line
    try:
        target = frontend.sense(nfc.clf.RemoteTarget("106A"), iterations=3, interval=0.1)
        tag = nfc.tag.activate(frontend, target) if target else None
        if tag is None:
            return {"found": False}
        answer = {"found": True, "uid": bytes(tag.identifier).hex().upper(), "product": tag.product}
        if operation == "write":
            tag.ndef.octets = bytes.fromhex(words[0])
        elif operation == "read":
            answer["message"] = bytes(tag.ndef.octets).hex().upper()
            answer["capacity"] = tag.ndef.capacity
        elif operation == "dump":
            answer["pages"] = "".join(bytes(tag.read(page)[:4]).hex().upper() for page in range(int(words[0])))
        return answer
    finally:
        frontend.close()


json.dump(main(*sys.argv[1:]), sys.stdout)
