// SPDX-License-Identifier: MIT

#if PCSC
    package import TagAccess

    /// Which of the readers is meant.
    package struct ReaderChoice {
        /// Text that the name contains, in either case; nil for any contactless reader.
        package let readerName: String?

        package init(readerName: String?) {
            self.readerName = readerName
        }

        /// The readers that fit, in the order of the service.
        ///
        /// A name that is given whole is meant, though it may be part of another one. Without a name, readers that say
        /// they are contactless go before those that say nothing: a security key is a PC/SC reader too.
        package func candidates(among names: [String]) -> [String] {
            if let exact = names.first(where: { $0 == readerName }) { return [exact] }
            let open = names.filter { SlotKind(readerName: $0) != .contact }
            if let wanted = readerName?.lowercased() { return open.filter { $0.lowercased().contains(wanted) } }
            let certain = open.filter { SlotKind(readerName: $0) == .contactless }
            return certain.isEmpty ? open : certain
        }

        /// The only reader that fits.
        package func reader(among names: [String]) throws(LinkError) -> String {
            let candidates = candidates(among: names)
            if let only = candidates.first, candidates.count == 1 { return only }
            throw LinkError(.noReader, library: "PC/SC", text: sentence(candidates: candidates, names: names))
        }

        private func sentence(candidates: [String], names: [String]) -> String {
            let which = readerName.map { "whose name contains \"\($0)\"" } ?? "that takes tags"
            if candidates.isEmpty {
                let there = names.isEmpty ? "there is none at all" : "there is \(list(names))"
                return "no reader \(which); \(there)"
            }
            return "\(candidates.count) readers \(which): \(list(candidates)); name one of them"
        }

        private func list(_ names: [String]) -> String {
            names.map { "\"\($0)\"" }.joined(separator: ", ")
        }
    }
#endif
