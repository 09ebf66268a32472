// SPDX-License-Identifier: MIT

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Timing and corpora; see Peers/Common/bench.hpp. */
final class Bench {
    interface Pass { long run() throws Exception; }

    private static final OperatingSystemMXBean SYSTEM =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    /** The compiler must believe that somebody looks at the value. */
    static volatile long sink;

    static byte[] slurp(String path) throws Exception { return Files.readAllBytes(Paths.get(path)); }

    /** The cards of a file, each with its END and CR LF. */
    static List<byte[]> cards(String path) throws Exception {
        String end = "\r\nEND:VCARD\r\n", s = new String(slurp(path), StandardCharsets.ISO_8859_1);
        List<byte[]> out = new ArrayList<>();
        for (int p = 0, e; (e = s.indexOf(end, p)) >= 0; p = e + end.length())
            out.add(s.substring(p, e + end.length()).getBytes(StandardCharsets.ISO_8859_1));
        return out;
    }

    private static double env(String name, double otherwise) {
        String s = System.getenv(name);
        return s == null ? otherwise : Double.parseDouble(s);
    }

    private static double now() { return SYSTEM.getProcessCpuTime() / 1e9; }

    /** Passes until so many seconds are over; returns how many. */
    private static long passes(double seconds, Pass pass) throws Exception {
        double start = now();
        long n = 0;
        do {
            sink += pass.run();
            n++;
        } while (now() - start < seconds);
        return n;
    }

    /** Compilation at run time takes a longer warm-up than the others need: sixty times theirs. */
    static void run(String side, String workload, int items, long bytes, String totals, Pass pass) throws Exception {
        double warm = env("BENCH_WARM", 0.05) * 60;
        // The clock of process time ticks in hundredths of a second: longer slices than the others have.
        double slice = env("BENCH_SLICE", 0.03) * 7;
        int samples = Math.min((int) env("BENCH_SAMPLES", 5), 3);
        passes(warm, pass);
        long per = passes(slice, pass);
        double[] s = new double[samples];
        for (int r = 0; r < samples; r++) {
            double a = now();
            for (long i = 0; i < per; i++) sink += pass.run();
            s[r] = (now() - a) / per;
        }
        Arrays.sort(s);
        System.out.printf("%s\t%s\t%d\t%d\t%.9g\t%.9g\t%s%n", side, workload, items, bytes, s[samples / 2], s[0],
                          totals);
    }
}
