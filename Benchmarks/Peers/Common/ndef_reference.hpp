// SPDX-License-Identifier: MIT
// A plain C++ reading and writing of NDEF: the neutral form of the corpus (strings to build
// records from), and the floor of the comparison. No library, no peer.
#pragma once
#include <string_view>
#include "bench.hpp"

using std::string;
using std::string_view;

// ---- UTF-8 validation: 8 ASCII bytes at a time, else a scalar check ----
static bool utf8_ok(const uint8_t *p, size_t n) {
    const uint8_t *e = p + n;
    while (p < e) {
        uint64_t w;
        while (e - p >= 8 && (memcpy(&w, p, 8), !(w & 0x8080808080808080ull))) p += 8;
        if (p == e) return true;
        uint8_t c = *p;
        if (c < 0x80) { p++; continue; }
        size_t k = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;
        if (c < 0xC2 || c > 0xF4 || (size_t)(e - p) < k || (p[1] & 0xC0) != 0x80) return false;
        if ((c == 0xE0 && p[1] < 0xA0) || (c == 0xED && p[1] > 0x9F) || (c == 0xF0 && p[1] < 0x90) ||
            (c == 0xF4 && p[1] > 0x8F)) return false;
        for (size_t i = 2; i < k; i++) if ((p[i] & 0xC0) != 0x80) return false;
        p += k;
    }
    return true;
}

// ---- floor: NDEF ----
struct View { uint8_t flags; string_view type, id, payload; };

static bool ndef_views(string_view b, std::vector<View> &out) {
    const uint8_t *p = (const uint8_t *)b.data(), *e = p + b.size();
    out.clear();
    for (bool first = true;; first = false) {
        if (e - p < 3) return false;
        uint8_t h = p[0], tl = p[1], il = 0;
        uint32_t pl;
        if (((h & 0x80) != 0) != first || (h & 0x20)) return false;
        if (h & 0x10) { pl = p[2]; p += 3; }
        else {
            if (e - p < 6) return false;
            pl = (uint32_t)p[2] << 24 | p[3] << 16 | p[4] << 8 | p[5];
            p += 6;
        }
        if (h & 8) { if (p == e) return false; il = *p++; }
        if ((uint64_t)(e - p) < (uint64_t)tl + il + pl) return false;
        const char *c = (const char *)p;
        out.push_back({h, {c, tl}, {c + tl, il}, {c + tl + il, pl}});
        p += (size_t)tl + il + pl;
        if (h & 0x40) return p == e;
    }
}

static const string_view PRE[36] = {"", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
    "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:",
    "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://",
    "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
    "urn:nfc:"};

struct Rec { uint8_t kind, tnf; string type, id, text, lang; std::vector<Rec> sub; };

// Owned, typed records: the URI expanded, text and language as strings, poster records nested.
static bool ndef_typed(string_view b, std::vector<Rec> &out, int depth = 0) {
    std::vector<View> v;
    if (depth > 4 || !ndef_views(b, v)) return false;
    out.resize(v.size());
    for (size_t i = 0; i < v.size(); i++) {
        Rec &r = out[i];
        string_view t = v[i].type, p = v[i].payload;
        r.tnf = v[i].flags & 7;
        r.id = v[i].id;
        r.kind = 0;
        if (r.tnf == 1 && t == "U" && !p.empty() && (uint8_t)p[0] < 36) {
            r.kind = 'U';
            string_view pre = PRE[(uint8_t)p[0]];
            r.text.reserve(pre.size() + p.size() - 1);
            r.text.append(pre).append(p.substr(1));
            if (!utf8_ok((const uint8_t *)p.data() + 1, p.size() - 1)) return false;
        } else if (r.tnf == 1 && t == "T" && !p.empty() && !(p[0] & 0x80) && (size_t)(p[0] & 63) < p.size()) {
            r.kind = 'T';
            size_t l = p[0] & 63;
            r.lang = p.substr(1, l);
            r.text = p.substr(1 + l);
            if (!utf8_ok((const uint8_t *)r.text.data(), r.text.size())) return false;
        } else if (r.tnf == 1 && t == "Sp") {
            r.kind = 'S';
            if (!ndef_typed(p, r.sub, depth + 1)) return false;
        } else {
            r.type = t;
            r.text = p;
        }
    }
    return true;
}

static size_t strings(const std::vector<Rec> &v) {
    size_t n = 0;
    for (auto &r : v) n += r.kind == 'S' ? strings(r.sub) : r.kind == 'T' ? r.text.size() + r.lang.size() :
                           r.kind == 0 && r.type == "act" ? 0 : r.text.size();
    return n;
}

static string ndef_encode(const std::vector<View> &v) {
    size_t n = 0;
    for (auto &r : v) n += 2 + (r.payload.size() < 256 ? 1 : 4) + (r.id.empty() ? 0 : 1) + r.type.size() + r.id.size() + r.payload.size();
    string s(n, '\0');
    char *p = s.data();
    for (size_t i = 0; i < v.size(); i++) {
        const View &r = v[i];
        size_t pl = r.payload.size();
        *p++ = (r.flags & 7) | (i == 0 ? 0x80 : 0) | (i + 1 == v.size() ? 0x40 : 0) | (pl < 256 ? 0x10 : 0) | (r.id.empty() ? 0 : 8);
        *p++ = (char)r.type.size();
        if (pl < 256) *p++ = (char)pl;
        else { *p++ = pl >> 24; *p++ = pl >> 16; *p++ = pl >> 8; *p++ = pl; }
        if (!r.id.empty()) *p++ = (char)r.id.size();
        for (string_view x : {r.type, r.id, r.payload}) { memcpy(p, x.data(), x.size()); p += x.size(); }
    }
    return s;
}

// Strings to bytes: what a typed encoder does (prefix search, status byte, nested posters).
static string ndef_build(const std::vector<Rec> &v) {
    std::vector<string> pay(v.size());
    std::vector<View> w;
    w.reserve(v.size());
    for (size_t i = 0; i < v.size(); i++) {
        const Rec &r = v[i];
        string_view type = r.type;
        if (r.kind == 'U') {
            size_t best = 0;
            for (size_t k = 1; k < 36; k++)
                if (PRE[k].size() > PRE[best].size() && string_view(r.text).substr(0, PRE[k].size()) == PRE[k]) best = k;
            pay[i].reserve(1 + r.text.size() - PRE[best].size());
            pay[i].push_back((char)best);
            pay[i].append(r.text, PRE[best].size());
            type = "U";
        } else if (r.kind == 'T') {
            pay[i].reserve(1 + r.lang.size() + r.text.size());
            pay[i].push_back((char)r.lang.size());
            pay[i].append(r.lang).append(r.text);
            type = "T";
        } else if (r.kind == 'S') {
            pay[i] = ndef_build(r.sub);
            type = "Sp";
        }
        w.push_back({r.tnf, type, r.id, r.kind ? string_view(pay[i]) : string_view(r.text)});
    }
    return ndef_encode(w);
}
