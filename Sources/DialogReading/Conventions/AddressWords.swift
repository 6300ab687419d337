import DialogLocales
import DialogSupport

/// The words with which a language speaks to people, with distance or without. In lower case.
public final class AddressWords: Sendable {
  /// What people call each register.
  private let names: [Register: String]
  /// What they call Korean 해체, which is familiar as 해라체 is.
  private let casualName: String?
  /// Languages that tell registers by the endings of verbs, which are read on their own.
  private let levels: Levels?
  /// Parts of texts without spaces that are of one register, and one that may mean others as well:
  /// เธอ, which is she too.
  private let formalParts: [String]
  private let familiarParts: [String]
  private let familiarPartsIfYou: [String]
  /// What single words tell.
  private let kinds: [String: AddressKinds]
  /// The same of several words, of which the first is a noun too: versuch es.
  private let familiarPhrases: [String]
  /// What verbs and nouns of one register end in: French -ez, Turkish -niz.
  private let formalEndings: [String]
  private let familiarEndings: [String]
  /// What a verb in the second person ends in after a conjunction, as nouns in the plural do elsewhere.
  private let familiarEndingsOfVerbs: [String]
  /// Whether formal pronouns have a capital, as German Sie, and may be others at the start of a
  /// sentence.
  private let formalIsCapital: Bool

  /// Which kinds of words the language has.
  private let allKinds: AddressKinds
  /// Whether tu is familiar, and t’ before a vowel.
  private let saysTu: Bool

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
    casualName = name("casualName")
    levels = name("levels").flatMap(Levels.init)
    formalParts = lists.phrases("formalParts")
    familiarParts = lists.phrases("familiarParts")
    familiarPartsIfYou = lists.phrases("familiarPartsIfYou")
    formalIsCapital = lists["formalIsCapital"] != nil
    familiarPhrases = lists.phrases("familiarPhrases")
    formalEndings = lists.phrases("formalEndings")
    familiarEndings = lists.phrases("familiarEndings")
    familiarEndingsOfVerbs = lists.phrases("familiarEndingsOfVerbs")
    var kinds: [String: AddressKinds] = [:]
    for (list, kind) in AddressKinds.byList {
      for word in lists.phrases(Substring(list)) { kinds[word, default: []].insert(kind) }
    }
    self.kinds = kinds
    saysTu = kinds["tu"]?.contains(.familiar) ?? false
    allKinds = kinds.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether what tells a register are endings of verbs, which end sentences.
  public var tellSentences: Bool { levels != nil }

  /// What people call a register.
  ///
  /// - Parameter text: of that register, where one is known.
  public func name(_ register: Register, of text: String? = nil) -> String {
    if let casualName, let text, register == .familiar, KoreanRegister.isCasual(text) {
      return casualName
    }
    return names[register] ?? ""
  }

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
    if formalIsCapital, let first = text.letterRuns(isCaseKept: true).first, opensFormally(first) {
      clues.ifOpensWithYour.insert(.formal)
    }
    for sentence in text.parts(between: AddressWords.startsAnew) {
      var isFirst = true
      var last = ""
      for clause in sentence.parts(between: { $0 == .comma }) {
        // What follows a value has it for its subject.
        var startsClause = clause.unicodeScalars.first { $0 != " " } != "\u{FFFC}"
        var (isBeforeVerb, isAfterSubordinator) = (false, false)
        var coordination = Coordination()
        for word in String(clause).letterRuns(isCaseKept: true) {
          let lower = word.lowercased()
          let kind = kinds[lower] ?? []
          read(
            word, lower, kind, isFirst: isFirst, startsClause: startsClause,
            isAfterSubordinator: isAfterSubordinator, &clues)
          isAfterSubordinator = kind.contains(.subordinator)
          if allKinds.contains(.conjunction) { readVerb(lower, kind, &isBeforeVerb, &clues) }
          if allKinds.contains(.coordinator) {
            // As it is written: what has a capital there is a name.
            readCommand(word == lower ? kind : kinds[word] ?? [], &coordination, &clues)
          }
          (isFirst, startsClause) = (false, false)
          last = word
        }
      }
      if allKinds.contains(.familiarEnd), kinds[last]?.contains(.familiarEnd) ?? false {
        clues.ifCommands.insert(.familiar)
      }
    }
    return clues
  }

  /// Whether a text begins with a possessive that is formal with its capital: Ihr Paket.
  private func opensFormally(_ word: String) -> Bool {
    let lower = word.lowercased()
    return word != lower && kinds[lower]?.contains(.formal) ?? false
  }

  /// How far a clause has been read that may command twice: “Abra la app y toca Más”.
  private struct Coordination {
    var isAfterCoordinator = false
    var isInSubordinate = false
  }

  /// Whether something new may be said after it: the end of a sentence or a line, a colon, or what opens
  /// a quotation or a question.
  private static func startsAnew(_ kind: TextToken.Kind) -> Bool {
    switch kind {
    case .comma: false
    case .openingQuote, .straightQuote, .invertedMark: true
    default: kind.endsClause
    }
  }

  private func read(
    _ word: String, _ lower: String, _ kind: AddressKinds, isFirst: Bool, startsClause: Bool,
    isAfterSubordinator: Bool, _ clues: inout RegisterClues
  ) {
    if kind.contains(.exception) { return }
    if kind.contains(.familiar) || saysTu && lower.hasPrefix("t'")
      || ends(lower, in: familiarEndings)
    {
      clues.sure.insert(.familiar)
    }
    if startsClause { readCommand(kind, &clues) }
    if kind.contains(.formalStart), startsClause || isAfterSubordinator {
      clues.sure.insert(.formal)
    }
    if isFirst, kind.contains(.formalOpening) { clues.ifOnlyYou.insert(.formal) }
    if !isFirst, word != lower, kind.contains(.formalCapital) { clues.sure.insert(.formal) }
    if kind.contains(.formalForYour) { clues.ifYour.insert(.formal) }
    if formalIsCapital {
      guard word != lower, kind.contains(.formal) else { return }
      if isFirst { clues.ifYou.insert(.formal) } else { clues.sure.insert(.formal) }
    } else if kind.contains(.formal) || ends(lower, in: formalEndings) {
      clues.sure.insert(.formal)
    }
  }

  private func readCommand(_ kind: AddressKinds, _ clues: inout RegisterClues) {
    if kind.contains(.familiarCommand) { clues.ifCommands.insert(.familiar) }
    if kind.contains(.formalCommand) { clues.ifCommands.insert(.formal) }
  }

  /// Reads the command after a coordinator.
  private func readCommand(
    _ kind: AddressKinds, _ coordination: inout Coordination, _ clues: inout RegisterClues
  ) {
    if coordination.isAfterCoordinator, !coordination.isInSubordinate,
      !kind.contains(.nounAndVerb)
    {
      readCommand(kind, &clues)
    }
    coordination.isAfterCoordinator = kind.contains(.coordinator)
    if kind.contains(.subordinator) { coordination.isInSubordinate = true }
  }

  /// Reads the verb after a conjunction.
  private func readVerb(
    _ word: String, _ kind: AddressKinds, _ isBeforeVerb: inout Bool, _ clues: inout RegisterClues
  ) {
    if kind.contains(.conjunction) {
      isBeforeVerb = true
    } else if isBeforeVerb, !kind.contains(.wordBeforeVerb) {
      if !kind.contains(.exception), ends(word, in: familiarEndingsOfVerbs) {
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
