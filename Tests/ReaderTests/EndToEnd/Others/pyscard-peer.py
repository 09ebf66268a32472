#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets pyscard work on a tag on the PC/SC reader given first, by the commands of PC/SC part 3.

    pyscard-peer.py READER read COUNT        identifier and so many pages
    pyscard-peer.py READER write PAGE HEX    writes bytes from a page on

Prints one JSON object; bytes are upper-case hexadecimal digits.
"""

import json
import sys
import time

from smartcard.Exceptions import CardConnectionException, NoCardException
from smartcard.System import readers


def connection(name):
    for _ in range(100):
        for reader in readers():
            if str(reader) == name:
                link = reader.createConnection()
                try:
                    link.connect()
                    return link
                except (NoCardException, CardConnectionException):
                    pass
        time.sleep(0.1)
    sys.exit("no tag on " + name)


def transmit(link, command):
    data, first, second = link.transmit(command)
    if (first, second) != (0x90, 0x00):
        sys.exit("%s: %02X %02X" % (bytes(command).hex(), first, second))
    return bytes(data)


def main(name, operation, *words):
    link = connection(name)
    answer = {
        "uid": transmit(link, [0xFF, 0xCA, 0x00, 0x00, 0x00]).hex().upper(),
        "atr": bytes(link.getATR()).hex().upper(),
    }
    if operation == "read":
        pages = [transmit(link, [0xFF, 0xB0, 0x00, page, 0x04]) for page in range(int(words[0]))]
        answer["pages"] = b"".join(pages).hex().upper()
    elif operation == "write":
        first, data = int(words[0]), bytes.fromhex(words[1])
        for index in range(0, len(data), 4):
            part = data[index : index + 4].ljust(4, b"\x00")
            transmit(link, [0xFF, 0xD6, 0x00, first + index // 4, 0x04, *part])
    link.disconnect()
    return answer


json.dump(main(*sys.argv[1:]), sys.stdout)
