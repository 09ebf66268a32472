// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag
internal import VirtualTag

/// A tag and whether it lies there now.
///
/// The link is reached only under the lock of its field, which is what makes this sendable.
struct PlacedTag: @unchecked Sendable {
    let link: any FrameLink
    var isPresent = true

    init(_ link: any FrameLink) {
        self.link = link
        link.fieldReset()
    }
}

/// What a field knows, behind its lock.
struct FieldState: Sendable {
    var tags: [PlacedTag]
    var isPowered = true
    var faults: [ArmedFault] = []
    var counters = FieldCounters()
    var failure: LinkError?
    var removals = 0
    var swaps = 0
    var observers: [Int: @Sendable () -> Void] = [:]

    // No other tag can be active: whoever is selected silences the others.
    private var selected: Int?
    private var observerCount = 0

    init(tags: [PlacedTag]) {
        self.tags = tags
    }

    var presence: FieldPresence {
        FieldPresence(isOccupied: tags.contains(where: \.isPresent), removals: removals, swaps: swaps)
    }

    mutating func addObserver(_ handler: @escaping @Sendable () -> Void) -> Int {
        observerCount += 1
        observers[observerCount] = handler
        return observerCount
    }

    // MARK: Control

    mutating func takeAway() {
        removals += 1
        for index in tags.indices {
            tags[index].isPresent = false
            tags[index].link.fieldReset()
        }
    }

    mutating func putBack() {
        for index in tags.indices { tags[index].isPresent = true }
    }

    mutating func swap(to tag: PlacedTag) {
        swaps += 1
        tags = [tag]
        selected = nil
    }

    mutating func resetTags() {
        for tag in tags { tag.link.fieldReset() }
        selected = nil
    }

    // MARK: Air

    /// Calls the tags and selects the first that answers, or the one with this identifier.
    mutating func select(_ call: WakeCall, uid wanted: TagUID?) -> TagUID? {
        counters.calls += 1
        guard isPowered else { return nil }
        // The selected tag hears the call as well: a wrong frame while it is active.
        let order = tags.indices.sorted { ($0 == selected ? 0 : 1, $0) < ($1 == selected ? 0 : 1, $1) }
        selected = nil
        var uid: TagUID?
        for index in order where tags[index].isPresent {
            let link = tags[index].link
            guard let answer = link.wake(call) else { continue }
            if uid == nil, wanted == nil || answer == wanted {
                selected = index
                uid = answer
            } else {
                // Not chosen in the anticollision: back to where it was woken from.
                send([], to: link)
            }
        }
        return uid
    }

    mutating func halt() {
        guard let link = listener else { return }
        send([0x50, 0x00], to: link)
    }

    mutating func exchange(_ frame: [UInt8]) -> VirtualAnswer {
        counters.frames += 1
        counters.bytesToTag += frame.count
        guard let link = listener else { return .silence }
        let answer = deliver(frame, to: link, meeting: nextFault())
        switch answer {
        case .data(let bytes): counters.bytesFromTag += bytes.count
        case .acknowledge, .refuse: counters.bytesFromTag += 1
        case .silence: break
        }
        return answer
    }

    private var listener: (any FrameLink)? {
        guard isPowered, let selected, tags.indices.contains(selected), tags[selected].isPresent else { return nil }
        return tags[selected].link
    }

    private mutating func nextFault() -> FieldFault? {
        let due = faults.firstIndex { $0.remaining == 0 }
        let fault = due.map { faults.remove(at: $0).fault }
        for index in faults.indices where faults[index].remaining > 0 { faults[index].remaining -= 1 }
        if fault != nil { counters.faults += 1 }
        return fault
    }

    private mutating func deliver(
        _ frame: [UInt8],
        to link: any FrameLink,
        meeting fault: FieldFault?
    ) -> VirtualAnswer {
        switch fault {
        case nil: return send(frame, to: link)
        case .tearBeforeEffect: link.fieldReset()
        case .tearAfterEffect:
            send(frame, to: link)
            link.fieldReset()
        case .removal: takeAway()
        case .refusal(let code):
            send([], to: link)
            return .refuse(code: code)
        case .silence: break
        }
        return .silence
    }

    @discardableResult
    private mutating func send(_ frame: [UInt8], to link: any FrameLink) -> VirtualAnswer {
        do throws(LinkError) {
            return try link.exchange(frame)
        } catch {
            failure = error
            return .silence
        }
    }
}
