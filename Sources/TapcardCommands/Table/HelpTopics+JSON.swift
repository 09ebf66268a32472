// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension HelpTopics {
    static let json = Topic(
        "json",
        "The documents of --json",
        text: """
            One document on one line of standard output: "schema" is 1, keys are stable, new ones may come. Bytes are
            upper-case hexadecimal, offsets count bytes from 0 from the start of what was read; for a tag, from byte 0 of page 0.

              read, decode   records, findings, messageHex, blocks; for a tag: tag
              decode VCARD   cards, findings
              lint           hurts, findings
              info           tag, blocks, findings
              write, erase   uid, dryRun, verified, messageBytes, capacity, writes,
                             records (not of erase), cards, findings
              lock           uid, state, scope, dryRun, verified, writes
              password       uid, state, dryRun, verified, warnings, writes
              fit            fits, needed, capacity, left, access, writable,
                             smallestChip, records, cards, findings
              encode         bytes, hex, form, dryRun, records, cards, findings
              new            uid, model, path, reader, capacity, dryRun

            "kind" says which it is: ndef, tlv, tag or vcard for what was decoded, else the command.

              a record    index, offset, tnf, type, typeHex, idHex, payloadHex, content
              a size      index, bytes: an item of records of write, fit, encode
              its cards   record, bytes and room (text, record, tlv); changes where one
                          was converted (kind, code, property, message, card); drops
                          where the message does not fit (code, property, message,
                          lossless, saves, leaves), in order, and fitsThen;
                          fileFindings of a file that was written anew
              content     kind, and beside it what the kind has, as below
              a card      version, truncated, properties: group, name, parameters,
                          components (each a list; data as one, in hex), text, raw
              a finding   code, severity (error or warning), message, offset, record;
                          path where it lies in a record inside another: [2,0] is
                          the first record of the third;
                          of a vCard file line and column; hint where one is known;
                          of lint also phone (android, old-android, samsung, iphone,
                          any-phone, tag), and severity may be note
              a block     offset, tagHex, length, name: null, lockControl,
                          memoryControl, ndefMessage, proprietary, terminator, reserved
              a write     page, before, data, after, purpose: emptyMessage, data,
                          messageLength, onlyPage, containerReadOnly, dynamicLocks,
                          staticLocks, configurationLock, passwordOff, password,
                          passwordAcknowledge, passwordSettings, passwordOn
              tag         uid, reader, chip, version, cloneSigns, container,
                          capacity, access, blank, messageBytes, locks, password
              access      readWrite, readOnly, partlyLocked, passwordProtected,
                          restricted, damaged, unformatted, notNDEF
              state       locked, alreadyLocked, planned; of password set, alreadySet,
                          removed, planned, right, wrong
              scope       pages, pagesAndConfiguration, container

            The kinds of content:

              empty
              uri, absoluteURI      uri
              text                  text, language, encoding
              media                 mediaType, text
              vcard                 mediaType, cards
              androidApplication    package
              external              type
              smartPoster           uri, titles (language, text), action (do, save,
                                    edit, reserved), size, type, icons (mediaType,
                                    dataHex), others
              wifi                  credentials (ssid, ssidHex, authentication,
                                    encryption, key, keyHex, keyHidden, macAddress),
                                    version, mediaType
              bluetooth             address, name, classOfDevice (number, major,
                                    services), services, items (type, name,
                                    dataHex), mediaType
              bluetoothLE           address, addressType, role, name, appearance,
                                    services, items, mediaType
              deviceInformation     vendor, model, uniqueName, uuid, version,
                                    elements (code, dataHex)
              handoverSelect        version, carriers (powerState, reference,
                                    referenceHex, record, auxiliaries), error
                                    (reason, dataHex, milliseconds, bytes), others
              handoverRequest       version, carriers, collisionResolution, others
              handoverMediation     version, carriers, others
              handoverInitiate      version, carriers, others
              handoverCarrier       tnf, type, dataHex
              alternativeCarrier    carrier; these three inside a handover record
              collisionResolution   randomNumber
              handoverError         error
              signature             versionHex, type, typeName, hash, hashName,
                                    signatureHex, uri, certificateFormat,
                                    certificates, certificateURI, startMarker, covers
              genericControl        configuration, target, action, actionRecord,
                                    data, others
              unknown

            A record inside another, as in others, has no index and no offset. Without --reveal the key of a Wi-Fi network is
            null and keyHidden true; payloadHex, messageHex, and the bytes of writes and of compare, which would hold it, are
            null, and "hidden": true stands beside them. The hex of encode, a file of read -o and a trace are raw.

            chip, version, locks and password are facts: "value", "source" and "because"; capacity has "bytes" for "value".
            "source" is reported (the tag said so), assumed or notReported; "because" is there for the last two, and the value is
            null for the last.

              locks       complete, frozen, lockedPages, openPages, neverLockablePages,
                          halfStates (code, message)
              password    enabled, protectsReading, firstProtectedPage (null while no
                          page is protected), configurationLocked

            Errors are one line on standard error:

              {"schema":1,"error":{"code","message","exit"}}

            with "offset" and "recordOffset", or "line" and "column", where there is an input to count in, and "hint" where
            there is something to do; "cards" where one does not fit. "cards" of write, fit, encode and errors are there for
            messages with a card only.
            """
    )
}
