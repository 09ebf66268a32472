// SPDX-License-Identifier: MIT
//
// Stands in for libusb-0.1 in a test: one ACR122U, whose bulk endpoints are a Unix stream socket.
//
//   FAKE_USB_SOCKET  where the reader listens; connected to when the interface is claimed
//   FAKE_USB_MODE    what goes wrong: see `modes`; "normal": nothing
//   FAKE_USB_AFTER   how many commands for a tag come through before that; only of modes that are about such commands
//   FAKE_USB_LOG     a file that gets one line for each call with an effect, for a test to look at
//
// Functions and layouts are those of <usb.h>. Errors are negative errno values, as in the real library on Linux.

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <usb.h>

enum { BULK_OUT = 0x02, BULK_IN = 0x82, MESSAGE_MAX = 512, HEADER_SIZE = 10, LONGEST_WAIT = 20000 };

struct usb_dev_handle {
    struct usb_device *device;
    int connection;
    // An answer that is kept back, and how often a read finds nothing before it.
    unsigned char kept[MESSAGE_MAX];
    int kept_size;
    int empty_reads;
    int tag_commands;
};

struct usb_bus *usb_busses;

// --- modes ---

static int mode_is(const char *name) {
    const char *mode = getenv("FAKE_USB_MODE");
    return mode != NULL && strcmp(mode, name) == 0;
}

// busy, forbidden      the interface cannot be claimed: EBUSY, EPERM
// no-alternate         the alternate setting cannot be set: ETIMEDOUT
// absent               no reader is plugged in
// odd-status           each answer says that it asks for more time and that the card has no power (bStatus 81h)
// stale                an old answer lies in the reader when it is opened
// late                 one answer of a tag comes after its time is over, and is read in place of the next
// slow                 each answer of a tag comes only at the third look
// unplugged            the reader goes away with a command for a tag
static const char *const modes[] = {
    "absent", "busy", "forbidden", "late", "no-alternate", "normal", "odd-status", "slow", "stale", "unplugged",
};

static void check_mode(void) {
    const char *mode = getenv("FAKE_USB_MODE");
    if (mode == NULL) return;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        if (strcmp(mode, modes[i]) == 0) return;
    }
    fprintf(stderr, "fake-usb: no mode \"%s\"\n", mode);
    abort();
}

// --- log ---

static void record(const char *format, ...) {
    const char *path = getenv("FAKE_USB_LOG");
    FILE *file = path == NULL ? NULL : fopen(path, "a");
    if (file == NULL) return;
    va_list arguments;
    va_start(arguments, format);
    vfprintf(file, format, arguments);
    va_end(arguments);
    fputc('\n', file);
    fclose(file);
}

static void record_bytes(const char *what, const unsigned char *bytes, int size) {
    char text[3 * MESSAGE_MAX + 1] = "";
    for (int i = 0; i < size && i < MESSAGE_MAX; i++) sprintf(text + 3 * i, " %02X", bytes[i]);
    record("%s%s", what, text);
}

// --- the one bus and the one device on it ---

static struct usb_bus bus = {.dirname = "001"};

static struct usb_endpoint_descriptor endpoints[] = {
    {.bLength = 7, .bDescriptorType = USB_DT_ENDPOINT, .bEndpointAddress = BULK_OUT,
     .bmAttributes = USB_ENDPOINT_TYPE_BULK, .wMaxPacketSize = 64},
    {.bLength = 7, .bDescriptorType = USB_DT_ENDPOINT, .bEndpointAddress = BULK_IN,
     .bmAttributes = USB_ENDPOINT_TYPE_BULK, .wMaxPacketSize = 64},
};

static struct usb_interface_descriptor setting = {
    .bLength = 9, .bDescriptorType = USB_DT_INTERFACE, .bNumEndpoints = 2, .bInterfaceClass = 0x0B,
    .endpoint = endpoints,
};

static struct usb_interface interface = {.altsetting = &setting, .num_altsetting = 1};

static struct usb_config_descriptor configuration = {
    .bLength = 9, .bDescriptorType = USB_DT_CONFIG, .bNumInterfaces = 1, .bConfigurationValue = 1,
    .interface = &interface,
};

