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

    /** Compilation at run time takes a longer warm-up than the others need: twenty times theirs. */
    static void run(String side, String workload, int items, long bytes, String totals, Pass pass) throws Exception {
        double warm = env("BENCH_WARM", 0.05) * 20, slice = env("BENCH_SLICE", 0.03), start = now();
        do sink += pass.run(); while (now() - start < warm);
        start = now();
        sink += pass.run();
        double one = now() - start;
        int samples = (int) env("BENCH_SAMPLES", 5);
        if (one > 0.5) samples = Math.min(samples, 3);
        // The clock of process time may tick in hundredths of a second.
        long per = Math.max(1, (long) (Math.max(slice, 0.1) / Math.max(one, 1e-5)));
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
