// SPDX-License-Identifier: MIT

/// A property on its way into a card of version 3.0.
struct PropertyDraft {
    var group: String?
    var name: String
    var parameters: [VCardParameter]
    var value: Value

    enum Value {
        /// Escaped as its type wants it.
        case raw(String)
        case text(String)
        case list([String])
        case structured([[String]])
    }

    func property() throws(VCardError) -> VCardProperty {
        switch value {
        case .raw(let raw):
            try VCardProperty(group: group, name: name, parameters: parameters, rawValue: raw)
        case .text(let text):
            try .text(name, text, parameters: parameters, group: group)
        case .list(let values):
            try .list(name, values, parameters: parameters, group: group)
        case .structured(let components):
            try .structured(name, components, parameters: parameters, group: group)
        }
    }

    /// Adds a type that is not there yet, to the first TYPE or to a new one.
    mutating func add(type: String) {
        for parameter in parameters where parameter.isNamed("TYPE") {
            if parameter.values.contains(where: { $0.isSameName(as: type) }) { return }
        }
        if let index = parameters.firstIndex(where: { $0.isNamed("TYPE") }) {
            parameters[index] = VCardParameter(name: "TYPE", values: parameters[index].values + [type])
        } else {
            parameters.append(VCardParameter(name: "TYPE", values: [type]))
        }
    }

    /// Takes out the parameters of this name.
    mutating func remove(_ name: String) {
        parameters.removeAll { $0.isNamed(name) }
    }

    /// Puts a parameter in the place of those of its name.
    mutating func set(_ name: String, _ value: String) {
        remove(name)
        parameters.append(VCardParameter(name: name, values: [value]))
    }
}