static struct usb_device reader = {
    .filename = "004",
    .bus = &bus,
    .descriptor = {.bLength = 18, .bDescriptorType = USB_DT_DEVICE, .idVendor = 0x072F, .idProduct = 0x2200,
                   .iManufacturer = 1, .iProduct = 2, .bNumConfigurations = 1},
    .config = &configuration,
    .devnum = 4,
};

void usb_init(void) { check_mode(); }

int usb_find_busses(void) {
    int is_new = usb_busses == NULL;
    usb_busses = &bus;
    return is_new;
}

int usb_find_devices(void) {
    if (mode_is("absent")) return 0;
    // libnfc sets the setting only where there is a choice.
    setting.bAlternateSetting = mode_is("no-alternate") ? 1 : 0;
    int is_new = bus.devices == NULL;
    bus.devices = &reader;
    return is_new;
}

struct usb_bus *usb_get_busses(void) { return usb_busses; }

struct usb_device *usb_device(usb_dev_handle *handle) { return handle->device; }

char *usb_strerror(void) { return strerror(errno); }

static int failure(int number) {
    errno = number;
    return -number;
}

// --- opening ---

usb_dev_handle *usb_open(struct usb_device *device) {
    usb_dev_handle *handle = calloc(1, sizeof *handle);
    if (handle == NULL) return NULL;
    handle->device = device;
    handle->connection = -1;
    return handle;
}

static void hang_up(usb_dev_handle *handle) {
    if (handle->connection >= 0) close(handle->connection);
    handle->connection = -1;
}

int usb_close(usb_dev_handle *handle) {
    hang_up(handle);
    free(handle);
    return 0;
}

int usb_get_string_simple(usb_dev_handle *handle, int index, char *buffer, size_t size) {
    (void)handle;
    const char *text = index == 1 ? "ACS" : index == 2 ? "ACR122U PICC Interface" : NULL;
    if (text == NULL || size == 0) return failure(EINVAL);
    snprintf(buffer, size, "%s", text);
    return (int)strlen(buffer);
}

int usb_claim_interface(usb_dev_handle *handle, int number) {
    int error = mode_is("busy") ? EBUSY : mode_is("forbidden") ? EPERM : number != 0 ? EINVAL : 0;
    record("claim %d: %s", number, error == 0 ? "done" : strerror(error));
    if (error != 0) return failure(error);
    const char *path = getenv("FAKE_USB_SOCKET");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (path == NULL || strlen(path) >= sizeof address.sun_path) return failure(ENODEV);
    strcpy(address.sun_path, path);
    hang_up(handle);
    handle->connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connect(handle->connection, (struct sockaddr *)&address, sizeof address) != 0) {
        hang_up(handle);
        return failure(ENODEV);
    }
    if (mode_is("stale")) {
        // An answer to READ of page 4, as a program leaves it behind that did not wait for it.
        static const unsigned char old[] = {0x80, 0x15, 0, 0, 0, 0, 0, 0, 0x81, 0, 0xD5, 0x41, 0x00, 0x03, 0x00, 0xFE,
                                            0,    0,    0, 0, 0, 0, 0, 0, 0,    0, 0,    0,    0,    0x90, 0x00};
        memcpy(handle->kept, old, sizeof old);
        handle->kept_size = sizeof old;
    }
    return 0;
}

int usb_release_interface(usb_dev_handle *handle, int number) {
    record("release %d", number);
    hang_up(handle);
    return 0;
}

int usb_set_configuration(usb_dev_handle *handle, int number) {
    (void)handle;
    return number == 1 ? 0 : failure(EINVAL);
}

int usb_set_altinterface(usb_dev_handle *handle, int number) {
    if (handle->connection < 0) return failure(EINVAL);
    return mode_is("no-alternate") ? failure(ETIMEDOUT) : number == 0 ? 0 : failure(EINVAL);
}

int usb_reset(usb_dev_handle *handle) {
    (void)handle;
    return 0;
}

