import DialogSupport

/// The words with which a language speaks to people, with distance or without. In lower case.
public final class AddressWords: Sendable {
  /// What people call each register.
  private let names: [Register: String]
  /// Languages that tell registers by the endings of verbs, which are read on their own.
  private let levels: Levels?
  /// Parts of texts without spaces that are of one register, and one that may mean others as well:
  /// เธอ, which is she too.
  private let formalParts: [String]
  private let familiarParts: [String]
  private let familiarPartsIfYou: [String]
  /// Pronouns and verbs that are of one register anywhere.
  private let formal: Set<String>
  private let familiar: Set<String>
  /// Formal pronouns that may also be of the third person: surely formal where your is meant.
  private let formalForYour: Set<String>
  /// Verbs that command, at the start of a sentence, where the source commands; elsewhere many are of
  /// the third person.
  private let formalCommands: Set<String>
  private let familiarCommands: Set<String>
  /// The same of several words, of which the first is a noun too: versuch es.
  private let familiarPhrases: [String]
  /// Verbs of the third person at the start of a sentence, where each of the source speaks to people.
  private let formalOpenings: Set<String>
  /// Formal pronouns with a capital inside a sentence.
  private let formalCapitals: Set<String>
  /// Verbs that command, at the end of a sentence.
  private let familiarEndsOfSentences: Set<String>
  /// Conjunctions after which another verb commands, `y` in “Abra la app y toca Más”, if what comes
  /// before has none of the words that open clauses.
  private let coordinators: Set<String>
  private let subordinators: Set<String>
  /// Verbs that command which are also nouns or adjectives, as a coordinator joins them.
  private let nounsAndVerbs: Set<String>
  /// What verbs and nouns of one register end in: French -ez, Turkish -niz.
  private let formalEndings: [String]
  private let familiarEndings: [String]
  /// Conjunctions after which a verb comes soon, and the words between them: si no lo, cuando te.
  private let conjunctions: Set<String>
  private let wordsBeforeVerbs: Set<String>
  /// What a verb in the second person ends in there, as nouns in the plural do elsewhere.
  private let familiarEndingsOfVerbs: [String]
  /// Words that end so without being any.
  private let exceptions: Set<String>
  /// Whether formal pronouns have a capital, as German Sie, and may be others at the start of a
  /// sentence.
  private let formalIsCapital: Bool

