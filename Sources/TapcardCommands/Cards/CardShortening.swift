// SPDX-License-Identifier: MIT

internal import VCard

/// What to take from a card so that a message fits, in order; nothing of it is done unless somebody asks for it.
struct CardShortening {
    struct Step {
        let code: String
        let property: String?
        let message: String
        let isLossless: Bool
        /// Bytes of the message that it saves.
        let saves: Int
        /// Bytes of the message after this step and those in front of it.
        let sizeAfter: Int
    }

    let steps: [Step]
    let capacity: Int

    /// Bytes of the message after all steps.
    let sizeAfter: Int

    var fits: Bool { sizeAfter <= capacity }

    /// How many of the steps lose nothing; they stand in front.
    var losslessCount: Int { steps.prefix(while: \.isLossless).count }

    init(_ plan: VCardShrinkPlan, of messageSize: Int) {
        var steps: [Step] = []
        if plan.size != messageSize {
            // The plan counts lines without folds and with CR LF, the file has others.
            steps.append(
                Step(
                    code: "rewritten",
                    property: nil,
                    message: plan.size < messageSize ? "folds and the like: written anew" : "written anew, with CR LF",
                    isLossless: true,
                    saves: messageSize - plan.size,
                    sizeAfter: plan.size
                )
            )
        }
        steps += plan.steps.map { step in
            Step(
                code: step.code,
                property: step.property,
                message: step.message,
                isLossless: step.isLossless,
                saves: step.saves,
                sizeAfter: step.sizeAfter
            )
        }
        self.steps = steps
        capacity = plan.capacity
        sizeAfter = plan.neededSize
    }
}