int usb_clear_halt(usb_dev_handle *handle, unsigned int endpoint) {
    (void)handle, (void)endpoint;
    return 0;
}

// --- transfers ---

// InDataExchange or InCommunicateThru in a direct transmit in an XfrBlock: a command for a tag.
static int is_for_tag(const unsigned char *message, int size) {
    return size > HEADER_SIZE + 6 && message[0] == 0x6F && message[HEADER_SIZE] == 0xFF &&
           message[HEADER_SIZE + 5] == 0xD4 && (message[HEADER_SIZE + 6] == 0x40 || message[HEADER_SIZE + 6] == 0x42);
}

int usb_bulk_write(usb_dev_handle *handle, int endpoint, const char *bytes, int size, int timeout) {
    const unsigned char *message = (const unsigned char *)bytes;
    (void)timeout;
    record_bytes("write", message, size);
    if (endpoint != BULK_OUT || handle->connection < 0) return failure(EINVAL);
    handle->empty_reads = 0;
    if (is_for_tag(message, size)) {
        const char *after = getenv("FAKE_USB_AFTER");
        int is_due = handle->tag_commands++ == (after == NULL ? 0 : atoi(after));
        if (mode_is("slow")) handle->empty_reads = 2;
        // More often than anybody looks: the answer lies there when the next one is waited for.
        if (is_due && mode_is("late")) handle->empty_reads = 1000;
        if (is_due && mode_is("unplugged")) hang_up(handle);
    }
    if (handle->connection < 0) return failure(ENODEV);
    return send(handle->connection, bytes, size, MSG_NOSIGNAL) == size ? size : failure(ENODEV);
}

static int receive(int connection, unsigned char *bytes, int size) {
    int count = 0;
    while (count < size) {
        ssize_t got = recv(connection, bytes + count, size - count, 0);
        if (got <= 0) return -1;
        count += (int)got;
    }
    return 0;
}

// One whole message of the reader, as one transfer. It waits far longer than it was told: on a busy machine the reader's
// process may be slow, and which answer comes too late is for the mode to say.
static int receive_message(usb_dev_handle *handle, unsigned char *message) {
    struct pollfd entry = {.fd = handle->connection, .events = POLLIN};
    if (poll(&entry, 1, LONGEST_WAIT) <= 0) return failure(ETIMEDOUT);
    if (receive(handle->connection, message, HEADER_SIZE) != 0) return failure(ENODEV);
    int rest = message[1] | message[2] << 8;
    if (rest > MESSAGE_MAX - HEADER_SIZE) return failure(EOVERFLOW);
    if (receive(handle->connection, message + HEADER_SIZE, rest) != 0) return failure(ENODEV);
    return HEADER_SIZE + rest;
}

int usb_bulk_read(usb_dev_handle *handle, int endpoint, char *bytes, int size, int timeout) {
    unsigned char message[MESSAGE_MAX];
    int count;
    if (endpoint != BULK_IN || handle->connection < 0) return failure(endpoint != BULK_IN ? EINVAL : ENODEV);
    if (handle->kept_size > 0) {
        count = handle->kept_size;
        memcpy(message, handle->kept, count);
        handle->kept_size = 0;
    } else if (handle->empty_reads > 0) {
        handle->empty_reads--;
        record("read: nothing in %d ms", timeout);
        return failure(ETIMEDOUT);
    } else {
        count = receive_message(handle, message);
        if (count < 0) return count;
    }
    if (mode_is("odd-status")) message[7] = 0x81;
    record_bytes("read", message, count);
    if (count > size) return failure(EOVERFLOW);
    memcpy(bytes, message, count);
    return count;
}

int usb_interrupt_read(usb_dev_handle *handle, int endpoint, char *bytes, int size, int timeout) {
    return usb_bulk_read(handle, endpoint, bytes, size, timeout);
}

int usb_control_msg(usb_dev_handle *handle, int type, int request, int value, int index, char *bytes, int size,
                    int timeout) {
    (void)handle, (void)type, (void)request, (void)value, (void)index, (void)bytes, (void)size, (void)timeout;
    return failure(EPIPE);
}
