internal import DialogSupport

/// The one whom an English sentence begins with and who does something to another.
public struct EnglishActor: Sendable {
  /// The concept of the person; nil of a value.
  public let person: Int?

  /// Nil where that is not certain.
  ///
  /// - Parameters:
  ///   - text: one sentence, with U+FFFC for each placeholder.
  ///   - concepts: what it says of concepts.
  public init?(_ text: String, _ concepts: ConceptReading?) {
    let first = text.prefix { $0 != " " }.lowercased()
    guard first == "\u{FFFC}" || articles.contains(first) else { return nil }
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard let verb = words.firstIndex(where: deeds.contains), verb > 0, verb < 5,
      words[..<verb].dropFirst(2).allSatisfy({ mayHelp($0, words[verb]) }), !words.contains("by")
    else { return nil }
    if first == "\u{FFFC}" {
      guard verb == 1 || helpers.contains(words[1]) else { return nil }
      person = nil
      return
    }
    let end = words[0].utf8.count + 1 + words[1].utf8.count
    let place = concepts?.places.first { place in
      ConceptGroup.people.contains(place.concept)
        && place.range.lowerBound == words[0].utf8.count + 1
        && place.range.upperBound <= end
    }
    guard verb > 1, let place else { return nil }
    person = place.concept
  }
}

private let articles: Set<String> = ["the", "your", "a", "an", "this"]

/// Whether a word may stand between one who does something and the verb.
func mayHelp(_ word: String, _ verb: String) -> Bool {
  helpers.contains(word) || word == "is" && verb == "waiting"
}

extension RoleWords {
  /// Whether something is done to a value, and nothing in the text may tell otherwise.
  ///
  /// - Parameter place: its place among the values.
  public func addresses(value place: Int, in text: String) -> Bool {
    let parts = text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    return parts.indices.contains(place + 1)
      && addresses(before: String(parts[place + 1]), in: text)
  }

  /// The same of a person.
  public func addresses(_ person: Int, in text: String, _ concepts: ConceptReading) -> Bool {
    let places = concepts.places.filter { $0.concept == person }
    guard places.count == 1 else { return false }
    let bytes = ConceptText(text).bytes
    return addresses(
      before: String(decoding: bytes[places[0].range.upperBound...], as: UTF8.self), in: text)
  }

  private func addresses(before rest: String, in text: String) -> Bool {
    if arriving.contains(where: text.contains), let mark = dative.first, rest.opens(with: mark) {
      return true
    }
    guard !unclear.contains(where: text.contains), role(after: rest) == .object else {
      return false
    }
    // 께서 is said of who does it.
    let isSubject = subject?.contains { rest.opens(with: $0) } ?? false
    return !isSubject && dative.contains { rest.opens(with: $0) }
  }
}
