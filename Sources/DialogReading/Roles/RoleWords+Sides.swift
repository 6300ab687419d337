internal import DialogSupport

extension RoleWords {
  /// What the word before a value says of it.
  func role(before text: String) -> Role? {
    let text = text.lowercased()
    return marks.first { ends(text, in: $0.words) }?.role
  }

  /// Whether one of some words ends a text in lower case.
  func ends(_ text: String, in words: [String]) -> Bool {
    words.contains {
      text == $0 || text.hasSuffix(" " + $0) || isUnspaced && text.hasSuffix($0)
    }
  }

  func by(_ text: String) -> Bool {
    marks[0].words.contains { text.lowercased().hasSuffix(" " + $0) }
  }

  /// Whether a text is a verb alone that its actor follows, maybe with the word for a person before the name: of a
  /// language whose verbs open sentences any word is one that is no preposition.
  func isVerb(_ text: String) -> Bool {
    let parts = text.split(separator: " ").map(String.init)
    guard let verb = parts.first, parts.dropFirst().allSatisfy(names.contains) else { return false }
    return verbs.contains(verb)
      || !verbs.isEmpty && !passive.contains(verb) && role(before: verb) == nil
  }

  /// Whether what stands before a value says of it that it does something: a word for a person in the nominative, of a
  /// language whose words for people have cases.
  func endsInActor(_ text: String) -> Bool {
    let hasCases = !marks[3].words.isEmpty
    return hasCases && ends(text.lowercased(), in: names)
  }

  /// Whether the first of three values is a place: {a}中{b}提到了{c}.
  func isInPlace(_ sides: [String]) -> Bool {
    sides.count > 3 && places.contains(where: sides[1].hasPrefix)
  }

  /// Whether a preposition with a noun of its own follows the first value, which is no verb of it: {a} من إنشاء {b}.
  func isNamed(_ sides: [String]) -> Bool {
    let words = sides[1].lowercased().split(separator: " ").map(String.init)
    return words.count > 1 && role(before: words[0]) != nil && role(before: sides[1]) == nil
  }

  /// Whether the first value has something, or something of it does: hat eine Bewertung von …, a une note de …
  func isOfOther(_ sides: [String]) -> Bool {
    let rest = sides[1].lowercased()
    return isUnspaced && owners.contains(where: rest.hasPrefix)
      || owning.contains { rest == $0 || rest.hasPrefix($0 + " ") }
      || hasAuxiliary(sides) && !isActive(sides)
  }

  private func hasAuxiliary(_ sides: [String]) -> Bool {
    sides[1].split(separator: " ").first.map { active.contains(String($0)) } ?? false
  }

  /// Whether an auxiliary follows the first value that no passive has, and its participle the last one.
  func isActive(_ sides: [String]) -> Bool {
    hasAuxiliary(sides) && sides.last!.split(separator: " ").last?.first?.isLowercase ?? false
  }

  /// The longest mark decides: 에게서 is not 에게.
  func role(after text: String) -> Role? {
    marks.flatMap { mark in mark.words.filter(text.opens).map { (length: $0.utf8.count, mark.role) }
    }
    .max { $0.length < $1.length }?.1
  }

  /// Whether one of the values has a mark after it that only agents have.
  func hasAgent(_ sides: [String]) -> Bool {
    subject != nil && sides.contains { role(after: $0) == .agent }
  }

  /// Whether something tells that what a sentence begins with is not who does it.
  func isTurned(_ text: String) -> Bool {
    isPassive(text) || unclear.contains(where: text.contains)
      || text.lowercased().split(separator: " ").contains { marks[0].words.contains(String($0)) }
  }

  func isPassive(_ text: String) -> Bool {
    let text = text.lowercased()
    if isUnspaced { return passive.contains(where: text.contains) }
    let words = text.split(separator: " ")
    return words.contains { passive.contains(String($0)) }
  }

  /// Whether words stand without spaces between them.
  var isUnspaced: Bool {
    marks[2].words.first?.unicodeScalars.first.map { $0.value > 0xE00 } ?? false
  }
}