  private enum Levels: String { case korean, japanese }

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.address) else { return nil }
    let name = { (key: Substring) in lists.phrases(key).first }
    let ofFriends = name("familiarName") ?? ""
    names = [
      .formal: name("formalName") ?? "", .polite: name("politeName") ?? ofFriends,
      .familiar: ofFriends,
    ]
    levels = name("levels").flatMap(Levels.init)
    formalParts = lists.phrases("formalParts")
    familiarParts = lists.phrases("familiarParts")
    familiarPartsIfYou = lists.phrases("familiarPartsIfYou")
    formal = Set(lists.phrases("formal"))
    familiar = Set(lists.phrases("familiar"))
    formalIsCapital = lists["formalIsCapital"] != nil
    formalForYour = Set(lists.phrases("formalForYour"))
    formalCommands = Set(lists.phrases("formalCommands"))
    familiarCommands = Set(lists.phrases("familiarCommands"))
    familiarPhrases = lists.phrases("familiarPhrases")
    formalOpenings = Set(lists.phrases("formalOpenings"))
    formalCapitals = Set(lists.phrases("formalCapitals"))
    familiarEndsOfSentences = Set(lists.phrases("familiarEndsOfSentences"))
    coordinators = Set(lists.phrases("coordinators"))
    subordinators = Set(lists.phrases("subordinators"))
    nounsAndVerbs = Set(lists.phrases("nounsAndVerbs"))
    formalEndings = lists.phrases("formalEndings")
    familiarEndings = lists.phrases("familiarEndings")
    conjunctions = Set(lists.phrases("conjunctions"))
    wordsBeforeVerbs = Set(lists.phrases("wordsBeforeVerbs"))
    familiarEndingsOfVerbs = lists.phrases("familiarEndingsOfVerbs")
    exceptions = Set(lists.phrases("exceptions"))
  }

  /// Whether what tells a register are endings of verbs, which end sentences.
  public var tellSentences: Bool { levels != nil }

  /// What people call a register.
  public func name(_ register: Register) -> String { names[register] ?? "" }

  /// What a text's endings and pronouns tell of its register.
  public func clues(in text: String) -> RegisterClues {
    switch levels {
    case .korean: RegisterClues(sure: KoreanRegister.of(text))
    case .japanese: RegisterClues(sure: JapaneseRegister.of(text))
    case nil: formalParts.isEmpty ? cluesOfWords(in: text) : cluesOfParts(in: text)
    }
  }

  private func cluesOfParts(in text: String) -> RegisterClues {
    let bytes = Array(text.utf8)
    let has = { (parts: [String]) in parts.contains { bytes.contains($0) } }
    var clues = RegisterClues()
    if has(formalParts) { clues.sure.insert(.formal) }
    if has(familiarParts) { clues.sure.insert(.familiar) }
    if has(familiarPartsIfYou) { clues.ifYou.insert(.familiar) }
    return clues
  }

  private func cluesOfWords(in text: String) -> RegisterClues {
    var clues = RegisterClues()
    if !familiarPhrases.isEmpty {
      let bytes = Array(text.lowercased().utf8)
      if familiarPhrases.contains(where: { bytes.contains($0) }) { clues.ifCommands = .familiar }
    }
    for sentence in text.unicodeScalars.split(whereSeparator: AddressWords.endsSentence) {
      var isFirst = true
      var last = ""
      for clause in sentence.split(separator: ",") {
        var (startsClause, isBeforeVerb) = (true, false)
        var coordination = Coordination()
        for word in String(clause).letterRuns(isCaseKept: true) {
          let lower = word.lowercased()
          read(word, lower, isFirst: isFirst, startsClause: startsClause, &clues)
          if !conjunctions.isEmpty { readVerb(lower, &isBeforeVerb, &clues) }
          if !coordinators.isEmpty { readCommand(word, &coordination, &clues) }
          (isFirst, startsClause) = (false, false)
          last = word
        }
      }
      if familiarEndsOfSentences.contains(last) { clues.ifCommands.insert(.familiar) }
    }
    return clues
  }

  /// How far a clause has been read that may command twice: “Abra la app y toca Más”.
  private struct Coordination {
    var isAfterCoordinator = false
    var isInSubordinate = false
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", ":", ";", "\n", "„", "“", "\"", "«", "¿", "¡": true
    default: false
    }
  }

  private func read(
    _ word: String, _ lower: String, isFirst: Bool, startsClause: Bool,
    _ clues: inout RegisterClues
  ) {
    if exceptions.contains(lower) { return }
    if familiar.contains(lower) || lower.hasPrefix("t'") && familiar.contains("tu")
      || ends(lower, in: familiarEndings)
    {
      clues.sure.insert(.familiar)
    }
    if startsClause, familiarCommands.contains(lower) { clues.ifCommands.insert(.familiar) }
    if startsClause, formalCommands.contains(lower) { clues.ifCommands.insert(.formal) }
    if isFirst, formalOpenings.contains(lower) { clues.ifOnlyYou.insert(.formal) }
    if !isFirst, word != lower, formalCapitals.contains(lower) { clues.sure.insert(.formal) }
    if formalForYour.contains(lower) { clues.ifYour.insert(.formal) }
    if formalIsCapital {
      guard word != lower, formal.contains(lower) else { return }
      if isFirst { clues.ifYou.insert(.formal) } else { clues.sure.insert(.formal) }
    } else if formal.contains(lower) || ends(lower, in: formalEndings) {
      clues.sure.insert(.formal)
    }
  }

  /// Reads the command after a coordinator.
  private func readCommand(
    _ word: String, _ coordination: inout Coordination, _ clues: inout RegisterClues
  ) {
    if coordination.isAfterCoordinator, !coordination.isInSubordinate,
      !nounsAndVerbs.contains(word)
    {
      if familiarCommands.contains(word) { clues.ifCommands.insert(.familiar) }
      if formalCommands.contains(word) { clues.ifCommands.insert(.formal) }
    }
    coordination.isAfterCoordinator = coordinators.contains(word)
    if subordinators.contains(word) { coordination.isInSubordinate = true }
  }

  /// Reads the verb after a conjunction.
  private func readVerb(_ word: String, _ isBeforeVerb: inout Bool, _ clues: inout RegisterClues) {
    if conjunctions.contains(word) {
      isBeforeVerb = true
    } else if isBeforeVerb, !wordsBeforeVerbs.contains(word) {
      if !exceptions.contains(word), ends(word, in: familiarEndingsOfVerbs) {
        clues.sure.insert(.familiar)
      }
      isBeforeVerb = false
    }
  }

  private func ends(_ word: String, in endings: [String]) -> Bool {
    guard !endings.isEmpty else { return false }
    let length = word.utf8.count
    return endings.contains { length > $0.utf8.count + 2 && word.utf8.hasSuffix($0) }
  }
}
