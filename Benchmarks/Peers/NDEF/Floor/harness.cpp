// SPDX-License-Identifier: MIT
// The floor: the least C++ that reads and writes the corpus. No library would be used for it; what is near it is fast.
// Argument: the folder of the corpora.
#include "../../Common/ndef_reference.hpp"

static const char *SIDE = "floor (C++)";

int main(int argc, char **argv) {
    if (argc != 2) return 64;
    const string folder = argv[1];
    const auto in = bench::messages(folder + "/messages.bin");
    const size_t bytes = bench::total(in);

    size_t records = 0, made = 0, same = 0;
    std::vector<std::vector<View>> views(in.size());
    std::vector<std::vector<Rec>> typed(in.size());
    for (size_t i = 0; i < in.size(); i++) {
        if (!ndef_views(in[i], views[i]) || !ndef_typed(in[i], typed[i])) return 1;
        records += views[i].size();
        made += strings(typed[i]);
        same += ndef_encode(views[i]) == in[i];
    }
    const string read = "records=" + std::to_string(records);
    std::vector<View> scratch;
    bench::run(SIDE, "ndef-read", in.size(), bytes, read, [&] {
        size_t n = 0;
        for (auto &b : in) {
            ndef_views(b, scratch);
            for (auto &v : scratch) n += v.type.size() + v.id.size() + v.payload.size();
        }
        bench::keep(n);
    });
    bench::run(SIDE, "ndef-decode", in.size(), bytes, read + " strings=" + std::to_string(made), [&] {
        size_t n = 0;
        for (auto &b : in) {
            std::vector<Rec> r;
            ndef_typed(b, r);
            n += strings(r);
        }
        bench::keep(n);
    });
    bench::run(SIDE, "ndef-encode", in.size(), bytes, "identical=" + std::to_string(same), [&] {
        size_t n = 0;
        for (auto &v : views) n += ndef_encode(v).size();
        bench::keep(n);
    });
    same = 0;
    for (size_t i = 0; i < in.size(); i++) same += ndef_build(typed[i]) == in[i];
    bench::run(SIDE, "ndef-build", in.size(), bytes, "identical=" + std::to_string(same), [&] {
        size_t n = 0;
        for (auto &r : typed) n += ndef_build(r).size();
        bench::keep(n);
    });
    for (auto &name : bench::scaling()) {
        const string b = bench::slurp(folder + "/" + name + ".bin");
        std::vector<Rec> once;
        ndef_typed(b, once);
        bench::run(SIDE, name, once.size(), b.size(), "records=" + std::to_string(once.size()), [&] {
            std::vector<Rec> r;
            ndef_typed(b, r);
            size_t n = strings(r);
            bench::keep(n);
        });
    }
}
