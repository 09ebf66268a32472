// SPDX-License-Identifier: MIT
// Evolution's EVCard (libebook-contacts). It reads lazily: asking for the attributes makes it read.
// Argument: the folder of the corpora.
#include <libebook-contacts/libebook-contacts.h>
#include "../../Common/bench.hpp"

static const char *SIDE = "EVCard";

static EVCard *parse(const std::string &s) {
    EVCard *card = e_vcard_new_from_string(s.c_str());
    e_vcard_get_attributes(card);
    return card;
}

// Bytes of the decoded values of the first attribute of a name.
static size_t value(EVCard *card, const char *name) {
    EVCardAttribute *attribute = e_vcard_get_attribute(card, name);
    if (!attribute) return 0;
    size_t n = 0;
    for (GList *l = e_vcard_attribute_get_values_decoded(attribute); l; l = l->next) n += ((GString *)l->data)->len;
    return n;
}

static std::string totals(size_t fn, size_t note) {
    return "fn=" + std::to_string(fn) + " note=" + std::to_string(note);
}

// What a card is made of, for building it again.
struct Line { std::string group, name; std::vector<std::pair<std::string, std::vector<std::string>>> parameters;
              std::vector<std::string> values; };

static std::vector<Line> lines(EVCard *card) {
    std::vector<Line> out;
    for (GList *l = e_vcard_get_attributes(card); l; l = l->next) {
        auto *attribute = (EVCardAttribute *)l->data;
        const char *group = e_vcard_attribute_get_group(attribute);
        Line line{group ? group : "", e_vcard_attribute_get_name(attribute), {}, {}};
        if (line.name == EVC_VERSION) continue;
        for (GList *p = e_vcard_attribute_get_params(attribute); p; p = p->next) {
            auto *parameter = (EVCardAttributeParam *)p->data;
            line.parameters.push_back({e_vcard_attribute_param_get_name(parameter), {}});
            for (GList *v = e_vcard_attribute_param_get_values(parameter); v; v = v->next)
                line.parameters.back().second.push_back((const char *)v->data);
        }
        for (GList *v = e_vcard_attribute_get_values(attribute); v; v = v->next)
            line.values.push_back((const char *)v->data);
        out.push_back(line);
    }
    return out;
}

static EVCard *build(const std::vector<Line> &lines) {
    EVCard *card = e_vcard_new();
    for (auto &line : lines) {
        EVCardAttribute *attribute =
            e_vcard_attribute_new(line.group.empty() ? nullptr : line.group.c_str(), line.name.c_str());
        for (auto &p : line.parameters) {
            EVCardAttributeParam *parameter = e_vcard_attribute_param_new(p.first.c_str());
            for (auto &v : p.second) e_vcard_attribute_param_add_value(parameter, v.c_str());
            e_vcard_attribute_add_param(attribute, parameter);
        }
        for (auto &v : line.values) e_vcard_attribute_add_value(attribute, v.c_str());
        e_vcard_append_attribute(card, attribute);
    }
    return card;
}

// What is found in a card that was written.
static void reread(EVCard *card, size_t &fn, size_t &note) {
    gchar *s = e_vcard_to_string(card, EVC_FORMAT_VCARD_30);
    EVCard *again = parse(s);
    fn += value(again, EVC_FN);
    note += value(again, EVC_NOTE);
    g_object_unref(again);
    g_free(s);
}

int main(int argc, char **argv) {
    if (argc != 2) return 64;
    const std::string folder = argv[1];
    const auto in = bench::cards(folder + "/cards.vcf");
    const size_t bytes = bench::total(in);
    size_t fn = 0, note = 0;
    for (auto &s : in) {
        EVCard *card = parse(s);
        fn += value(card, EVC_FN);
        note += value(card, EVC_NOTE);
        g_object_unref(card);
    }
    bench::run(SIDE, "vcard-parse", in.size(), bytes, totals(fn, note), [&] {
        size_t n = 0;
        for (auto &s : in) {
            EVCard *card = parse(s);
            n += e_vcard_get_attributes(card) != nullptr;
            g_object_unref(card);
        }
        bench::keep(n);
    });
    bench::run(SIDE, "vcard-read", in.size(), bytes, totals(fn, note), [&] {
        size_t n = 0;
        for (auto &s : in) {
            EVCard *card = parse(s);
            n += value(card, EVC_FN) + value(card, EVC_NOTE);
            g_object_unref(card);
        }
        bench::keep(n);
    });
    std::vector<EVCard *> cards;
    std::vector<std::vector<Line>> plain;
    fn = note = 0;
    for (auto &s : in) {
        cards.push_back(parse(s));
        plain.push_back(lines(cards.back()));
        reread(cards.back(), fn, note);
    }
    bench::run(SIDE, "vcard-write", in.size(), bytes, totals(fn, note), [&] {
        size_t n = 0;
        for (auto *card : cards) {
            gchar *s = e_vcard_to_string(card, EVC_FORMAT_VCARD_30);
            n += strlen(s);
            g_free(s);
        }
        bench::keep(n);
    });
    fn = note = 0;
    for (auto &l : plain) {
        EVCard *card = build(l);
        reread(card, fn, note);
        g_object_unref(card);
    }
    bench::run(SIDE, "vcard-build", in.size(), bytes, totals(fn, note), [&] {
        size_t n = 0;
        for (auto &l : plain) {
            EVCard *card = build(l);
            gchar *s = e_vcard_to_string(card, EVC_FORMAT_VCARD_30);
            n += strlen(s);
            g_free(s);
            g_object_unref(card);
        }
        bench::keep(n);
    });
    for (auto &input : bench::card_scaling()) {
        const std::string s = bench::slurp(folder + "/" + input.first + ".vcf");
        const char *name = input.first[0] == 'n' ? EVC_NOTE : EVC_PHOTO;
        EVCard *card = parse(s);
        const size_t found = value(card, name);
        g_object_unref(card);
        bench::run(SIDE, input.first, input.second, s.size(), "value=" + std::to_string(found), [&] {
            EVCard *card = parse(s);
            size_t n = value(card, name);
            bench::keep(n);
            g_object_unref(card);
        });
    }
}
