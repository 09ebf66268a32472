// SPDX-License-Identifier: MIT

import ezvcard.VCard;
import ezvcard.VCardVersion;
import ezvcard.io.text.VCardReader;
import ezvcard.io.text.VCardWriter;
import ezvcard.parameter.ImageType;
import ezvcard.property.Address;
import ezvcard.property.Agent;
import ezvcard.property.BinaryProperty;
import ezvcard.property.Birthday;
import ezvcard.property.Categories;
import ezvcard.property.Classification;
import ezvcard.property.Email;
import ezvcard.property.FormattedName;
import ezvcard.property.Geo;
import ezvcard.property.Label;
import ezvcard.property.ListProperty;
import ezvcard.property.Mailer;
import ezvcard.property.Nickname;
import ezvcard.property.Note;
import ezvcard.property.Organization;
import ezvcard.property.Photo;
import ezvcard.property.ProductId;
import ezvcard.property.RawProperty;
import ezvcard.property.Revision;
import ezvcard.property.Role;
import ezvcard.property.SortString;
import ezvcard.property.Source;
import ezvcard.property.StructuredName;
import ezvcard.property.Telephone;
import ezvcard.property.TextProperty;
import ezvcard.property.Timezone;
import ezvcard.property.Title;
import ezvcard.property.Uid;
import ezvcard.property.Url;
import ezvcard.property.VCardProperty;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts questions to ez-vcard: reads one JSON object a line and writes one a line, as peer.py does.
 *
 * <p>Its strings are hexadecimal digits, which need no JSON escapes: hence no JSON library. CardLine.swift explains
 * what lies in them.
 */
public final class Peer {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final String CARDS = "\u001C";
    private static final String PROPERTIES = "\u001D";
    private static final String FIELDS = "\u001E";
    private static final String PARTS = "\u001F";
    private static final String VALUES = "\u0001";
    private static final String NAME = "\u0002";
    private static final String BINARY = "\u0003";
    private static final Pattern LIST = Pattern.compile("\"(\\w+)\":\\[([^\\]]*)\\]");

