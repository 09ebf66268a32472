// SPDX-License-Identifier: MIT
// KDE's KContacts. Reading makes all typed values at once. Argument: the folder of the corpora.
#include <QByteArray>
#include <QString>
#include <kcontacts/addressee.h>
#include <kcontacts/vcardconverter.h>
#include "../../Common/bench.hpp"

static const char *SIDE = "KContacts";

static std::string totals(size_t fn, size_t note) {
    return "fn=" + std::to_string(fn) + " note=" + std::to_string(note);
}

int main(int argc, char **argv) {
    if (argc != 2) return 64;
    const std::string folder = argv[1];
    const auto corpus = bench::cards(folder + "/cards.vcf");
    const size_t bytes = bench::total(corpus);
    std::vector<QByteArray> in;
    for (auto &s : corpus) in.emplace_back(s.data(), (int)s.size());
    KContacts::VCardConverter converter;
    std::vector<KContacts::Addressee> cards;
    size_t fn = 0, note = 0, fnWritten = 0, noteWritten = 0;
    for (auto &b : in) {
        cards.push_back(converter.parseVCard(b));
        fn += cards.back().formattedName().toUtf8().size();
        note += cards.back().note().toUtf8().size();
        const auto again = converter.parseVCard(converter.createVCard(cards.back(), KContacts::VCardConverter::v3_0));
        fnWritten += again.formattedName().toUtf8().size();
        noteWritten += again.note().toUtf8().size();
    }
    bench::run(SIDE, "vcard-read", in.size(), bytes, totals(fn, note), [&] {
        size_t n = 0;
        for (auto &b : in) {
            const auto card = converter.parseVCard(b);
            n += card.formattedName().size() + card.note().size();
        }
        bench::keep(n);
    });
    bench::run(SIDE, "vcard-write", in.size(), bytes, totals(fnWritten, noteWritten), [&] {
        size_t n = 0;
        for (auto &card : cards) n += converter.createVCard(card, KContacts::VCardConverter::v3_0).size();
        bench::keep(n);
    });
    for (auto &input : bench::card_scaling()) {
        const std::string s = bench::slurp(folder + "/" + input.first + ".vcf");
        const QByteArray b(s.data(), (int)s.size());
        const bool isNote = input.first[0] == 'n';
        const auto card = converter.parseVCard(b);
        const size_t found = isNote ? card.note().toUtf8().size() : card.photo().rawData().size();
        bench::run(SIDE, input.first, input.second, s.size(), "value=" + std::to_string(found), [&] {
            const auto card = converter.parseVCard(b);
            size_t n = isNote ? card.note().size() : card.photo().rawData().size();
            bench::keep(n);
        });
    }
}
