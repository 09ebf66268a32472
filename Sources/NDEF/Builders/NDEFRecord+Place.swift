// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a URI record of a place on Earth (`geo:`, RFC 5870), the numbers given as decimal text.
    ///
    /// The digits are written as given: nothing is rounded, no locale plays a part.
    ///
    /// - Parameters:
    ///   - latitude: Degrees of WGS 84, -90 to 90, such as `48.2010`.
    ///   - longitude: Degrees, -180 to 180.
    ///   - altitude: Metres.
    ///   - uncertainty: Metres that the place may be off, not negative.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a number that is none (with the offset in its text), or out of its range.
    public static func place(
        latitude: String,
        longitude: String,
        altitude: String? = nil,
        uncertainty: String? = nil
    ) throws(NDEFError) -> NDEFRecord {
        try place(latitude, longitude, altitude, uncertainty) { number, coordinate throws(NDEFError) in
            try DecimalNumber(number, of: coordinate)
        }
    }

    /// Makes a URI record of a place on Earth (`geo:`, RFC 5870).
    ///
    /// Each number is written as the shortest decimal text that reads back as the same `Double`, without exponent.
    ///
    /// - Parameters:
    ///   - latitude: Degrees of WGS 84, -90 to 90.
    ///   - longitude: Degrees, -180 to 180.
    ///   - altitude: Metres.
    ///   - uncertainty: Metres that the place may be off, not negative.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a number that is not finite, or out of its range.
    public static func place(
        latitude: Double,
        longitude: Double,
        altitude: Double? = nil,
        uncertainty: Double? = nil
    ) throws(NDEFError) -> NDEFRecord {
        try place(latitude, longitude, altitude, uncertainty) { number, coordinate throws(NDEFError) in
            try DecimalNumber(number, of: coordinate)
        }
    }

    /// The numbers are read one by one, so that the first one at fault is told.
    private static func place<Number>(
        _ latitude: Number,
        _ longitude: Number,
        _ altitude: Number?,
        _ uncertainty: Number?,
        read: (Number, NDEFError.Coordinate) throws(NDEFError) -> DecimalNumber
    ) throws(NDEFError) -> NDEFRecord {
        var place = Place()
        try place.add(read(latitude, .latitude), as: .latitude)
        try place.add(read(longitude, .longitude), as: .longitude)
        if let altitude { try place.add(read(altitude, .altitude), as: .altitude) }
        if let uncertainty { try place.add(read(uncertainty, .uncertainty), as: .uncertainty) }
        return try uri(ascii: place.text)
    }

    private struct Place {
        var text = Array("geo:".utf8)

        mutating func add(_ number: DecimalNumber, as coordinate: NDEFError.Coordinate) throws(NDEFError) {
            switch coordinate {
            case .latitude:
                if number.exceeds(90) { throw NDEFError(.building(.numberOutOfRange(coordinate, limit: 90))) }
            case .longitude:
                if number.exceeds(180) { throw NDEFError(.building(.numberOutOfRange(coordinate, limit: 180))) }
                text.append(UInt8(ascii: ","))
            case .altitude:
                text.append(UInt8(ascii: ","))
            case .uncertainty:
                if number.isNegative { throw NDEFError(.building(.numberOutOfRange(coordinate, limit: 0))) }
                text += ";u=".utf8
            }
            text += number.text
        }
    }
}
