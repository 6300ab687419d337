internal import DialogSupport

extension RoleWords {
  /// Whether those who are spoken to do something to another, as a sentence begins with them.
  ///
  /// - Parameter text: one sentence, with U+FFFC for each value, and the particle after it that agrees with it.
  func isByYou(_ text: String) -> Bool {
    guard let pronoun = you.first(where: text.hasPrefix), !isTurned(text) else { return false }
    let rest = text.dropFirst(pronoun.count)
    if subject != nil { return isDoneToSomeone(rest) }
    let parts = rest.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard parts.count == 2, !owners.contains(where: rest.hasPrefix),
      parts[0].count < (isUnspaced ? 14 : 24)
    else { return false }
    let between = String(parts[0]).trimmed
    return !between.isEmpty && !joining.contains(between)
      && !owners.contains(where: String(parts[1]).trimmed.hasPrefix) && !saysOther(between)
  }

  /// Whether a word says that the one after it is not the one to whom something is done.
  private func saysOther(_ text: String) -> Bool {
    let others = marks.filter { ![.object, .place].contains($0.role) }.flatMap(\.words) + having
    if isUnspaced { return others.contains(where: text.contains) }
    return text.lowercased().letterRuns().contains(where: others.contains)
  }

  /// Whether a title of honour has the mark of one to whom something is done, and none has that of a subject.
  private func isDoneToSomeone(_ rest: Substring) -> Bool {
    let isObject = titles.contains { title in dative.contains { rest.contains(title + $0) } }
    let isSubject = titles.contains { title in subject!.contains { rest.contains(title + $0) } }
    return isObject && !isSubject
  }

  /// Whether a value, or somebody with a title of honour, does something to those who are spoken to.
  ///
  /// - Parameter text: as above.
  func isToYou(_ text: String) -> Bool {
    let parts = text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard parts.count <= 2, !yours.isEmpty else { return false }
    let after = String(parts.last!)
    guard let subject = subject?.prefix(2).filter({ $0 != "は" }) else {
      return parts.count == 2 && parts[0].trimmed.isEmpty && !isTurned(text)
        && yours.contains { after.hasWord($0, owners) }
    }
    let isActor = { (words: String) in
      titles.contains { title in subject.contains { words.hasPrefix(title + $0) } }
    }
    if parts.count == 1 {
      let names = text.split(separator: " ").map(String.init)
      return !isTurned(text) && names.contains(where: isActor)
        && yours.contains(where: text.contains)
    }
    return origins.contains { after.opens(with: $0) } || !isTurned(text) && isActor(after.trimmed)
  }
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

/// Titles of honour after names.
private let titles = ["님", "씨", "さん", "様"]

extension String {
  /// Whether it has a word after which nothing makes it an owner.
  fileprivate func hasWord(_ word: String, _ owners: Set<String>) -> Bool {
    ranges(of: word).contains { range in
      !owners.contains(where: self[range.upperBound...].hasPrefix)
    }
  }
}
