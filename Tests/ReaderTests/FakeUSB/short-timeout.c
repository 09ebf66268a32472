// SPDX-License-Identifier: MIT
//
// Reads page 4 of the tag on the reader that is named, with a time-out in milliseconds, then page 0 with one of a second.
// Prints what libnfc returned for each, and the first byte that came back.

#include <nfc/nfc.h>
#include <stdio.h>
#include <stdlib.h>

static void read_page(nfc_device *device, uint8_t page, int timeout) {
    uint8_t command[] = {0x30, page};
    uint8_t answer[264] = {0};
    int result = nfc_initiator_transceive_bytes(device, command, sizeof command, answer, sizeof answer, timeout);
    printf("page %d in %d ms: %d, %02X\n", page, timeout, result, answer[0]);
}

int main(int count, char **words) {
    if (count != 3) return 64;
    nfc_context *context;
    nfc_init(&context);
    nfc_device *device = context == NULL ? NULL : nfc_open(context, words[1]);
    if (device == NULL) return 69;
    nfc_modulation modulation = {.nmt = NMT_ISO14443A, .nbr = NBR_106};
    nfc_target target;
    if (nfc_initiator_init(device) < 0) return 74;
    if (nfc_initiator_select_passive_target(device, modulation, NULL, 0, &target) != 1) return 75;
    read_page(device, 4, atoi(words[2]));
    read_page(device, 0, 1000);
    nfc_close(device);
    nfc_exit(context);
    return 0;
}
