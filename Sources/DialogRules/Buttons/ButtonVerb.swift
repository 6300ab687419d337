import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let buttonVerb = Rule(
    "button/verb", .always(.note),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
    ],
    summary: Message(
      en: "an alert’s button says with a verb what it does",
      ko: "alert의 버튼은 무엇을 하는지 동사로 말합니다"),
    reason: Message(
      en: """
        A verb tells the result of pressing the button without reading the rest: View All, Reply, \
        Ignore. A bare noun leaves open what happens to it. OK is fine for plain acceptance, and \
        an action sheet may offer things to choose from.
        """,
      ko: """
        동사는 나머지를 읽지 않아도 버튼을 누르면 어떻게 되는지 알려 줍니다. 명사만 있으면 그것을 어떻게 한다는 것인지 알 수 \
        없습니다. 단순한 동의에는 ‘확인’이 괜찮고, action sheet에서는 고를 것의 이름을 써도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert CameraOff {
          purpose permission
          title { en "No Camera Access"  ko "카메라에 접근할 수 없음" }
          button settings { en "⟦Settings⟧"  ko "설정 열기" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert CameraOff {
          purpose permission
          title "카메라에 접근할 수 없음"
          button settings "⟦설정⟧"
          cancel
        }
        """),
      RuleExample(
        """
        alert CameraOff {
          purpose permission
          title { en "No Camera Access"  ko "카메라에 접근할 수 없음" }
          button settings { en "Open Settings"  ko "설정 열기" }
          cancel
        }
        """),
    ],
    check: .words(.buttons) { title, findings in
      guard let button = title.button, button.role == .normal, title.dialog.kind == .alert,
        title.dialog.dialog.purpose != .choose
      else { return }
      guard title.isBareNoun, !title.dialog.asksWhich else { return }
      let example = title.locale.isKorean ? "… 열기" : "Open …"
      findings.report(
        Message(
          en: "say with a verb what the button does, as in ‘\(example)’",
          ko: "‘\(example)’처럼 버튼이 무엇을 하는지 동사로 쓰세요"),
        in: title)
    })
}

extension TextVariant {
  fileprivate var isBareNoun: Bool {
    if let english { return english.isBareNoun }
    return (korean?.isBareNoun ?? false) && !mayMeanSet
  }

  /// Whether 설정 may be what is done, by the verb of the source or by what the dialog says.
  private var mayMeanSet: Bool {
    if !isSource { return dialog.sourceVariants(of: element).contains { $0.startsWithSet } }
    if dialog.dialog.purpose == .input || !dialog.dialog.fields.isEmpty { return true }
    return [Element.text(.title), .text(.message)].contains { element in
      dialog.sourceVariants(of: element).contains { variant in
        ["설정하", "설정해", "설정할"].contains { variant.text.contains($0) }
      }
    }
  }

  private var startsWithSet: Bool { english?.lowerWords.first == "set" }
}

extension EnglishText {
  /// Nouns alone: no word that could be a verb, or that answers a question.
  fileprivate var isBareNoun: Bool {
    guard !tokens.isEmpty, tokens.allSatisfy({ $0.isWord }) else { return false }
    return tokens.allSatisfy { token in
      token.shape != .upper && token.shape != .mixed
        && !token.readings.intersects([
          .base, .adverb, .adjective, .participle, .gerund, .interjection, .unknown, .not,
          .interrogative, .subject, .determiner,
        ])
    } && tokens.last!.readings.intersects([.noun, .plural])
  }
}

extension KoreanText {
  /// The name of a place in an app. Other nouns of Korean name actions as well: 삭제, 저장.
  fileprivate var isBareNoun: Bool {
    sentences.count == 1 && KoreanVocabulary.namesPlace(words.map(\.text))
  }
}

extension DialogContext {
  /// Whether the title asks which thing is meant, so that a noun answers it.
  fileprivate var asksWhich: Bool {
    sourceVariants(of: .text(.title)).contains { title in
      title.text.contains("?")
        || title.english?.lowerWords.contains {
          ["choose", "select", "which", "what"].contains($0)
        } ?? false
        || title.korean?.words.contains { $0.text.hasPrefix("선택") || $0.text.hasPrefix("어떤") }
          ?? false
    }
  }
}
