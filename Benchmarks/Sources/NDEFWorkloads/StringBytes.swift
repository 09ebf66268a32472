// SPDX-License-Identifier: MIT

import NDEF

/// Bytes of the strings and payloads that are found: URIs put together, texts and their language codes, the same inside
/// posters, other payloads but the action of a poster.
func stringBytes(_ decoding: NDEFDecoding) -> Int {
    var count = 0
    for located in decoding.records {
        switch located.content {
        case .uri(let content): count += content.uri.utf8.count
        case .text(let content): count += stringBytes(content)
        case .media(let content): count += content.payload.count
        case .androidApplication(let content): count += content.package.utf8.count
        case .external(let content): count += content.payload.count
        case .smartPoster(let content):
            count += content.uri?.uri.utf8.count ?? 0
            for title in content.titles { count += stringBytes(title) }
            for icon in content.icons { count += icon.payload.count }
            for record in content.others { count += record.payload.count }
        default: count += located.record.payload.count
        }
    }
    return count
}

private func stringBytes(_ text: TextRecord) -> Int {
    text.text.utf8.count + text.language.utf8.count
}
