// SPDX-License-Identifier: MIT

/// Words to make texts of.
enum Sample {
    struct Language: Sendable {
        let code: String
        let words: [String]

        init(_ code: String, _ words: String...) {
            self.code = code
            self.words = words
        }
    }

    /// Languages whose scripts take one to four bytes of UTF-8 a character, some of them written from right to left.
    static let languages = [
        Language("en", "card", "open", "hello", "x"),
        Language("de-DE", "Grüße", "Straße", "öffnen", "Übersicht"),
        Language("fr", "été", "garçon", "œuvre", "à"),
        Language("es-419", "mañana", "¿qué?", "¡hola!"),
        Language("fi", "hyvää", "päivää", "yö"),
        Language("pl", "zażółć", "gęślą", "jaźń"),
        Language("tr", "İstanbul", "ılık", "şık"),
        Language("vi", "Tiếng", "Việt", "đẹp"),
        Language("el", "καλημέρα", "ψυχή"),
        Language("ru", "привет", "ёлка", "щи"),
        Language("uk", "їжак", "ґанок"),
        Language("hy", "բարեւ", "օր"),
        Language("ka", "გამარჯობა", "დღე"),
        Language("he", "שלום", "עוֹלָם"),
        Language("ar", "مرحبا", "بالعالم", "١٢٣"),
        Language("fa-IR", "سلام", "می‌خواهم"),
        Language("ur", "خوش", "آمدید"),
        Language("hi", "नमस्ते", "दुनिया"),
        Language("bn", "নমস্কার", "বিশ্ব"),
        Language("ta", "வணக்கம்", "உலகம்"),
        Language("te", "నమస్కారం"),
        Language("th", "สวัสดี", "ชาวโลก"),
        Language("km", "សួស្តី"),
        Language("my", "မင်္ဂလာပါ"),
        Language("bo", "བཀྲ་ཤིས་"),
        Language("am", "ሰላም", "ዓለም"),
        Language("ja", "こんにちは", "世界", "カード"),
        Language("zh-Hans", "你好", "世界", "名片"),
        Language("zh-Hant-TW", "繁體", "𠀋", "㐀"),
        Language("ko", "안녕하세요", "각"),
        Language("mn-Mong", "ᠮᠣᠩᠭᠣᠯ"),
        Language("chr", "ᏣᎳᎩ", "ꮳꮃꭹ"),
        Language("got", "𐌲𐌿𐍄𐌹𐍃𐌺"),
        Language("i-klingon", "nuqneH", "Qapla'"),
        Language("x-emoji", "😀", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇮"),
        Language("en-GB-oed-abcdefgh-12345678-abcdefgh-12345678-abcdefgh-1234567", "sixty-three"),
    ]

    /// What all names may have: RTD names, media types and host names; ndeflib has no dots in front of a slash.
    static let letters = "abcxyz019-".map { String($0) }

    /// What URIs may have, and none that makes a longer prefix.
    static let uriCharacters = "abcXYZ019-._~/?#&=%:@,;+é漢😀".map { String($0) }

    /// What breaks a careless reader: controls, combining marks, joiners, marks inside, the ends of planes.
    static let oddities = [
        "\r\n", "\t", "\u{0}", "\u{7F}", "\u{85}", "e\u{301}", "\u{200D}", "\u{200F}", "\u{2028}", "\u{FEFF}",
        "\u{FFFD}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "\"", "\\", ",", ";", "=",
    ]
}
