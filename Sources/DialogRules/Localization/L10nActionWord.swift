import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let l10nActionWord = Rule(
    "l10n/action-word", .always(.note), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "title and button call the action by one word where the source does",
      ko: "원본에서 제목과 버튼이 같은 말을 쓰면 번역에서도 같은 말을 씁니다"),
    reason: Message(
      en: """
        “Diese Unterhaltung ablegen?” with “Archivieren” makes people wonder whether the button does \
        what the question asks. Where the source repeats the verb, so does a translation.
        """,
      ko: """
        제목은 ‘탈퇴’를 묻는데 버튼은 ‘나가기’이면 같은 일인지 망설이게 됩니다. 원본이 같은 동사를 반복하면 번역도 그렇게 합니다.
        """),
    examples: [
      RuleExample(
        """
        alert OpenLink {
          title { en "Open the link?"  ko "링크로 이동할까요?" }
          button open { en "Open"  ko "⟦열기⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert OpenLink {
          title { en "Open the link?"  ko "링크를 열까요?" }
          button open { en "Open"  ko "열기" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(yieldsTo: [
        Precedence(
          Rule.l10nPlatformTerm.id, Rule.l10nPolarity.id, Rule.l10nUnchanged.id,
          Rule.l10nImperative.id, Rule.l10nInconsistent.id, in: .sameText),
        Precedence(Rule.l10nDuplicateButton.id, Rule.l10nButtonReference.id, in: .sameDialog),
      ])),
    check: .comparison { context, findings in
      let titles = context.pairs.filter { $0.element == .text(.title) && $0.asksForAction }
      for button in context.pairs where button.variants[0].isButton {
        guard let verb = button.actionVerb, button.isTranslated,
          let title = titles.first(where: { $0.locale == button.locale }), title.isTranslated,
          title.source[0].words.contains(verb)
        else { continue }
        let language = button.conventions.language
        for variant in button.variants {
          let action = variant.action(besides: button.source[0].things)
          let isShared = title.variants.contains {
            SharedWord.isIn(action, $0.text, language: language)
          }
          if !isShared { findings.report(.otherWord(title), in: variant) }
        }
      }
    })
}

extension TextVariant {
  /// What it speaks of.
  fileprivate var things: ConceptSet {
    meaning.concepts?.mentioned.intersection(ConceptGroup.things) ?? ConceptSet()
  }

  /// What a button does, without the one thing that it does it to, which the title names as well, and
  /// articles: the photo of “Delete Photo”.
  fileprivate func action(besides things: ConceptSet) -> String {
    guard things.count == 1, let place = things.first.flatMap(range) else { return text }
    let rest = [bytes[..<place.lowerBound], bytes[place.upperBound...]]
      .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }.joined(separator: " ")
    guard conventions.spacesWords, !locale.isKorean else { return rest }
    let words = rest.letterRuns(isCaseKept: true).filter { $0.count > 3 }
    return words.isEmpty ? text : words.joined(separator: " ")
  }
}

extension TranslationPair {
  /// Whether its source is a question in English.
  fileprivate var asksForAction: Bool {
    source[0].reading.language.isEnglish && source[0].meaning.asks
  }

  /// The verb that the English title of a button is or begins with; nil where it may be no verb, or one
  /// that says little.
  fileprivate var actionVerb: String? {
    let words = source[0].words
    guard source.count == 1, source[0].reading.language.isEnglish, let first = words.first,
      words.count < 3, !emptyVerbs.contains(first)
    else { return nil }
    return first
  }
}

/// What buttons begin with that are no verbs, or verbs of which another word carries the meaning.
private let emptyVerbs: Set<String> = [
  "ok", "yes", "no", "cancel", "sign", "log", "turn", "set", "go", "don't", "not", "all", "the",
  "do", "make", "take", "get", "have", "keep", "switch", "back", "new", "this",
  // Questions about these are worded by what they permit.
  "allow", "trust", "permit",
]

extension Message {
  fileprivate static func otherWord(_ title: TranslationPair) -> Message {
    let shown = title.variants[0].shown()
    return Message(
      en: "the title uses another word for this: ‘\(shown)’; use one word for the action in both",
      ko: "제목에서는 다른 말로 부릅니다(‘\(shown)’). 둘에 같은 말을 쓰세요")
  }
}
