// SPDX-License-Identifier: MIT
// Qt 6: QNdefMessage and its typed records. Argument: the folder of the corpora.
#include <QByteArray>
#include <QNdefMessage>
#include <QNdefNfcSmartPosterRecord>
#include <QNdefNfcTextRecord>
#include <QNdefNfcUriRecord>
#include <QString>
#include <QUrl>
#include "../../Common/ndef_reference.hpp"

static const char *SIDE = "Qt 6";

static size_t strings(const QNdefMessage &m) {
    size_t n = 0;
    for (const QNdefRecord &r : m) {
        if (r.isRecordType<QNdefNfcUriRecord>()) {
            n += QNdefNfcUriRecord(r).uri().toString(QUrl::FullyEncoded).toUtf8().size();
        } else if (r.isRecordType<QNdefNfcTextRecord>()) {
            QNdefNfcTextRecord t(r);
            n += t.text().toUtf8().size() + t.locale().toUtf8().size();
        } else if (r.isRecordType<QNdefNfcSmartPosterRecord>()) {
            n += strings(QNdefMessage::fromByteArray(r.payload()));
        } else if (!(r.typeNameFormat() == QNdefRecord::NfcRtd && r.type() == "act")) {
            n += r.payload().size();
        }
    }
    return n;
}

// Decode plus the typed accessors: QUrl, QString text and locale, nested poster records.
static size_t typed(const QNdefMessage &m) {
    size_t n = 0;
    for (const QNdefRecord &r : m) {
        if (r.isRecordType<QNdefNfcUriRecord>()) {
            n += QNdefNfcUriRecord(r).uri().isEmpty() ? 0 : 1;
        } else if (r.isRecordType<QNdefNfcTextRecord>()) {
            QNdefNfcTextRecord t(r);
            n += t.text().size() + t.locale().size();
        } else if (r.isRecordType<QNdefNfcSmartPosterRecord>()) {
            n += typed(QNdefMessage::fromByteArray(r.payload()));
        } else {
            n += r.payload().size();
        }
    }
    return n;
}

struct Item { char kind; quint8 tnf; QString text, lang; QByteArray type, id, data; std::vector<Item> sub; };

static std::vector<Item> items(const std::vector<Rec> &v) {
    std::vector<Item> out;
    for (const Rec &r : v)
        out.push_back({(char)r.kind, r.tnf, r.kind ? QString::fromStdString(r.text) : QString(), QString::fromStdString(r.lang),
                       QByteArray::fromStdString(r.type), QByteArray::fromStdString(r.id),
                       r.kind ? QByteArray() : QByteArray::fromStdString(r.text), items(r.sub)});
    return out;
}

// Typed encode: strings to records to bytes.
static QByteArray build(const std::vector<Item> &v) {
    QNdefMessage m;
    m.reserve((qsizetype)v.size());
    for (const Item &i : v) {
        if (i.kind == 'U') {
            QNdefNfcUriRecord r;
            r.setUri(QUrl(i.text));
            if (!i.id.isEmpty()) r.setId(i.id);
            m.append(r);
        } else if (i.kind == 'T') {
            QNdefNfcTextRecord r;
            r.setEncoding(QNdefNfcTextRecord::Utf8);
            r.setLocale(i.lang);
            r.setText(i.text);
            if (!i.id.isEmpty()) r.setId(i.id);
            m.append(r);
        } else {
            QNdefRecord r;
            r.setTypeNameFormat(i.kind == 'S' ? QNdefRecord::NfcRtd : QNdefRecord::TypeNameFormat(i.tnf));
            r.setType(i.kind == 'S' ? QByteArrayLiteral("Sp") : i.type);
            r.setPayload(i.kind == 'S' ? build(i.sub) : i.data);
            if (!i.id.isEmpty()) r.setId(i.id);
            m.append(r);
        }
    }
    return m.toByteArray();
}

int main(int argc, char **argv) {
    if (argc != 2) return 64;
    const std::string folder = argv[1];
    const auto corpus = bench::messages(folder + "/messages.bin");
    std::vector<QByteArray> in;
    for (auto &s : corpus) in.emplace_back(s.data(), (qsizetype)s.size());
    const size_t bytes = bench::total(corpus);
    size_t records = 0, made = 0, same = 0;
    std::vector<QNdefMessage> messages;
    for (auto &b : in) {
        messages.push_back(QNdefMessage::fromByteArray(b));
        records += messages.back().size();
        made += strings(messages.back());
        same += messages.back().toByteArray() == b;
    }
    const std::string read = "records=" + std::to_string(records);
    bench::run(SIDE, "ndef-records", in.size(), bytes, read, [&] {
        size_t n = 0;
        for (auto &b : in) n += QNdefMessage::fromByteArray(b).size();
        bench::keep(n);
    });
    bench::run(SIDE, "ndef-decode", in.size(), bytes, read + " strings=" + std::to_string(made), [&] {
        size_t n = 0;
        for (auto &b : in) n += typed(QNdefMessage::fromByteArray(b));
        bench::keep(n);
    });
    bench::run(SIDE, "ndef-encode", in.size(), bytes, "identical=" + std::to_string(same), [&] {
        size_t n = 0;
        for (auto &m : messages) n += m.toByteArray().size();
        bench::keep(n);
    });
    std::vector<std::vector<Item>> plain;
    same = 0;
    for (size_t i = 0; i < in.size(); i++) {
        std::vector<Rec> r;
        ndef_typed(corpus[i], r);
        plain.push_back(items(r));
        same += build(plain.back()) == in[i];
    }
    bench::run(SIDE, "ndef-build", in.size(), bytes, "identical=" + std::to_string(same), [&] {
        size_t n = 0;
        for (auto &p : plain) n += build(p).size();
        bench::keep(n);
    });
    for (auto &name : bench::scaling()) {
        const std::string s = bench::slurp(folder + "/" + name + ".bin");
        const QByteArray b(s.data(), (qsizetype)s.size());
        const size_t n = QNdefMessage::fromByteArray(b).size();
        bench::run(SIDE, name, n, s.size(), "records=" + std::to_string(n), [&] {
            size_t n = typed(QNdefMessage::fromByteArray(b));
            bench::keep(n);
        });
    }
}
