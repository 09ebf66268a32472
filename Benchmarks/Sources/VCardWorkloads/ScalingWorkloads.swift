// SPDX-License-Identifier: MIT

public import Timing
import VCard

extension VCardWorkloads {
    /// One card each, with a note or a photo of 10 KiB to 1 MiB, which is taken as text or as bytes; an item is a KiB.
    ///
    /// - Throws: `VCardError` when an input cannot be read; none should.
    public static func scaling(_ corpora: Corpora) throws -> [Workload] {
        let sizes = [("10k", 10), ("100k", 100), ("1m", 1024)]
        let notes = try sizes.map { name, kibibytes in
            try scaling("note-" + name, kibibytes, corpora) { size($0, "NOTE") }
        }
        let photos = try sizes.map { name, kibibytes in
            try scaling("photo-" + name, kibibytes, corpora) { $0[first: "PHOTO"]?.binaryValue?.count ?? 0 }
        }
        return notes + photos
    }

    private static func scaling(
        _ name: String, _ kibibytes: Int, _ corpora: Corpora, value: @escaping (VCard) -> Int
    ) throws -> Workload {
        let input = corpora.bytes(name + ".vcf")
        let found = try value(card(input))
        return Workload(name, items: kibibytes, bytes: input.count, totals: "value=\(found)") {
            var count = 0
            for decoded in VCardDecoding(lenient: input).cards { count += value(decoded.card) }
            keep(count)
        }
    }
}
