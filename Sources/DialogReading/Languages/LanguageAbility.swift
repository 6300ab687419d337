/// Something that reading can do in a language whose file has the words for it.
public struct LanguageAbility: Sendable {
  /// In English and in Korean, short enough for the head of a column.
  public let name: (english: String, korean: String)
  /// What it is, after its name.
  public let told: (english: String, korean: String)
  private let isDeclared: @Sendable (LanguageWords) -> Bool

  /// Whether the file of a language has words for it.
  public func isKnown(in words: LanguageWords) -> Bool { isDeclared(words) }
}

extension LanguageAbility {
  private init(
    _ english: String, _ korean: String, _ told: String, _ koreanTold: String,
    in isDeclared: @escaping @Sendable (LanguageWords) -> Bool
  ) {
    self.init(name: (english, korean), told: (told, koreanTold), isDeclared: isDeclared)
  }

  /// All of them, as the sections of `LanguageWords` stand.
  public static let all: [LanguageAbility] = [
    LanguageAbility(
      "concepts", "개념", "opposites, units, periods, and the things and people of dialogs",
      "반대말, 단위, 기간, 대화상자에 나오는 사물과 사람", in: { $0.concepts.isWritten }),
    LanguageAbility(
      "statements", "진술", "conditions, tenses, what can or must be done, and who speaks to whom",
      "조건, 시제, 할 수 있거나 해야 하는 일, 누가 누구에게 말하는지", in: { $0.statements.isWritten }),
    LanguageAbility(
      "roles", "역할", "which value or person does something, and to whom",
      "어느 값이나 사람이 누구에게 하는지",
      in: { $0.roles.isWritten || $0.people.isWritten }),
    LanguageAbility(
      "times", "시각", "times of day in words", "말로 적은 시각", in: { $0.clock.isWritten }),
    LanguageAbility(
      "relations", "관계", "cause, order and comparison of the parts of a sentence",
      "문장 속 원인, 순서, 비교", in: { $0.relations.isWritten }),
    LanguageAbility(
      "senses", "뜻", "the wrong sense of an English word with several",
      "뜻이 여럿인 영어 단어를 잘못 옮긴 말", in: { $0.senses.isWritten }),
    LanguageAbility(
      "denial", "부정", "what says no, by grammar and by meaning", "문법과 뜻으로 하는 부정",
      in: { $0.denial.isWritten }),
    LanguageAbility(
      "modal verbs", "양상", "what can or must be done in a sentence that says no",
      "부정하는 문장에서 할 수 있거나 해야 하는 일", in: { $0.modality.isWritten }),
    LanguageAbility(
      "clauses", "절", "sentences of two clauses, one of which says no",
      "한쪽만 부정하는 두 절의 문장", in: { $0.clauses.isWritten }),
    LanguageAbility(
      "states", "상태", "buttons that name a state instead of an act", "동작이 아니라 상태를 적은 버튼",
      in: { $0.states.isWritten }),
    LanguageAbility(
      "sentences", "문장", "titles and labels that are no sentences", "문장이 아닌 제목과 레이블",
      in: { $0.sentences.isWritten }),
    LanguageAbility(
      "buttons", "버튼", "buttons that only close, and texts that name a button to press",
      "닫기만 하는 버튼, 누를 버튼을 이르는 글", in: { $0.buttons.isWritten }),
    LanguageAbility(
      "evidence", "식별", "a text in another language in Latin letters",
      "로마자를 쓰는 다른 언어로 된 글", in: { $0.evidence.isWritten }),
    LanguageAbility(
      "questions", "질문", "questions that are told without a mark", "물음표 없이도 알 수 있는 질문",
      in: { $0.questions.isWritten }),
    LanguageAbility(
      "register", "높임", "how texts speak to people", "읽는 사람을 대하는 말투",
      in: { $0.address.isWritten }),
    LanguageAbility(
      "plurals", "수", "plural forms that are exchanged or equal, or counters of other things",
      "서로 바뀌거나 똑같은 복수형, 맞지 않는 단위 명사",
      in: { $0.numbers.isWritten || $0.counters.isWritten }),
    LanguageAbility(
      "great numbers", "큰 수", "words that multiply a number", "수에 곱하는 말",
      in: { $0.concepts.isWritten || $0.amounts.isWritten }),
    LanguageAbility(
      "bounds", "범위", "where something stands to a number: under, over, until, since",
      "수보다 적은지 많은지, 언제까지인지 언제부터인지", in: { $0.bounds.isWritten }),
    LanguageAbility(
      "lists", "나열", "what is listed: one item less or more, and for or",
      "나열한 것: 하나가 빠지거나 더해진 것, 둘 다인지 둘 중 하나인지",
      in: { $0.enumerations.isWritten }),
    LanguageAbility(
      "spelling", "맞춤법", "frequent misspellings", "자주 틀리는 맞춤법",
      in: { $0.writing.map { !$0.misspelt.isEmpty || !$0.misspeltRuns.isEmpty } ?? false }),
    LanguageAbility(
      "agreement", "일치", "words of a group that do not agree", "서로 맞지 않는 단어",
      in: { $0.writing.map { !$0.determiners.isEmpty || $0.semitic != nil } ?? false }),
    LanguageAbility(
      "cases", "격", "nouns in a case that a preposition or a number does not ask for",
      "전치사나 수가 요구하지 않는 격으로 쓴 명사",
      in: { $0.writing.map { $0.cases != nil } ?? false }),
    LanguageAbility(
      "doubling", "반복", "a word twice in a row", "잇달아 두 번 적은 단어",
      in: { $0.writing.map { $0.doubling != .none || $0.letters.tellDoubling } ?? false }),
  ]
}

extension LanguageWords {
  /// The languages of which something is known, by their tags, in alphabetical order.
  public static var known: [(tag: String, words: LanguageWords)] {
    all.map { entry in
      (entry.script.map { entry.language + "-" + $0 } ?? entry.language, entry.words())
    }.sorted { $0.0 < $1.0 }
  }
}

extension StaticString {
  fileprivate var isWritten: Bool { utf8CodeUnitCount > 0 }
}

extension WritingWords.Letters {
  /// Whether signs twice in a row are read where words do not stand apart.
  fileprivate var tellDoubling: Bool { self == .chinese || self == .japanese || self == .thai }
}
