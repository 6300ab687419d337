import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nPlatformTerm = Rule(
    "l10n/platform-term", .always(.warning), from: [.dialogc("Platform terms")],
    summary: Message(
      en:
        "what the source calls by a platform term the translation calls by the term of its language",
      ko: "원본의 플랫폼 용어는 그 언어의 플랫폼 용어로 옮깁니다"),
    reason: Message(
      en: """
        Everyone knows the words of Cancel and OK in their language from every other app. A cancel \
        button with another word has to be read and weighed; one with the word of another action \
        does what nobody expects. Leave the text out to get the term.
        """,
      ko: """
        누구나 다른 앱에서 본 ‘취소’와 ‘확인’을 압니다. 취소 버튼에 다른 말을 쓰면 읽고 따져 보아야 하고, 다른 동작의 용어를 쓰면 뜻밖의 일이 일어납니다. \
        텍스트를 쓰지 않으면 용어가 저절로 들어갑니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          button delete destructive
          cancel { en "Cancel"  ko "⟦그만두기⟧" }
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
            button delete destructive
            cancel { en "Cancel"  ko "취소" }
          }
          """),
      RuleExample(
        """
        alert SaveAlbum {
          purpose permission
          title { en "Save this album?"  de "Dieses Album speichern?" }
          button save { en "Save"  de "⟦Löschen⟧" }
          cancel
        }
        """,
        fixed: """
          alert SaveAlbum {
            purpose permission
            title { en "Save this album?"  de "Dieses Album speichern?" }
            button save { en "Save"  de "Speichern" }
            cancel
          }
          """),
    ],
    relations: .ofTranslations,
    check: .pair { pair, findings in
      pair.reportMisspeltNo(&findings)
      guard case .button(let index) = pair.element, let source = pair.source.first,
        pair.foreignVariants.isEmpty, let title = pair.variants.first, pair.source.count == 1,
        pair.variants.count == 1, !title.readsAsAnother
      else { return }
      let button = pair.dialog.dialog.buttons[index]
      if let term = title.missingTerm(of: button, source: source) {
        findings.report(
          .notTheTerm(term), in: title, yieldingTo: sameSaid, superseding: worseSaid,
          fixes: .one(.replace(with: term), title.replaceAll(with: term)))
      } else if let other = title.otherTerm(than: source, of: button) {
        let term = source.termNames.lazy.compactMap {
          title.project.word(for: $0, in: title.locale)
        }.first
        findings.report(
          .otherTerm(title, other), in: title, yieldingTo: sameSaid, superseding: worseSaid,
          fixes: term.map { .one(.replace(with: $0), title.replaceAll(with: $0)) } ?? [])
      }
    })
}

extension TranslationPair {
  /// Reports a Korean button that answers 아니오.
  fileprivate func reportMisspeltNo(_ findings: inout Findings) {
    guard conventions.language == "ko" else { return }
    for title in variants where title.isButton && title.words.first == "아니오" {
      guard let place = title.bytes.range(of: "아니오") else { continue }
      findings.report(
        .misspeltNo, in: title, at: place,
        fixes: .one(.replace(with: "아니요"), title.replace(place, with: "아니요"), applicability: .safe))
    }
  }
}

extension TextVariant {
  /// Whether another button of the dialog reads the same, which is a fault of its own.
  fileprivate var readsAsAnother: Bool {
    let name = LocalizedText(locale: locale, text: ExactString(text))
    return dialog.buttonsRead[name]?.contains { $0 != element } ?? false
  }

  /// The word for Cancel that the title of a cancelling button lacks.
  fileprivate func missingTerm(of button: Button, source: TextVariant) -> String? {
    guard button.role == .cancel, dialog.hasButtons, dialog.dialog.buttons.count > 1,
      source.termNames.contains("cancel"), let term = project.word(for: "cancel", in: locale),
      !termNames.contains("cancel"), bytes != source.bytes
    else { return nil }
    return term
  }

  /// The name of a platform term that the title is a word of though the source means something
  /// else.
  fileprivate func otherTerm(than source: TextVariant, of button: Button) -> String? {
    // 확인 is both OK and what Confirm is in Korean; that Confirm says little is the source’s fault.
    if locale.isKorean, source.english?.lowerWords == ["confirm"], isTerm(.ok) { return nil }
    let meant = source.termNames
    let read = termNames.isEmpty ? reading.termNamesOfCore : termNames
    guard !read.isEmpty, Set(meant).isDisjoint(with: read) else { return nil }
    if button.role == .destructive, meant.isEmpty || !Set(meant).isDisjoint(with: destructiveTerms)
    {
      return read.allSatisfy { ["cancel", "ok"].contains($0) } ? read[0] : nil
    }
    guard !meant.isEmpty, !areKindredTerms(meant, read) else { return nil }
    return read[0]
  }
}

extension Message {
  /// 아니오 is a form of the verb; the answer is 아니요 (Standard Korean Language Dictionary).
  fileprivate static let misspeltNo = Message(
    en: "spell the answer ‘아니요’", ko: "대답하는 말은 ‘아니요’로 쓰세요")

  fileprivate static func notTheTerm(_ term: String) -> Message {
    Message(
      en: "title a button that cancels ‘\(term)’, the platform’s word for Cancel",
      ko: "취소하는 버튼의 제목은 플랫폼의 용어 ‘\(term, .direction)’ 쓰세요")
  }

  fileprivate static func otherTerm(_ title: TextVariant, _ name: String) -> Message {
    let english = PlatformTerms.text(for: name, in: LanguageTag("en")!) ?? name
    let (shown, locale) = (title.shown(), title.locale)
    return Message(
      en:
        "‘\(shown)’ is the word for \(english) in \(locale.englishName); say what the source means",
      ko:
        "‘\(shown, .topic)’ \(locale.koreanName)에서 \(english)의 용어입니다. 원본의 뜻대로 옮기세요"
    )
  }
}

/// Rules that say of a title what this one says better where the source means something else.
private let rulesOfMeaning = [Rule.buttonOk.id, Rule.buttonYesNo.id]

/// Rules that say of a title what this one would say again.
private let rulesOfTitles = [
  Rule.buttonCancelTitle.id, Rule.buttonCancelRole.id, Rule.l10nDuplicateButton.id,
  Rule.l10nInvisible.id, Rule.l10nMixedScript.id, Rule.l10nNormalization.id,
]

private let worseSaid = [Precedence(rulesOfMeaning, in: .sameText)]
private let sameSaid = [
  Precedence(rulesOfTitles, in: .sameText),
  Precedence(rulesOfTitles + rulesOfMeaning, in: .sourceText),
]

private let destructiveTerms: Set<String> = ["delete", "remove", "erase", "discard", "reset"]
