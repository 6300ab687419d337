internal import DialogSupport

/// The words by which a language says what one part of a sentence is to the other: its cause, what comes
/// first, what it is compared with.
public struct RelationWords: Sendable {
  let marks: [Mark]
  /// Parts of words by which those get something who do it: 받, 受け取.
  let receiving: [String]
  /// Parts of words by which something is where it comes from, and does not go there: die auf dem Telefon liegen.
  let staying: [String]

  /// A word or a few between two parts of a sentence.
  struct Mark: Sendable {
    let kind: ClauseRelation.Kind
    /// As `ConceptText` has it.
    let bytes: [UInt8]
    /// Whether a word must begin and end with it.
    let beginsWord: Bool
    let endsWord: Bool
    /// Whether what it names stands before it: `A, so B` names the cause A.
    let isAfter: Bool
    /// Whether it names the second of both, as before does what comes later.
    let isOfSecond: Bool
  }

  /// Read from its list at each call: a line for each of `cause`, `earlier`, `later`, `standard`, `origin`, `goal`,
  /// `agent` and `span`, in
  /// which `word>` names what follows it and `<word` what precedes it; `_` is a space, and a hyphen says
  /// that the word may go on there.
  ///
  /// Nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let words, words.relations.utf8CodeUnitCount > 0 else { return nil }
    var (marks, others) = ([Mark](), [Substring: [String]]())
    for line in words.relations.description.parts(at: "\n") {
      let (name, list) = line.cut(at: ":")!
      if let (kind, isOfSecond) = RelationWords.kinds[name] {
        marks += list.listedWords.map { Mark($0, kind, isOfSecond) }
      } else {
        others[name] = list.listedWords.map(String.init)
      }
    }
    self.marks = marks
    (receiving, staying) = (others["receiving"] ?? [], others["staying"] ?? [])
  }

  private static let kinds: [Substring: (kind: ClauseRelation.Kind, isOfSecond: Bool)] = [
    "cause": (.cause, false), "earlier": (.order, false), "later": (.order, true),
    "standard": (.comparison, false), "origin": (.origin, false), "goal": (.goal, false),
    "agent": (.agent, false),
    "span": (.span, false),
  ]
}

extension RelationWords.Mark {
  fileprivate init(_ item: Substring, _ kind: ClauseRelation.Kind, _ isOfSecond: Bool) {
    let isAfter = item.utf8.first == UInt8(ascii: "<")
    let word = isAfter ? item.dropFirst() : item.dropLast()
    let hyphen = UInt8(ascii: "-")
    beginsWord = word.utf8.first != hyphen
    endsWord = word.utf8.last != hyphen
    bytes = word.utf8.filter { $0 != hyphen }.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
    self.kind = kind
    self.isAfter = isAfter
    self.isOfSecond = isOfSecond
  }
}
