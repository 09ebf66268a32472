// SPDX-License-Identifier: MIT

import TestSupport

/// The answers to the questions of a whole suite, asked once.
struct PeerRun: Sendable {
    private let answers: Result<[String: PeerAnswer], any Error>

    /// Asks; what goes wrong is thrown to each test that wants an answer.
    init(of peer: Peer = .python, _ questions: () throws -> [(name: String, question: PeerQuestion)]) {
        answers = Result {
            let questions = try questions()
            let names = questions.map(\.name)
            guard Set(names).count == names.count else { throw FixtureError("two questions of one name") }
            return Dictionary(uniqueKeysWithValues: zip(names, try Peer.ask(questions.map(\.question), of: peer)))
        }
    }

    func answer(_ name: String) throws -> PeerAnswer {
        guard let answer = try answers.get()[name] else { throw FixtureError("nobody asked \"\(name)\"") }
        return answer
    }
}
