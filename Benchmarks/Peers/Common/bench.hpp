// SPDX-License-Identifier: MIT
// Timing and corpora for the C and C++ sides. A line of result is
// side, workload, items, bytes, median seconds a pass, best seconds a pass, totals; tabs between.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <time.h>
#include <utility>
#include <vector>

namespace bench {

// Processor time: what else the machine does counts less then. All sides have one thread.
inline double now() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

// The compiler must believe that somebody looks at the value.
template <class T> inline void keep(T const &v) { asm volatile("" : : "g"(&v) : "memory"); }

inline std::string slurp(const std::string &path) {
    FILE *f = fopen(path.c_str(), "rb");
    if (!f) { fprintf(stderr, "cannot open %s\n", path.c_str()); exit(2); }
    std::string s;
    char buf[1 << 16];
    size_t n;
    while ((n = fread(buf, 1, sizeof buf, f)) > 0) s.append(buf, n);
    fclose(f);
    return s;
}

// Each message behind its 32-bit little-endian length.
inline std::vector<std::string> messages(const std::string &path) {
    std::string s = slurp(path);
    std::vector<std::string> out;
    for (size_t p = 0; p + 4 <= s.size();) {
        uint32_t n;
        memcpy(&n, s.data() + p, 4);
        out.emplace_back(s, p + 4, n);
        p += 4 + n;
    }
    return out;
}

// The cards of a file, each with its END and CR LF.
inline std::vector<std::string> cards(const std::string &path) {
    const std::string s = slurp(path), end = "\r\nEND:VCARD\r\n";
    std::vector<std::string> out;
    for (size_t p = 0, e; (e = s.find(end, p)) != std::string::npos; p = e + end.size())
        out.emplace_back(s, p, e + end.size() - p);
    return out;
}

inline size_t total(const std::vector<std::string> &v) {
    size_t n = 0;
    for (auto &x : v) n += x.size();
    return n;
}

inline double env(const char *name, double otherwise) {
    const char *s = getenv(name);
    return s ? atof(s) : otherwise;
}

// One pass = fn(). Warm-up, then samples of as many passes as fill a slice of time.
template <class F>
void run(const char *side, const std::string &workload, size_t items, size_t bytes, const std::string &totals, F fn) {
    const double warm = env("BENCH_WARM", 0.05), slice = env("BENCH_SLICE", 0.03);
    int samples = (int)env("BENCH_SAMPLES", 5);
    double t0 = now();
    long passes = 0;
    do { fn(); passes++; } while (now() - t0 < warm);
    double pass = (now() - t0) / passes;
    long per = std::max(1L, (long)(slice / pass));
    if (pass > 0.5) samples = std::min(samples, 3);
    std::vector<double> s;
    for (int r = 0; r < samples; r++) {
        double a = now();
        for (long i = 0; i < per; i++) fn();
        s.push_back((now() - a) / per);
    }
    std::sort(s.begin(), s.end());
    printf("%s\t%s\t%zu\t%zu\t%.9g\t%.9g\t%s\n", side, workload.c_str(), items, bytes, s[s.size() / 2], s[0],
           totals.c_str());
    fflush(stdout);
}

// The inputs of one card each, and how many KiB their note or photo has.
inline std::vector<std::pair<std::string, size_t>> card_scaling() {
    return {{"note-10k", 10}, {"note-100k", 100}, {"note-1m", 1024},
            {"photo-10k", 10}, {"photo-100k", 100}, {"photo-1m", 1024}};
}

// The inputs of one message each.
inline std::vector<std::string> scaling() {
    return {"records-1", "records-10", "records-100", "records-1000", "records-10000", "records-100000",
            "records-1000000", "payload-1m", "payload-16m"};
}

}  // namespace bench
