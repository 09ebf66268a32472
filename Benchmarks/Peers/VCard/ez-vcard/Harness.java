// SPDX-License-Identifier: MIT

import ezvcard.VCard;
import ezvcard.VCardVersion;
import ezvcard.io.text.VCardReader;
import ezvcard.io.text.VCardWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** ez-vcard. Reading makes all typed values at once. Argument: the folder of the corpora. */
final class Harness {
    private static final String SIDE = "ez-vcard";

    private static VCard parse(byte[] bytes) throws Exception {
        try (VCardReader reader = new VCardReader(new StringReader(new String(bytes, StandardCharsets.UTF_8)))) {
            return reader.readNext();
        }
    }

    private static byte[] write(VCard card) throws Exception {
        StringWriter text = new StringWriter(1024);
        try (VCardWriter writer = new VCardWriter(text, VCardVersion.V3_0)) {
            writer.setAddProdId(false);
            writer.setVersionStrict(false);
            writer.write(card);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static long utf8(String s) { return s.getBytes(StandardCharsets.UTF_8).length; }

    private static String totals(List<VCard> cards) {
        long fn = 0, note = 0;
        for (VCard card : cards) {
            fn += utf8(card.getFormattedName().getValue());
            note += utf8(card.getNotes().get(0).getValue());
        }
        return "fn=" + fn + " note=" + note;
    }

    private static long value(byte[] bytes, boolean isNote) throws Exception {
        VCard card = parse(bytes);
        return isNote ? utf8(card.getNotes().get(0).getValue()) : card.getPhotos().get(0).getData().length;
    }

    public static void main(String[] arguments) throws Exception {
        String folder = arguments[0];
        List<byte[]> in = Bench.cards(folder + "/cards.vcf");
        List<VCard> cards = new ArrayList<>(), written = new ArrayList<>();
        long size = 0;
        for (byte[] bytes : in) {
            size += bytes.length;
            cards.add(parse(bytes));
            written.add(parse(write(cards.get(cards.size() - 1))));
        }
        Bench.run(SIDE, "vcard-read", in.size(), size, totals(cards), () -> {
            long n = 0;
            for (byte[] bytes : in) {
                VCard card = parse(bytes);
                n += card.getFormattedName().getValue().length() + card.getNotes().get(0).getValue().length();
            }
            return n;
        });
        Bench.run(SIDE, "vcard-write", in.size(), size, totals(written), () -> {
            long n = 0;
            for (VCard card : cards) n += write(card).length;
            return n;
        });
        String[] names = {"note-10k", "note-100k", "note-1m", "photo-10k", "photo-100k", "photo-1m"};
        int[] kib = {10, 100, 1024, 10, 100, 1024};
        for (int i = 0; i < names.length; i++) {
            byte[] bytes = Bench.slurp(folder + "/" + names[i] + ".vcf");
            boolean isNote = names[i].startsWith("note");
            Bench.run(SIDE, names[i], kib[i], bytes.length, "value=" + value(bytes, isNote), () -> value(bytes, isNote));
        }
    }
}
