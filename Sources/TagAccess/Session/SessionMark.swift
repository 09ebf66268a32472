// SPDX-License-Identifier: MIT

/// Which session something was learnt or planned in.
///
/// It is no fact about the tag: two inspections that tell the same are equal whatever sessions they come from.
struct SessionMark: Hashable, Sendable {
    private final class Token: Sendable {}

    // Held by everything that carries the mark, so that no later session can have the same one.
    private let token = Token()

    func isOfSameSession(as other: SessionMark) -> Bool { token === other.token }

    static func == (_: SessionMark, _: SessionMark) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