    public static void main(String[] arguments) throws Exception {
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            if (line.contains("\"operation\":\"versions\"")) {
                answers.println("{\"versions\":{\"ez-vcard\":\"" + ezvcard.Ezvcard.VERSION + "\"}}");
                continue;
            }
            List<String> parts = new ArrayList<>();
            parts.add("\"lines\":" + each(list(line, "inputs"), Peer::read));
            parts.add("\"written\":" + each(list(line, "models"), Peer::write));
            answers.println("{" + String.join(",", parts) + "}");
        }
        answers.flush();
    }

    private static List<String> list(String question, String name) {
        Matcher matcher = LIST.matcher(question);
        while (matcher.find()) {
            if (matcher.group(1).equals(name) && !matcher.group(2).isEmpty()) {
                String strings = matcher.group(2);
                return Arrays.asList(strings.substring(1, strings.length() - 1).split("\",\"", -1));
            }
        }
        return List.of();
    }

    private interface Work {
        byte[] answer(byte[] question) throws Exception;
    }

    /** The answers as a JSON list of hexadecimal digits; what the library throws begins with an exclamation mark. */
    private static String each(List<String> questions, Work work) {
        StringBuilder answers = new StringBuilder("[");
        for (String question : questions) {
            if (answers.length() > 1) answers.append(',');
            byte[] answer;
            try {
                answer = work.answer(HEX.parseHex(question));
            } catch (Exception error) {
                String complaint = "!" + error.getClass().getSimpleName() + ": " + error.getMessage();
                answer = complaint.getBytes(StandardCharsets.UTF_8);
            }
            answers.append('"').append(HEX.formatHex(answer)).append('"');
        }
        return answers.append(']').toString();
    }

    // Reading.

    private static byte[] read(byte[] bytes) throws Exception {
        List<String> cards = new ArrayList<>();
        InputStreamReader text = new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8);
        try (VCardReader reader = new VCardReader(text)) {
            for (VCard card = reader.readNext(); card != null; card = reader.readNext()) {
                List<VCardProperty> properties = new ArrayList<>();
                for (VCardProperty property : card) {
                    // Nearly always it is no property of its card.
                    if (!name(property).equals("VERSION")) properties.add(property);
                }
                properties.sort(Comparator.comparing(Peer::name));
                List<String> lines = new ArrayList<>();
                for (VCardProperty property : properties) lines.add(line(property));
                cards.add(String.join(PROPERTIES, lines));
            }
        }
        return String.join(CARDS, cards).getBytes(StandardCharsets.UTF_8);
    }

    private static String line(VCardProperty property) {
        Map<String, List<String>> sorted = new TreeMap<>();
        for (Map.Entry<String, List<String>> entry : property.getParameters()) {
            sorted.put(entry.getKey(), entry.getValue());
        }
        if (property instanceof BinaryProperty) {
            // The library moves these two out of the parameters.
            BinaryProperty<?> binary = (BinaryProperty<?>) property;
            if (binary.getContentType() != null) {
                sorted.put("TYPE", List.of(binary.getContentType().getValue()));
            }
        }
        List<String> parameters = new ArrayList<>();
        for (Map.Entry<String, List<String>> entry : sorted.entrySet()) {
            parameters.add(entry.getKey() + NAME + String.join(VALUES, entry.getValue()));
        }
        String group = property.getGroup() == null ? "" : property.getGroup();
        return String.join(FIELDS, group, name(property), String.join(PARTS, parameters), value(property));
    }

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("StructuredName", "N"), Map.entry("FormattedName", "FN"), Map.entry("Telephone", "TEL"),
            Map.entry("Address", "ADR"), Map.entry("Organization", "ORG"), Map.entry("Timezone", "TZ"),
            Map.entry("Birthday", "BDAY"), Map.entry("Revision", "REV"), Map.entry("ProductId", "PRODID"),
            Map.entry("SortString", "SORT-STRING"), Map.entry("Classification", "CLASS"));

    private static String name(VCardProperty property) {
        if (property instanceof RawProperty) return ((RawProperty) property).getPropertyName().toUpperCase();
        String name = property.getClass().getSimpleName();
        return NAMES.getOrDefault(name, name.toUpperCase());
    }

    private static String value(VCardProperty property) {
        if (property instanceof StructuredName) {
            StructuredName name = (StructuredName) property;
            return components(
                    one(name.getFamily()), one(name.getGiven()), name.getAdditionalNames(), name.getPrefixes(),
                    name.getSuffixes());
        }
        if (property instanceof Address) {
            Address address = (Address) property;
            return components(
                    address.getPoBoxes(), address.getExtendedAddresses(), address.getStreetAddresses(),
                    address.getLocalities(), address.getRegions(), address.getPostalCodes(), address.getCountries());
        }
        if (property instanceof Organization) {
            return String.join(PARTS, ((Organization) property).getValues());
        }
        if (property instanceof ListProperty) return String.join(VALUES, strings(((ListProperty<?>) property).getValues()));
        if (property instanceof BinaryProperty) {
            BinaryProperty<?> binary = (BinaryProperty<?>) property;
            return binary.getData() == null ? text(binary.getUrl()) : BINARY + HEX.formatHex(binary.getData());
        }
        if (property instanceof TextProperty) return text(((TextProperty) property).getValue());
        if (property instanceof Telephone) {
            Telephone number = (Telephone) property;
            return number.getText() == null ? text(number.getUri()) : number.getText();
        }
        if (property instanceof Geo) {
            Geo place = (Geo) property;
            return text(place.getLatitude()) + PARTS + text(place.getLongitude());
        }
        if (property instanceof Timezone) {
            Timezone zone = (Timezone) property;
            return zone.getOffset() == null ? text(zone.getText()) : zone.getOffset().toString(true);
        }
        if (property instanceof Birthday) {
            Birthday day = (Birthday) property;
            if (day.getDate() == null) return text(day.getText());
            return new SimpleDateFormat("yyyy-MM-dd").format(day.getDate());
        }
        if (property instanceof Revision) {
            return new SimpleDateFormat("yyyy-MM-dd").format(((Revision) property).getValue());
        }
        if (property instanceof Agent) {
            VCard inner = ((Agent) property).getVCard();
            return inner == null ? "" : "a card of " + inner.getFormattedName().getValue();
        }
        return property.toString();
    }

    private static String text(Object value) {
        return value == null ? "" : value.toString();
    }

    private static List<String> strings(List<?> values) {
        List<String> strings = new ArrayList<>();
        for (Object value : values) strings.add(text(value));
        return strings;
    }

    private static List<String> one(String value) {
        return value == null ? List.of() : List.of(value);
    }

    @SafeVarargs
    private static String components(List<String>... parts) {
        List<String> components = new ArrayList<>();
        for (List<String> part : parts) components.add(String.join(VALUES, part));
        return String.join(PARTS, components);
    }

    // Writing.

    private static byte[] write(byte[] model) throws Exception {
        VCard card = new VCard(VCardVersion.V3_0);
        String text = new String(model, StandardCharsets.UTF_8);
        for (String line : text.split(PROPERTIES)) card.addProperty(built(line.split(FIELDS, -1)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Writer output = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
        try (VCardWriter writer = new VCardWriter(output, VCardVersion.V3_0)) {
            writer.setAddProdId(false);
            writer.write(card);
        }
        return bytes.toByteArray();
    }

    private static final Map<String, Function<String, VCardProperty>> TEXTS = Map.ofEntries(
            Map.entry("FN", FormattedName::new), Map.entry("NOTE", Note::new), Map.entry("TITLE", Title::new),
            Map.entry("ROLE", Role::new), Map.entry("URL", Url::new), Map.entry("SOURCE", Source::new),
            Map.entry("UID", Uid::new), Map.entry("EMAIL", Email::new), Map.entry("MAILER", Mailer::new),
            Map.entry("PRODID", ProductId::new), Map.entry("SORT-STRING", SortString::new),
            Map.entry("CLASS", Classification::new), Map.entry("LABEL", Label::new),
            Map.entry("TEL", (String number) -> new Telephone(number)));

    private static VCardProperty built(String[] fields) throws Exception {
        String name = fields[1];
        List<List<String>> parts = new ArrayList<>();
        for (String component : fields[3].split(PARTS, -1)) parts.add(texts(component));
        VCardProperty property = built(name, parts, fields[3]);
        if (!fields[0].isEmpty()) property.setGroup(fields[0]);
        for (String parameter : fields[2].split(PARTS)) {
            // A picture has its own.
            if (parameter.isEmpty() || property instanceof BinaryProperty) continue;
            String[] halves = parameter.split(NAME, -1);
            for (String value : texts(halves[1])) property.getParameters().put(halves[0], value);
        }
        return property;
    }

    private static VCardProperty built(String name, List<List<String>> parts, String value) throws Exception {
        switch (name) {
            case "N":
                StructuredName person = new StructuredName();
                person.setFamily(parts.get(0).get(0));
                person.setGiven(parts.get(1).get(0));
                person.getAdditionalNames().addAll(parts.get(2));
                person.getPrefixes().addAll(parts.get(3));
                person.getSuffixes().addAll(parts.get(4));
                return person;
            case "ADR":
                Address address = new Address();
                address.getPoBoxes().addAll(parts.get(0));
                address.getExtendedAddresses().addAll(parts.get(1));
                address.getStreetAddresses().addAll(parts.get(2));
                address.getLocalities().addAll(parts.get(3));
                address.getRegions().addAll(parts.get(4));
                address.getPostalCodes().addAll(parts.get(5));
                address.getCountries().addAll(parts.get(6));
                return address;
            case "ORG":
                Organization organization = new Organization();
                for (List<String> part : parts) organization.getValues().add(part.get(0));
                return organization;
            case "CATEGORIES":
                Categories categories = new Categories();
                categories.getValues().addAll(parts.get(0));
                return categories;
            case "NICKNAME":
                Nickname names = new Nickname();
                names.getValues().addAll(parts.get(0));
                return names;
            case "GEO":
                return new Geo(Double.valueOf(parts.get(0).get(0)), Double.valueOf(parts.get(1).get(0)));
            case "TZ":
                return new Timezone(ezvcard.util.UtcOffset.parse(parts.get(0).get(0)));
            case "BDAY":
                return new Birthday(new SimpleDateFormat("yyyy-MM-dd").parse(parts.get(0).get(0)));
            case "PHOTO":
                if (!value.startsWith(BINARY)) return new Photo(parts.get(0).get(0), ImageType.JPEG);
                return new Photo(HEX.parseHex(value.substring(1)), ImageType.JPEG);
            default:
                Function<String, VCardProperty> maker = TEXTS.get(name);
                String text = parts.get(0).get(0);
                return maker == null ? new RawProperty(name, text) : maker.apply(text);
        }
    }

    private static List<String> texts(String values) {
        return Arrays.asList(values.split(VALUES, -1));
    }
}
